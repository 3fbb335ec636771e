import type { Page } from '@playwright/test';
import { expect, test } from 'vitest';
import type { Seat, Viewer } from '#table/game.ts';
import type { Doubt, OpenHead, Told } from '#table/testimony.ts';
import type { KeptTestimony } from '#wire/witness.ts';
import { emptyPage, openBrowser } from '../device/test/browser.ts';
import type * as testimonies from '../testimonies.ts';

/** The script's name for what it brings into the page. */
declare const device: typeof testimonies;

const told = (count: number): readonly Told[] =>
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
