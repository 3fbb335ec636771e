/** What has to be run because of a change. */
export interface Near {
  /** For Vitest: what has changed, and tests to run whatever they import. Vitest follows imports by itself. */
  readonly modules: readonly string[];
  /** Those of the tests among them that no import leads to. */
  readonly beside: readonly string[];
  /** Tests in the browser. */
  readonly specs: readonly string[];
}

/** Tests that read files, or start a program that does: no import leads from them to what they look at. */
export const BESIDE_IMPORTS: readonly (readonly [changed: RegExp, tests: readonly string[]])[] = [
  [/\.(ts|tsx|mjs)$/, ['scripts/walls.test.ts']],
  [/^(web|look|board|games)\/.*\.tsx$/, ['web/test/words.test.ts']],
  [/^games\/[^/]+\/(README\.md|rules\/|test\/)/, ['scripts/rules-map.test.ts']],
  [/\.game\.txt$/, ['scripts/golden.test.ts']],
  [/^(docs|deploy)\//, ['server/test/documents.test.ts', 'cli/test/outside.test.ts']],
  [/^(server|lobby|wire|table)\/(?!.*test)/, ['server/test/process.test.ts', 'bench/kill/kill.test.ts']],
  [/^(server|lobby|wire|table)\/(?!.*test)/, ['bench/chaos/chaos.test.ts', 'bench/waits/waits.test.ts']],
  [/^(server|lobby|wire|table)\/(?!.*test)/, ['bench/calls/calls.test.ts', 'bench/update/update.test.ts']],
  [/^(server|lobby|wire|table)\/(?!.*test)/, ['bench/siege/siege.test.ts', 'bench/fuzz/fuzz.test.ts']],
  [/^games\/[^/]+\/frozen\//, ['scripts/freeze.test.ts', 'scripts/golden.test.ts']],
  [/^cli\/(?!.*test)/, ['cli/test/process.test.ts']],
];

/** Whatever a page is made of, and whoever it talks to. */
const BEHIND_PAGES = /^(web|look|board|table|games|bots|lobby|wire|server)\/(?!.*(test|\.md$))/;

/** What of it only some tests can see, by what they do: where things lie, and what is said in which language. */
const SEEN_BY: readonly (readonly [changed: RegExp, spec: RegExp])[] = [
  [/\.css$/, /boundingBox|getBoundingClientRect|scroll(Width|Height)|InViewport|inspect\(|trial: true/],
  [/\/(de|es)(-\w+)?(\/|\.ts$)/, /language: '(de|es)'|LANGUAGES|inspect\(/],
];

/** The texts of `e2e` and of the scripts that it uses, by their paths. */
type Sources = Readonly<Record<string, string>>;

export function nearTo(changed: readonly string[], sources: Sources): Near {
  const files = [...new Set(changed)];
  const beside = BESIDE_IMPORTS.flatMap(([pattern, tests]) => (files.some((file) => pattern.test(file)) ? tests : []));
  const modules = files.filter((file) => /\.(ts|tsx|json)$/.test(file) && !file.startsWith('e2e/'));
  const specs = Object.keys(sources).filter((path) => path.endsWith('.spec.ts'));
  return {
    modules: [...new Set([...modules, ...beside])],
    beside: [...new Set(beside)],
    specs: specs.filter((spec) => files.some((file) => isSeenBy(spec, file, sources))).sort(),
  };
}

function isSeenBy(spec: string, file: string, sources: Sources): boolean {
  if (/^(package(-lock)?\.json|(vite|playwright)\.config\.ts)$/.test(file)) return true;
  const used = reached(spec, sources);
  if (used.has(file)) return true;
  if (file.startsWith('e2e/heists/')) return used.has('e2e/heist.ts');
  if (!BEHIND_PAGES.test(file)) return false;
  const text = sources[spec]!;
  const [, sees] = SEEN_BY.find(([pattern]) => pattern.test(file)) ?? [];
  return (sees?.test(text) ?? true) && isOfGame(file, text, used);
}

/** Written games are of Burgle Bros. */
function isOfGame(file: string, text: string, used: ReadonlySet<string>): boolean {
  const [, game] = /^games\/([^/]+)\//.exec(file) ?? [];
  if (game === undefined) return true;
  return text.includes(game) || text.includes('GAMES') || (game === 'burgle-bros' && used.has('e2e/heist.ts'));
}

/** All that a test imports, directly or not. */
function reached(path: string, sources: Sources, seen: Set<string> = new Set()): ReadonlySet<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, folder, name] of (sources[path] ?? '').matchAll(/ from '(\.\.?)\/(.+?)'/g))
    reached(folder === '..' ? name! : `${path.split('/')[0]}/${name}`, sources, seen);
  return seen;
}
