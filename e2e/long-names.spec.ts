import type { Locator, Page } from '@playwright/test';
import { choose, GAMES, seatHere } from './table.ts';
import { expect, test } from './visit.ts';

/** As wide as a name can be. */
const [FIRST, SECOND] = [`${'W'.repeat(23)}A`, `${'W'.repeat(23)}B`];

const SIZES = [
  { width: 1280, height: 720 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];

const headlineOf = { 'art-robbery': '.hand-area h2', beutezug: '.panel h2', 'burgle-bros': undefined } as const;

for (const game of GAMES)
  test(`${game}: the longest names push nothing out of the page and cover no headline`, async ({ visit }) => {
    const page = await visit();
    await choose(page, game, 'invite');
    await seatHere(page, FIRST, SECOND);
    await eachSize(page, () => fits(page));
    await page.getByRole('button', { name: 'Start the game' }).click();
    const ready = page.locator('.curtain button');
    const flag = page.locator('.flag.mine');
    await expect(ready.or(flag)).toBeVisible();
    if (await ready.isVisible()) {
      await eachSize(page, () => fits(page));
      await ready.click();
    }
    await eachSize(page, async () => {
      await expect(flag).toContainText('your turn');
      await fits(page);
      expect(await isWhole(flag), 'what is to be done is in sight').toBe(true);
      const headline = headlineOf[game];
      if (headline !== undefined)
        expect(await overlap(flag, page.locator(`.${game} ${headline}`).first()), 'flag and headline').toBe(0);
    });
  });

async function eachSize(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await look();
  }
}

const fits = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);

/** Whether what follows the name lies within the flag. */
const isWhole = (flag: Locator): Promise<boolean> =>
  flag.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box.querySelector('.said')!.lastChild!);
    return range.getBoundingClientRect().right <= box.getBoundingClientRect().right + 1;
  });

/** How many pixels two pieces share. */
async function overlap(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const shared = (from: 'x' | 'y', size: 'width' | 'height'): number =>
    Math.max(0, Math.min(a[from] + a[size], b[from] + b[size]) - Math.max(a[from], b[from]));
  return Math.round(shared('x', 'width')) * Math.round(shared('y', 'height'));
}
