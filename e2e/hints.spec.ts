import { inspect } from './inspection.ts';
import { mouse } from './mouse.ts';
import { choose, isMyTurn, playNow, playUntil, seatHere } from './table.ts';
import { expect, havingPages, test } from './visit.ts';

test('at a server, a hint names a move, says why, lights it, and makes it', async ({ visit }) => {
  const page = await visit();
  await playNow(page, 'beutezug');
  await playUntil(page, () => isMyTurn(page), mouse.beutezug);
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('region', { name: 'Hint' });
  const move = await hint.getByRole('heading').innerText();
  await expect(hint.locator('.advice p').last()).toHaveText(/\.$/);
  await expect(page.locator('[data-hinted]').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  const tipp = page.getByRole('region', { name: 'Tipp' });
  await expect(tipp.getByRole('heading')).not.toHaveText(move);
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');

  const before = await page.locator('.log li').count();
  await hint.getByRole('button', { name: 'Play it' }).click();
  await expect(hint).toHaveCount(0);
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before);
});

test('on this device without a server, by keys alone; and only one who plays alone is given any', async ({
  visit,
  server,
}) => {
  const page = await visit({ keepsPages: true });
  await page.goto('/');
  await havingPages(page);
  await server.kill();
  await choose(page, 'art-robbery', 'device');
  await seatHere(page, 'Ada');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect.poll(() => isMyTurn(page)).toBe(true);
  const before = await page.locator('.log li').count();
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint).toBeFocused();
  await expect(hint.getByRole('heading')).toBeVisible();
  // The board gives way: nothing of it is pushed below the fold.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(hint).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(hint.getByRole('heading')).toBeVisible();
  await expect(hint).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(hint.getByRole('button', { name: 'Play it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before);

  await choose(page, 'art-robbery', 'device');
  await seatHere(page, 'Ada', 'Bob');
  // It is said beforehand that there are none for two.
  await expect(page.getByRole('radio', { name: 'Alone' })).toBeChecked();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('heading', { name: /^Pass to/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await server.start();
});

test('the board marks what the hint names, and only where hints are given', async ({ visit }) => {
  const page = await visit();
  await playNow(page, 'beutezug');
  await playUntil(page, () => isMyTurn(page), mouse.beutezug);
  await expect(page.locator('.loot-card .best')).toHaveCount(0);
  await page.locator('.choice.advice').click();
  await expect(page.locator('.loot-card .best').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('.loot-card .best').first()).toBeVisible();
  await page.getByRole('button', { name: 'Hint' }).click();
  const best = await page.locator('.loot-card .best').count();
  await expect(page.locator('.loot-card[data-hinted="best"] .best')).toHaveCount(best);
  await expect(page.locator('.hint-card').getByText(/as good/)).toHaveCount(best === 1 ? 0 : 1);

  await choose(page, 'beutezug', 'device');
  await seatHere(page, 'Ada', 'Bob');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect.poll(() => isMyTurn(page)).toBe(true);
  await expect(page.locator('.loot-card').first()).toBeVisible();
  await expect(page.locator('.choice.advice, .loot-card .best')).toHaveCount(0);
});

test('a hint can be read by everybody, on a phone too', async ({ visit }) => {
  const page = await visit();
  await playNow(page, 'beutezug');
  await inspect(page, {
    path: new URL(page.url()).pathname,
    titles: /Beutezug — Hideout$/,
    complete: '.table-page.beutezug .table',
    prepare: async () => {
      await page.locator('.hint-tool[aria-disabled="false"]').click();
      await expect(page.locator('.hint-card').getByRole('heading')).toBeVisible();
    },
  });
});
