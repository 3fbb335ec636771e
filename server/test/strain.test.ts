import { expect, test } from 'vitest';
import { type Reading, Strain } from '../strain.ts';
import { granted, house, looked, openSocket, pause, startedTable } from './house.ts';

const CALM: Reading = { delay: 1, memory: 0.1, heap: 0.1 };

test.each([
  ['delay', 201, 161, 159],
  ['memory', 0.91, 0.73, 0.71],
  ['heap', 0.86, 0.69, 0.67],
] as const)('too much %s is too much until there is clearly less', (what, much, still, less) => {
  let reading = CALM;
  const told: boolean[] = [];
  const strain = new Strain(
    200,
    () => reading,
    (isOver) => told.push(isOver),
  );
  const seen = [CALM[what], still, much, still, less, still].map((value) => {
    reading = { ...CALM, [what]: value };
    strain.look();
    return strain.isOver;
  });
  expect(seen).toEqual([false, false, true, true, false, false]);
  expect(told).toEqual([true, false]);
});

test('a server with too much to do goes on with games, and refuses what can wait', async () => {
  let reading = CALM;
  const { url, guest, log } = await house({}, undefined, undefined, { gauges: () => reading, tick: 50 });
  const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
  const table = await startedTable([mira, jonas]);
  // By itself a client asks again when it is told to.
  const line = await openSocket(url, { cookie: mira.cookie });
  const answer = (command: object): Promise<unknown> =>
    new Promise((resolve) => {
      line.once('message', (data) => resolve(JSON.parse(String(data))));
      line.send(JSON.stringify({ id: 'a', ...command }));
    });
  const status = async (path: string): Promise<number> => (await fetch(url + path)).status;
  reading = { ...CALM, memory: 0.95 };
  while ((await status('/health/ready')) === 200) await pause(5);
  const later = { refused: 'busy', after: 2000 };
  const raw = await fetch(`${url}/api/me`, { headers: { cookie: mira.cookie } });
  expect([raw.status, raw.headers.get('retry-after'), await raw.json()]).toEqual([503, '2', later]);
  await expect(openSocket(url)).rejects.toThrow('503');
  expect(await answer({ do: 'look', table })).toEqual({ re: 'a', ...later });
  expect(await answer({ do: 'create', game: 'beutezug', seats: 2 })).toEqual({ re: 'a', ...later });
  const { frame } = await looked(mira, table, 0);
  const mover = [mira, jonas][frame!.toAct[0]!]!;
  const { moves } = (await looked(mover, table, frame!.toAct[0]!)).frame!;
  granted(await mover.link.ask('move', { table, seat: frame!.toAct[0]!, at: 0, move: moves[0]!.name }));
  expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^hideout_strained 1$/m);
  expect(await status('/health/live')).toBe(200);
  reading = CALM;
  while ((await status('/health/ready')) !== 200) await pause(5);
  granted(await mira.link.ask('create', { game: 'beutezug', seats: 2 }));
  expect(log.filter((line) => /too much to do|there is time again/.test(line))).toHaveLength(2);
});
