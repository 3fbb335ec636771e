import { type Chance, type Immutable, seatsOf, type Tell } from '#table/game.ts';
import { TOOLS, tool } from '../components/cards.ts';
import { CHARACTERS, UNDECIDED } from '../components/characters.ts';
import { type Cell, cellOf, floorOf, squareOf } from '../components/squares.ts';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import type { Ask, Question } from '../pending.ts';
import {
  ARRANGE,
  AS_ROLLED,
  CHOOSE,
  CHOOSE_SEAT,
  COMPUTER_TOKEN,
  KEEP,
  LAPTOP_TOKEN,
  NONE,
  ONE_OR_TWO,
  OWN_OR_ROOM,
  PAY,
  RING,
  SET_DIE,
  SIDES_OFFERED,
  STAY,
  TOP_OR_BOTTOM,
  YES_OR_NO,
} from '../repertoire.ts';
import { planAt, type State } from '../state.ts';
import { causeAt, computerWithToken, nearestAlarms, raise, spendToken } from './alarms.ts';
import { declineOrders, obey, putBack } from './characters.ts';
import { fetchBuddy } from './effects.ts';
import { agreeToGiveUp } from './escape.ts';
import { buddies, gutTargets, peekholeTargets, squeakSteps, voiceTargets } from './eventful.ts';
import { stepGuard } from './guard.ts';
import { kittyRuns, kittyWays } from './loot.ts';
import { approach, cross, forceDeadbolt, mayPayLaser, spend } from './moving.ts';
import { setDestination } from './patrol.ts';
import { crack } from './safes.ts';
import { chooseEntrance, takeSide } from './setup.ts';
import { lose, loseOwn, loseRoom, lowest } from './stealth.ts';
import { reveal } from './tiles.ts';
import { arrangeEvents, discardTool, drawTool, gainTool } from './tools.ts';
import { trade } from './trade.ts';

type Asked<A extends Ask> = Extract<Question, { ask: A }>;

/** What may be answered to a question, and what comes of it. */
interface Rule<A extends Ask> {
  offer(state: Immutable<State>, question: Asked<A>): readonly Move[];
  take(state: State, question: Asked<A>, move: Move, chance: Chance, tell: Tell<Event>): void;
}

const among = (cells: readonly Cell[]): readonly Move[] => cells.map((cell) => CHOOSE[cell]!);

/** The answer, when only this kind was offered. */
function expected<T extends Move['type']>(move: Move, type: T): Extract<Move, { type: T }> {
  if (move.type !== type) throw new Error(`${move.type} is no answer here`);
  return move as Extract<Move, { type: T }>;
}
const chosen = (move: Move): Cell => cellOf(expected(move, 'choose').at);

/** R24 — A token of the Computer Room, or of the laptop, or the alarm. */
const tokensFor = (state: Immutable<State>, at: Cell): Move[] => [
  ...(computerWithToken(state, at) === undefined ? [] : [COMPUTER_TOKEN]),
  ...(state.laptop > 0 ? [LAPTOP_TOKEN] : []),
  RING,
];

const QUESTIONS: { readonly [A in Ask]: Rule<A> } = {
  side: {
    offer: () => SIDES_OFFERED,
    take(state, { seat }, move, _, tell) {
      const { side } = expected(move, 'side');
      const character = CHARACTERS[state.role[seat]! - UNDECIDED]!;
      takeSide(state, seat, side);
      tell({ type: 'sideChosen', seat, character, side });
    },
  },
  entrance: {
    offer: (state) => among(planAt(state, 0).places),
    take: (state, _, move, chance, tell) => chooseEntrance(state, chosen(move), chance, tell),
  },
  deadbolt: {
    offer: () => [PAY, STAY],
    take(state, question, move, _, tell) {
      if (move.type === 'pay') forceDeadbolt(state, question, tell);
      else tell({ type: 'stopped', seat: question.seat, at: squareOf(question.to), by: 'deadbolt' });
    },
  },
  laser: {
    offer: (state, question) => [...(mayPayLaser(state, question) ? [PAY] : []), ...tokensFor(state, question.to)],
    take(state, { seat, to, way }, move, _, tell) {
      if (move.type === 'pay') spend(state, 1);
      if (move.type === 'token') spendToken(state, seat, { at: to, on: move.on }, tell);
      cross(state, { seat, to, way, alarm: move.type === 'ring' ? 1 : 0 }, tell);
    },
  },
  hack: {
    offer: (state, { at }) => tokensFor(state, at),
    take(state, { seat, at }, move, _, tell) {
      if (move.type === 'token') spendToken(state, seat, { at, on: move.on }, tell);
      else raise(state, at, causeAt(state, at), tell);
    },
  },
  stealth: {
    offer: () => OWN_OR_ROOM,
    take(state, { seat }, move, _, tell) {
      if (expected(move, 'lose').what === 'own') loseOwn(state, seat, tell);
      else loseRoom(state, seat, tell);
    },
  },
  shelter: {
    offer: (state, { who }) => [
      ...seatsOf(state.seats).flatMap((seat) => ((who & (1 << seat)) === 0 ? [] : [CHOOSE_SEAT[seat]!])),
      NONE,
    ],
    take(state, { at, who }, move, _, tell) {
      if (move.type === 'none') {
        for (let rest = who; rest !== 0 && state.result === 'playing'; rest &= rest - 1)
          loseOwn(state, lowest(rest), tell);
        return;
      }
      const { seat } = expected(move, 'choose-seat');
      loseRoom(state, seat, tell);
      lose(state, { at, who: who & ~(1 << seat) }, tell);
    },
  },
  'nearest-alarm': {
    offer: (state, { floor }) => among(nearestAlarms(state, floor)),
    take: (state, { floor }, move, _, tell) =>
      setDestination(state, floor, { to: chosen(move), because: 'alarm' }, tell),
  },
  'how-many-tools': {
    offer: () => ONE_OR_TWO,
    take(state, { seat, on }, move, chance, tell) {
      const first = drawTool(state, chance, tell);
      if (expected(move, 'draw').count === 1) {
        gainTool(state, { seat, on, card: first }, tell);
        return;
      }
      const second = drawTool(state, chance, tell);
      tell({ type: 'toolsShown', seat, tools: [TOOLS[first]!, TOOLS[second]!] });
      state.pending.push({ ask: 'keep-tool', seat, on, first, second });
    },
  },
  'keep-tool': {
    offer: (_, { first, second }) => [KEEP[first]!, KEEP[second]!],
    take(state, { seat, on, first, second }, move, _, tell) {
      const kept = tool(expected(move, 'keep').tool);
      const other = kept === first ? second : first;
      gainTool(state, { seat, on, card: kept }, tell);
      discardTool(state, other);
      tell({ type: 'toolDiscarded', tool: TOOLS[other]! });
    },
  },
  kitty: {
    offer: (state, { seat }) => among(kittyWays(state, seat)),
    take: (state, _, move, __, tell) => kittyRuns(state, chosen(move), tell),
  },
  squeak: {
    offer: (state, { seat }) => among(squeakSteps(state, floorOf(state.at[seat]!))),
    take(state, _, move, __, tell) {
      const to = chosen(move);
      stepGuard(state, floorOf(to), to, tell);
    },
  },
  'throw-voice': {
    offer: (state, { seat }) => among(voiceTargets(state, floorOf(state.at[seat]!))),
    take(state, _, move, __, tell) {
      const to = chosen(move);
      setDestination(state, floorOf(to), { to, because: 'throw-voice' }, tell);
    },
  },
  'go-with-your-gut': {
    offer: (state, { seat }) => among(gutTargets(state, seat)),
    take: (state, { seat }, move, chance, tell) =>
      approach(state, { seat, to: chosen(move), way: 'gut' }, chance, tell),
  },
  peekhole: {
    offer: (state, { seat }) => [...among(peekholeTargets(state, seat)), NONE],
    take(state, _, move, chance, tell) {
      if (move.type !== 'none') reveal(state, chosen(move), chance, tell);
    },
  },
  'buddy-system': {
    offer: (state, { seat }) => buddies(state, seat).map((other) => CHOOSE_SEAT[other]!),
    take: (state, _, move, chance, tell) => fetchBuddy(state, expected(move, 'choose-seat').seat, chance, tell),
  },
  spotter: {
    offer: () => TOP_OR_BOTTOM,
    take: (state, { seat, floor }, move, _, tell) =>
      putBack(state, { seat, floor, where: expected(move, 'put-back').where }, tell),
  },
  'crystal-ball': {
    offer: () => ARRANGE,
    take: (state, { seat }, move, _, tell) => arrangeEvents(state, seat, expected(move, 'arrange').order, tell),
  },
  orders: {
    offer: () => YES_OR_NO,
    take(state, { seat, to }, move, chance, tell) {
      if (move.type === 'agree') obey(state, seat, to, chance, tell);
      else declineOrders(state, seat, tell);
    },
  },
  trade: {
    offer: () => YES_OR_NO,
    take(state, question, move, _, tell) {
      if (move.type === 'agree') trade(state, question, tell);
      else tell({ type: 'declined', seat: question.seat });
    },
  },
  'give-up': {
    offer: () => YES_OR_NO,
    take(state, { seat }, move, _, tell) {
      if (move.type === 'agree') agreeToGiveUp(state, seat, tell);
      else tell({ type: 'declined', seat });
    },
  },
  stethoscope: {
    offer: (state) => [AS_ROLLED, ...[...new Set(state.rolled)].sort().flatMap((face) => SET_DIE[face - 1]!)],
    take(state, { seat, safe }, move, _, tell) {
      const dice = state.rolled;
      state.rolled = [];
      if (move.type === 'set-die') {
        dice[dice.indexOf(move.from)] = move.to;
        discardTool(state, tool('stethoscope'));
        tell({ type: 'toolUsed', seat, tool: 'stethoscope' });
        tell({ type: 'dieSet', seat, from: move.from, to: move.to });
      }
      crack(state, seat, { safe, dice }, tell);
    },
  },
};

/** What the one who is asked may answer. */
export const answers = <A extends Ask>(state: Immutable<State>, question: Asked<A>): readonly Move[] =>
  (QUESTIONS[question.ask as A] as Rule<A>).offer(state, question);

export const answer = <A extends Ask>(
  state: State,
  question: Asked<A>,
  move: Move,
  chance: Chance,
  tell: Tell<Event>,
): void => (QUESTIONS[question.ask as A] as Rule<A>).take(state, question, move, chance, tell);
