import type { Chance, Immutable, Viewer } from '#table/game.ts';
import type { Customs } from '#table/walk.ts';
import { FACES, type Face } from '../components.ts';
import { clone, type Options, type State, VALUES } from '../state.ts';

/** What the laws need to know about Liar's Dice. */
export const customs: Customs<State, Options> = {
  options: VALUES.dice.flatMap((dice) => VALUES.wild.map((wild) => ({ dice, wild }))),
  bound: 400,
  scramble,
  flaw,
  // All dice are shown, and in the same move one is lost and the others are rolled again: nobody sees them afterwards.
  buries: ({ type }) => type === 'lostDie',
};

/** R7 — The dice under all other cups. */
function scramble(s: Immutable<State>, viewer: Viewer, chance: Chance): State {
  const state = clone(s);
  if (s.out.length === s.seats - 1) return state;
  state.cups = state.cups.map((cup, seat) => (seat === viewer ? cup : cup.map(() => rolled(chance)).sort()));
  return state;
}

const rolled = (chance: Chance): Face => FACES[chance.below(FACES.length)]!;

function flaw(s: Immutable<State>): string | undefined {
  if (s.cups.length !== s.seats) return `${s.cups.length} cups`;
  for (const [seat, cup] of s.cups.entries()) {
    if (cup.length > s.options.dice) return `seat ${seat} has ${cup.length} dice`;
    if (cup.some((die) => !FACES.includes(die))) return `seat ${seat} has rolled ${cup.join(' ')}`;
    if (cup.toSorted().join() !== cup.join()) return `the dice of seat ${seat} lie about: ${cup.join(' ')}`;
    if ((cup.length === 0) !== s.out.some((each) => each === seat)) return `seat ${seat} is neither in nor out`;
  }
  if (new Set(s.out).size !== s.out.length) return 'somebody is out twice';
  if (s.cups[s.turn]!.length === 0) return 'whoever is in turn is out';
  const dice = s.cups.flat().length;
  if (s.bid !== 'none' && (s.bid.count < 1 || s.bid.count > dice)) return `${s.bid.count} of ${dice} dice are bid`;
  return undefined;
}
