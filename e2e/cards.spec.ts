import { open } from './heist.ts';
import { expect, test } from './visit.ts';

test('from the table to all cards, to one that is looked for, to its rule, and back', async ({ visit, server }) => {
  const page = await visit();
  await open(server, { Ada: page }, { name: 'everything-4', from: 122 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'All cards' }).click();
  const cards = page.locator('.big-card');
  await expect(cards).toHaveCount(20 + 13 + 12 + 26);
  await expect(page.locator('.duo')).toHaveCount(9);

  await page.getByRole('searchbox', { name: 'Find a card' }).fill('stethos');
  await expect(cards).toHaveCount(1);
  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.getByText('No matching cards.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();

  await page.getByRole('link', { name: /^Espresso/ }).click();
  await expect(page).toHaveURL(/\/rules\/burgle-bros#R63$/);
  await page.getByRole('link', { name: 'All cards' }).click();
  await expect(page).toHaveURL(/\/cards\/burgle-bros$/);
});

test('a game without such a page shows its rules instead', async ({ visit }) => {
  const page = await visit();
  await page.goto('/cards/beutezug');
  await expect(page).toHaveURL(/\/rules\/beutezug$/);
});

test('close up, a piece says what it means here and now, and what was discarded can be read again', async ({
  visit,
  server,
}) => {
  const page = await visit();
  await open(server, { Ada: page }, { name: 'everything-4', from: 122 });
  const panel = page.locator('.decision');
  await page.locator('[data-at="1C4"]').first().click();
  await expect(panel).toContainText('No guard is watching it from another Camera.');
  await expect(panel).toContainText('Also 1·D4, 2·D1, 2·C3.');
  await page
    .getByRole('button', { name: /Painting/ })
    .first()
    .click();
  await expect(panel).toContainText('Loot · Cleo');
  await expect(panel).toContainText('It must get to the roof.');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /tool, loot and event cards left/ }).click();
  await panel.getByRole('button', { name: 'Crash' }).click();
  await expect(panel.getByRole('heading', { name: 'Crash' })).toBeVisible();
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel.getByRole('heading', { name: 'Decks' })).toBeVisible();
});
