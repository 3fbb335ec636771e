import { rulesOf } from '#games/index.ts';
import type { VersionCount } from '../server/store/records.ts';
import { splitLoosely } from './arguments.ts';
import { Complaint } from './complaint.ts';
import { checkThere, serverData, tried } from './host.ts';
import type { Io } from './io.ts';

export const usage = `hideout versions

Lists which versions of the games' rules a server's tables need: how many are
being played by each, how many have ended, and whether this program has its
rules. Before an update, call it with the new program: a table that is being
played by rules which it does not have could only be read, and the exit code
is 2. The server may be running.

  HIDEOUT_DATA       the server's file (default: data/hideout.db)
  DATABASE_URL       the server's PostgreSQL database
`;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { subject } = splitLoosely(argv, {});
  if (subject !== undefined) throw new Complaint(`versions takes no "${subject}"\n${usage}`);
  const server = await serverData(io.env);
  checkThere(server);
  const { openRecords } = await import('../server/store/records.ts');
  const records = await tried('the tables cannot be read', () => openRecords(server));
  try {
    const counts = await Promise.all((await records.versions()).map(known));
    io.stdout.write(counts.length === 0 ? 'no game has begun\n' : tableOf(counts));
    return counts.some(({ running, isHere }) => running > 0 && !isHere) ? 2 : 0;
  } finally {
    await records.close();
  }
}

type Known = VersionCount & { readonly isHere: boolean };

const known = async (count: VersionCount): Promise<Known> => ({
  ...count,
  isHere: (await rulesOf(count.game, count.version)) !== undefined,
});

const HEAD = ['game', 'version', 'played', 'ended', 'rules'] as const;

function tableOf(counts: readonly Known[]): string {
  const rows = counts.map(({ game, version, running, ended, isHere }) => [
    game,
    String(version),
    String(running),
    String(ended),
    isHere ? 'here' : 'not here',
  ]);
  const wide = Math.max(...counts.map(({ game }) => game.length));
  return [HEAD, ...rows]
    .map(([game = '', version = '', running = '', ended = '', rules = '']) =>
      [game.padEnd(wide), version.padStart(7), running.padStart(7), ended.padStart(7), rules].join('  '),
    )
    .concat('')
    .join('\n');
}
