import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import { REFUSALS } from '../refusal.ts';
import type { Event } from '../state.ts';
import { text } from '../text/index.ts';
import { CHAPTERS } from '../text/rulebook.ts';
import { scene } from './scene.ts';

const NAMES = ['Mira', 'Jonas', 'Lucía'];
const RULES = CHAPTERS.flatMap(({ rules }): readonly string[] => rules);
const [mira, jonas] = [0, 1] as readonly number[] as readonly [Seat, Seat];

const EVENTS: [Event, ...sentences: string[]][] = [
  [
    { type: 'announced', seat: mira, count: 1, face: 6 },
    'Mira bids 1 six.',
    'Mira bietet 1 Sechs.',
    'Mira apuesta 1 seis.',
  ],
  [
    { type: 'doubted', seat: jonas, bidder: mira, count: 3, face: 5 },
    'Jonas doubts Mira: 3 fives?',
    'Jonas glaubt Mira nicht: 3 Fünfen?',
    'Jonas duda de Mira: ¿3 cincos?',
  ],
  [
    { type: 'shown', cups: [[1, 5], [2, 2, 3], []], face: 5, found: 2 },
    'Cups up: Mira 1 5, Jonas 2 2 3. That makes 2 fives.',
    'Becher hoch: Mira 1 5, Jonas 2 2 3. Das macht 2 Fünfen.',
    'Cubiletes arriba: Mira 1 5, Jonas 2 2 3. En total, 2 cincos.',
  ],
  [
    { type: 'lostDie', seat: mira, left: 1 },
    'Mira loses a die and has 1 left.',
    'Mira verliert einen Würfel und hat noch 1.',
    'Mira pierde un dado y le queda 1.',
  ],
  [
    { type: 'lostDie', seat: mira, left: 0 },
    'Mira loses the last die and is out.',
    'Mira verliert den letzten Würfel und scheidet aus.',
    'Mira pierde su último dado y queda fuera.',
  ],
  [
    { type: 'rolled', begins: jonas },
    'Everyone rolls again. Jonas begins.',
    'Alle würfeln neu. Jonas beginnt.',
    'Se lanza de nuevo. Empieza Jonas.',
  ],
  [{ type: 'won', seat: jonas }, 'Jonas wins.', 'Jonas gewinnt.', 'Gana Jonas.'],
];

test.each(EVENTS)('%o is told in so many words, with a rule', (event, ...sentences) => {
  const lines = LANGUAGES.map((language) => text[language].event(event, NAMES));
  expect(lines.map((line) => line.text)).toEqual(sentences);
  for (const { rule } of lines) expect(RULES).toContain(rule);
});

test.each(LANGUAGES)('%s has a sentence for every rule and every refusal', (language) => {
  const rules = text[language].rules.flatMap((chapter) => chapter.rules);
  expect(rules.map(({ id }) => id)).toEqual(RULES);
  for (const rule of rules) expect(rule.text, rule.id).toMatch(/^\p{Lu}.{20,}\.$/u);
  for (const code of REFUSALS) expect(text[language].refusal(code)!.text).toMatch(/^\p{Lu}.{10,}\.$/u);
  expect(text[language].refusal('not-your-turn')).toBeUndefined();
});

test('the table in words, as a seat sees it', () => {
  const t = scene('1 3 5 | 2 2 | out', 's0, 2x5 by s1');
  const see = (language: Language, viewer: number) => text[language].twin(t.view(viewer), NAMES);
  expect(see('en', 0)).toEqual([
    { heading: 'The bid', lines: ['It is your turn.', 'Bid: 2 fives, by Jonas.'] },
    { heading: 'Dice', lines: ['You: 1 3 5.', 'Jonas: 2 dice.', 'Lucía: out.', '5 dice in all.'] },
  ]);
  expect(see('de', 1)[0]!.lines[0]).toBe('Mira ist am Zug.');
  expect(see('es', 1)[1]!.lines).toEqual(['Tú: 2 2.', 'Lucía: fuera.', 'Mira: 3 dados.', '5 dados en total.']);
});

test('moves are said to whoever may make them', () => {
  const view = scene('1 3 5 | 2 2', 's0, 2x5 by s1').view(0);
  const say = (language: Language, type: 'doubt' | 'bid') =>
    text[language].move(type === 'doubt' ? { type } : { type, count: 3, face: 1 }, view, NAMES);
  expect(LANGUAGES.map((language) => say(language, 'bid'))).toEqual([
    'Bid 3 ones.',
    '3 Einsen bieten.',
    'Apostar 3 unos.',
  ]);
  expect(say('en', 'doubt')).toBe('Doubt: Jonas bid 2 fives.');
});

test('the end names the winner, and everybody’s place', () => {
  const t = scene('out | 3 | 2 2', 's1, 2x2 by s2').play('doubt');
  expect(text.en.outcome(t.outcome!, t.view(1), NAMES)).toEqual(['Lucía wins.', '1. Lucía', '2. You', '3. Mira']);
  expect(text.es.outcome(t.outcome!, t.view(2), NAMES)[0]).toBe('Ganas tú.');
});
