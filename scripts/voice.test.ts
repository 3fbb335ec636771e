import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#table/text.ts';

const NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'German', es: 'Spanish' };

/** Where the product speaks. A file of one language has its code for a name, or in it; others say all three, by that code. */
const PLACES = [
  ...['web/**/words/**/*.ts', 'web/**/*words.ts', 'web/words/*.ts', 'web/table/words/*.ts'],
  ...[
    'games/*/text/**/*.ts',
    'games/*/board/**/words/**/*.ts',
    'games/*/board/**/words.ts',
    'games/*/lessons/words/*.ts',
  ],
  ...['server/calls/words/*.ts', 'server/preview/words.ts', 'cli/text/*.ts', 'table/text.ts', 'wire/refusals.ts'],
  ...['games/*/poster.ts', 'wire/phrases.ts', 'look/*.tsx', 'cli/*.ts'],
];

/** What commands say of themselves is in English alone. */
const HELP = /^cli\/[a-z]+\.ts$/;

const VOICE = readFileSync('docs/voice.md', 'utf8');

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** What a file says, each text with the language it is in. */
function textsOf(path: string, source: string): readonly (readonly [Language, string])[] {
  const found: (readonly [Language, string])[] = [];
  const named = LANGUAGES.find((language) => new RegExp(`/${language}(-[a-z]+)?(\\.ts|/)`).test(path));
  const whole = named ?? (HELP.test(path) ? 'en' : undefined);
  const walk = (node: Node, language: Language | undefined): void => {
    const own = LANGUAGES.find((each) => each === keyOf(node)) ?? language;
    if (node.type === 'BinaryExpression' && node.operator === '===') return;
    if (own !== undefined) found.push(...said(node).map((text) => [own, text] as const));
    for (const [key, value] of Object.entries(node))
      if (key !== 'key' && key !== 'source') for (const each of [value].flat()) if (isNode(each)) walk(each, own);
  };
  walk(parseSync(path, source).program as unknown as Node, whole);
  return found;
}

/** `en: …`, `const en = …` */
function keyOf(node: Node): string | undefined {
  const name = node.type === 'Property' ? node.key : node.type === 'VariableDeclarator' ? node.id : undefined;
  return isNode(name) && name.type === 'Identifier' ? String(name.name) : undefined;
}

/** What stands after something filled in begins with dots. */
function said(node: Node): readonly string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type !== 'TemplateLiteral') return [];
  return (node.quasis as Node[]).map(
    ({ value }, i) => `${i === 0 ? '' : '…'}${(value as { readonly cooked: string }).cooked}`,
  );
}

/** The words in the first column of the table that is headed by a language. */
function forbidden(language: Language): readonly string[] {
  const [, rows] = VOICE.split(`\n| ${NAMES[language]} | `).filter((_, i, all) => i === 0 || i === all.length - 1);
  return rows!
    .split('\n\n')[0]!
    .split('\n')
    .slice(2)
    .filter((row) => row.startsWith('|'))
    .flatMap((row) => row.split('|')[1]!.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '');
}

const holds = (word: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${word})(?![\\p{L}-])`, 'iu');

const FILES = PLACES.flatMap((place) => globSync(place)).filter((path) => !path.includes('/test/'));
const ALL = [...new Set(FILES)].flatMap((path) =>
  textsOf(path, readFileSync(path, 'utf8')).map(([language, text]) => ({ path, language, text })),
);
const lines = (language: Language, wrong: RegExp): readonly string[] =>
  ALL.filter((one) => one.language === language && wrong.test(one.text)).map(({ path, text }) => `${path}: ${text}`);

test('no decimals made by hand', () => {
  const places = [...new Set([...FILES, ...globSync('cli/*.ts')])];
  expect(places.filter((path) => /\.toFixed\(|replace\('\.', ','\)/.test(readFileSync(path, 'utf8')))).toEqual([]);
});

/** Guards are he, as in the rulebook; a person never is. Whoever is spoken of is named, but where all is about guards. */
const GUARDS = /guard|patrol/i;
const ABOUT_GUARDS = [
  ...[
    'text/en/odds.ts',
    'text/en/table.ts',
    'text/en/rules-guards.ts',
    'board/words/bearings/en.ts',
    'board/lore/words/en.ts',
  ],
].map((file) => `games/burgle-bros/${file}`);
const HIS = [
  ...['He gets as far as', 'he stops there', 'Chance he passes through on his next move', 'Where Is He?'],
  ...['After your turn he moves toward his *red die*', '…: he misses his next movement', '… is on his way here'],
  ...['He moves after the turn of each player on his floor', 'B1 is not on his path'],
];

describe.each(LANGUAGES)('%s', (language) => {
  test('much is said', () => {
    expect(ALL.filter((one) => one.language === language).length).toBeGreaterThan(2000);
  });

  test('no word that the voice does without', () => {
    expect(forbidden(language).length).toBeGreaterThan(1);
    expect(forbidden(language).flatMap((word) => lines(language, holds(word)))).toEqual([]);
  });

  test('no percent sign made by hand', () => {
    expect(lines(language, /[\d…]\s?%/)).toEqual([]);
  });
});

test('a plural is whatever is not one, in each language', () => {
  for (const language of LANGUAGES) {
    const rules = new Intl.PluralRules(language);
    for (let n = 0; n < 100_000; n++) if ((rules.select(n) === 'one') !== (n === 1)) expect([language, n]).toBeNull();
    expect([...rules.resolvedOptions().pluralCategories].filter((each) => each !== 'many').toSorted()).toEqual([
      ...['one', 'other'],
    ]);
  }
});

test.each(['en', 'es'] as const)('dots follow their word without a space: %s', (language) => {
  expect(lines(language, /\p{L}\s…/u)).toEqual([]);
});

test('nobody is he in English', () => {
  const he = lines('en', holds('he|him|his|himself'));
  const isGuard = (line: string): boolean =>
    ABOUT_GUARDS.some((file) => line.startsWith(file)) ||
    (line.startsWith('games/burgle-bros/') &&
      (GUARDS.test(line.slice(line.indexOf(': '))) || HIS.some((said) => line.includes(said))));
  expect(he.length).toBeGreaterThan(20);
  expect(he.filter((line) => !isGuard(line))).toEqual([]);
  for (const said of HIS) expect(he.join('\n')).toContain(said);
});

/** Documents for people: not quoted words of programs, which stand between backticks. */
const DOCUMENTS = ['*.md', 'LICENSE', 'docs/**/*.md', 'games/*/README.md', 'bench/*.md', 'deploy/*.md'].flatMap(
  (place) => globSync(place),
);

/** Where words are quoted that are not to be said. */
const QUOTING = 'docs/voice.md';

test('documents speak plain English, too', () => {
  const plain = 'whoever|everybody|somebody|nobody|anybody|anew|learnt|look whether|belongs? into|twin in words';
  const wrong = holds(plain);
  // Written large it is a name in the code.
  const british =
    /(?<![\w-])(?:[Cc]olours?|[Cc]entre|[Bb]ehaviour|[Ll]icences?|[Nn]eighbour(?:s|ing)?|[Cc]ancell(?:ed|ing))(?![\w-])/;
  const found = DOCUMENTS.filter((path) => path !== QUOTING).flatMap((path) =>
    readFileSync(path, 'utf8')
      .replaceAll(/^```.*?^```/gms, '')
      .split('\n')
      .map((line) => line.replaceAll(/`[^`]*`/g, ''))
      .flatMap((line) => (wrong.test(line) || british.test(line) ? [`${path}: ${line}`] : [])),
  );
  expect(found).toEqual([]);
});
