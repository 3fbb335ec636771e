import { spawn } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Guest } from '#wire/guest.ts';
import { afterwards, folder, granted, pause, startedTable } from './house.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));
const FAULTY = { NODE_OPTIONS: `--import=${new URL('./fault.ts', import.meta.url)}` };

/** The server as a program of its own. */
function run(env: Readonly<Record<string, string>>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [MAIN], { env: { PATH, HOST: '127.0.0.1', ...env } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => {
    said.out += text;
  });
  child.stderr.on('data', (text) => {
    said.err += text;
  });
  afterwards(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const address = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const [, found] = said.out.match(/Hideout is open: (http:\S+)/) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then((code) => reject(new Error(`ended with ${code}: ${said.err}`)));
  });
  address.catch(() => undefined);
  return { child, said, ended, address };
}

test('it starts with nothing but a file, keeps what was played, and ends cleanly when told to', async () => {
  const data = join(folder(), 'below', 'hideout.db');
  const first = run({ PORT: '0', HIDEOUT_DATA: data });
  const url = await first.address;
  const [mira, jonas] = [await Guest.arrive(url, 'Mira'), await Guest.arrive(url, 'Jonas')];
  const table = await startedTable([mira, jonas]);
  for (const { link } of [mira, jonas]) link.close();
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  const second = run({ PORT: '0', HIDEOUT_DATA: data });
  const again = Guest.again(await second.address, mira);
  expect(granted(await again.link.ask('look', { table, seat: 0 })).info.phase).toBe('playing');
  again.link.close();
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
  expect(second.said.err).toBe('');
});

test('a wrong setting is one clear line and exit 2', async () => {
  const { ended, said } = run({ PORT: '99999', HIDEOUT_DATA: join(folder(), 'hideout.db') });
  expect(await ended).toBe(2);
  expect(said.err).toBe('hideout: PORT must be a number from 0 to 65535, not "99999"\n');
});

test('a port that is taken is a wrong setting', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  afterwards(() => void taken.close());
  const { port } = taken.address() as { port: number };
  const { ended, said } = run({ PORT: String(port), HIDEOUT_DATA: join(folder(), 'hideout.db') });
  expect(await ended).toBe(2);
  expect(said.err).toBe(`hideout: PORT ${port} is already in use\n`);
});

test('a fault that nobody caught is counted and logged once, and others are served', async () => {
  const server = run({ ...FAULTY, PORT: '0', HIDEOUT_DATA: join(folder(), 'hideout.db') });
  const url = await server.address;
  const mira = await Guest.arrive(url, 'Mira');
  afterwards(() => mira.link.close());
  granted(await mira.link.ask('ping', {}));
  for (let i = 0; i < 2; i++) await fetch(`${url}/fault`, { headers: { connection: 'close' } });
  const figures = async () => (await fetch(`${url}/metrics`)).text();
  while (!(await figures()).includes('hideout_faults_total{what="exception"} 2')) await pause(5);
  granted(await mira.link.ask('create', { game: 'beutezug', seats: 2 }));
  expect(server.said.out.match(/a fault that nobody caught/g)).toHaveLength(1);
});

test('a server that has lost its database says so and ends', async () => {
  const server = run({ ...FAULTY, PORT: '0', HIDEOUT_DATA: join(folder(), 'hideout.db') });
  const url = await server.address;
  // Whoever asks the thread something wakes it.
  await fetch(`${url}/health/ready`);
  await fetch(`${url}/fault/lost`).catch(() => undefined);
  expect(await server.ended).toBe(1);
  expect(server.said.err).toBe("hideout: cannot go on: the database's thread has ended: out of memory\n");
});

test('a file that a server uses is not used by a second one, by whatever name, until the first is gone, however it went', async () => {
  const data = join(folder(), 'hideout.db');
  const first = run({ PORT: '0', HIDEOUT_DATA: data });
  await first.address;
  const link = join(folder(), 'other.db');
  symlinkSync(data, link);
  for (const name of [data, link]) {
    const second = run({ PORT: '0', HIDEOUT_DATA: name });
    expect(await Promise.race([second.ended, second.address.catch(() => second.ended)])).toBe(2);
    expect(second.said).toEqual({
      out: '',
      err: `hideout: HIDEOUT_DATA: the file ${name} cannot be used: another Hideout uses it\n`,
    });
  }
  first.child.kill('SIGKILL');
  await first.ended;
  const third = run({ PORT: '0', HIDEOUT_DATA: data });
  expect((await fetch(`${await third.address}/health/ready`)).status).toBe(200);
});
