import type { Locator, Page } from '@playwright/test';
import { choose, GAMES } from './table.ts';
import { expect, LANGUAGES, test } from './visit.ts';

for (const game of ['art-robbery', 'beutezug'] as const)
  for (const language of LANGUAGES)
    test(`a new table of ${game} in ${language}: all seats in a row, and nothing to scroll for`, async ({ visit }) => {
      const page = await visit({ language });
      await choose(page, game, 'invite');
      await expect(page.locator('.drawn .plate')).toHaveCount(5);
      await expect.poll(() => rows(page.locator('.drawn .plate h2')), 'rows of seats').toBe(1);
      await expect(page.locator('.invite .button').first()).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.start')).toBeInViewport({ ratio: 1 });
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect.poll(height, 'the height at 900 pixels').toBe(900);
    });

test('however much there is to choose, the start is at hand on a phone', async ({ visit }) => {
  const page = await visit({ width: 360, height: 740 });
  await choose(page, 'burgle-bros', 'invite');
  const start = page.getByRole('button', { name: 'Start the game' });
  await expect(page.locator('.drawn .plate')).toHaveCount(3);
  await expect(start).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport({ ratio: 1 });
  await scrollDown(page);
  await expect(start).toBeInViewport({ ratio: 1 });
});

for (const game of GAMES)
  test(`an invitation to ${game} is taken on a phone without scrolling`, async ({ visit }) => {
    const host = await visit();
    await choose(host, game, 'invite');
    await expect(host.locator('.start')).toBeVisible();
    const guest = await visit({ language: 'de', width: 360, height: 740 });
    await guest.goto(host.url());
    await expect(guest.locator('.drawn .plate').first()).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Platz nehmen' })).toBeInViewport({ ratio: 1 });
  });

test('seats come and go', async ({ visit }) => {
  const page = await visit();
  await choose(page, 'art-robbery', 'invite');
  await page.locator('.spare').getByRole('button', { name: 'Bot' }).click();
  await expect(page.locator('.portrait.bot')).toHaveCount(1);
  await expect(page.locator('.spare')).toHaveCount(0);
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByRole('button', { name: 'Remove Fifth seat' }).click();
  await expect(page.locator('.spare').getByRole('heading', { name: 'Fifth seat' })).toBeVisible();
  await expect(page.locator('.portrait')).toHaveCount(5);
});

const rows = (pieces: Locator): Promise<number> =>
  pieces.evaluateAll((all) => new Set(all.map((piece) => Math.round(piece.getBoundingClientRect().top))).size);

const scrollDown = (page: Page): Promise<void> => page.evaluate(() => window.scrollTo(0, 600));
