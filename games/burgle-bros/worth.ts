import { reading, type Seat, seatsOf } from '#table/game.ts';
import { LOOT, type Loot, type Tool } from './components/cards.ts';
import { ACTIONS } from './components/jobs.ts';
import type { Square } from './components/squares.ts';
import { type Danger, type Meaning, meanings } from './foresight.ts';
import { game } from './index.ts';
import type { Card, Move } from './move.ts';
import { resetTurn } from './rules/turn.ts';
import type { CrewView, View } from './view.ts';

/** Something that could be done with a tool. */
export interface Use {
  readonly move: Move;
  readonly meaning: Meaning;
}

/** What whoever is in turn has to bear for a piece of loot: where it is dearer to go, what rings, where they are seen. */
export interface Burden {
  readonly dearer: readonly Square[];
  readonly rings: readonly Square[];
  readonly seen: readonly Square[];
  /** The end of the turn draws an event because of it. */
  readonly event: boolean;
  /** Actions that every turn has less. */
  readonly fewer: number;
}

/** R74 — What is asked for in a trade: a piece of loot with what it is to both, or a tool with what the taker could do. */
export interface Deal {
  readonly card: Card;
  readonly giver: Seat;
  readonly taker: Seat;
  readonly lifted?: Burden;
  readonly laid?: Burden;
  readonly uses?: readonly Use[];
}

/** A seat, had it the turn and nothing to answer, and these things about it. */
export const supposed = (view: View, seat: Seat, member: Partial<CrewView>): View => ({
  ...view,
  viewer: seat,
  turn: seat,
  question: 'none',
  agenda: [],
  ...(view.turn === seat ? {} : { left: ACTIONS, spent: 0, abilityUsed: false, suit: false, mirrored: false }),
  crew: view.crew.with(seat, { ...view.crew[seat]!, ...member }),
});

const isInside = ({ at }: CrewView): boolean => at !== 'outside' && at !== 'roof';

/** What each tool could do in its holder's turn, as things stand; of tools to choose from, for whoever chooses. */
export function usesIn(view: View): Readonly<Partial<Record<Tool, readonly Use[]>>> {
  if (view.result !== 'playing') return {};
  const held = seatsOf(view.seats).flatMap((seat) => view.crew[seat]!.tools.map((tool) => ({ tool, seat })));
  const shown = toolsShown(view);
  return Object.fromEntries(
    [...held, ...shown]
      .filter(({ seat }) => isInside(view.crew[seat]!))
      .map(({ tool, seat }) => [tool, usesOf(view, seat, tool)]),
  );
}

/** The same for a tool that somebody has, or would have. */
function usesOf(view: View, seat: Seat, tool: Tool): readonly Use[] {
  const { tools } = view.crew[seat]!;
  const then = supposed(view, seat, { tools: tools.includes(tool) ? tools : [...tools, tool] });
  const moves = game
    .moves(reading(game.imagine!(then)), seat)
    .filter((move) => (move.type === 'use' || move.type === 'use-at') && move.tool === tool);
  const found = meanings(then, moves);
  return moves.map((move, i) => ({ move, meaning: found[i]! }));
}

/** R47 — Tools that somebody may choose from. */
function toolsShown(view: View): readonly { readonly tool: Tool; readonly seat: Seat }[] {
  const { question } = view;
  if (question === 'none' || question.ask !== 'keep-tool') return [];
  return game
    .moves(reading(game.imagine!(view)), question.seat)
    .flatMap((move) => (move.type === 'keep' ? [{ tool: move.tool, seat: question.seat }] : []));
}

/** What loot of whoever is in turn changes. */
export function burdensIn(view: View): Readonly<Partial<Record<Loot, Burden>>> {
  if (view.question !== 'none' || view.result !== 'playing') return {};
  return Object.fromEntries(view.crew[view.turn]!.loot.map((card) => [card, burdenOf(view, view.turn, card)]));
}

/** What a piece of loot changes for a seat in its turn, found by looking at the same steps without it. */
function burdenOf(view: View, seat: Seat, card: Loot): Burden {
  const others = view.crew[seat]!.loot.filter((other) => other !== card);
  const [having, lacking] = [[...others, card], others].map((loot) => supposed(view, seat, { loot })) as [View, View];
  const moves = game.moves(reading(game.imagine!(having)), seat).filter(({ type }) => type === 'go' || type === 'end');
  const [found, without] = [meanings(having, moves), meanings(lacking, moves)];
  const where = (differs: (now: Meaning, then: Meaning) => boolean): readonly Square[] =>
    moves.flatMap((move, i) => (move.type === 'go' && differs(found[i]!, without[i]!) ? [move.to] : []));
  const end = moves.findIndex(({ type }) => type === 'end');
  return {
    dearer: where((now, then) => now.spends[0] > then.spends[0]),
    rings: where((now, then) => isLikelier(now, then, ({ rings }) => rings)),
    seen: where((now, then) => isLikelier(now, then, (meaning) => chanceOf(meaning, 'guard'))),
    event: end >= 0 && found[end]!.events > without[end]!.events,
    fewer: actionsOf(lacking) - actionsOf(having),
  };
}

/** The actions with which whoever is in turn would begin it. */
function actionsOf(view: View): number {
  const world = game.imagine!(view);
  resetTurn(world);
  return world.left;
}

/** R74 — What would change if the trade that is asked for is agreed to. */
export function dealIn(now: View): Deal | undefined {
  const asked = now.agenda.at(-1);
  const { question } = now;
  if (question === 'none' || question.card === 'none' || asked === undefined || !('giver' in asked)) return undefined;
  const { card } = question;
  const { giver, taker } = asked;
  // It will be theirs for more than the rest of this turn.
  const view = { ...now, left: ACTIONS, spent: 0 };
  if (!isLoot(card)) return { card, giver, taker, uses: usesOf(takenFrom(view, giver, card), taker, card) };
  return {
    card,
    giver,
    taker,
    lifted: burdenOf(view, giver, card),
    laid: burdenOf(takenFrom(view, giver, card), taker, card),
  };
}

/** The same without a card in somebody's hands: nobody has it twice. */
function takenFrom(view: View, seat: Seat, card: Card): View {
  const member = view.crew[seat]!;
  const tools = member.tools.filter((tool) => tool !== card);
  const loot = member.loot.filter((each) => each !== card);
  return { ...view, crew: view.crew.with(seat, { ...member, tools, loot }) };
}

const isLoot = (card: Card): card is Loot => LOOT.includes(card as Loot);

const chanceOf = ({ brings }: Meaning, danger: Danger): number =>
  brings.find((one) => one.danger === danger)?.chance ?? 0;

/** By more than what is only tried out may be off. */
const isLikelier = (now: Meaning, then: Meaning, chance: (meaning: Meaning) => number): boolean =>
  chance(now) - chance(then) > now.error + then.error + ROUNDING;

const ROUNDING = 1e-9;
