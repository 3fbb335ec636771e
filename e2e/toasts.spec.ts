import type { Locator, Page } from '@playwright/test';
import { open } from './heist.ts';
import { choose } from './table.ts';
import { expect, test } from './visit.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
];

/** Longer than it takes to draw, and shorter than a word is there: in milliseconds of a page whose time stands still. */
const DRAWN = 500;
const A_MINUTE = 60_000;

/** Presses what is answered by a short word, which then stays. */
async function saying(page: Page, press: () => Promise<void>): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + A_MINUTE);
  await press();
  await expect(page.locator('.toast')).toHaveCount(1);
  await page.clock.runFor(DRAWN);
}

/** A short word is there, and what is pressed most on this page is neither covered nor out of reach. */
async function expectClear(page: Page, main: string): Promise<void> {
  const word = page.locator('.toast').first();
  await expect(word).toBeVisible();
  const buttons = await page.locator(main).filter({ visible: true }).all();
  expect(buttons.length, main).toBeGreaterThan(0);
  for (const button of buttons) {
    await button.click({ trial: true });
    expect(await shared(word, button), `pixels of “${await button.innerText()}” under a word`).toBe(0);
  }
}

/** How many pixels of the second the first one covers. */
async function shared(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [(await one.boundingBox())!, (await other.boundingBox())!];
  const along = (from: 'x' | 'y', size: 'width' | 'height'): number =>
    Math.max(0, Math.min(a[from] + a[size], b[from] + b[size]) - Math.max(a[from], b[from]));
  return Math.round(along('x', 'width') * along('y', 'height'));
}

for (const size of SIZES)
  test(`short words leave the buttons free at ${size.width}: at a new table, at the board, at the end`, async ({
    visit,
    server,
  }) => {
    const page = await visit(size);
    await page.clock.install();
    await choose(page, 'art-robbery', 'invite');
    await expect(page.locator('.seating .start')).toBeVisible();
    await saying(page, () => page.locator('.seating .invite .button').first().click());
    await expectClear(page, '.seating .start');

    await page.clock.resume();
    await open(server, { Ada: page }, { name: 'bank-orders', from: 131 });
    await saying(page, () => page.locator('.floors .tile[data-at="1D4"] button').click());
    await expectClear(page, '.burgle-bros .actionbar button, .burgle-bros .turn .end');

    await page.clock.resume();
    await open(server, { Ada: page }, { name: 'office-won', from: Number.POSITIVE_INFINITY });
    await page.locator('.actions .button').filter({ hasText: 'Share' }).click();
    await saying(page, () => page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click());
    await page.keyboard.press('Escape');
    await expectClear(page, '.actions .button');
  });
