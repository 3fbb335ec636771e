import { describe, expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat, type Viewer } from '#table/game.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import { BUILT_IN_SET, DECK_SIZES, DECKS, type Space } from '../../components.ts';
import { game } from '../../index.ts';
import { odds } from '../../odds.ts';
import type { Event, Move } from '../../state.ts';
import { text, WORDS } from '../../text/index.ts';
import { oddsText } from '../../text/odds.ts';
import { CHAPTERS, OURS, type RuleId } from '../../text/rulebook.ts';
import { d6, scene, shown } from '../scene.ts';
import { NAMES } from './sample.ts';

const s = (seat: number) => seat as Seat;

describe('events', () => {
  const cases: readonly [Event, readonly string[]][] = [
    [
      { type: 'picked', seat: s(0), space: '3a', ...shown('c3-01') },
      [
        'Mira picks the 4-point card with +1 pink (row 3, left).',
        'Mira wählt die 4 mit „+1 Pink“ (Reihe 3, links).',
        'Mira elige el 4 con «+1 rosa» (fila 3, a la izquierda).',
      ],
    ],
    [
      { type: 'rolled', seat: s(1), dice: ['blue 2', 'green 4', 'black 3'] },
      [
        'Jonas rolls blue 2, green 4 and black 3.',
        'Jonas würfelt Blau 2, Grün 4 und Schwarz 3.',
        'Jonas lanza: azul 2, verde 4 y negro 3.',
      ],
    ],
    [
      { type: 'displaced', seats: [s(0), s(3)], from: '3b', to: '2b', ...shown('c2-09') },
      [
        'Mira and Inés move to the 5-point card (row 2, middle).',
        'Mira und Inés kommen auf die 5 (Reihe 2, Mitte).',
        'Mira e Inés pasan al 5 (fila 2, en el centro).',
      ],
    ],
    [
      { type: 'drew', seat: s(2), cards: [shown('c0-01'), shown('c0-17')] },
      [
        'Lucía draws two number-0 cards: +1 green and 1 point.',
        'Lucía zieht zwei 0er-Karten: „+1 Grün“ und 1 Punkt.',
        'Lucía roba dos cartas de 0: «+1 verde» y 1 punto.',
      ],
    ],
    [
      { type: 'ordered', order: [s(2), s(1), s(0)], drew: [[s(0), s(1)]] },
      [
        'New turn order: Lucía, Jonas, Mira. Mira and Jonas were tied and were placed at random. Mira has the reroll token.',
        'Die neue Reihenfolge: Lucía, Jonas, Mira. Mira und Jonas waren gleichauf und haben gelost. Mira hat den Neu-Würfeln-Chip.',
        'El nuevo orden: Lucía, Jonas, Mira. Mira y Jonas empataron y lo sortearon. Mira tiene la ficha de Relanzamiento.',
      ],
    ],
    [
      { type: 'won', seat: s(1), points: [12, 12], by: 'cards' },
      [
        'Jonas wins with 12 points. Tied on points: the highest loot cards decide.',
        'Jonas gewinnt mit 12 Punkten. Nach Punkten ist es gleich, also entscheiden die besseren Karten.',
        'Jonas gana con 12 puntos. Hay empate a puntos, así que deciden las mejores cartas.',
      ],
    ],
  ];
  test.each(cases)('%o', (event, sentences) => {
    expect(LANGUAGES.map((language) => text[language].event(event, NAMES).text)).toEqual(sentences);
  });
});

test('the rule shown with a token is the one that has put it there', () => {
  const seats = [s(0)];
  const way = (from: Space, to: Space) =>
    text.en.event({ type: 'displaced', seats, from, to, ...shown('c2-09') }, NAMES).rule;
  expect(way('4b', '3b')).toBe('R11');
  expect([way('4b', '3a'), way('4b', '2b')]).toEqual(['R12', 'R12']);
  expect([way('2b', '2a'), way('2b', '3b')]).toEqual(['R14', 'R14']);
  expect([way('3b', '3a'), way('3b', '4a')]).toEqual(['R31', 'R31']);
  const stays = (space: Space) => text.en.event({ type: 'stayed', seats, space, ...shown('c2-09') }, NAMES).rule;
  expect([stays('2a'), stays('3a')]).toEqual(['R13', 'R31']);
});

const midway = () =>
  scene(`
    round 2 · s2 rolls
    row 4 c4-05
    row 3 c3-01 s2
    row 2 c2-01 s0 | c2-02 s1 | c2-09
    s0 c0-02 token 6
    s1 c2-05
    s2 c0-17`).play('roll', d6(2, 4, 3));

test('the twin tells the whole table', () => {
  const t = midway();
  const lines = (viewer: Viewer, language: Language = 'en') =>
    text[language].twin(t.view(viewer), NAMES).flatMap(({ heading, lines }) => [`# ${heading}`, ...lines]);
  expect(lines(s(2))).toEqual([
    '# Round 2 of 7',
    'Your dice are not high enough yet: use a reroll or stop.',
    '# Dice',
    'blue 2: high enough.',
    'green 4: high enough.',
    'black 3: too low, needs 4.',
    'Rerolls left: one die ×1, all dice ×1.',
    '# Display',
    'Row 5: empty.',
    'Row 4, left: 8. Needs green 3, orange 3, pink 3 and black 3.',
    'Row 3, left: 4 with +1 pink. Needs blue 2, green 3 and black 4. Here: You.',
    'Row 2, left: 2 with +1 orange. Needs blue 2 and green 3. Here: Mira.',
    'Row 2, middle: 2 with +1 pink. Needs blue 2 and orange 3. Here: Jonas.',
    'Row 2, right: 5. Needs blue 3 and blue 3.',
    '# Players in turn order',
    '1. Mira: 6 points. Loot: +1 green. 6-point loot token.',
    '2. Jonas: 3 points. Loot: 3 with reroll one die. From turn order: reroll one die.',
    '3. You: 1 point. Loot: 1. From turn order: reroll all dice and reroll one die.',
    '# Decks',
    'Number-0 deck: 17 cards.',
    'Number-2 deck: 5 cards.',
    'Number-3 deck: 8 cards.',
    'Number-4 deck: 8 cards.',
    'Number-5 deck: 9 cards.',
    'Loot tokens left: 5, 4, 3, 2.',
  ]);
  expect(lines(s(0), 'de')[1]).toBe('Lucía entscheidet, ob neu gewürfelt wird.');
  expect(lines(s(0), 'de')).toHaveLength(lines(s(0), 'es').length);
});

test('a roll says what the card asks for, which +1 bonuses may make easier', () => {
  const t = scene(`
    round 3 · s0 rolls
    row 2 c2-02 s0 | c2-03 | c2-09
    s0 c0-04 c2-01
    s1 c0-01 c0-07`);
  expect(LANGUAGES.map((language) => text[language].move({ type: 'roll' }, t.view(0), NAMES))).toEqual([
    'Roll the dice. The card needs blue 2 and orange 3.',
    'Würfeln. Die Karte verlangt Blau 2 und Orange 3.',
    'Lanzar los dados. La carta exige azul 2 y naranja 3.',
  ]);
});

test('moves say what they would do', () => {
  const t = midway();
  const says = (move: Move) => LANGUAGES.map((language) => text[language].move(move, t.view(2), NAMES));
  expect(says({ type: 'rerollOne', die: 2 })).toEqual([
    'Reroll die 3, black: it shows 3 and needs 4.',
    'Würfel 3 (Schwarz) neu würfeln: Er zeigt 3 und braucht 4.',
    'Relanzar el dado 3, negro: muestra 3 y necesita 4.',
  ]);
  expect(says({ type: 'rerollOne', die: 0 })[0]).toBe('Reroll die 1, blue: it shows 2, which is enough.');
});

test('odds say what each use is worth, and what may happen before the roll', () => {
  const t = midway();
  const [uses, fates] = oddsText(odds(t.view(2), s(2)), t.view(2), 'en', NAMES);
  expect(uses!.lines.at(-2)).toMatch(/^Reroll die 3, black: it shows 3 and needs 4\. \d\d\.\d%\.$/);
  expect(fates!.lines).toHaveLength(3);
});

test('odds of each card while cards are picked, with whoever would roll first', () => {
  const t = scene(`
    round 1 · s0 picks
    row 2 c2-01 | c2-02 | c2-09
    s0
    s1`);
  const lines = LANGUAGES.map((language) => oddsText(odds(t.view(0), s(0)), t.view(0), language, NAMES)[0]!.lines[0]);
  const [en, de, es] = lines.map((line) => line!.replace(/\d+[.,]\d\s?%/g, '%'));
  expect(en).toBe(
    'Row 2, left, 2 with +1 orange: %. If they pick it too, they roll first: Jonas: % to win it. You would then move to a new number-2 card in row 2, left (% on average).',
  );
  expect(de).toBe(
    'Reihe 2, links, 2 mit „+1 Orange“: %. Wer sie später ebenfalls wählt, würfelt früher: Jonas zu %. Dann bleibt eine neue 2er-Karte in Reihe 2, links (im Schnitt %).',
  );
  expect(es).toBe(
    'Fila 2, a la izquierda, 2 con «+1 naranja»: %. Quien también lo elija lanza antes: Jonas lo ganaría el % de las veces. Entonces queda una carta nueva de 2 en la fila 2, a la izquierda, el % de las veces, de media.',
  );
});

test('odds when nobody is left to roll', () => {
  const t = scene(`
    round 2 · s0 rolls
    row 2 c2-01 s0 | c2-02 | c2-09
    s0 c0-02
    s1 c2-05`).play('roll', d6(1, 1));
  expect(t.state.phase).toBe('keep');
  expect(oddsText(odds(t.view(0), s(0)), t.view(0), 'en', NAMES)).toEqual([
    { heading: 'What can happen before the roll', lines: ['No one is left to roll in this round.'] },
  ]);
});

test('the outcome names the winner, a tie, and every place', () => {
  const t = scene(`
    round 7 · s0 rolls
    row 2 c2-09 s0 | c2-02 | c2-03
    s0 c4-01
    s1 c5-02
    s2 c0-17`).play('roll', d6(3, 3));
  const says = (viewer: Viewer, language: Language) =>
    text[language].outcome(game.outcome(reading(t.state))!, t.view(viewer), NAMES);
  expect(says(s(0), 'en')).toEqual([
    'Jonas wins with 11 points.',
    'You also have 11 points: the higher cards decided, or chance.',
    '1. Jonas: 11 points',
    '2. You: 11 points',
    '3. Lucía: 1 point',
  ]);
  expect(says(s(1), 'de').slice(0, 2)).toEqual([
    'Du gewinnst mit 11 Punkten.',
    'Mira hat ebenfalls 11 Punkte: Die besseren Karten oder das Los haben entschieden.',
  ]);
  expect(says('audience', 'es')[1]).toBe('También con 11 puntos: Mira. Decidieron las mejores cartas, o el sorteo.');
});

const RULES = CHAPTERS.flatMap(({ rules }): readonly RuleId[] => rules);

describe('the rules reference', () => {
  test('every rule stands in one chapter and in no other', () => {
    expect(new Set(RULES).size).toBe(RULES.length);
    expect(RULES).toHaveLength(47);
  });

  test.each(LANGUAGES)('%s tells every rule and marks our own, saying what is', (language) => {
    const rules = text[language].rules.flatMap((chapter) => chapter.rules);
    for (const rule of rules) {
      expect(rule.title.length, rule.id).toBeGreaterThan(3);
      expect(rule.text, rule.id).toMatch(/^\p{Lu}.{20,}[.]$/su);
    }
    const marked = rules.filter((rule) => rule.ours).map((rule) => rule.id);
    expect(marked.toSorted()).toEqual([...OURS].toSorted());
    const saying = {
      en: /Our ruling|\bour|ours/,
      de: /Unsere Festlegung|von uns|wir/,
      es: /Decisión nuestra|nuestr|hemos/,
    };
    for (const rule of rules) {
      if (rule.ours && rule.id !== 'C8') expect(rule.text, `${language} ${rule.id}`).toMatch(saying[language]);
    }
  });

  test('no rule is left untranslated', () => {
    for (const rule of RULES) {
      expect(new Set(LANGUAGES.map((language) => WORDS[language].rules[rule].text)).size, rule).toBe(3);
    }
  });

  test.each(LANGUAGES)('[C1] %s counts the cards as they are, and says that the values are ours', (language) => {
    const rule = WORDS[language].rules.C1.text;
    expect(rule).toContain(String(BUILT_IN_SET.cards.length));
    expect(rule).toMatch({ en: /ours/, de: /von uns/, es: /nuestros/ }[language]);
    expect(WORDS[language].rules.C7.text).toContain(BUILT_IN_SET.lootTokens.slice(0, 4).join(', '));
    expect(WORDS[language].rules.C8.text).toContain(
      DECKS.slice(0, 4)
        .map((deck) => DECK_SIZES[deck])
        .join(', '),
    );
  });
});

test.each(LANGUAGES)('%s has plurals for 0, 1 and 2', (language) => {
  const expected: Record<Language, string> = {
    en: 'no cards, 1 card, 2 cards; 0 points, 1 point, 2 points',
    de: 'keine Karten, 1 Karte, 2 Karten; 0 Punkte, 1 Punkt, 2 Punkte',
    es: 'ninguna carta, 1 carta, 2 cartas; 0 puntos, 1 punto, 2 puntos',
  };
  const { cards, points } = WORDS[language];
  expect([cards, points].map((say) => [0, 1, 2].map(say).join(', ')).join('; ')).toBe(expected[language]);
});

test('a fresh table can be told to anybody', () => {
  const state = game.setup({ cards: 'built-in' }, 5, quick('fresh'));
  expect(text.en.twin(game.view(reading(state), 'audience'), NAMES)[0]!.heading).toBe('Round 1 of 7');
});
