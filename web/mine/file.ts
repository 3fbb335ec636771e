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
  const isPart = isRefused(atServer) && atServer.refused !== 'person-needed';
  const file = new Blob(isRefused(atServer) ? [onDevice] : [atServer, onDevice], { type: 'application/jsonl' });
  if (file.size > 0) save(file, FILE);
  else if (!isPart) toast({ kind: 'note', text: mineWords.value.none });
  if (!isPart) return;
  if (file.size > 0 && atServer.refused === 'unreachable') toast({ kind: 'note', text: mineWords.value.failed });
  else explain(atServer);
}
