import type { Page } from '@playwright/test';
import { giveUp } from './burgle-bros.ts';
import { open, settled } from './heist.ts';
import { choose, click, playUntil, seatHere } from './table.ts';
import { expect, test } from './visit.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Replay' });
const all = Number.POSITIVE_INFINITY;

/** Shows the position after this move. */
async function showMove(page: Page, at: number): Promise<void> {
  await bar(page).getByRole('slider').fill(String(at));
  await expect(page.locator('.turn .flag')).toHaveText(`Move ${at}`);
}

test('a heist played back: marks of what mattered, nothing to decide, and rooms that nobody had seen', async ({
  visit,
  server,
}) => {
  const page = await visit();
  await open(server, { Ada: page }, { name: 'office-won', from: all });
  await page.getByRole('button', { name: 'Replay' }).click();
  await showMove(page, 20);
  await expect(bar(page).locator('.marks .mk-safe')).toHaveCount(2);
  await expect(bar(page).locator('.mark-key')).toContainText('Safe open');
  await expect(page.getByRole('button', { name: 'Sketch a plan' })).toHaveCount(0);
  await expect(page.locator('.table')).not.toContainText(/your turn/i);

  const dark = page.locator('.floors .tile.unknown');
  const unseen = await dark.count();
  expect(unseen).toBeGreaterThan(0);
  await expect(dark.locator('.name')).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Everything' }).click();
  await expect(page.locator('.floors .tile.unveiled .name')).toHaveCount(unseen);
  await bar(page).getByRole('button', { name: 'Bob' }).click();
  await expect(dark.locator('.name')).toHaveCount(0);
});

test('each mark leads to where it happened: by mouse, by keys, by name', async ({ visit, server }) => {
  const page = await visit();
  await open(server, { Ada: page }, { name: 'office-won', from: all });
  await page.getByRole('button', { name: 'Replay' }).click();
  const marks = bar(page).getByRole('list', { name: 'Key moments' }).getByRole('button');
  const flag = page.locator('.turn .flag');

  await marks.and(page.getByRole('button', { name: /^Safe open 1, Move/ })).click();
  await expect(page.locator('.safe-strip').first()).toContainText(/open/i);
  const opened = await flag.textContent();

  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  const [first, last] = [await marks.first().getAttribute('aria-label'), await marks.last().getAttribute('aria-label')];
  await expect(flag).toHaveText(/Move \d+$/.exec(first!)![0]);
  await expect(flag).not.toHaveText(opened!);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(marks.first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(flag).toHaveText(/Move \d+$/.exec(last!)![0]);

  // A finger that lands beside a mark means the nearest.
  await page.setViewportSize({ width: 360, height: 740 });
  const ground = (await bar(page).locator('.marks').boundingBox())!;
  expect(ground.height).toBeGreaterThanOrEqual(44);
  await page.mouse.click(ground.x + 1, ground.y + 4);
  await expect(flag).toHaveText(/Move \d+$/.exec(first!)![0]);
});

test('a heist plays itself back as fast as it is told to', async ({ visit, server }) => {
  const page = await visit();
  await open(server, { Ada: page }, { name: 'office-won', from: all });
  await page.getByRole('button', { name: 'Replay' }).click();
  const flag = page.locator('.turn .flag');
  const [play, pause] = ['Play', 'Pause'].map((name) => bar(page).getByRole('button', { name, exact: true }));
  // The page's own time: at the usual pace a move takes a little over a second of it.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await play!.click();
  await page.clock.runFor(4_000);
  await pause!.click();
  await expect(flag).toHaveText('Move 3');
  await bar(page).getByRole('button', { name: 'Speed 4×' }).click();
  await play!.click();
  await page.clock.runFor(4_000);
  // Dice are thrown at their own pace.
  await expect(flag).toHaveText(/^Move 1[5-7]$/);
});

test('a lost heist: what if, and played on from there with the same crew', async ({ visit, server }) => {
  const page = await visit();
  const moves = await open(server, { Ada: page }, { name: 'office-lost', from: all });
  expect(moves).toEqual([]);
  await page
    .getByRole('button', { name: /^What if/ })
    .last()
    .click();
  await expect(bar(page).getByRole('status')).toHaveText('Move 133 of 134');
  await showMove(page, 100);
  const before = page.url();
  await bar(page).getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('button', { name: /^With bots/ }).click();
  await page.waitForURL((url) => url.href !== before);
  await settled(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.log li')).toHaveCount(100);
  await page.locator('.turn .end, .tile.lit button, .decision button').first().click();
  await expect(page.locator('.log li')).toHaveCount(101);
  await page.goto(before);
  await expect(page.getByRole('heading', { name: 'Caught' })).toBeVisible();
});

test('the closest call of a heist that was won is shown as it was', async ({ visit, server }) => {
  const [easy, page] = [await visit(), await visit()];
  await open(server, { Ada: easy }, { name: 'office-won', from: all });
  const call = (there: Page) => there.getByRole('button', { name: /^Closest call/ });
  await expect(easy.locator('.numbers')).toContainText('Stealth left');
  // With Stealth to spare nothing was close.
  await expect(call(easy)).toHaveCount(0);
  await open(server, { Ada: page }, { name: 'office-close', from: all });
  await expect(call(page)).toContainText(/guard [12] .+ away/);
  await call(page).click();
  await expect(bar(page).getByRole('status')).toHaveText(/^Move \d+ of/);
});

test('on a device, too, one plays on', async ({ visit }) => {
  const page = await visit();
  await choose(page, 'burgle-bros', 'device');
  await seatHere(page, 'Ada', 'Bob');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const begin = (there: Page) => click(there, '.decision .way', '.tile.lit button');
  await playUntil(page, () => page.locator('.give-up').isVisible(), begin);
  await giveUp(page);
  await page.getByRole('button', { name: 'Replay' }).click();
  await showMove(page, 1);
  const before = page.url();
  await bar(page).getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL((url) => url.href !== before);
  await expect(page.locator('.log li')).toHaveCount(1);
  await expect(page.locator('.decision .way').first()).toBeVisible();
});
