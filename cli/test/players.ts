import { quick } from '#table/chance.ts';
import { isRefused } from '#table/refusal.ts';
import { Guest } from '#wire/guest.ts';
import { afterwards, startedTable, Window } from '../../server/test/house.ts';

/** A move that the server has acknowledged. */
export interface Acknowledged {
  readonly table: string;
  readonly at: number;
  readonly move: string;
}

/** Two people and a bot play a whole game at random at a server. */
export async function playedGame(
  url: string,
  game: string,
  acknowledge: (move: Acknowledged) => void = () => {},
): Promise<void> {
  const guests = [await Guest.arrive(url, 'Mira'), await Guest.arrive(url, 'Jonas')];
  for (const { link } of guests) afterwards(() => link.close());
  const table = await startedTable(guests, { game, seats: 3 });
  const chance = quick(table);
  const play = async ({ link }: Guest, seat: number, window: Window): Promise<void> => {
    for (;;) {
      const { at, moves, outcome } = await window.until(
        ({ frame }) => (frame?.outcome !== undefined || (frame?.moves.length ?? 0) > 0) && frame,
      );
      if (outcome !== undefined) return;
      const move = moves[chance.below(moves.length)]!.name;
      const answer = await link.ask('move', { table, seat, at, move });
      if (!isRefused(answer)) acknowledge({ table, at: answer.at, move });
      else if (answer.refused !== 'stale') throw new Error(`refused: ${answer.refused}`);
      await window.until(({ frame }) => frame!.at > at);
    }
  };
  await Promise.all(guests.map((guest, seat) => play(guest, seat, new Window(guest, table, seat))));
}
