import { describe, expect, test } from 'vitest';
import { catalogue } from '#games/index.ts';
import { sealOf } from '#table/chance.ts';
import { granted } from '#table/refusal.ts';
import { withBot } from '../absence.ts';
import type { Place, TableRow } from '../archive.ts';
import { dealing, forgotten, opened, voided } from '../deal.ts';
import { freed, newTable, sat } from '../places.ts';
import { again, isComplete, strangersAt } from '../rematch.ts';

const { game } = await catalogue['art-robbery']!.rules();
const NOW = 1_800_000_000_000;
const SECRET = 'ab'.repeat(32);
const person = (id: string) => ({ id, name: id, created: NOW });
const [ANNA, BERT] = [person('anna'), person('bert')];
const HERE = { isPresent: () => true, now: NOW };

const sit = (row: TableRow, who: typeof ANNA, seat: number, seal = sealOf(`the-salt-of-${who.id}-${seat}`)): TableRow =>
  granted(sat(row, who, { id: 'sit', do: 'sit', table: row.id, seat, name: `${who.name} ${seat}`, seal }, NOW));

/** Anna and Bert have played, with a hard bot and one that keeps a seat warm. */
function played(): TableRow {
  const made = { id: 'oak-elm-fox', secret: SECRET, now: NOW };
  const terms = { id: 'made', seats: 4, clock: { kind: 'move', minutes: 5 }, odds: false, hints: 'all' } as const;
  const empty = granted(newTable(game, ANNA, terms, made));
  const seated = granted(withBot(sit(sit(empty, ANNA, 0), BERT, 1), ANNA, { seat: 2, strength: 'hard' }, HERE));
  const begun = granted(dealing(seated, game, () => false, NOW));
  return { ...begun, phase: 'over' };
}

const rematch = (row: TableRow, asker = BERT): TableRow =>
  again(row, asker, { id: 'ash-fir-owl', secret: 'cd'.repeat(32), now: NOW + 1 });

describe('a rematch', () => {
  test('is the table of whoever asks, on the same terms, with the same bots in the same seats', () => {
    const row = played();
    const next = rematch(row);
    expect(next).toMatchObject({
      owner: 'bert',
      follows: row.id,
      phase: 'seating',
      clock: row.clock,
      odds: false,
      hints: 'all',
      options: row.options,
    });
    expect(next.commitment).not.toBe(row.commitment);
    expect(next).not.toHaveProperty('head');
    expect(next.places.slice(2)).toEqual(row.places.slice(2));
    expect(next.places[2]).toMatchObject({ kind: 'bot', strength: 'hard' });
    expect(next.places[3]).toMatchObject({ kind: 'bot', warm: true });
    for (const place of next.places.slice(0, 2)) expect(place).toMatchObject({ reserved: true, standIn: false });
    for (const place of next.places) expect(place).not.toHaveProperty('seal');
  });

  test('waits for everybody who has not come, and for nobody else', () => {
    const asked = rematch(played());
    expect(isComplete(asked)).toBe(false);
    const one = sit(asked, BERT, 1);
    expect(isComplete(one)).toBe(false);
    expect(isComplete(sit(one, ANNA, 0))).toBe(true);
    // Whoever does not want to leaves an open seat, until a bot has it.
    const refused = granted(freed(one, ANNA, 0));
    expect(refused.places[0]).toEqual({ kind: 'open' });
    expect(isComplete(refused)).toBe(false);
    expect(isComplete(granted(withBot(refused, BERT, { seat: 0, strength: 'easy' }, HERE)))).toBe(true);
    // … and may think better of it.
    expect(isComplete(sit(refused, ANNA, 0))).toBe(true);
  });

  test('keeps no seat for whom the asker has blocked, who has blocked them, or could not sit down beside the others', async () => {
    const places = ['ada', 'bob', 'cleo', 'dan'].map((id) => ({ kind: 'person', person: id }) as Place);
    const apart = (blocks: Readonly<Record<string, readonly string[]>>) =>
      strangersAt({ blockers: async (id) => blocks[id] ?? [] }, { places }, person('ada'));
    expect(await apart({ eva: ['ada'], bob: ['eva'] })).toEqual(new Set());
    expect(await apart({ bob: ['ada'] })).toEqual(new Set(['bob']));
    expect(await apart({ ada: ['bob'] })).toEqual(new Set(['bob']));
    expect(await apart({ bob: ['cleo'] })).toEqual(new Set(['bob']));
    // Who is not there keeps nobody away.
    expect(await apart({ ada: ['cleo'], bob: ['cleo'] })).toEqual(new Set(['cleo']));
    const next = again(played(), BERT, { id: 'ash-fir-owl', secret: SECRET, now: NOW }, new Set(['anna']));
    expect(next.places[0]).toMatchObject({ kind: 'bot', warm: true });
    expect(isComplete(sit(next, BERT, 1))).toBe(true);
  });

  test('is no other table', () => {
    const { follows: _, ...row } = sit(sit(rematch(played()), BERT, 1), ANNA, 0);
    expect(isComplete(row)).toBe(false);
  });

  test('is not dealt twice, and after a void start not before all have sealed anew', () => {
    const full = sit(sit(rematch(played()), BERT, 1), ANNA, 0);
    const asked = granted(dealing(full, game, () => true, NOW));
    expect(isComplete(asked)).toBe(false);
    const half = granted(opened(asked, game, 1, 'the-salt-of-bert-1'));
    const none = voided(half, 'ef'.repeat(32));
    expect(isComplete(none)).toBe(false);
    const first = sit(none, BERT, 1);
    expect(isComplete(first)).toBe(false);
    expect(isComplete(sit(first, ANNA, 0))).toBe(true);
  });

  test('has bots of different names for those who are not known any more', () => {
    const gone = forgotten(forgotten(played(), 'anna', SECRET), 'bert', SECRET);
    const next = rematch(gone, person('somebody'));
    const names = next.places.map((place: Place) => (place.kind === 'bot' ? place.name : undefined));
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(4);
  });
});
