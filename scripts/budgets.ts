import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { faces } from '#games/index.ts';

/** A part of the build: what it loads at once, by the files of the sources. */
export interface Part {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
}
export type Manifest = Readonly<Record<string, Part>>;

/** How much script a page may load, in bytes after gzip, besides what is there already. */
export interface Budget {
  readonly name: string;
  readonly most: number;
  readonly loads: readonly string[];
  readonly besides: readonly string[];
}

const KB = 1000;
const START = 'index.html';
const HOME = [START, 'home/page.tsx'];
const TABLE = [START, 'seating/page.tsx', 'table/page.tsx'];

/** What games say is loaded with every table, drawn or not; the builder calls such a part by its folder. */
export const textsOf = (manifest: Manifest): readonly string[] =>
  Object.keys(manifest).filter((source) => manifest[source]!.name === 'text');

/** A board's usual budget, and that of one with three floors to draw. */
const BOARD = 40 * KB;
const BIG: Readonly<Record<string, number>> = { 'burgle-bros': 60 * KB };

const budgets = (manifest: Manifest): readonly Budget[] => [
  { name: 'the home page', most: 60 * KB, loads: HOME, besides: [] },
  ...Object.entries(faces)
    .filter(([, parts]) => parts.board !== undefined)
    .map(([game]) => ({
      name: `the board of ${game}`,
      most: BIG[game] ?? BOARD,
      loads: [`../games/${game}/board/index.tsx`],
      besides: [...TABLE, ...textsOf(manifest)],
    })),
];

/** Everything that these sources load at once. */
export function filesOf(manifest: Manifest, sources: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (source: string): void => {
    const part = manifest[source];
    if (part === undefined) throw new Error(`${source} is not in the build`);
    if (seen.has(part.file)) return;
    seen.add(part.file);
    for (const imported of part.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return seen;
}

/** What a budget's page weighs. */
export function weigh(manifest: Manifest, budget: Budget, weightOf: (file: string) => number): number {
  const there = filesOf(manifest, budget.besides);
  const loaded = [...filesOf(manifest, budget.loads)].filter((file) => !there.has(file));
  return loaded.reduce((sum, file) => sum + weightOf(file), 0);
}

function main(): number {
  const dist = new URL('../web/dist/', import.meta.url);
  const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
  const weightOf = (file: string): number => gzipSync(readFileSync(new URL(file, dist))).length;
  const weighed = budgets(manifest).map((budget) => ({ ...budget, weight: weigh(manifest, budget, weightOf) }));
  for (const { name, weight, most } of weighed)
    console.log(
      `${(weight / KB).toFixed(1).padStart(6)} of ${most / KB} KB  ${name}${weight > most ? '  TOO MUCH' : ''}`,
    );
  return weighed.some(({ weight, most }) => weight > most) ? 1 : 0;
}

if (import.meta.main) process.exitCode = main();
