import type { Chance } from '#table/game.ts';
import { COMMANDS, type Doing } from '#wire/messages.ts';

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

/** Blanks that a pattern may go through again and again. */
const BLANKS = `${' '.repeat(15_000)}x`;
/** Levels that a reader which calls itself may not come back from, in a message that is still short enough. */
const DEEP = 7000;

/** What a forger knows: tables that exist, and his own cookie. */
export interface Known {
  readonly tables: readonly string[];
  readonly cookie: string;
}

const any = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)]!;

/** A value for each field that a command may have. A field that is not here gets an odd one. */
const right = (chance: Chance, { tables }: Known): Readonly<Record<string, unknown>> => ({
  table: any(chance, [...tables, 'no-such-table-99']),
  seat: chance.below(5),
  at: chance.below(200),
  since: chance.below(200),
  move: any(chance, ['play 4', 'sneeze', 'pick 1', 'roll', '0', 'keep']),
  name: 'Mallory',
  figure: chance.below(32),
  salt: 'salt-salt-salt-salt',
  seal: 'a'.repeat(64),
  text: 'hello',
  game: any(chance, ['art-robbery', 'beutezug', 'burgle-bros', 'chess']),
  seats: chance.below(7),
  strength: any(chance, ['easy', 'normal', 'hard', 'unfair']),
  on: true,
  public: true,
  odds: false,
  hints: true,
  data: { a: 1 },
  options: any(chance, [{}, { walls: 'random' }, { job: 'bank' }, [], 'x', { walls: [BLANKS, '', ''] }]),
  clock: any(chance, [
    { kind: 'none' },
    { kind: 'move', minutes: 1 },
    { kind: 'slow', days: 3 },
    { kind: 'slow', days: 2 },
  ]),
});

const DOINGS = Object.keys(COMMANDS) as readonly Doing[];

/** The fields of a command, and whether it may go without: whatever there is comes from where the server has it from. */
const fieldsOf = (doing: Doing): readonly { readonly key: string; readonly isNeeded: boolean }[] => {
  const { properties, required } = COMMANDS[doing] as unknown as {
    readonly properties: Readonly<Record<string, unknown>>;
    readonly required: readonly string[];
  };
  return Object.keys(properties)
    .filter((key) => key !== 'id' && key !== 'do')
    .map((key) => ({ key, isNeeded: required.includes(key) }));
};

/** A message that is as it should be, but for its sender. */
export function plausible(chance: Chance, known: Known, doing: Doing = any(chance, DOINGS)): Record<string, unknown> {
  const values = right(chance, known);
  const message: Record<string, unknown> = { id: `f${chance.below(50)}`, do: doing };
  for (const { key, isNeeded } of fieldsOf(doing))
    if (isNeeded || chance.below(2) === 0) message[key] = Object.hasOwn(values, key) ? values[key] : any(chance, ODD);
  return message;
}

/** A message that looks right, then one thing about it is wrong, or nothing is but the sender. */
export function forged(chance: Chance, known: Known): string {
  const message = plausible(chance, known);
  const wrong = chance.below(6);
  const key = any(chance, Object.keys(message));
  if (wrong === 0) message[key] = any(chance, ODD);
  if (wrong === 1) delete message[key];
  if (wrong === 2) message[any(chance, ['more', '__proto__', 'toString', 'secret', 'person'])] = any(chance, ODD);
  return JSON.stringify(message) ?? '';
}

/** Something that is no message at all. */
export function garbage(chance: Chance, { tables }: Known): string | Buffer {
  const length = chance.below(300);
  const bytes = Buffer.from(Array.from({ length }, () => chance.below(256)));
  return any(chance, [
    bytes,
    bytes.toString('latin1'),
    '['.repeat(length),
    '{"id":'.repeat(length),
    `{"id":"a","do":"say","table":"abc","text":"${'x'.repeat(15_000)}"}`,
    JSON.stringify(any(chance, ODD)) ?? 'undefined',
    deep(chance, any(chance, tables)),
  ]);
}

/** Something well-formed that goes down and down. */
const deep = (chance: Chance, table: string): string => {
  const data = '['.repeat(DEEP) + ']'.repeat(DEEP);
  return any(chance, [
    `{"id":"deep","do":"signal","table":"${table}","seat":0,"data":${data}}`,
    `{"id":"deep","do":"create","game":"burgle-bros","seats":2,"options":{"job":${data}}}`,
    `{"id":"deep","do":"create","game":"burgle-bros","seats":2,"options":{"characters":${data}}}`,
  ]);
};

/** A request that is wrong in some way. */
export function request(chance: Chance, { tables }: Known): Request {
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
  return { path, method, headers, ...(hasBody && text !== '' ? { body: text } : {}) };
}

export interface Request {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}
