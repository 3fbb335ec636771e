import type { Page } from '@playwright/test';
import { choose, click, expect, over, playOut, test } from './table.ts';

/** Art Robbery as one plays it with a mouse: a raid's end is turned over, a question answered, a card lifted and played. */
const artRobbery = (page: Page): Promise<boolean> =>
  click(
    page,
    '.art-robbery .button.next',
    '.art-robbery .answers .answer',
    '.art-robbery .plan .button.main',
    '.art-robbery .card.lifted + *:not(*)',
    '.art-robbery .loot button.token.wanted',
    '.art-robbery .hand:not(.resting) button.card:not(.lifted):has(.takes)',
    '.art-robbery .token.choice',
  );

/** Beutezug: a card kept, dice rolled or let lie, a window chosen and confirmed. */
const beutezug = (page: Page): Promise<boolean> =>
  click(
    page,
    '.beutezug .keep-card:not([aria-disabled="true"])',
    '.beutezug .choice:not(.advice):not([aria-disabled="true"])',
    '.beutezug .loot-card.lit',
    '.beutezug .loot-card',
  );

test('a whole game of Art Robbery by mouse, and the dice check out', async ({ visit }) => {
  const page = await visit();
  await choose(page, 'art-robbery', 'play');
  await playOut(page, artRobbery);
  await expect(over(page)).toHaveClass(/good/);
});

test('a whole game of Beutezug by mouse, and the dice check out', async ({ visit }) => {
  const page = await visit();
  await choose(page, 'beutezug', 'play');
  await playOut(page, beutezug);
  await expect(over(page)).toHaveClass(/good/);
});

test('a whole game of Beutezug by keyboard alone', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const start = page.locator('.cover[data-game="beutezug"] .button.main');
  for (let n = 0; n < 60 && !(await start.evaluate((button) => button === document.activeElement)); n++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  await page.locator('main').waitFor();
  let presses = 0;
  await playOut(page, async () => {
    await page.keyboard.press('Tab');
    const kind = await page.evaluate(() => {
      const { activeElement: focused } = document;
      if (focused === null || focused.getAttribute('aria-disabled') === 'true') return '';
      return focused.matches('.keep-card, .loot-card, .choice:not(.advice)') ? focused.className : '';
    });
    if (kind === '') return true;
    await page.keyboard.press('Enter');
    presses += 1;
    if (presses > 2000) throw new Error('the game does not end');
    return true;
  });
  await expect(over(page)).toBeVisible();
});

test('a whole game of Art Robbery by roles and names alone', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Art Robbery' }).click();
  await page.getByRole('button', { name: 'Table in words' }).first().click();
  const moves = page.getByRole('region', { name: 'What you can do' }).getByRole('button');
  await playOut(page, async () => {
    if ((await moves.count()) === 0) return false;
    await moves.first().click();
    return true;
  });
  await expect(page.getByRole('heading', { name: 'The table in words' })).toBeVisible();
});
