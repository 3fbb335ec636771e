import type { Page } from '@playwright/test';
import { choose, seatHere } from './table.ts';
import { expect, expectTold, test } from './visit.ts';

test('a server is killed in the middle of a game, and a move is made meanwhile', async ({ visit, server }) => {
  const page = await visit();
  // Nobody else moves, so that every line of the log is ours to count.
  await choose(page, 'beutezug', 'invite');
  await seatHere(page, 'Ada', 'Bob', 'Cleo', 'Dan');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await move(page, 0);

  await server.kill();
  await expect(page.locator('.band.lost')).toContainText('Nothing is lost.');
  await pick(page);
  await expect(page.locator('.band.lost')).toContainText(
    'Your last move is saved and will be sent when you’re back online.',
  );
  await expect(page.locator('.log li')).toHaveCount(1);

  await server.start();
  await expectTold(page, 'Back. Nothing was lost. 1 move since.');
  await expect(page.locator('.log li')).toHaveCount(2);
  await move(page, 2);
  // Whatever of the page had not been fetched before is fetched now.
  await expect(page.locator('.beutezug button.loot-card').first()).toContainText('%');

  await page.reload();
  await expect(page.locator('.log li')).toHaveCount(3);
});

/** Makes the next move, after so many. */
async function move(page: Page, before: number): Promise<void> {
  const lines = page.locator('.log li');
  await expect(lines).toHaveCount(before);
  await pick(page);
  await expect(lines).toHaveCount(before + 1);
}

async function pick(page: Page): Promise<void> {
  await page.locator('.beutezug button.loot-card').first().click();
  await page.locator('.beutezug .choice.main').click();
}
