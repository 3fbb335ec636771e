import type { Seat } from '#table/game.ts';
import type { Tool } from '../components/cards.ts';
import type { Ability } from '../components/characters.ts';
import type { Square } from '../components/squares.ts';
import type { Stake } from '../reckoning.ts';
import type { Task } from './tasks.ts';

/** What somebody may lose, and how likely it is; sampled chances have an error. By the move itself, or by the end of the turn. */
export interface Risk {
  readonly seat: Seat;
  readonly stake: Stake;
  readonly chance: number;
  readonly error: number;
  readonly by: 'move' | 'end';
}

/** Why a move is good, or not: chances are what foresight finds, actions are those that the planner reckons with. */
export type Reason =
  /** No other move; none but to trade or to give up; none that anybody plans, or that is not as good. */
  | { readonly because: 'only' | 'last' | 'canWait' }
  /** A roll for a safe: the chance that it opens, and that it cracks anything. */
  | { readonly because: 'roll'; readonly safe: Square; readonly opens: number; readonly cracks: number }
  /** One die more opens a safe so many turns sooner, on average; it is the first, or not worth less than a roll. */
  | { readonly because: 'die'; readonly safe: Square; readonly turns: number }
  | { readonly because: 'firstDie'; readonly safe: Square }
  /** A dark room is turned up, and what it may be that is looked for. */
  | { readonly because: 'reveal'; readonly at: Square; readonly as: 'safe' | 'digit' | 'stairs' | 'room' }
  /** Where this leads somebody: the next thing for them to do. */
  | { readonly because: 'way'; readonly seat: Seat; readonly to: Square; readonly task: Task['kind'] }
  /** Nobody loses anything there if the turn ends. */
  | { readonly because: 'quiet'; readonly at: Square }
  /** The risk is less than if the turn ended without it, or than with the second best move. */
  | ({ readonly because: 'safer' | 'otherwise'; readonly other: number } & Risk)
  /** The same, because a guard turns elsewhere. */
  | ({ readonly because: 'lured'; readonly floor: number; readonly to: Square; readonly other: number } & Risk)
  /** Whoever is sent elsewhere, if they stayed. */
  | ({ readonly because: 'inDanger' } & Risk)
  /** The risk is great, but everything else costs more: so many actions, more than anybody counts, or as played on. */
  | ({ readonly because: 'despite'; readonly actions: number | 'much' | 'ahead' | 'unsaid' } & Risk)
  /** An event would be drawn if the turn ended now, and none after this; an alarm may ring otherwise; it costs fewer actions. */
  | { readonly because: 'noEvent' | 'noAlarm' }
  | { readonly because: 'cheaper'; readonly actions: number }
  /** The next patrol card of a floor can be looked at, or the next event, and put under the others. */
  | { readonly because: 'look'; readonly floor: number }
  | { readonly because: 'lookEvent' }
  /** What a card or an ability does; what a tool is worth beside the other. */
  | { readonly because: 'tool'; readonly tool: Tool }
  | { readonly because: 'ability'; readonly ability: Ability }
  | { readonly because: 'better' | 'lesser'; readonly tool: Tool; readonly than: Tool; readonly actions: number }
  /** Digits cracked for certain, or the whole safe. */
  | { readonly because: 'cracks'; readonly at: readonly Square[] }
  | { readonly because: 'opens' }
  /** What else is done: tokens against alarms, loot on its way out, and out. */
  | { readonly because: 'hack' | 'loot' | 'escape' }
  /** So many places within two steps of an entrance, or the guard so far away: what is better than usual. */
  | { readonly because: 'entrance'; readonly rooms?: number; readonly guard?: number }
  /** Two tools to choose from; the room's Stealth instead of one's own; whoever has least; to go on; to trust each other. */
  | { readonly because: 'twoTools' | 'roomFirst' | 'playOn' | 'trust' }
  | { readonly because: 'neediest'; readonly seat: Seat }
  /** So many actions better than the best that is not as good, as the planner counts; it fears for somebody otherwise; so it comes out, played on. */
  | { readonly because: 'worth'; readonly actions: number }
  | { readonly because: 'fears' | 'ahead' }
  /* Against a move. */
  | { readonly because: 'alike' }
  /** The chance with it, and with the hint. */
  | ({ readonly because: 'risks'; readonly best: number } & Risk)
  | { readonly because: 'risksAlarm'; readonly chance: number; readonly error: number }
  | { readonly because: 'drawsEvent' }
  | { readonly because: 'dearer'; readonly actions: number }
  /** What the hint does, and this does not. */
  | { readonly because: 'forHint'; readonly why: Reason }
  /** Of answers: a single tool as it comes, one's own Stealth, somebody who has more, nobody, a worse entrance. */
  | { readonly because: 'oneTool' | 'ownGoes' | 'nobody' | 'refuses' | 'givesUp' }
  | { readonly because: 'hasMore'; readonly seat: Seat }
  | { readonly because: 'worseEntrance'; readonly rooms?: Pair; readonly guard?: Pair }
  /** So many actions worse; the planner fears for somebody then; it came out worse, played on; it is not thought about. */
  | { readonly because: 'costs'; readonly actions: number }
  | { readonly because: 'feared' | 'behind' | 'unweighed' };

/** There, and at the hint. */
interface Pair {
  readonly there: number;
  readonly best: number;
}
