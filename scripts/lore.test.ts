import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalogue, faces, offered } from '#games/index.ts';
import { quick } from '#table/chance.ts';
import { MOST_WORDS, wordsIn } from '#table/few-words.ts';
import { type AnyGame, reading, type Seat, seatsOf } from '#table/game.ts';
import { trials } from '#table/laws.ts';
import { turn } from '#table/play.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import { type AnyCustoms, walk } from '#table/walk.ts';

/** So many games of each kind of table are looked at before a first counts as never met. */
const SERIES = 12;

const parts = await Promise.all(
  offered().map(async (id) => ({
    id,
    game: (await catalogue[id]!.rules()).game as AnyGame,
    text: (await faces[id]!.text()).text,
    lore: (await faces[id]!.lore!()).lore,
    customs: (await import(pathToFileURL(`games/${id}/test/customs.ts`).href)).customs as AnyCustoms,
  })),
);

/** Pieces that have to be known, of each game. */
const PIECES: Readonly<Record<string, readonly string[]>> = {
  'art-robbery': [
    ...['token:00a', 'token:05a', 'token:0boss', 'dog', 'hand:4#0', 'hand:thief#1', 'hand:boss#0'],
    ...['draw', 'discard:3', 'seat:0', 'haul:1', 'alibis:1'],
  ],
  beutezug: ['deck-0', 'deck-5', 'place-1', 'place-2', 'thief-0', 'token-1', 'set-0', 'coin-6', 'prizes', 'c2-01'],
  'burgle-bros': [
    ...['room 1A1', 'guard 1', 'watch 2', 'seat 0', 'member 1', 'stealth 0', 'safe 1A1', 'decks'],
    ...['card donuts', 'card chihuahua', 'card gold-bar', 'goal 1'],
  ],
};

describe.each(parts)('$id', ({ id, game, text, lore, customs }) => {
  const rules = (language: Language) => text[language].rules.flatMap((chapter) => chapter.rules.map((rule) => rule.id));

  test.each(LANGUAGES)('what is met for the first time is said in few words in %s', (language) => {
    for (const first of lore.firsts) {
      const { name, words } = lore.words[language][first.id]!;
      expect(rules(language)).toContain(first.rule);
      expect(name).toMatch(/^\p{Lu}[^.]*$/u);
      expect(words).toMatch(/^[\p{Lu}\p{N}].*\.$/u);
      expect(wordsIn(words), words).toBeLessThanOrEqual(MOST_WORDS);
    }
    expect(new Set(lore.firsts.map((first) => first.id)).size).toBe(lore.firsts.length);
  });

  test.each(LANGUAGES)('what is this? Pieces have a name, a sentence and a rule in %s', (language) => {
    const view = game.view(reading(game.setup(customs.options[0], 2, quick('lore'))), 0 as Seat);
    const ground = { view, moves: [], names: ['Ada', 'Ben'], language };
    for (const piece of PIECES[id]!) {
      const caption = lore.about(piece, ground);
      expect(rules(language), piece).toContain(caption?.rule);
      expect(caption!.name).toMatch(/\p{L}|\d/u);
      expect(caption!.words).toMatch(/\.$/);
    }
    expect(lore.about('nothing', ground)).toBeUndefined();
  });

  test('all of it is met by those who play', () => {
    const left = new Set(lore.firsts.map((first) => first.id));
    for (let series = 0; series < SERIES && left.size > 0; series++)
      for (const trial of trials(game, customs, 1)) {
        if (left.size === 0) break;
        walk({ ...trial, seed: `lore ${series} ${trial.seed}` }, ({ state, seat, move, seats }) => {
          if (left.size === 0) return;
          const { state: next, events } = turn(game, state, seat, move, quick(`${series}`));
          for (const viewer of seatsOf(seats)) {
            const view = game.view(reading(next), viewer);
            if (!lore.isCalm(view)) continue;
            for (const { id: first, met } of lore.firsts) {
              const piece = left.has(first) ? met(view, events) : undefined;
              if (piece === undefined) continue;
              left.delete(first);
              // It points at something that is there, and that can be asked about as well.
              const ground = {
                view,
                moves: [],
                names: seatsOf(seats).map((each) => `Ada ${each}`),
                language: 'en',
              } as const;
              expect(lore.about(piece, ground), `${first}: ${piece}`).toBeDefined();
            }
          }
        });
      }
    expect([...left]).toEqual([]);
  });
});
