import { isOn, tabTo } from './keyboard.ts';
import { mouse } from './mouse.ts';
import { expectProven, playNow, playOut, proof } from './table.ts';
import { expect, test } from './visit.ts';
import { sayMove } from './words.ts';

test('a whole game of Art Robbery by mouse', async ({ visit }) => {
  const page = await visit();
  await playNow(page, 'art-robbery');
  await playOut(page, mouse['art-robbery']);
  await expectProven(page);
  await expect(proof(page)).toContainText('Your seal is in it.');
});

test('a whole game of Beutezug by mouse', async ({ visit }) => {
  const page = await visit();
  await playNow(page, 'beutezug');
  await playOut(page, mouse.beutezug);
  await expectProven(page);
});

test('a whole game of Beutezug by keyboard alone, from the home page on', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await tabTo(page, '.cover[data-game="beutezug"] .button.main');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  await playOut(page, async () => {
    await page.keyboard.press('Tab');
    if (await isOn(page, '.keep-card, button.throw-body, button.choice:not(.advice), button.loot-card'))
      await page.keyboard.press('Enter');
    return true;
  });
  await expectProven(page);
});

test('a whole game of Art Robbery by roles and names alone', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Art Robbery' }).click();
  await page.getByRole('button', { name: 'Text view' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Text view' })).toBeVisible();
  await playOut(page, sayMove);
  await expect(page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
  await expectProven(page);
});
