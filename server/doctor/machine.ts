import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { PAGES } from '../pages.ts';
import type { Settings } from '../settings.ts';
import { bad, type Finding, good } from './finding.ts';

/** Milliseconds that a server of this machine may take to answer. */
const PATIENCE = 3000;

export const pagesFound = (): Finding =>
  existsSync(PAGES) ? good('pages', 'are built') : bad('pages', 'are not built: npm run build');

/** Whether one could listen there. A Hideout that listens there already is no fault. */
export async function portFound({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<Finding> {
  const where = `${host}:${port}`;
  const code = await listening(host, port);
  if (code === undefined) return good('port', `${where} is free`);
  if (code === 'EACCES') return bad('port', `${where} may not be used by this account`);
  if (code !== 'EADDRINUSE') return bad('port', `${host} is not an address of this machine (${code})`);
  const answer = await healthAt(`http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`);
  if (answer === true) return good('port', `${where} is in use by a Hideout that is ready`);
  if (answer === false)
    return bad('port', `${where} is in use by a Hideout that cannot keep anything now: see its log`);
  return bad('port', `${where} is in use by another program`);
}

/** Listens for a moment; the code of what is in the way. */
const listening = (host: string, port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code = 'unknown' }: NodeJS.ErrnoException) => resolve(code));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });

/** Whether the Hideout there is ready; undefined if none is there. */
async function healthAt(url: string): Promise<boolean | undefined> {
  try {
    const answer = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(PATIENCE) });
    const { ready } = (await answer.json()) as { readonly ready?: unknown };
    return typeof ready === 'boolean' ? ready : undefined;
  } catch {
    return undefined;
  }
}
