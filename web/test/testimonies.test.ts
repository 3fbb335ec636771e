import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import type { Seat, Viewer } from '#table/game.ts';
import type { Doubt, OpenHead, Remembered } from '#table/testimony.ts';
import type { SaltKeep } from '#wire/seals.ts';
import type { KeptTestimony } from '#wire/witness.ts';
import { emptyPage, openBrowser } from '../device/test/browser.ts';
import type * as testimonies from '../testimonies.ts';

/** The script's name for what it brings into the page. */
declare const device: typeof testimonies;

const told = (count: number): readonly Remembered[] =>
  Array.from({ length: count }, (_, i) => ({ at: i + 1, seat: 0, events: [] }));

const seen = (count: number, doubts: readonly Doubt[], last: number): KeptTestimony => ({
  ...{ table: 'one', viewer: 0 as Seat, since: 1, last, doubts, told: told(count) },
  head: { hideout: 2, game: 'toy', version: 1, options: {}, seats: 2 } as OpenHead,
  views: { [count]: `view ${count}` },
});

const write = (page: Page, testimony: KeptTestimony): Promise<void> =>
  page.evaluate((given) => device.testimoniesHere.write(given), testimony);

test('what one window has found is not written over by another that has not', async () => {
  const browser = await openBrowser();
  const context = await browser.newContext();
  const [here, there] = [
    await emptyPage(context, 'web/testimonies.ts'),
    await emptyPage(context, 'web/testimonies.ts'),
  ];
  await write(here, seen(2, [], 2));
  await write(here, seen(5, [{ what: 'entry', at: 3 }], 4));
  // It has known the table for as long, and has heard less of it.
  await write(there, seen(3, [{ what: 'seal' }], 3));
  const later = await emptyPage(context, 'web/testimonies.ts');
  const kept = await later.evaluate(() => device.testimoniesHere.read('one', 0 as never));
  expect(kept).toEqual({
    ...seen(5, [{ what: 'seal' }, { what: 'entry', at: 3 }], 4),
    views: { 2: 'view 2', 3: 'view 3', 5: 'view 5' },
  });
  // Both at once.
  await Promise.all([
    write(here, seen(6, [{ what: 'entry', at: 6 }], 5)),
    write(there, seen(6, [{ what: 'view', at: 6 }], 5)),
  ]);
  const all = await later.evaluate(() => device.testimoniesHere.read('one', 0 as never));
  expect(all!.doubts.map(({ what, at }) => `${what} ${at ?? ''}`).sort()).toEqual(
    ['entry 3', 'entry 6', 'seal ', 'view 6'].sort(),
  );
  await browser.close();
});

test('a table is remembered from every side that it was looked at from, and no other table with it', async () => {
  const browser = await openBrowser();
  const page = await emptyPage(await browser.newContext(), 'web/testimonies.ts');
  const sides: readonly Viewer[] = [0 as Seat, 1 as Seat, 'audience'];
  for (const viewer of sides)
    for (const table of ['on', 'one', 'one-more']) await write(page, { ...seen(2, [], 2), table, viewer });
  const all = await page.evaluate(() => device.testimoniesHere.all('one'));
  expect(all.map(({ table, viewer }) => [table, viewer])).toEqual(sides.map((viewer) => ['one', viewer]));
  await browser.close();
});

test('what nobody else remembers makes room last: late looks go first, then what is over, then tables of this device', async () => {
  const browser = await openBrowser();
  const page = await emptyPage(await browser.newContext(), 'web/testimonies.ts');
  const outcome = { winners: [0 as Seat], places: [1], scores: [1] };
  const running = { ...seen(2, [], 1), table: 'running' };
  const here = { ...seen(2, [], 2), table: 'here-one' };
  const over = Array.from({ length: 57 }, (_, i) => ({ ...seen(2, [], 10 + i), table: `over-${i}`, outcome }));
  const late = { ...seen(0, [], 100), table: 'late', isLate: true } as const;
  /** Which of them are there, by another page that holds nothing in memory. */
  const left = async (): Promise<readonly string[]> => {
    const other = await emptyPage(page.context(), 'web/testimonies.ts');
    const names = [running, here, late, ...over, { table: 'new' }, { table: 'newer' }, { table: 'newest' }].map(
      ({ table }) => table,
    );
    const there = await other.evaluate(
      (tables) =>
        Promise.all(tables.map(async (table) => ((await device.testimoniesHere.all(table)).length > 0 ? [table] : []))),
      names,
    );
    await other.close();
    return there.flat();
  };
  for (const testimony of [running, here, late, ...over]) await write(page, testimony);
  expect(await left()).toHaveLength(60);
  // The sixty-first: the late look was the newest of all, and the running game the one not looked at for the longest.
  await write(page, { ...seen(1, [], 101), table: 'new' });
  expect(await left()).not.toContain('late');
  await write(page, { ...seen(1, [], 102), table: 'newer' });
  expect(await left()).not.toContain('over-0');
  for (let i = 0; i < 57; i++) await write(page, { ...seen(1, [], 200 + i), table: `going-on-${i}` });
  // With those that were over gone, the table of this device is next.
  expect(await left()).toEqual(['running', 'new', 'newer']);
  await browser.close();
});

test('from the first salt on the browser is asked not to clear away what is kept here, and only then', async () => {
  const browser = await openBrowser();
  const page = await emptyPage(await browser.newContext(), 'web/salts.ts');
  const asked = await page.evaluate(() => {
    let count = 0;
    Object.defineProperty(navigator, 'storage', { value: { persist: async () => ++count > 0 } });
    const salt = { table: 'one', seat: 0, salt: 'salt', commitment: 'sealed' };
    const here = (device as unknown as { saltsHere: SaltKeep }).saltsHere;
    const before = count;
    for (const seal of ['a', 'b']) here.write(seal, salt);
    return [before, count];
  });
  expect(asked).toEqual([0, 1]);
  await browser.close();
});

test('whoever is forgotten leaves nothing of games elsewhere on a shared device, and its own tables keep theirs', async () => {
  const browser = await openBrowser();
  const context = await browser.newContext();
  const page = await emptyPage(context, 'web/testimonies.ts');
  for (const table of ['one', 'here-one']) await write(page, { ...seen(2, [], 1), table });
  await page.evaluate(() => device.testimoniesHere.forget());
  const later = await emptyPage(context, 'web/testimonies.ts');
  for (const there of [page, later])
    expect(
      await there.evaluate(() =>
        Promise.all(['one', 'here-one'].map(async (table) => (await device.testimoniesHere.all(table)).length)),
      ),
    ).toEqual([0, 1]);
  const other = await emptyPage(context, 'web/salts.ts');
  const left = await other.evaluate(() => {
    const here = (device as unknown as { saltsHere: SaltKeep & { forget(): void } }).saltsHere;
    for (const table of ['one', 'here-one'])
      here.write(`seal of ${table}`, { table, seat: 0, salt: 's', commitment: 'c' });
    here.forget();
    return [
      here.all().map(({ table }) => table),
      Object.keys(localStorage).filter((key) => key.includes('seal of one')),
    ];
  });
  expect(left).toEqual([['here-one'], []]);
  await browser.close();
});
