import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Pulse } from '../pulse.ts';
import { granted, type House, house, startedTable, Window } from './house.ts';

const ready = async ({ url }: House): Promise<number> => (await fetch(`${url}/health/ready`)).status;

const figure = async ({ url }: House, name: string): Promise<string | undefined> =>
  new RegExp(`^${name} (.*)$`, 'm').exec(await (await fetch(`${url}/metrics`)).text())?.[1];

/** Errors in the log, without their stacks. */
const errors = ({ log }: House): readonly (string | undefined)[] =>
  log
    .map((line) => JSON.parse(line) as { level: number; msg: string; reason?: string })
    .filter(({ level, msg }) => level >= 50 && msg !== 'failed')
    .map(({ reason }) => reason);

/** An archive whose answers are given beforehand, and how often it was asked. */
function scripted(answers: readonly ('written' | 'lost' | Error)[]) {
  const left = [...answers];
  let now = 0;
  const heard: string[] = [];
  const pulse = new Pulse(
    {
      async pulse() {
        const answer = left.shift()!;
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
    (trouble) => void heard.push(trouble),
    () => now,
  );
  const later = async (): Promise<boolean> => {
    now += 60_000;
    return pulse.beats();
  };
  return { pulse, heard, later, left };
}

test('a pulse is felt once for all who ask at once or soon after', async () => {
  const { pulse, later, left } = scripted(['written', 'lost']);
  expect(await Promise.all([pulse.beats(), pulse.beats(), pulse.beats()])).toEqual([true, true, true]);
  expect([await pulse.beats(), left]).toEqual([true, ['lost']]);
  expect([await later(), left]).toEqual([false, []]);
  expect(await pulse.beats()).toBe(false);
});

test('trouble is told when it begins, changes and ends, and not each time', async () => {
  const full = new Error('database or disk is full');
  const { heard, later } = scripted(['written', full, full, 'lost', 'lost', 'written', 'written']);
  const felt: boolean[] = [];
  for (let i = 0; i < 7; i++) felt.push(await later());
  expect(felt).toEqual([true, false, false, false, false, true, true]);
  expect(heard).toEqual([full.message, expect.stringMatching(/gone/), '']);
});

test('a server that cannot write is alive and not ready, and says why', async () => {
  const full = async (): Promise<never> => {
    throw new Error('database or disk is full');
  };
  const there = await house({}, undefined, (archive) => ({ ...archive, pulse: full }));
  expect([await ready(there), await ready(there)]).toEqual([503, 503]);
  expect((await fetch(`${there.url}/health/live`)).status).toBe(200);
  expect(errors(there)).toEqual(['database or disk is full']);
  expect(await figure(there, 'hideout_file_lost')).toBe('0');
});

test.each(['', '-wal'])('a server whose hideout.db%s is gone says so and acknowledges nothing more', async (suffix) => {
  const there = await house();
  const mira = await there.guest('Mira');
  const table = await startedTable([mira]);
  const window = new Window(mira, table, 0);
  const { at, moves } = await window.until(({ frame }) => (frame!.moves.length > 0 ? frame : undefined));
  rmSync(there.file + suffix);
  expect(await ready(there)).toBe(503);
  expect(errors(there)).toEqual(['the file of the database is gone, or another lies in its place']);
  expect(await figure(there, 'hideout_file_lost')).toBe('1');
  expect(await mira.link.ask('move', { table, seat: 0, at, move: moves[0]!.name })).toEqual({ refused: 'failed' });
  expect(granted(await mira.link.ask('look', { table, seat: 0 })).frame!.at).toBe(at);
});

test('another file in its place is not taken for it, and the right one is when it is back', async () => {
  const there = await house();
  const mira = await there.guest('Mira');
  renameSync(there.file, `${there.file}.away`);
  writeFileSync(there.file, '');
  expect(await there.archive.pulse()).toBe('lost');
  await expect(there.archive.rename('nobody', 'N.')).rejects.toThrow();
  renameSync(`${there.file}.away`, there.file);
  expect(await there.archive.pulse()).toBe('written');
  expect(await ready(there)).toBe(200);
  granted(await mira.link.ask('create', { game: 'art-robbery', seats: 2 }));
});

test('what somebody still asked for when the server ended is no fault', async () => {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const there = await house({}, undefined, (archive) => ({
    ...archive,
    tablesOf: async () => {
      begun.resolve();
      await ended.promise;
      throw new Error('closed');
    },
  }));
  const { cookie } = await there.guest('Mira');
  const asked = fetch(`${there.url}/api/me/finished`, { headers: { cookie } }).then(
    () => 'answered',
    () => 'hung up on',
  );
  await begun.promise;
  const closing = there.running.close();
  expect(await asked).toBe('hung up on');
  ended.resolve();
  await closing;
  await new Promise(setImmediate);
  expect(there.log.filter((line) => line.includes('closed'))).toEqual([]);
});
