// A server that says how much it holds: forked by memory.ts, with --expose-gc.

import { logger } from '../../server/log.ts';
import { serve } from '../../server/server.ts';
import { readSettings } from '../../server/settings.ts';
import { openArchive } from '../../server/store/open.ts';

const settings = readSettings(process.env);
const { port } = await serve(settings, await openArchive(settings, () => process.exit(1)), logger('error'));
process.on('message', () => {
  globalThis.gc!();
  process.send!({ heap: process.memoryUsage().heapUsed });
});
process.send!({ port });
