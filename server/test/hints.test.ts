import { describe, expect, test } from 'vitest';
import { catalogue, faces } from '#games/index.ts';
import type { Frame } from '#table/host.ts';
import { LANGUAGES } from '#table/text.ts';
import type { Push } from '#wire/client.ts';
import type { Guest } from '#wire/guest.ts';
import { granted, house, seatedTable, startedTable, Window } from './house.ts';

/** The frame in which this seat has to choose. */
const turnOf = (guest: Guest, table: string, seat: number): Promise<Frame> =>
  new Window(guest, table, seat).until(({ frame }) => (frame && frame.moves.length > 0 ? frame : undefined));

const bots = await Promise.all(Object.entries(catalogue).map(async ([id, { bot }]) => ({ id, bot: await bot() })));
const idsOf = (hasHints: boolean): readonly string[] =>
  bots.filter(({ bot }) => (bot.hint !== undefined) === hasHints).map(({ id }) => id);

test.each(Object.keys(catalogue))('%s: the game gives hints if and only if it has sentences for them', async (id) => {
  const { text } = await faces[id]!.text();
  for (const language of LANGUAGES) expect(text[language].hint !== undefined).toBe(idsOf(true).includes(id));
});

test.each(idsOf(false))('%s: where the game gives no hints, whoever asks is told so', async (game) => {
  const { guest } = await house();
  const mira = await guest('Mira');
  const table = await startedTable([mira], { game });
  const { at } = await turnOf(mira, table, 0);
  expect(await mira.link.ask('hint', { table, seat: 0, at })).toEqual({ refused: 'no-hints' });
});

test.each(idsOf(true))(
  '%s: whoever is to move is told one of the moves, with reasons that can be said, and asked again the same',
  async (game) => {
    const { guest } = await house();
    const mira = await guest('Mira');
    const table = await startedTable([mira], { game });
    const { at, moves, view } = await turnOf(mira, table, 0);
    const hint = granted(await mira.link.ask('hint', { table, seat: 0, at }));
    expect(moves.map(({ name }) => name)).toContain(hint.move);
    const { text } = await faces[game]!.text();
    for (const reason of hint.reasons) expect(text.de.hint!(reason, view, ['Mira', 'Roxie'])).toMatch(/[.!]$/);
    expect(await mira.link.ask('hint', { table, seat: 0, at })).toEqual(hint);
  },
);

describe('a hint', () => {
  test('is refused for somebody else’s seat, out of turn, out of date, and before the start', async () => {
    const { guest } = await house();
    const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
    const { table } = await seatedTable([mira, jonas]);
    granted(await mira.link.ask('set', { table, hints: true }));
    expect(await mira.link.ask('hint', { table, seat: 0, at: 0 })).toEqual({ refused: 'not-started' });
    granted(await mira.link.ask('start', { table }));
    const { toAct } = await new Window(mira, table).until(({ frame }) => frame);
    const [mover, other] = toAct[0] === 0 ? [mira, jonas] : [jonas, mira];
    const seat = toAct[0]!;
    expect(await other.link.ask('hint', { table, seat, at: 0 })).toEqual({ refused: 'not-seated' });
    expect(await other.link.ask('hint', { table, seat: 1 - seat, at: 0 })).toEqual({ refused: 'not-your-turn' });
    expect(await mover.link.ask('hint', { table, seat, at: 7 })).toEqual({ refused: 'stale' });
    expect(granted(await mover.link.ask('hint', { table, seat, at: 0 })).move).toBeTypeOf('string');
  });

  test('is for one person alone, unless the owner says otherwise', async () => {
    const { guest } = await house();
    const [mira, jonas] = [await guest('Mira'), await guest('Jonas')];
    const { table, hints } = await seatedTable([mira], { seats: 3 });
    expect(hints).toBe('alone');
    const withJonas = granted(await jonas.link.ask('sit', { table, seat: 1, name: 'Jonas' }));
    // It stays what was said: nobody is promised what then goes silently.
    expect(withJonas.hints).toBe('alone');
    expect(granted(await mira.link.ask('set', { table, hints: 'all' })).hints).toBe('all');
    expect(granted(await mira.link.ask('set', { table, seats: 2 })).hints).toBe('all');
    // As older clients say it.
    expect(granted(await mira.link.ask('set', { table, hints: true })).hints).toBe('all');
    expect(granted(await mira.link.ask('set', { table, hints: false })).hints).toBe('off');
    granted(await mira.link.ask('start', { table }));
    const { toAct, at } = await new Window(mira, table).until(({ frame }) => frame);
    const mover = [mira, jonas][toAct[0]!]!;
    expect(await mover.link.ask('hint', { table, seat: toAct[0]!, at })).toEqual({ refused: 'no-hints' });
  });

  test('is told to nobody else, and not kept', async () => {
    const { guest } = await house({ rest: 0 });
    const [mira, eva] = [await guest('Mira'), await guest('Eva')];
    const table = await startedTable([mira], { game: 'beutezug' });
    const { at } = await turnOf(mira, table, 0);
    const audience = new Window(eva, table);
    await audience.until(({ frame }) => frame?.at === at);
    const pushes: Push[] = [];
    eva.link.on((push) => pushes.push(push));
    granted(await mira.link.ask('hint', { table, seat: 0, at }));
    granted(await eva.link.ask('ping', {}));
    expect(pushes).toEqual([]);
    expect(audience.seen!.story).toHaveLength(at);
  });

  test('asked for while the last one is worked out waits for it, and is out of date by then', async () => {
    const { guest } = await house();
    const mira = await guest('Mira');
    const table = await startedTable([mira]);
    const { at, moves } = await turnOf(mira, table, 0);
    const first = mira.link.ask('hint', { table, seat: 0, at });
    const second = mira.link.ask('hint', { table, seat: 0, at });
    granted(await mira.link.ask('move', { table, seat: 0, at, move: moves[0]!.name }));
    expect(granted(await first).move).toBeTypeOf('string');
    expect(await second).toEqual({ refused: 'stale' });
  });
});
