/** Longer than this a file has to say why. */
const MOST = 300;

/** Who may be longer, and why: each of them one thing, which is read as a whole. `*` is any one name. */
const LONG: Readonly<Record<string, string>> = {
  'games/*/board/words/*.ts': 'all words of a board in one language, as a list',
  'games/*/lessons/words/*.ts': 'all words of the lessons in one language, as a list',
  'web/words/*.ts': 'all words of the pages in one language, as a list',
  'web/table/words/*.ts': 'all words of a table’s page in one language, as a list',
  'wire/messages.ts': 'every message as a schema, beside those that it is made of',
  'board/contract.ts': 'what pages and boards agree on: types alone, one after the other',
  'lobby/archive.ts': 'what every engine has to keep: types, each beside what it is made of',
  'docs/verify.py': 'a second verifier, to be had as one file',
  'table/lawbook.ts': 'the twelve laws, in their order',
  'table/record.ts': 'a record as data and as text: what is read is held against what it is',
  'table/host.ts': 'one class: everything goes through its queue',
  'wire/client.ts': 'one class: what was sent and not answered yet',
  'lobby/visit.ts': 'one connection: a row for each command',
  'lobby/places.ts': 'a function for each thing that befalls a seat',
  'lobby/lobby.ts': 'one class: the tables of a process',
  'lobby/room.ts': 'one class: whatever changes a table’s row goes through its queue',
  'lobby/memory.ts': 'one engine of the archive: a method for each thing that is asked of it',
  'web/table/model.ts': 'one class: a table as its page knows it',
  'web/table/arena.tsx': 'one page: what of it depends on what else is open',
  'web/table/in-play.tsx': 'one page: what of it depends on what else is open',
  'web/table/playback.tsx': 'one page: what of it depends on where in the game one looks',
  'web/learn/learn.css': 'one page, and its rules for small screens',
  'web/seating/join.css': 'one page, and its rules for small screens',
  'web/lesson/box.css': 'one box, and its rules for small screens',
  'games/beutezug/board/table/villa.css': 'one picture, and its rules for small screens',
  'games/beutezug/board/thieves/thief.css': 'one thief, in all states and sizes',
  'games/burgle-bros/board/board.tsx': 'one board: what of it depends on what else is open',
  'games/burgle-bros/board/panel/panel.css': 'what all parts of the panel share, and its rules for small screens',
  'games/burgle-bros/bot/reasons.ts': 'the reasons for a move, by which is told first',
  'games/burgle-bros/bot/turn.ts': 'one class: a turn as it is planned, on a world of its own',
  'scripts/verifiers.ts': 'one run: records of every kind, what may be changed in them, and both verifiers',
  'bench/leaks/steps.ts': 'a row for each way in which seats change hands',
  'bench/siege/attacks.ts': 'every attack, one after the other',
  'bench/waits/person.ts': 'one class: somebody at a table, and all they may do there',
  'bench/waits/table.ts': 'one class: a table and who sits at it',
};

const isTest = (path: string): boolean => /(^|\/)(test|e2e)\/|\.test\.tsx?$/.test(path);

const fits = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`).test(path);

/** Files that are long without a reason; a test may be as long as what it is about. */
export const overlong = (files: ReadonlyMap<string, string>): readonly string[] =>
  [...files]
    .filter(([path]) => !isTest(path) && !Object.keys(LONG).some((pattern) => fits(pattern, path)))
    .map(([path, source]) => ({ path, lines: source.split('\n').length - 1 }))
    .filter(({ lines }) => lines > MOST)
    .map(({ path, lines }) => `${path}: ${lines} lines`);

/** Reasons for files that are not there. */
export const needless = (paths: readonly string[]): readonly string[] =>
  Object.keys(LONG).filter((pattern) => !paths.some((path) => fits(pattern, path)));
