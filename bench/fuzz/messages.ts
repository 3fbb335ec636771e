import type { Chance } from '#table/game.ts';

/** Values that programs have fallen over. */
const ODD: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -0,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '?',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "'; drop table people; --",
  '<script>alert(1)</script>',
  '%00',
  '\u202e',
  '🕵️'.repeat(50),
  'x'.repeat(5000),
  [],
  [[]],
  {},
  { length: 1e9 },
  { toString: 1 },
  { __proto__: null },
  [null],
  Number.NaN,
];

const DOINGS =
  'ping lobby create set look unlook sit bot free start open move undo leave back resign rematch branch close say seen signal record'.split(
    ' ',
  );

/** What a forger knows: tables that exist, and his own cookie. */
export interface Known {
  readonly tables: readonly string[];
  readonly cookie: string;
}

const any = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)]!;

/** A message that looks right, then one thing about it is wrong, or nothing is but the sender. */
export function forged(chance: Chance, { tables }: Known): string {
  const right: Record<string, unknown> = {
    id: `f${chance.below(50)}`,
    do: any(chance, DOINGS),
    table: any(chance, [...tables, 'no-such-table-99']),
    seat: chance.below(5),
    at: chance.below(200),
    move: any(chance, ['play 4', 'sneeze', 'pick 1', 'roll', '0', 'keep']),
    name: 'Mallory',
    salt: 'salt-salt-salt-salt',
    seal: 'a'.repeat(64),
    text: 'hello',
    game: any(chance, ['art-robbery', 'beutezug', 'burgle-bros', 'chess']),
    seats: chance.below(7),
    strength: any(chance, ['easy', 'normal', 'hard', 'unfair']),
    on: true,
    data: { a: 1 },
    options: any(chance, [{}, { walls: 'random' }, { job: 'bank' }, [], 'x']),
    clock: any(chance, [
      { kind: 'none' },
      { kind: 'move', minutes: 1 },
      { kind: 'slow', days: 3 },
      { kind: 'slow', days: 2 },
    ]),
  };
  const wanted = WANTED[right.do as keyof typeof WANTED] ?? Object.keys(right);
  const message = Object.fromEntries(['id', 'do', ...wanted].map((key) => [key, right[key]]));
  const wrong = chance.below(4);
  const key = any(chance, Object.keys(message));
  if (wrong === 0) message[key] = any(chance, ODD);
  if (wrong === 1) delete message[key];
  if (wrong === 2) message[any(chance, ['more', '__proto__', 'toString', 'secret', 'person'])] = any(chance, ODD);
  return JSON.stringify(message) ?? '';
}

/** The fields that each command takes, so that many get past the first check. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  ping: [],
  lobby: ['on'],
  create: ['game', 'seats', 'options', 'clock'],
  set: ['table', 'seats', 'options', 'clock'],
  look: ['table', 'seat'],
  unlook: ['table'],
  sit: ['table', 'seat', 'name', 'seal'],
  bot: ['table', 'seat', 'strength'],
  free: ['table', 'seat'],
  start: ['table'],
  open: ['table', 'seat', 'salt'],
  move: ['table', 'seat', 'at', 'move'],
  undo: ['table', 'seat', 'at'],
  leave: ['table', 'seat'],
  back: ['table', 'seat'],
  resign: ['table', 'seat'],
  rematch: ['table'],
  branch: ['table', 'at'],
  close: ['table'],
  say: ['table', 'text'],
  seen: ['table', 'seat', 'at'],
  signal: ['table', 'seat', 'data'],
  record: ['table'],
};

/** Something that is no message at all. */
export function garbage(chance: Chance): string | Buffer {
  const length = chance.below(300);
  const bytes = Buffer.from(Array.from({ length }, () => chance.below(256)));
  return any(chance, [
    bytes,
    bytes.toString('latin1'),
    '['.repeat(length),
    '{"id":'.repeat(length),
    `{"id":"a","do":"say","table":"abc","text":"${'x'.repeat(15_000)}"}`,
    JSON.stringify(any(chance, ODD)) ?? 'undefined',
  ]);
}

/** A request that is wrong in some way. */
export function request(chance: Chance, { tables }: Known): { readonly path: string; readonly init: RequestInit } {
  const path = any(chance, [
    '/api/me',
    '/api/me/code',
    '/api/me/recover',
    '/api/me/export',
    `/api/tables/${any(chance, tables)}/record`,
    '/api/tables/..%2f..%2fetc/record',
    `/api/tables/${'x'.repeat(300)}/record`,
    '/api/nothing',
    '/socket',
    '/health/ready',
    '/%ff',
    '/..%2f..%2fpackage.json',
    '/t/no-such',
    '/api/me?x=%00',
  ]);
  const method = any(chance, ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'OPTIONS']);
  const hasBody = method !== 'GET' && method !== 'OPTIONS';
  const headers: Record<string, string> = {};
  if (chance.below(2) === 0)
    headers.cookie = `hideout=${any(chance, ['forged', '', 'x'.repeat(200), '%00', '"; drop'])}`;
  if (chance.below(4) === 0) headers.origin = any(chance, ['https://evil.example', 'null', 'http://127.0.0.1']);
  if (chance.below(4) === 0) headers.authorization = any(chance, ['Bearer x', 'Basic eDp4', 'Bearer']);
  if (hasBody)
    headers['content-type'] = any(chance, [
      'application/json',
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
    ]);
  const text = any(chance, [
    JSON.stringify({ name: any(chance, ODD) }) ?? '',
    JSON.stringify({ code: any(chance, ODD) }) ?? '',
    '{',
    '',
    'null',
    '[]',
    `{"name":"${'x'.repeat(70_000)}"}`,
    '{"__proto__":{"name":"x"}}',
  ]);
  return { path, init: { method, headers, ...(hasBody && text !== '' ? { body: text } : {}) } };
}
