import { isAttended, isBotPlayed } from '#lobby/places.ts';
import type { Viewer } from './player.ts';
import { type RowState, standing } from './truth.ts';

/** Why not everybody sees what is in the database, with nothing left to do for bots. Empty when all agree. */
export async function disagreements(url: string, viewers: readonly Viewer[]): Promise<readonly string[]> {
  const now = await standing(url);
  const waiting = [...new Set(viewers.map(({ table }) => table))].flatMap((table) => {
    const { row } = now.get(table)!;
    return waitsForBot(row) ? [`${table}: waits for a bot`] : [];
  });
  return [...waiting, ...viewers.flatMap((viewer) => lag(viewer, now.get(viewer.table)!))];
}

const waitsForBot = (row: RowState): boolean =>
  row.phase === 'playing' && isAttended(row) && row.toAct.some((seat) => isBotPlayed(row.places[seat]));

function lag({ name, seen, isQuiet }: Viewer, { at, row }: { readonly at: number; readonly row: RowState }): string[] {
  if (!isQuiet) return [`${name}: waits for an answer`];
  if (seen === undefined) return [`${name}: has seen nothing`];
  const { frame, story, info } = seen;
  if (frame?.at !== at) return [`${name}: is at ${frame?.at} of ${at}`];
  if (story.length !== at || story.some((told, i) => told.at !== i + 1)) return [`${name}: has gaps in its story`];
  if (info.phase !== row.phase) return [`${name}: sees ${info.phase}, and it is ${row.phase}`];
  // Whoever has seen the end has looked away.
  if (row.phase === 'over') return [];
  const wrong = info.seats.findIndex((seat, i) => {
    const place = row.places[i]!;
    return (
      seat.kind !== place.kind || (seat.kind === 'person' && place.kind === 'person' && seat.standIn !== place.standIn)
    );
  });
  return wrong < 0 ? [] : [`${name}: sees something else in seat ${wrong}`];
}
