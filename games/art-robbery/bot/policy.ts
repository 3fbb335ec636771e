import { type Immutable, never, type Seat } from '#table/game.ts';
import { keepsBoss } from '../chart.ts';
import {
  BOSS,
  BOSS_POINTS,
  BOXES,
  type Box,
  RAIDS,
  TOKENS_PER_RAID,
  type TokenSet,
  tokenNamed,
} from '../components.ts';
import { keeperOf } from '../rules/raid.ts';
import { firstToken } from '../rules/setup.ts';
import { boxOf, CENTRE, type Move, SAFE, type State } from '../state.ts';

/** What things are worth at first sight, in points. Found by letting policies with other numbers play against it. */
const LOOKS = {
  /** An alibi for whoever has the fewest, for whoever would then be level, and for all others. */
  alibi: { fewest: 5.8, level: 4.1, ahead: 1.1 },
  /** A Boss without a 4 or 5 beside it, of its five points. */
  lonelyBoss: 0.3,
  /** What a rival loses, of what is stolen: when two play, and when more do. */
  harm: { two: 0.9, more: 0.4 },
  /** A theft from whoever has the dog, of what is to be stolen. */
  guarded: 1,
  dog: 1.5,
  /** … in the hands of a rival. */
  rivalsDog: 2.5,
  /** The greedy thief could take something better later. */
  thief: 1.1,
  /** Taking the last token makes what lies on the table safe, of the own part less that of the others on average. */
  end: 0.3,
};

/** How good a move looks at first sight, in points. Asked millions of times, so each question is asked only where it counts. */
export function look(state: Immutable<State>, seat: Seat, move: Move): number {
  switch (move.type) {
    case 'play':
      if (move.card !== 'dog' || state.dog === seat) return 0;
      return state.dog === CENTRE ? LOOKS.dog : LOOKS.dog + LOOKS.rivalsDog;
    case 'take': {
      const taken = tokenLook(state, seat, tokenNamed(boxOf(state), state.raid, move.token)) + endLook(state, seat);
      return move.card === 'thief' ? taken - LOOKS.thief : taken;
    }
    case 'steal': {
      const token = tokenNamed(boxOf(state), state.raid, move.token);
      const stolen = (1 + harm(state)) * tokenLook(state, seat, token);
      return state.dog === move.from ? LOOKS.guarded * stolen : stolen;
    }
    case 'give':
      if (move.what === 'dog') return -LOOKS.dog - harm(state) * LOOKS.rivalsDog;
      return -(1 + harm(state)) * tokenLook(state, seat, state.pending[0]!.token);
    default:
      return never(move);
  }
}

const harm = ({ seats }: Immutable<State>): number => (seats === 2 ? LOOKS.harm.two : LOOKS.harm.more);

/** What a token brings: points, alibis, and what becomes of the Boss (R14). */
function tokenLook(state: Immutable<State>, seat: Seat, token: number): number {
  const box = boxOf(state);
  const number = box.number[token]!;
  if (number === BOSS) return hasKeeper(state, seat) ? BOSS_POINTS : LOOKS.lonelyBoss * BOSS_POINTS;
  const alibis = box.alibis[token]!;
  const worth = alibis === 0 ? number : number + alibiLook(state, seat) * alibis;
  if (!keepsBoss(number) || state.places[firstToken(state.raid + 1) - 1] !== seat || hasKeeper(state, seat))
    return worth;
  return worth + (1 - LOOKS.lonelyBoss) * BOSS_POINTS;
}

const hasKeeper = (state: Immutable<State>, seat: Seat): boolean => keeperOf(state, seat) !== undefined;

/** R19, R20 — What an alibi is worth to a seat, by how many it has more than whoever else has the fewest. */
function alibiLook({ places, seats, raid, options }: Immutable<State>, seat: Seat): number {
  const { alibis } = BOXES[options.tokens];
  const tokens = WITH_ALIBIS[options.tokens][raid]!;
  COUNTS.fill(0);
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i]!;
    const place = places[token]!;
    const owner = place >= SAFE ? place - SAFE : place;
    if (owner < seats) COUNTS[owner]! += alibis[token]!;
  }
  let fewest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat && COUNTS[other]! < fewest) fewest = COUNTS[other]!;
  const ahead = COUNTS[seat]! - fewest;
  return ahead < 0 ? LOOKS.alibi.fewest : ahead === 0 ? LOOKS.alibi.level : LOOKS.alibi.ahead;
}

/** The tokens with alibis up to each raid. */
const withAlibis = ({ alibis }: Box): readonly (readonly number[])[] =>
  RAIDS.map((_, raid) => alibis.flatMap((count, token) => (count > 0 && token < firstToken(raid + 1) ? [token] : [])));
const WITH_ALIBIS: Readonly<Record<TokenSet, readonly (readonly number[])[]>> = {
  base: withAlibis(BOXES.base),
  'more-alibis': withAlibis(BOXES['more-alibis']),
};

/** Alibis by seat, safe or on the table: one array for all times. */
const COUNTS = [0, 0, 0, 0, 0];

/** R13 — What it is worth to end the raid, if taking one token does. */
function endLook(state: Immutable<State>, seat: Seat): number {
  const { places, seats, raid } = state;
  const { points } = boxOf(state);
  const first = firstToken(raid);
  let [centre, own, all] = [0, 0, 0];
  for (let token = first; token < first + TOKENS_PER_RAID; token++) {
    const place = places[token];
    if (place === CENTRE && ++centre > 1) return 0;
    if (place !== CENTRE) all += points[token]!;
    if (place === seat) own += points[token]!;
  }
  return LOOKS.end * (own - (all - own) / (seats - 1));
}
