import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of a game's rules map: rule · source · in words · code · test. */
export interface MappedRule {
  readonly rule: string;
  /** `rules/theft.ts steal`, several separated by commas. */
  readonly code: readonly string[];
  readonly tests: readonly string[];
}

const RULE = /^[A-Z]\d+$/;

/** Reads the table from a game's README. */
function rulesIn(readme: string): MappedRule[] {
  return readme
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 7 && RULE.test(cells[1]!))
    .map((cells) => ({ rule: cells[1]!, code: list(cells[4]!), tests: list(cells[5]!) }));
}

const list = (cell: string): string[] =>
  cell
    .split(',')
    .map((item) => item.replaceAll('`', '').trim())
    .filter(Boolean);

/** The rule numbers that a test file's test names begin with: `[R8] …` or `[R8, R9] …`. */
function rulesTested(source: string): Set<string> {
  const names = source.matchAll(/\btest(?:\.each\([^)]*\))?\(\s*[`'"]\[([A-Z]\d+(?:, [A-Z]\d+)*)\]/g);
  return new Set([...names].flatMap((name) => name[1]!.split(', ')));
}

/** Everything in which a game's README, code and tests disagree about its rules. `known` are the rules its text has. */
export function disagreements(folder: string, known: readonly string[]): string[] {
  const rules = rulesIn(readFileSync(join(folder, 'README.md'), 'utf8'));
  const files = globSync('test/**/*.test.ts', { cwd: folder }).map((path) => ({
    path,
    tested: rulesTested(readFileSync(join(folder, path), 'utf8')),
  }));
  const mapped = rules.map(({ rule }) => rule);
  const problems = [
    ...known.filter((rule) => !mapped.includes(rule)).map((rule) => `${rule} is not in the README`),
    ...mapped.filter((rule) => !known.includes(rule)).map((rule) => `${rule} is in the README, but not in the text`),
    ...mapped.filter((rule, i) => mapped.indexOf(rule) !== i).map((rule) => `${rule} is in the README twice`),
  ];
  for (const { rule, code, tests } of rules) {
    problems.push(...code.flatMap((place) => missingCode(folder, rule, place)));
    if (code.length === 0) problems.push(`${rule} names no code`);
    if (tests.length === 0) problems.push(`${rule} names no test`);
    for (const test of tests) {
      const file = files.find(({ path }) => path.endsWith(`/${test}`));
      if (file === undefined) problems.push(`${rule} names ${test}, which is not there`);
      else if (!file.tested.has(rule)) problems.push(`no test in ${test} is named [${rule}]`);
    }
  }
  for (const { path, tested } of files) {
    for (const rule of tested) if (!mapped.includes(rule)) problems.push(`${path} tests ${rule}, which is no rule`);
  }
  return problems;
}

function missingCode(folder: string, rule: string, place: string): string[] {
  const [path = '', symbol = ''] = place.split(' ');
  if (!existsSync(join(folder, path))) return [`${rule} names ${path}, which is not there`];
  const source = readFileSync(join(folder, path), 'utf8');
  const problems: string[] = [];
  if (symbol !== '' && !new RegExp(`\\b(function|const|type|interface) ${symbol}\\b|\\b${symbol}:`).test(source))
    problems.push(`${rule} names ${symbol}, which is not in ${path}`);
  if (!new RegExp(`\\b${rule}\\b`).test(source)) problems.push(`${path} does not mention ${rule}`);
  return problems;
}
