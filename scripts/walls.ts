import { posix } from 'node:path';
import { type Token, tokens } from './tokens.ts';

/** An import whose name is only made when it runs. */
const UNKNOWN = 'a-computed-name';

/**
 * Who may import whom; the first line that fits a file counts. `*` is any one name, `**` anything below, `<game>` the
 * same name throughout the line, `npm:` a package. `type` allows only `import type`, `lazy` only `import()`.
 */
const WALLS: readonly (readonly [who: string, ...whom: string[]])[] = [
  ['table/**', 'table/**', 'npm:@noble/hashes/**'],
  ['games/index.ts', 'type table/*', 'type board/*', 'games/*/poster.ts', 'lazy games/*/**'],
  // biome-ignore format: one line per wall
  ['games/<game>/board/**', 'games/<game>/board/**', 'games/<game>/text/**', 'games/<game>/components.ts', 'games/<game>/components/**', 'games/<game>/chart.ts', 'games/<game>/notation.ts', 'games/<game>/cards.ts', 'games/<game>/poster.ts', 'games/<game>/sketch.ts', 'games/<game>/walls.ts', 'type games/<game>/*', 'type table/*', 'table/game.ts', 'table/text.ts', 'board/**', 'look/**', 'npm:preact/**', 'npm:@preact/**'],
  // biome-ignore format: one line per wall
  ['games/<game>/text/**', 'games/<game>/text/**', 'games/<game>/components.ts', 'games/<game>/components/**', 'games/<game>/chart.ts', 'games/<game>/notation.ts', 'games/<game>/options.ts', 'games/<game>/refusal.ts', 'games/<game>/sketch.ts', 'games/<game>/state.ts', 'games/<game>/walls.ts', 'type games/<game>/*', 'table/*'],
  ['games/<game>/test/board/**', 'games/<game>/**', 'table/**', 'board/**'],
  // What is frozen stands by itself.
  ['games/<game>/frozen/**', 'type games/index.ts'],
  ['games/<game>/**', 'games/<game>/**', 'table/**'],
  ['bots/**', 'bots/**', 'table/**'],
  // biome-ignore format: one line per wall
  ['board/**', 'board/**', 'look/**', 'table/game.ts', 'table/text.ts', 'type table/*', 'npm:preact/**', 'npm:@preact/**'],
  [
    'look/**',
    'look/**',
    'table/text.ts',
    'type table/*',
    'npm:preact/**',
    'npm:@preact/**',
    'npm:@fontsource/**',
    'npm:@fontsource-variable/**',
  ],
  [
    'wire/messages.ts',
    'wire/hints.ts',
    'wire/protocol.ts',
    'wire/talk.ts',
    'type table/*',
    'table/bot.ts',
    'table/game.ts',
    'npm:typebox/**',
  ],
  ['wire/guest.ts', 'wire/**', 'node:timers/promises', 'npm:ws'],
  ['wire/test/**', 'wire/**', 'table/**'],
  ['wire/seals.ts', 'wire/**', 'type table/*', 'lazy table/chance.ts'],
  ['wire/witness.ts', 'wire/**', 'type table/*', 'lazy table/testimony.ts'],
  ['wire/refusals.ts', 'table/refusal.ts', 'table/text.ts'],
  ['wire/**', 'wire/**', 'type table/*'],
  ['lobby/**', 'lobby/**', 'wire/**', 'table/**', 'games/index.ts', 'bots/**'],
  // biome-ignore format: one line per wall
  ['server/**', 'server/**', 'lobby/**', 'wire/**', 'table/**', 'games/**', 'bots/**', 'node:**', 'npm:**'],
  // biome-ignore format: one line per wall
  ['cli/test/**', 'cli/**', 'server/**', 'wire/**', 'table/**', 'games/**', 'bots/**', 'node:**', 'npm:**'],
  // biome-ignore format: one line per wall
  ['cli/**', 'cli/**', 'server/main.ts', 'lazy server/settings.ts', 'type server/settings.ts', 'lazy server/doctor/*', 'type server/doctor/*', 'lazy server/store/*', 'type server/store/*', 'wire/**', 'table/**', 'games/**', 'bots/**', 'node:**', 'npm:**'],
  // What an update has frozen is a file of the run's own.
  ['bench/update/bump.ts', 'games/index.ts', 'type table/*', 'node:**', UNKNOWN],
  // biome-ignore format: one line per wall
  ['bench/**', 'bench/**', 'scripts/chromium.ts', 'scripts/freeze.ts', 'scripts/nats.ts', 'scripts/port.ts', 'scripts/postgres.ts', 'scripts/queue.ts', 'scripts/staging.ts', 'server/**', 'lobby/**', 'wire/**', 'table/**', 'games/**', 'bots/**', 'node:**', 'npm:**'],
  // biome-ignore format: one line per wall
  ['web/device/test/**', 'web/device/**', 'scripts/chromium.ts', 'server/store/test/contract/archive.ts', 'type lobby/*', 'npm:vite', 'npm:@playwright/test'],
  ['web/device/archive.ts', 'lobby/archive.ts', 'lobby/clock.ts', 'lobby/memory.ts', 'npm:idb'],
  [
    'web/device/**',
    'web/**',
    'wire/client.ts',
    'wire/seals.ts',
    'type wire/*',
    'type lobby/*',
    'type table/*',
    'npm:@preact/**',
  ],
  ['web/worker.ts', 'web/**', 'lobby/**', 'wire/**', 'table/**', 'games/**', 'bots/**', 'npm:**'],
  [
    'web/**',
    'web/**',
    'board/**',
    'look/**',
    'wire/client.ts',
    'wire/hints.ts',
    'wire/insist.ts',
    'wire/phrases.ts',
    'wire/protocol.ts',
    'wire/refusals.ts',
    'wire/seals.ts',
    'wire/talk.ts',
    'wire/watch.ts',
    'wire/witness.ts',
    'type wire/*',
    'table/**',
    'games/index.ts',
    'games/*/text/**',
    'npm:**',
  ],
  // biome-ignore format: one line per wall
  ['e2e/**', 'e2e/**', 'bench/lies/**', 'scripts/chromium.ts', 'scripts/port.ts', 'scripts/staging.ts', 'server/store/**', 'server/identity.ts', 'server/calls/ear.ts', 'lobby/archive.ts', 'wire/guest.ts', 'wire/watch.ts', 'type wire/*', 'table/chance.ts', 'table/lesson.ts', 'table/record.ts', 'table/refusal.ts', 'type table/*', 'games/index.ts', 'games/*/text/**', 'games/*/components/**', 'node:**', 'npm:**'],
  ['scripts/staging.test.ts', 'scripts/staging.ts', 'lobby/memory.ts', 'table/**', 'games/index.ts', 'npm:vitest'],
  [
    'scripts/foresight/exact.test.ts',
    'scripts/staging.ts',
    'lobby/memory.ts',
    'table/**',
    'games/index.ts',
    'npm:vitest',
  ],
  ['scripts/staging.ts', 'table/**', 'lobby/**', 'games/index.ts', 'node:**'],
  // What a lesson says besides its own words is said by its page.
  // biome-ignore format: one line per wall
  ['scripts/lessons.test.ts', 'scripts/**', 'table/**', 'games/**', 'bots/**', 'web/lesson/words/*', 'web/lesson/later.ts', 'npm:**', UNKNOWN],
  // … and how many moves are as good as a hint, by the page of the table.
  ['scripts/hints/look.ts', 'scripts/**', 'table/**', 'games/**', 'bots/**', 'web/table/words/*', 'node:**', UNKNOWN],
  // What a lying host hands out is tried on the verifiers, too.
  ['scripts/verifiers.ts', 'scripts/**', 'bench/lies/forge.ts', 'table/**', 'games/**', 'bots/**', 'node:**', UNKNOWN],
  ['scripts/**', 'scripts/**', 'table/**', 'games/**', 'bots/**', 'node:**', 'npm:**', UNKNOWN],
  ['vite.config.ts', 'scripts/**', 'npm:**'],
  ['playwright.config.ts', 'scripts/chromium.ts', 'node:os', 'npm:**'],
  ['*', 'npm:**'],
];

/** What tests may import besides; and only tests import tests. */
const TEST_TOOLS = ['npm:vitest/**', 'npm:fast-check/**', 'node:**'];

export const isTest = (path: string): boolean => /(^|\/)test\/|\.test\.tsx?$|^e2e\//.test(path);

/** The imports map of package.json. */
export const ALIASES: Readonly<Record<string, string>> = {
  '#table/': 'table/',
  '#games/': 'games/',
  '#bots/': 'bots/',
  '#wire/': 'wire/',
  '#lobby/': 'lobby/',
  '#look/': 'look/',
  '#board/': 'board/',
};

/** Names that say nothing. */
const EMPTY_NAMES = ['util', 'utils', 'common', 'helper', 'helpers'];

/** Folders below a game. */
const DEEPEST = 3;

/** Whoever knows games only as the catalogue hands them out. */
const NAMELESS = /^(table|board|bots|lobby|wire|server|web|look|cli)\//;

/** A host waits for its store, the list of games for what is loaded, and nothing else does. */
const WAITS = ['table/host.ts', 'table/store.ts', 'games/index.ts'];

interface Import {
  readonly kind: 'static' | 'type' | 'lazy';
  readonly from: string;
}

/** What is wrong with this file, seen from the walls: its name, its imports, and what rules must not use. */
export function breaches(path: string, source: string): readonly string[] {
  const found = tokens(source);
  return [...misnomers(path), ...crossings(path, found), ...impurities(path, found)];
}

/** What is wrong with the name of a file, whatever is in it. */
export function misnomers(path: string): readonly string[] {
  const names = path.split('/');
  const empty = names.filter((name) => EMPTY_NAMES.includes(name.split('.')[0]!.toLowerCase()));
  const depth = names[0] === 'games' ? names.length - 3 : 0;
  return [
    ...empty.map((name) => `${path}: "${name}" does not say what it is for`),
    ...(depth > DEEPEST ? [`${path}: ${depth} folders below its game`] : []),
  ];
}

/** Where a file outside the games speaks of one of them, whatever language it is written in. */
export function namings(path: string, source: string, names: readonly string[]): readonly string[] {
  if (!NAMELESS.test(path) || isTest(path)) return [];
  return names
    .filter((name) => new RegExp(`(?<![\\w-])${name.replaceAll('.', '\\.')}(?![\\w-])`, 'i').test(source))
    .map((name) => `${path}: names a game, "${name}"`);
}

function crossings(path: string, found: readonly Token[]): string[] {
  const wall = WALLS.find(([who]) => fits(who, path));
  if (wall === undefined) return [`${path}: no wall is written for it`];
  const [who, ...whom] = wall;
  const game = fits(who, path)!.groups?.game;
  const allowed = isTest(path) ? [...whom, ...TEST_TOOLS] : whom;
  return importsIn(found).flatMap(({ kind, from }) => {
    const target = resolved(path, from);
    if (isTest(target) && !isTest(path)) return [`${path}: imports a test, ${target}`];
    const open = allowed.some((line) => {
      const [pattern, only] = line.split(' ').reverse() as [string, string?];
      return (only === undefined || only === kind) && fits(pattern.replace('<game>', game!), target) !== null;
    });
    return open ? [] : [`${path}: may not import ${target}${kind === 'static' ? '' : ` (${kind})`}`];
  });
}

/** What a file imports, by paths from the root. */
export const importsOf = (path: string, source: string): readonly Import[] =>
  importsIn(tokens(source)).map(({ kind, from }) => ({ kind, from: resolved(path, from) }));

function importsIn(found: readonly Token[]): Import[] {
  return found.flatMap((token, i): Import[] => {
    if (token.kind !== 'word' || found[i - 1]?.text === '.') return [];
    const [next, afterNext] = [found[i + 1], found[i + 2]];
    if (token.text === 'import' && next?.kind === 'string') return [{ kind: 'static', from: next.text }];
    if ((token.text === 'import' || token.text === 'require') && next?.text === '(')
      return [{ kind: 'lazy', from: afterNext?.kind === 'string' ? afterNext.text : UNKNOWN }];
    if (token.text !== 'from' || next?.kind !== 'string') return [];
    return [{ kind: isTypeOnly(found, i) ? 'type' : 'static', from: next.text }];
  });
}

/** Whether the statement that this `from` ends began with `import type` or `export type`. */
function isTypeOnly(found: readonly Token[], from: number): boolean {
  const begin = found.findLastIndex(({ text }, i) => i < from && (text === 'import' || text === 'export'));
  return found[begin + 1]?.text === 'type' && found[begin + 2]?.text !== 'from';
}

/** The path in the repository, or `npm:` and `node:` names. */
function resolved(path: string, from: string): string {
  if (from === UNKNOWN) return from;
  if (from.startsWith('.')) return posix.join(posix.dirname(path), from);
  const alias = Object.keys(ALIASES).find((prefix) => from.startsWith(prefix));
  if (alias !== undefined) return ALIASES[alias]! + from.slice(alias.length);
  return from.startsWith('node:') ? from : `npm:${from}`;
}

function fits(pattern: string, path: string): RegExpExecArray | null {
  const regexp = pattern.replace(/[.+?^$()|[\]\\]/g, '\\$&').replace(/\/\*\*|\*\*|\*|<game>/g, (part) => {
    if (part === '/**') return '(?:/.*)?';
    if (part === '<game>') return '(?<game>[^/]+)';
    return part === '**' ? '.*' : '[^/]*';
  });
  return new RegExp(`^${regexp}$`).exec(path);
}

/** Rules know no chance but the one they are given, no clock and no outside world, and remember nothing. */
function impurities(path: string, found: readonly Token[]): string[] {
  if (isTest(path) || !/^(table|games)\//.test(path)) return [];
  return found.flatMap((token, i) => {
    const use = impurity(path, token, found[i - 1]?.text, found[i + 1]?.text, found[i + 2]?.text);
    return use === undefined ? [] : [`${path}: uses ${use}`];
  });
}

function impurity(path: string, token: Token, before = '', next = '', afterNext = ''): string | undefined {
  if (token.kind !== 'word' || before === '.' || (next === ':' && before !== '?')) return undefined;
  if (token.text === 'Math' && next === '.' && afterNext === 'random') return 'Math.random';
  if (token.text === 'Date' || token.text === 'console') return token.text;
  if (token.text === 'fetch' && next === '(') return 'fetch';
  if ((token.text === 'async' || token.text === 'await') && !WAITS.includes(path)) return token.text;
  if ((token.text === 'let' || token.text === 'var') && token.depth === 0) return `a module-level ${token.text}`;
  return undefined;
}
