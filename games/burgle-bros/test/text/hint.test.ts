import { expect, test } from 'vitest';
import type { Seat } from '#table/game.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import type { Reason } from '../../bot/hint.ts';
import { TOOLS } from '../../components/cards.ts';
import { ROLES } from '../../components/characters.ts';
import { hintText } from '../../text/hint.ts';

const PLAIN = [
  ...([
    'only',
    'last',
    'noEvent',
    'noAlarm',
    'hack',
    'loot',
    'escape',
    'twoTools',
    'roomFirst',
    'playOn',
    'trust',
  ] as const),
  ...(['lookEvent', 'opens', 'fears', 'ahead', 'alike', 'drawsEvent', 'oneTool', 'ownGoes', 'nobody'] as const),
  ...(['refuses', 'givesUp', 'feared', 'behind', 'unweighed'] as const),
];

const RISKS = [
  { seat: 0 as Seat, stake: 'stealth', chance: 0.2, error: 0, by: 'end' },
  { seat: 1 as Seat, stake: 'caught', chance: 0.2, error: 0.1, by: 'move' },
] as const;

const ALONE: readonly Reason[] = [
  ...PLAIN.map((because) => ({ because }) as Reason),
  { because: 'roll', safe: '1B2', opens: 0.25, cracks: 0.5 },
  { because: 'roll', safe: '1B2', opens: 0, cracks: 0.5 },
  { because: 'roll', safe: '1B2', opens: 1, cracks: 1 },
  ...[0, 1, 3].map((turns) => ({ because: 'die', safe: '1B2', turns }) as const),
  { because: 'firstDie', safe: '1B2' },
  ...(['safe', 'digit', 'stairs', 'room'] as const).map((as) => ({ because: 'reveal', at: '1C3', as }) as const),
  ...(['reveal', 'safe', 'loot', 'laboratory', 'roof'] as const).flatMap((task) =>
    [0, 1].map((seat) => ({ because: 'way', seat: seat as Seat, to: '2D4', task }) as const),
  ),
  { because: 'quiet', at: '1A1' },
  ...RISKS.flatMap((risk): Reason[] => [
    { because: 'safer', other: 0.83, ...risk },
    { because: 'otherwise', other: 0.83, ...risk },
    { because: 'inDanger', ...risk },
    { because: 'lured', floor: 2, to: '2C3', other: 0.83, ...risk },
    { because: 'risks', best: 0.1, ...risk },
    ...([1, 5, 9, 'much', 'ahead', 'unsaid'] as const).map(
      (actions) => ({ because: 'despite', actions, ...risk }) as const,
    ),
  ]),
  { because: 'risksAlarm', chance: 0.13, error: 0 },
  { because: 'look', floor: 2 },
  { because: 'entrance', rooms: 6, guard: 1 },
  { because: 'entrance', rooms: 6, guard: 4 },
  { because: 'entrance', rooms: 6 },
  { because: 'entrance', guard: 4 },
  { because: 'worseEntrance', rooms: { there: 4, best: 6 } },
  { because: 'worseEntrance', guard: { there: 1, best: 3 } },
  ...[0, 1].flatMap((seat): Reason[] =>
    (['neediest', 'hasMore'] as const).map((because) => ({ because, seat: seat as Seat })),
  ),
  ...[0.3, 1, 2.4, 4, 8].flatMap((actions): Reason[] =>
    (['worth', 'costs'] as const).map((because) => ({ because, actions })),
  ),
  ...[1, 2].flatMap((actions): Reason[] => (['cheaper', 'dearer'] as const).map((because) => ({ because, actions }))),
  { because: 'better', tool: 'makeup-kit', than: 'virus', actions: 2.5 },
  { because: 'lesser', tool: 'virus', than: 'makeup-kit', actions: 2.5 },
  { because: 'cracks', at: ['1A3', '1B2'] },
  ...TOOLS.map((tool) => ({ because: 'tool', tool }) as const),
  ...ROLES.map((ability) => ({ because: 'ability', ability }) as const),
];

/** What only the hint does, told of another move. */
const FOR_HINT: readonly Reason[] = ALONE.filter(({ because }) =>
  [
    'ability',
    'roll',
    'die',
    'firstDie',
    'reveal',
    'way',
    'loot',
    'escape',
    'hack',
    'look',
    'lookEvent',
    'noEvent',
  ].includes(because),
).map((why) => ({ because: 'forHint', why }));

const REASONS = [...ALONE, ...FOR_HINT];

const said = (language: Language): readonly string[] =>
  REASONS.map((reason) => hintText(reason, { viewer: 0 as Seat }, language, ['Ann', 'Ben']));

const wordsIn = (sentence: string): number => sentence.match(/[\p{L}\p{N}’'%+-]+/gu)!.length;

test('every reason is said in every language, in at most 25 words', () => {
  for (const language of LANGUAGES) {
    for (const sentence of said(language)) {
      expect(sentence).toMatch(/^[\p{Lu}\p{N}][^{}]*\.$/u);
      expect(wordsIn(sentence), sentence).toBeLessThanOrEqual(25);
    }
    expect(new Set(said(language)).size).toBe(REASONS.length);
  }
  expect(new Set(LANGUAGES.flatMap(said)).size).toBe(3 * REASONS.length);
});

const en = (reason: Reason): string => hintText(reason, { viewer: 0 as Seat }, 'en', ['Ann', 'Ben']);

test('what a planner counts is told in actions up to a turn, then in turns, and never in hundreds', () => {
  for (const language of LANGUAGES) expect(said(language).join(' ')).not.toMatch(/[2-9]\d\d\b|878/);
  expect(en({ because: 'costs', actions: 2 })).toBe('By the bot’s count it is about 2 actions worse.');
  expect(en({ because: 'costs', actions: 0.4 })).toBe('By the bot’s count it is slightly worse.');
  expect(hintText({ because: 'worth', actions: 8 }, { viewer: 0 as Seat }, 'de', [])).toBe(
    'Nach der Rechnung des Bots ist das um etwa 2 Züge besser als der Rest.',
  );
});

test('chances are written as everywhere, and what was only sampled is about so', () => {
  const risk = { because: 'risks', seat: 0 as Seat, stake: 'stealth', chance: 0.834, best: 0, by: 'end' } as const;
  const [exact, rough] = [0, 0.05].map((error) => ({ ...risk, error }));
  const told = (reason: Reason): string[] =>
    LANGUAGES.map((language) => hintText(reason, { viewer: 0 as Seat }, language, ['Ann', 'Ben']));
  expect(told(exact!)).toEqual([
    'If the turn ends then, your risk of losing 1 Stealth is 83% (with the hint: 0%).',
    'Endet der Zug dann, liegt dein Risiko, eine Tarnung zu verlieren, bei 83\u00a0%, mit dem Tipp bei 0\u00a0%.',
    'Si el turno termina así, tu riesgo de perder un sigilo es: 83\u00a0%; con la pista, 0\u00a0%.',
  ]);
  expect(told(rough!)).toEqual([
    'If the turn ends then, your risk of losing 1 Stealth is about 85% (with the hint: about 5%).',
    'Endet der Zug dann, liegt dein Risiko, eine Tarnung zu verlieren, bei etwa 85\u00a0%, mit dem Tipp bei etwa 5\u00a0%.',
    'Si el turno termina así, tu riesgo de perder un sigilo es: aprox. 85\u00a0%; con la pista, aprox. 5\u00a0%.',
  ]);
});
