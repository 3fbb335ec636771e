import { type Immutable, never, type Seat } from '#table/game.ts';
import { BOSS, BOSS_POINTS, type Box, keepsBoss, TOKENS_PER_RAID, type Token, tokenNamed } from '../components.ts';
import { firstToken } from '../rules/setup.ts';
import { boxOf, CENTRE, type Move, SAFE, type State } from '../state.ts';

/** What things are worth at first sight, in points. Found by letting policies with other numbers play against it. */
export const LOOKS = {
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

/** How good moves look at first sight, in points. */
export function looks(state: Immutable<State>, seat: Seat, moves: readonly Move[]): readonly number[] {
  const table = tableOf(state, seat);
  return moves.map((move) => lookOf(table, move));
}

/** What all moves of a moment have in common. */
interface Table {
  readonly state: Immutable<State>;
  readonly seat: Seat;
  readonly box: Box;
  readonly alibi: number;
  readonly harm: number;
  readonly hasBoss: boolean;
  readonly hasKeeper: boolean;
  /** What the end of the raid is worth, if a move can bring it. */
  readonly end: number;
}

function tableOf(state: Immutable<State>, seat: Seat): Table {
  const box = boxOf(state);
  const { places, seats, raid } = state;
  const [first, boss] = [firstToken(raid), firstToken(raid + 1) - 1];
  ALIBIS.fill(0);
  for (let token = 0; token < boss; token++) {
    const place = places[token]!;
    const owner = place >= SAFE ? place - SAFE : place;
    if (owner < seats) ALIBIS[owner]! += box.alibis[token]!;
  }
  let fewest = Number.POSITIVE_INFINITY;
  for (let other = 0; other < seats; other++) if (other !== seat && ALIBIS[other]! < fewest) fewest = ALIBIS[other]!;
  const ahead = ALIBIS[seat]! - fewest;
  let [hasKeeper, centre, own, all] = [false, 0, 0, 0];
  for (let token = first; token < first + TOKENS_PER_RAID; token++) {
    const place = places[token]!;
    if (place === CENTRE) centre += 1;
    else all += box.points[token]!;
    if (place !== seat) continue;
    own += box.points[token]!;
    if (keepsBoss(box.number[token]!)) hasKeeper = true;
  }
  const { alibi, harm, end } = LOOKS;
  return {
    state,
    seat,
    box,
    alibi: ahead < 0 ? alibi.fewest : ahead === 0 ? alibi.level : alibi.ahead,
    harm: seats === 2 ? harm.two : harm.more,
    hasBoss: places[boss] === seat,
    hasKeeper,
    end: centre === 1 ? end * (own - (all - own) / (seats - 1)) : 0,
  };
}

/** Alibis by seat, safe or on the table; kept because this is asked millions of times. */
const ALIBIS = [0, 0, 0, 0, 0];

function lookOf(table: Table, move: Move): number {
  const { state, seat, harm } = table;
  switch (move.type) {
    case 'play':
      if (move.card !== 'dog' || state.dog === seat) return 0;
      return state.dog === CENTRE ? LOOKS.dog : LOOKS.dog + LOOKS.rivalsDog;
    case 'take':
      return tokenLook(table, named(table, move.token)) + table.end - (move.card === 'thief' ? LOOKS.thief : 0);
    case 'steal': {
      const stolen = (1 + harm) * tokenLook(table, named(table, move.token));
      return state.dog === move.from ? LOOKS.guarded * stolen : stolen;
    }
    case 'give':
      if (move.what === 'dog') return -LOOKS.dog - harm * LOOKS.rivalsDog;
      return -(1 + harm) * tokenLook(table, state.pending[0]!.token);
    default:
      return never(move);
  }
}

const named = ({ box, state }: Table, token: Token): number => tokenNamed(box, state.raid, token);

/** What a token brings: points, alibis, and what becomes of the Boss (R14). */
function tokenLook({ box, alibi, hasBoss, hasKeeper }: Table, token: number): number {
  const number = box.number[token]!;
  if (number === BOSS) return hasKeeper ? BOSS_POINTS : LOOKS.lonelyBoss * BOSS_POINTS;
  const saved = hasBoss && !hasKeeper && keepsBoss(number) ? (1 - LOOKS.lonelyBoss) * BOSS_POINTS : 0;
  return number + alibi * box.alibis[token]! + saved;
}
