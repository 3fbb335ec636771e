import { describe, expect, test } from 'vitest';
import type { AnyCardPainter } from '#board/card.ts';
import type { Sitter } from '#board/contract.ts';
import { catalogue, faces } from '#games/index.ts';
import { fair, quick } from '#table/chance.ts';
import { type AnyGame, type Outcome, reading, seatsOf } from '#table/game.ts';
import { Play } from '#table/play.ts';
import { positions } from '#table/position.ts';
import { granted } from '#table/refusal.ts';
import { LANGUAGES } from '#table/text.ts';

const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan'];
const SALTS = NAMES.map((_, seat) => `the-salt-of-seat-${seat}`);

interface End {
  readonly view: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
  readonly story: Parameters<AnyCardPainter>[0]['story'];
}

/** A game from the same setup, played to its end by chance. */
function played(game: AnyGame, seats: number, whim: string): End {
  const options = granted(game.options({}, seats));
  const salts = SALTS.slice(0, seats);
  const play = new Play(game, { options, seats, salts, commitment: 'seal' }, fair('secret', salts, 0));
  const chance = quick(whim);
  for (let seat = game.toAct(reading(play.state))[0]; seat !== undefined; seat = game.toAct(reading(play.state))[0]) {
    const legal = game.moves(reading(play.state), seat);
    play.accept(granted(play.decide(seat, game.notate(legal[chance.below(legal.length)]), chance)));
  }
  const told = positions(game, play.record(), 'audience');
  const story = told.flatMap(({ at, entry, events }) => (entry ? [{ at, ...entry, events }] : []));
  return { view: told.at(-1)!.view as End['view'], outcome: play.outcome()!, story: story as unknown as End['story'] };
}

/** A crew that plays by chance never gets away: then it is said that it did, and the other way round. */
function turned({ view, outcome, story }: End): End {
  const winners = outcome.winners.length === 0 ? seatsOf(outcome.places.length) : [];
  return { view: { ...view, ...('result' in view && { result: 'won' }) }, outcome: { ...outcome, winners }, story };
}

function ofTheFour(game: AnyGame, id: string): readonly End[] {
  const ends = Array.from({ length: 8 }, (_, n) => played(game, NAMES.length, `${id} ${n}`));
  return 'result' in ends[0]!.view ? [...ends, turned(ends[0]!)] : ends;
}

const SITTERS = NAMES.map((name, seat) => ({ seat, name, figure: seat, kind: 'person' })) as unknown as Sitter[];

const drawn = Object.entries(faces).flatMap(([id, { card }]) => (card === undefined ? [] : [{ id, card }]));

test('three games have a card', () => {
  expect(drawn).toHaveLength(3);
});

describe.each(drawn)('the card of $id', ({ id, card }) => {
  test.each(LANGUAGES)('tells how it ended, or nothing at all of it, in %s', async (language) => {
    const [{ game }, { card: painter }] = await Promise.all([catalogue[id]!.rules(), card()]);
    const ends = ofTheFour(game, id);
    const cards = (tells: boolean) =>
      new Set(ends.map((end) => text(painter, { ...end, sitters: SITTERS, names: NAMES, language, tells })));
    expect(cards(true).size).toBeGreaterThan(1);
    expect([...cards(false)]).toHaveLength(1);
  });
});

/** All that is on a card. */
const text = (painter: AnyCardPainter, props: Parameters<AnyCardPainter>[0]): string => {
  const { picture, ...words } = painter(props);
  return JSON.stringify([words, shown(picture)]);
};

// biome-ignore lint/suspicious/noExplicitAny: whatever may stand in a drawing
function shown(node: any): unknown {
  if (Array.isArray(node)) return node.map(shown);
  if (typeof node !== 'object' || node === null) return node;
  if (typeof node.type === 'function') return shown(node.type(node.props));
  const { children, ...props } = node.props;
  return [node.type, props, shown(children)];
}
