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

/** What a forger knows: tables that exist, their own cookie, and by what people there are known. */
export interface Known {
  readonly tables: readonly string[];
  readonly cookie: string;
  readonly badges?: readonly string[];
}

const any = <T>(chance: Chance, items: readonly T[]): T => items[chance.below(items.length)]!;

/** What people at a table may be asked, clocks among it. */
const CLOCKS: readonly unknown[] = [
  { kind: 'none' },
  { kind: 'move', minutes: 1 },
  { kind: 'bank', minutes: 1, increment: 5 },
  { kind: 'slow', days: 3 },
  { kind: 'slow', days: 1, weekendsOff: true },
  { kind: 'slow', days: 2 },
];

/** A value for each field that a command may have, now and then one that is none. A field that is not here gets an odd one. */
const right = (chance: Chance, { tables, badges = [] }: Known): Readonly<Record<string, unknown>> => ({
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
  hints: any(chance, [true, false, 'all', 'alone', 'off', 'some']),
  discreet: chance.below(2) === 0,
  badge: any(chance, [...badges, '0123456789abcdef']),
  from: any(chance, tables),
  aware: chance.below(3) > 0,
  program: chance.below(4) === 0,
  key: 'a'.repeat(32),
  question: any(chance, [
    { kind: 'pause' },
    { kind: 'resume' },
    { kind: 'undo' },
    { kind: 'clock', clock: any(chance, CLOCKS) },
    { kind: 'clock' },
  ]),
  yes: chance.below(2) === 0,
  until: any(chance, [0, 1, Date.now() + 86_400_000, Number.MAX_SAFE_INTEGER]),
  everywhere: chance.below(2) === 0,
  dice: any(chance, ['new', 'kept', 'loaded']),
  friends: chance.below(2) === 0,
  phrase: any(chance, ['thanks', 'one-moment', 'no-such-phrase', 'constructor', 'No Phrase']),
  to: any(chance, [{ line: 1 + chance.below(20) }, { entry: 1 + chance.below(20) }, { line: 0 }]),
  reaction: any(chance, ['bravo', 'heart', 'scorn']),
  spot: any(chance, [
    { at: chance.below(200) },
    { at: chance.below(9), as: chance.below(4) },
    { at: chance.below(9), as: 'everything', blind: true },
    { at: -1 },
  ]),
  why: 'That was not fair.',
  data: { a: 1 },
  options: any(chance, [{}, { walls: 'random' }, { job: 'bank' }, [], 'x', { walls: [BLANKS, '', ''] }]),
  clock: any(chance, CLOCKS),
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

/** What something of somebody's may be called. */
const IDS = ['none', '0123456789abcdef01234567', '%00', '..%2f', 'x'.repeat(300), 'constructor'] as const;
/** Where somebody may want to be called. */
const ADDRESSES = [
  'https://127.0.0.1/x',
  'http://[::1]/',
  'https://hooks.example/x',
  'file:///etc/passwd',
  '',
  '//[',
] as const;
const SWITCHES = { turn: true, rematch: true, over: false, chat: false, quiet: true };
const WISHES = { ...SWITCHES, from: 0, to: 60, daysOff: [0, 6] } as const;

/** A request that is wrong in some way, or is as it should be but for who asks. */
export function request(chance: Chance, { tables, cookie }: Known): Request {
  const path = any(chance, [
    '/api/me',
    '/api/me/code',
    '/api/me/recover',
    '/api/me/leave',
    '/api/me/export',
    '/api/me/games',
    '/api/me/finished',
    '/api/me/devices',
    `/api/me/devices/${any(chance, IDS)}`,
    '/api/me/blocks',
    `/api/me/blocks/${any(chance, IDS)}`,
    '/api/me/calls',
    `/api/me/calls/${any(chance, tables)}/later`,
    '/api/me/bells/push',
    '/api/me/bells/hook',
    `/api/me/bells/${any(chance, IDS)}`,
    `/api/me/bells/${any(chance, IDS)}/try`,
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
  // With what ends all the rest the forger would be nobody any more.
  const isLast = method === 'DELETE' && path.startsWith('/api/me') && !path.includes('/b');
  if (chance.below(3) === 0 && !isLast && path !== '/api/me/leave') headers.cookie = cookie;
  else if (chance.below(2) === 0)
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
    JSON.stringify({ address: any(chance, ADDRESSES), language: any(chance, ['en', 'de', 'xx']) }),
    JSON.stringify({
      address: 'https://push.example/a',
      keys: { p256dh: 'a', auth: any(chance, ODD) },
      language: 'es',
      zone: 'UTC',
    }),
    JSON.stringify({ ...WISHES, zone: any(chance, ['UTC', 'Europe/Nowhere', BLANKS]) }),
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
