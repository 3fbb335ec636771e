import { execFileSync } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { decode, type GameRecord, isUndo } from '#table/record.ts';
import { openRecords } from '../../server/store/records.ts';
import { openSqlite } from '../../server/store/sqlite.ts';
import { askSqlite, emptyPostgres } from '../../server/store/test/databases.ts';
import { HEAD, made, OUTCOME, table } from '../../server/store/test/rows.ts';
import { folder, perform } from './perform.ts';
import { type Acknowledged, playedGame } from './players.ts';
import { served } from './server.ts';

type Env = Readonly<Record<string, string>>;

/** The command with this server's settings; it must do what it is told. */
async function hideout(env: Env, ...argv: string[]): Promise<string> {
  const { code, out, err } = await perform(argv, { env });
  expect([argv[0], code, err]).toEqual([argv[0], 0, '']);
  return out;
}

/** Every record of the server by its table; each has been verified on its own. */
async function records(env: Env): Promise<ReadonlyMap<string, GameRecord>> {
  const place = join(folder(), 'records');
  await hideout(env, 'export', '--all', place);
  const files = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const found = new Map<string, GameRecord>();
  for (const name of files) {
    expect(await hideout({}, 'verify', join(place, name))).toMatch(/The record holds\.\n$/);
    const record = decode(readFileSync(join(place, name), 'utf8')) as GameRecord;
    expect([name, name.startsWith('running')]).toEqual([name, record.outcome === undefined]);
    expect(record.secret === undefined).toBe(record.outcome === undefined);
    found.set(name.replace(/^running\/|\.json$/g, ''), record);
  }
  return found;
}

function moveIn(record: GameRecord | undefined, at: number): string | undefined {
  const entry = record?.entries[at - 1];
  return entry === undefined || isUndo(entry) ? undefined : entry.move;
}

const GAMES = ['art-robbery', 'beutezug', 'art-robbery', 'beutezug'];

test('a backup of a server that is being played at has every move acknowledged before, and every record in it holds', async () => {
  const here = { HIDEOUT_DATA: join(folder(), 'hideout.db') };
  const { url, stop } = await served(here);
  const acknowledged: Acknowledged[] = [];
  const middle = Promise.withResolvers<void>();
  const games = GAMES.map((game) =>
    playedGame(url, game, (move) => {
      acknowledged.push(move);
      if (acknowledged.length === 30) middle.resolve();
    }),
  );
  await middle.promise;
  const before = [...acknowledged];
  const copy = join(folder(), 'backup.db');
  expect(await hideout(here, 'backup', copy)).toMatch(/backup\.db: 4 tables with \d+ entries\n/);
  await Promise.all(games);
  const there = { HIDEOUT_DATA: join(folder(), 'deep', 'down', 'hideout.db') };
  await hideout(there, 'restore', copy);
  const [then, now] = [await records(there), await records(here)];
  expect(then.size).toBe(GAMES.length);
  for (const { table, at, move } of before) expect(moveIn(then.get(table), at)).toBe(move);
  // It is of one moment, and that lies before the end.
  for (const [table, record] of then)
    expect(now.get(table)!.entries.slice(0, record.entries.length)).toEqual(record.entries);
  expect([...then.values()].map(({ outcome }) => outcome)).toContain(undefined);
  for (const { outcome } of now.values()) expect(outcome).toBeDefined();
  expect(await stop()).toEqual({ code: 0, signal: null });
});

test('PostgreSQL is copied by the programs that the command names', async () => {
  const here = { DATABASE_URL: await emptyPostgres() };
  const { url, stop } = await served(here);
  await Promise.all(['art-robbery', 'beutezug'].map((game) => playedGame(url, game)));
  const dump = join(folder(), 'two words.dump');
  const line = async (env: Env, command: string): Promise<string> => {
    const { code, err } = await perform([command, dump], { env });
    expect([code, err]).toEqual([2, expect.stringMatching(/^hideout: PostgreSQL has a program for this: pg_/)]);
    return err.replace(/^.*?: .*?: /, '');
  };
  const shell = (env: Env, text: string) => execFileSync('sh', ['-c', text], { env: { ...process.env, ...env } });
  shell(here, await line(here, 'backup'));
  const there = { DATABASE_URL: await emptyPostgres() };
  // Once where nothing is, and once over what is there.
  for (const _ of [1, 2]) shell(there, await line(there, 'restore'));
  const found = await records(here);
  expect(found.size).toBe(2);
  expect(await records(there)).toEqual(found);
  await stop();
});

/** A server's file with one table, made where nothing is. Its game is of a version that nobody can check any more. */
async function database(file: string, id = 'vault'): Promise<string> {
  const archive = await openSqlite(file);
  await archive.addTable(table(id, { head: { ...HEAD, version: 0 } }));
  await archive.append(id, 1, made('go'));
  await archive.close();
  return file;
}

async function tablesIn(file: string): Promise<readonly string[]> {
  const records = await openRecords({ data: file, database: undefined });
  return records.begun().finally(() => records.close());
}

/** What a killed server leaves: part of it lies beside the file. */
async function leftovers(): Promise<string> {
  const [alive, dead] = [join(folder(), 'hideout.db'), join(folder(), 'hideout.db')];
  const archive = await openSqlite(alive);
  await archive.addTable(table('loft'));
  for (const suffix of ['', '-wal']) copyFileSync(alive + suffix, dead + suffix);
  await archive.close();
  return dead;
}

test('what was there before is kept whole, also what a killed server left beside it', async () => {
  const data = await leftovers();
  const out = await hideout({ HIDEOUT_DATA: data }, 'restore', await database(join(folder(), 'copy.db')));
  const [, aside = ''] = /^.*hideout\.db: 1 table with 1 entry\nWhat was there before is now (\S+)\n$/.exec(out) ?? [];
  for (const [file, id] of [
    [aside, 'loft'],
    [data, 'vault'],
  ] as const)
    expect(await tablesIn(file)).toEqual([id]);
});

test('what is broken is put aside as it is, and what lies beside it does not spoil the copy', async () => {
  const data = await leftovers();
  const broken = 'Dear database,\n'.repeat(1000);
  for (const suffix of ['', '-shm']) writeFileSync(data + suffix, broken);
  writeFileSync(`${data}-wal`, readFileSync(`${data}-wal`).subarray(0, 100));
  const out = await hideout({ HIDEOUT_DATA: data }, 'restore', await database(join(folder(), 'copy.db')));
  expect(readFileSync(/ is now (\S+)\n$/.exec(out)![1]!, 'utf8')).toBe(broken);
  expect(['-wal', '-shm'].filter((suffix) => existsSync(data + suffix))).toEqual([]);
});

test('a backup in which one letter of a record has changed is not restored unless that is wanted', async () => {
  const here = { HIDEOUT_DATA: join(folder(), 'hideout.db') };
  const { url, stop } = await served(here);
  await Promise.all([playedGame(url, 'art-robbery'), playedGame(url, 'beutezug')]);
  const copy = join(folder(), 'copy.db');
  await hideout(here, 'backup', copy);
  await stop();
  const [[changed = '', record] = []] = [...(await records(here))];
  const bytes = readFileSync(copy);
  const letter = bytes.indexOf(record!.entries[4]!.hash);
  bytes[letter] = bytes[letter]! ^ 1;
  writeFileSync(copy, bytes);
  const there = { HIDEOUT_DATA: join(folder(), 'hideout.db') };
  await database(there.HIDEOUT_DATA, 'before');
  const first = await perform(['restore', copy], { env: there });
  expect([first.code, first.out]).toEqual([2, '']);
  const flaw = `hideout: ${changed} does not hold: [^\\n]+\\n`;
  expect(first.err).toMatch(
    new RegExp(`^${flaw}hideout: .* not every record in it holds; --force restores it as it is\\n$`),
  );
  expect(await tablesIn(there.HIDEOUT_DATA)).toEqual(['before']);
  const second = await perform(['restore', copy, '--force'], { env: there });
  expect([second.code, second.out]).toEqual([0, expect.stringMatching(/hideout\.db: 2 tables with/)]);
  expect(second.err).toMatch(new RegExp(`^${flaw}$`));
  expect(await tablesIn(there.HIDEOUT_DATA)).toHaveLength(2);
});

test('a link to a file on another disk stays one', async () => {
  const [data, link] = [await leftovers(), join(folder(), 'hideout.db')];
  symlinkSync(data, link);
  const out = await hideout({ HIDEOUT_DATA: link }, 'restore', await database(join(folder(), 'copy.db')));
  expect(out).toContain(`What was there before is now ${data}.before-`);
  expect(readlinkSync(link)).toBe(data);
  expect(await tablesIn(link)).toEqual(['vault']);
});

test('a journal whose file is gone is not taken for that of the copy', async () => {
  const data = await leftovers();
  rmSync(data);
  await hideout({ HIDEOUT_DATA: data }, 'restore', await database(join(folder(), 'copy.db')));
  expect(await tablesIn(data)).toEqual(['vault']);
});

test('a backup is one file, readable by its owner alone, and replaced only when told to', async () => {
  const env = { HIDEOUT_DATA: await database(join(folder(), 'hideout.db')) };
  const copy = join(folder(), 'copy.db');
  writeFileSync(copy, 'an older one', { mode: 0o644 });
  await hideout(env, 'backup', copy, '--force');
  expect(readdirSync(dirname(copy))).toEqual(['copy.db']);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readFileSync(copy, 'latin1')).toMatch(/^SQLite format 3/);
});

test('an export says what became of each game, and what does not hold', async () => {
  const file = join(folder(), 'hideout.db');
  const archive = await openSqlite(file);
  const { head: _, ...filling } = table('filling', { phase: 'seating' });
  for (const row of [
    filling,
    table('lobby-only', { phase: 'abandoned' }),
    table('old', { head: { ...HEAD, version: 0 }, phase: 'over', outcome: OUTCOME }),
    table('vault'),
  ])
    await archive.addTable(row);
  await archive.close();
  const place = join(folder(), 'records');
  const { code, out, err } = await perform(['export', '--all', place], { env: { HIDEOUT_DATA: file } });
  expect(code).toBe(2);
  expect(out).toBe(
    `${place}: 3 records\n      1 over, with the secret\n      1 given up before the end\n      1 being played: in running, for the eyes of the host alone\n      1 of these of another version of the game, and not checked\n`,
  );
  expect(err).toMatch(/^hideout: \S+lobby-only\.json does not hold: [^\n]+\nhideout: \S+running\/vault\.json does/);
  expect(readdirSync(place, { recursive: true }).toSorted()).toEqual([
    'lobby-only.json',
    'old.json',
    'running',
    'running/vault.json',
  ]);
  expect(statSync(place).mode & 0o777).toBe(0o700);
  expect(statSync(join(place, 'old.json')).mode & 0o777).toBe(0o600);
});

test('one record is printed; a result that a killed server did not write is in it', async () => {
  const env = { HIDEOUT_DATA: join(folder(), 'hideout.db') };
  const { url, stop } = await served(env);
  await playedGame(url, 'art-robbery');
  await stop();
  const [[id, record] = ['', undefined]] = [...(await records(env))];
  askSqlite(env.HIDEOUT_DATA, `update tables set outcome = null, phase = 'playing'`);
  expect(record?.outcome).toBeDefined();
  expect(decode(await hideout(env, 'export', id))).toEqual(record);
  askSqlite(env.HIDEOUT_DATA, `delete from entries where n > 5`);
  const { code, out, err } = await perform(['export', id], { env });
  expect([code, err]).toEqual([0, 'hideout: this game is being played: show its record to no one\n']);
  expect(decode(out)).toMatchObject({ entries: record!.entries.slice(0, 5) });
  expect(out).not.toContain('secret');
});

describe('what cannot be is one line on stderr and exit code 2, and changes nothing', () => {
  const at = folder();
  const data = join(at, 'data', 'hideout.db');

  beforeAll(async () => {
    await database(data, 'before');
    const good = await database(join(at, 'good.db'));
    mkdirSync(join(at, 'directory'));
    writeFileSync(join(at, 'letter'), 'Dear database,\n'.repeat(1000));
    writeFileSync(join(at, 'empty.db'), '');
    askSqlite(join(at, 'foreign.db'), 'create table tables (id text)');
    copyFileSync(good, join(at, 'older.db'));
    askSqlite(join(at, 'older.db'), `delete from kysely_migration where name > '0001-first'`);
    copyFileSync(good, join(at, 'newer.db'));
    askSqlite(join(at, 'newer.db'), `insert into kysely_migration values ('0999-newer', '2099-01-01T00:00:00.000Z')`);
    copyFileSync(good, join(at, 'damaged.db'));
    const damaged = openSync(join(at, 'damaged.db'), 'r+');
    for (let page = 4; page < 30; page += 1) writeSync(damaged, 'scratched', page * 4096 + 8);
    closeSync(damaged);
    writeFileSync(join(at, 'cut.db'), readFileSync(good).subarray(0, 5 * 4096));
    execFileSync('mkfifo', [join(at, 'pipe')]);
  });

  /** The data with names from the folder, what is asked, and what is said. */
  const BAD = [
    ['data/hideout.db', 'backup', /the FILE is missing; see hideout backup --help/],
    ['data/hideout.db', 'backup one two', /unexpected argument "two"/],
    ['data/hideout.db', 'backup good.db', /good\.db: a file with that name already exists; --force replaces it/],
    ['data/hideout.db', 'backup directory --force', /directory: that is a directory, not a file/],
    ['data/hideout.db', 'backup pipe --force', /pipe: not a regular file/],
    ['data/hideout.db', 'backup data/hideout.db --force', /that is the server's own file/],
    ['data/hideout.db', 'backup nowhere/copy.db', /copied to nowhere\/copy\.db: no such file or directory/],
    ['data/hideout.db', 'backup letter/copy.db', /part of the path is not a directory/],
    ['none.db', 'backup copy.db', /HIDEOUT_DATA: there is no file .*none\.db/],
    ['directory', 'backup copy.db', /cannot be copied to copy\.db/],
    ['letter', 'backup copy.db', /file is not a database/],
    ['empty.db', 'backup copy.db', /This is a database, but not one of Hideout/],
    ['foreign.db', 'backup copy.db', /This is a database, but not one of Hideout/],
    ['newer.db', 'backup copy.db', /This database was last used by a newer Hideout \(it has 0999-newer\)/],
    ['damaged.db', 'backup copy.db', /damaged|malformed/],
    ['data/hideout.db', 'restore', /the FILE is missing; see hideout restore --help/],
    ['data/hideout.db', 'restore none.db', /none\.db: no such file or directory/],
    ['data/hideout.db', 'restore directory', /directory: that is a directory, not a file/],
    ['data/hideout.db', 'restore pipe', /pipe: not a regular file/],
    ['data/hideout.db', 'restore data/hideout.db', /that is the server's own file/],
    ['data/hideout.db', 'restore letter', /letter cannot be restored to .*hideout\.db: file is not a database/],
    ['data/hideout.db', 'restore empty.db', /This is a database, but not one of Hideout/],
    ['data/hideout.db', 'restore foreign.db', /This is a database, but not one of Hideout/],
    ['data/hideout.db', 'restore newer.db', /This database was last used by a newer Hideout \(it has 0999-newer\)/],
    ['data/hideout.db', 'restore damaged.db', /damaged|malformed/],
    ['data/hideout.db', 'restore cut.db', /damaged|malformed/],
    ['directory', 'restore good.db', /directory is not a regular file/],
    [
      'letter/hideout.db',
      'restore good.db',
      /good\.db cannot be restored to .*letter\/hideout\.db: a file with that name/,
    ],
    ['data/hideout.db', 'export', /the TABLE is missing; see hideout export --help/],
    ['data/hideout.db', 'export none', /there is no table "none" with a game that has begun/],
    ['data/hideout.db', 'export --all directory more', /unexpected argument "more"/],
    ['data/hideout.db', 'export --all data', /data: that directory is not empty/],
    ['data/hideout.db', 'export --all letter', /letter cannot be used: a file with that name already exists/],
    ['none.db', 'export --all', /HIDEOUT_DATA: there is no file .*none\.db/],
    ['letter', 'export --all', /HIDEOUT_DATA: the file .*letter cannot be used: file is not a database/],
    ['foreign.db', 'export --all', /This is a database, but not one of Hideout/],
    ['older.db', 'export --all', /last used by an older Hideout\. Start the server once/],
    ['newer.db', 'export --all', /newer Hideout/],
  ] as const;

  test.each(BAD)('HIDEOUT_DATA=%s hideout %s', async (server, line, said) => {
    const before = [readdirSync(at, { recursive: true }), readFileSync(data)];
    const { code, out, err } = await perform(line.split(' '), { cwd: at, env: { HIDEOUT_DATA: join(at, server) } });
    expect([code, out, err]).toEqual([2, '', expect.stringMatching(/^hideout: [^\n]+\n$/)]);
    expect(err).toMatch(said);
    expect([readdirSync(at, { recursive: true }), readFileSync(data)]).toEqual(before);
  });

  test.each([
    [{ PORT: 'http' }, /PORT must be a number/],
    [{ DATABASE_URL: 'mysql://nowhere' }, /DATABASE_URL must look like/],
  ])('%s', async (env, said) => {
    for (const line of ['backup copy.db', 'restore good.db', 'export --all'])
      expect(await perform(line.split(' '), { cwd: at, env })).toEqual({
        code: 2,
        out: '',
        err: expect.stringMatching(said),
      });
  });

  test('a database that does not answer, and one that is empty', async () => {
    for (const [url, said] of [
      ['postgres://127.0.0.1:1/nowhere', 'connect ECONNREFUSED'],
      [await emptyPostgres(), 'This is a database, but not one of Hideout'],
    ] as const) {
      const { code, err } = await perform(['export', '--all'], { cwd: at, env: { DATABASE_URL: url } });
      expect(code).toBe(2);
      expect(err).toContain(`hideout: DATABASE_URL: the database cannot be used: ${said}`);
    }
  });

  test('restoring where a server is running', async () => {
    const env = { HIDEOUT_DATA: join(folder(), 'hideout.db') };
    const { url, stop } = await served(env);
    const { code, err } = await perform(['restore', 'good.db'], { cwd: at, env });
    expect([code, err]).toEqual([2, expect.stringMatching(/\S+hideout\.db is in use; stop the server first\n$/)]);
    expect((await fetch(`${url}/health/ready`)).status).toBe(200);
    await stop();
    await hideout(env, 'restore', join(at, 'good.db'));
  });
});
