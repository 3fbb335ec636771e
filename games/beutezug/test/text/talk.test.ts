import { describe, expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { reading, type Seat, viewersOf } from '#table/game.ts';
import { LANGUAGES } from '#table/text.ts';
import { game } from '../../index.ts';
import { odds } from '../../odds.ts';
import { REFUSALS } from '../../refusal.ts';
import type { Options } from '../../state.ts';
import { text } from '../../text/index.ts';
import { oddsText } from '../../text/odds.ts';
import { OWN_SET } from '../own-set.ts';
import { NAMES } from './sample.ts';

/** What no sentence may have. */
const GAP = /undefined|NaN|null|\[object|, ?[,.]| {2}|: ?\.|\.\.|^$/;

describe.each([2, 3, 4, 5])('whole games with %i', (seats) => {
  test.each<Options>([{ cards: 'built-in' }, { cards: OWN_SET }])(
    'no sentence has a gap, and no two moves read alike',
    (options) => {
      const said = new Set<string>();
      const hear = (lines: readonly string[]): void => {
        for (const line of lines) said.add(line);
      };
      const names = NAMES.slice(0, seats);
      const chance = quick(`talk ${seats}`);
      const state = game.setup(options, seats, chance);
      for (let [seat] = game.toAct(reading(state)); seat !== undefined; [seat] = game.toAct(reading(state))) {
        const moves = game.moves(reading(state), seat);
        const seen = game.view(reading(state), seat);
        for (const language of LANGUAGES) {
          const phrases = moves.map((move) => text[language].move(move, seen, names));
          if (new Set(phrases).size < moves.length) expect.fail(`moves that read alike: ${phrases.join(' ')}`);
          hear(phrases);
          for (const { heading, lines } of text[language].twin(seen, names)) hear([heading, ...lines]);
        }
        game.step(state, seat, moves[chance.below(moves.length)]!, chance, (event) => {
          for (const language of LANGUAGES) hear([text[language].event(event, names).text]);
        });
      }
      for (const language of LANGUAGES) {
        for (const viewer of viewersOf(seats)) {
          const seen = game.view(reading(state), viewer);
          for (const { heading, lines } of text[language].twin(seen, names)) hear([heading, ...lines]);
          hear(text[language].outcome(game.outcome(reading(state))!, seen, names));
        }
      }
      expect([...said].filter((line) => GAP.test(line))).toEqual([]);
      expect(said.size).toBeGreaterThan(300);
    },
  );
});

test('odds in words, at every point of a game', () => {
  const chance = quick('odds in words');
  const state = game.setup({ cards: 'built-in' }, 3, chance);
  const said = new Set<string>();
  for (let [seat] = game.toAct(reading(state)); seat !== undefined; [seat] = game.toAct(reading(state))) {
    const seen = game.view(reading(state), seat);
    for (const language of LANGUAGES) {
      const sections = oddsText(odds(seen, seat), seen, language, NAMES);
      for (const { heading, lines } of sections) for (const line of [heading, ...lines]) said.add(line);
    }
    const moves = game.moves(reading(state), seat);
    game.step(state, seat, moves[chance.below(moves.length)]!, chance, () => {});
  }
  expect([...said].filter((line) => GAP.test(line))).toEqual([]);
});

test.each(LANGUAGES)('%s has a sentence and a rule for each refusal', (language) => {
  for (const code of REFUSALS) {
    expect(text[language].refusal(code)).toMatchObject({
      text: expect.stringMatching(/\.$/),
      rule: expect.any(String),
    });
  }
  expect(text[language].refusal('no-such-code')).toBeUndefined();
});

test('a seat is only ever called by its name', () => {
  const line = text.en.event({ type: 'stopped', seat: 1 as Seat }, NAMES);
  expect(line).toEqual({ text: 'Jonas stops.', rule: 'R9' });
});
