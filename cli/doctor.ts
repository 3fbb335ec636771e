import type { Finding } from '../server/doctor/finding.ts';
import { splitLoosely } from './arguments.ts';
import { Complaint } from './complaint.ts';
import { serverSettings } from './host.ts';
import type { Io } from './io.ts';

export const usage = `hideout doctor [URL]

Looks at what a server of this environment needs and says what is wrong: pages,
port, file or database and who may read it, disk, clock, NATS. With the address
at which people reach it, also whether pages and sockets get through the proxy.
The exit code is 1 if something is bad.

  PORT, HOST, HIDEOUT_DATA, DATABASE_URL, NATS_URL   as for hideout serve
`;

const MARKS = { good: 'good', odd: 'look', bad: 'BAD ' } as const;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { subject } = splitLoosely(argv, {});
  const url = subject === undefined ? undefined : addressOf(subject);
  const findings = [...(await here(io.env)), ...(await there(url))];
  for (const { what, state, says } of findings) io.stdout.write(`${MARKS[state]}  ${what.padEnd(9)} ${says}\n`);
  return findings.some(({ state }) => state === 'bad') ? 1 : 0;
}

function addressOf(text: string): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Complaint(`an address begins with http:// or https://, and "${text}" does not`);
  return url;
}

/** What a server finds on this machine. */
async function here(env: Io['env']): Promise<readonly Finding[]> {
  const settings = await serverSettings(env);
  const [{ pagesFound, portFound }, { fileFound }, { databaseFound, natsFound }] = await Promise.all([
    import('../server/doctor/machine.ts'),
    import('../server/doctor/file.ts'),
    import('../server/doctor/database.ts'),
  ]);
  const { data, database, nats } = settings;
  return [
    pagesFound(),
    await portFound(settings),
    ...(database === undefined ? fileFound(data) : await databaseFound(database)),
    ...(nats === undefined ? [] : [await natsFound(nats)]),
  ];
}

async function there(url: URL | undefined): Promise<readonly Finding[]> {
  if (url === undefined) return [];
  const { addressFound } = await import('../server/doctor/address.ts');
  return addressFound(url);
}
