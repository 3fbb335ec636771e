import { importsOf } from './walls.ts';

/**
 * What boards and texts may come to of their game, by whatever way: they know no rule. Each line says what it is; charts are
 * what the rules themselves read off an open table, so that nothing is written twice.
 */
const KNOWN: Readonly<Record<string, string>> = {
  'poster.ts': 'what is known before the game is loaded',
  'components.ts': 'the pieces, as tables',
  'components/*': 'the pieces, as tables',
  'notation.ts': 'what moves are called',
  'repertoire.ts': 'every move there is, legal or not',
  'options.ts': 'the options, and what is wrong with some',
  'state.ts': 'the options, where they are few',
  'box.ts': 'the cards of a set by number',
  'cards.ts': 'a set of cards as a file',
  'walls.ts': 'the walls of a floor as text',
  'sketch.ts': 'a plan that players draw',
  'chart.ts': 'a chart: ways, combinations, dice, who is wanted',
  'path.ts': 'a chart: the shortest ways of a floor',
};

const PART = /^games\/([^/]+)\/(.+)$/;

/** What belongs to a game's board and texts; not what was frozen with other rules, nor tests. */
const isShown = (path: string): boolean => /^games\/[^/]+\/(board|text)\//.test(path);

/** How boards and texts of a game come to something of it that they must not know, step by step; and lines for nothing. */
export function reached(sources: ReadonlyMap<string, string>): readonly string[] {
  const cameFrom = new Map<string, string>();
  const queue = [...sources.keys()].filter(isShown);
  for (const path of queue) {
    const game = PART.exec(path)![1];
    for (const { kind, from } of importsOf(path, sources.get(path) ?? '')) {
      if (kind === 'type' || PART.exec(from)?.[1] !== game || isShown(from) || cameFrom.has(from)) continue;
      cameFrom.set(from, path);
      queue.push(from);
    }
  }
  const found = [...cameFrom.keys()].map((path) => ({ path, part: PART.exec(path)![2]! }));
  const lineFor = (part: string): string => part.replace(/^components\/.*/, 'components/*');
  const used = new Set(found.map(({ part }) => lineFor(part)));
  return [
    ...found.filter(({ part }) => !Object.hasOwn(KNOWN, lineFor(part))).map(({ path }) => wayTo(path, cameFrom)),
    ...Object.keys(KNOWN)
      .filter((line) => !used.has(line))
      .map((line) => `${line} is known to no board and no text`),
  ];
}

function wayTo(path: string, cameFrom: ReadonlyMap<string, string>): string {
  const before = cameFrom.get(path);
  return before === undefined ? path : `${wayTo(before, cameFrom)} → ${path}`;
}
