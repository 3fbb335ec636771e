import { isRefused } from '#table/refusal.ts';
import { errands } from '../device/workers.ts';
import { explain } from '../refusals.ts';
import { save } from '../save.ts';
import { finishedRecords } from '../server/people.ts';
import { toast } from '../toasts.tsx';
import { mineWords } from './words.ts';

const FILE = 'hideout-games.jsonl';

/** Saves all games that the reader has finished, at the server and on this device, as one file with a record a line. */
export async function saveGames(): Promise<void> {
  const here = errands()
    .records()
    .catch(() => '');
  const [atServer, onDevice] = await Promise.all([finishedRecords(), here]);
  // Whoever has only played on this device is nobody's guest at the server.
  const refusal = isRefused(atServer) && atServer.refused !== 'person-needed' ? atServer : undefined;
  const file = new Blob(isRefused(atServer) ? [onDevice] : [atServer, onDevice], { type: 'application/jsonl' });
  const isEmpty = file.size === 0;
  if (!isEmpty) save(file, FILE);
  if (refusal === undefined) {
    if (isEmpty) toast({ kind: 'note', text: mineWords.value.none });
    return;
  }
  if (!isEmpty && refusal.refused === 'unreachable') toast({ kind: 'note', text: mineWords.value.failed });
  else explain(refusal);
}
