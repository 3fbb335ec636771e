import { turn } from '#table/play.ts';
import type { Stopover } from '#table/walk.ts';
import { game } from '../index.ts';
import type { Meaning } from '../meaning.ts';
import { CENTRE, type Move, type State } from '../state.ts';

/** Makes the move, and judges what was said of it, as `scripts/foresight/meant.ts` wants it. */
export function meant({ state, seat, move, chance }: Stopover, meaning: object) {
  const { error, asks, dog, begins, ends, secured, boss, wins, caught } = meaning as Meaning;
  const { events, state: after } = turn(game, state as State, seat, move as Move, chance);
  const told = events.flatMap((event) => game.redact(event, seat) ?? []);
  const kinds = told.map(({ type }) => type);
  const over = kinds.includes('won') ? 'game' : kinds.includes('raidEnded') ? 'raid' : 'none';
  const tokens = told.flatMap((event) => (event.type === 'secured' && event.seat === seat ? event.tokens : []));
  const began = told.find((event) => event.type === 'raidBegan');
  const claim = (what: string, chance: number, came: boolean) => ({ what, chance, error, came });
  const certain = (what: string, came: boolean) => ({ what, chance: 1, error: 0, came });
  return [
    certain('over', over === ends),
    certain('asks', (after.pending[0]?.victim ?? 'none') === asks),
    certain('dog', (after.dog === CENTRE ? 'centre' : after.dog) === dog),
    // What is safe is safe when the raid is over.
    ...(over === 'none' ? [] : [certain('secured', tokens.length === secured)]),
    ...(over === 'none' || boss !== 'counts' ? [] : [certain('boss', tokens.includes('boss'))]),
    ...(began === undefined || begins === 'none' ? [] : [certain('begins', began.seat === begins)]),
    claim(
      'wins',
      wins,
      told.some((event) => event.type === 'won' && event.seats.includes(seat)),
    ),
    claim(
      'caught',
      caught,
      told.some(
        (event) =>
          (event.type === 'arrested' && event.seats.includes(seat)) || (event.type === 'fined' && event.seat === seat),
      ),
    ),
  ];
}
