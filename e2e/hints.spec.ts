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
  expect(await hint.getByRole('listitem').count()).toBeGreaterThan(0);
  await expect(hint.getByText(/chance to win the game|no other move/i)).toBeVisible();
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
  await page.keyboard.press('Tab');
  await expect(hint.getByRole('button', { name: 'Play it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.log li').count()).toBeGreaterThan(before);

  await choose(page, 'art-robbery', 'device');
  await seatHere(page, 'Ada', 'Bob');
  await expect(page.getByRole('switch', { name: 'Hints' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('heading', { name: /^Pass to/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  await server.start();
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
