import type { Page } from '@playwright/test';
import { open } from './heist.ts';
import { choose, fromMenu, proof } from './table.ts';
import { expect, test } from './visit.ts';

const cover = (page: Page, game: string) => page.locator(`.cover[data-game="${game}"]`);

/** How many sit at the table that the page has come to. */
async function expectSeats(page: Page, count: number): Promise<void> {
  await page.waitForURL(/\/t\//);
  await expect(page.locator('.table-page main')).toBeVisible();
  await fromMenu(page, 'Text view');
  const people = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Who is here' }) });
  await expect(people.getByRole('listitem')).toHaveCount(count);
}

test('how many bots, and how strong: chosen once, kept, and one press from then on', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  const against = cover(page, 'beutezug').getByRole('button', { name: /^Beutezug: \d bot/ });
  await expect(against).toHaveText('3');
  await against.click();
  const sheet = page.getByRole('dialog', { name: 'Beutezug: Bots' });
  await sheet.getByRole('radio', { name: '1', exact: true }).check();
  await sheet.getByRole('radio', { name: 'Hard' }).check();
  await sheet.getByRole('button', { name: 'Play now' }).click();
  await expectSeats(page, 2);
  await page.goto('/');
  await expect(against).toHaveText('1');
  await expect(against).toHaveAttribute('title', '1 bot: Hard');
  await page.getByRole('button', { name: 'Play now: Beutezug' }).click();
  await expectSeats(page, 2);
});

test('a new table begins with the terms of the last one', async ({ visit }) => {
  const page = await visit();
  await choose(page, 'art-robbery', 'invite');
  await page.getByRole('radio', { name: 'Per move' }).click();
  await page.getByRole('radio', { name: 'For all' }).click();
  await page.locator('.spare').getByRole('button', { name: 'Bot' }).click();
  await expect(page.locator('.portrait.bot')).toHaveCount(1);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.table-page.art-robbery main')).toBeVisible();
  await choose(page, 'art-robbery', 'invite');
  await expect(page.getByRole('radio', { name: 'Per move' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'For all' })).toBeChecked();
  await expect(page.locator('.spare')).toHaveCount(0);
});

test('Burgle Bros. begins with the Office Job until somebody here has won', async ({ visit, server }) => {
  const page = await visit();
  const job = (name: RegExp) => page.locator('.jobs').getByRole('button', { name });
  await choose(page, 'burgle-bros', 'invite');
  await expect(job(/Office/)).toHaveAttribute('aria-pressed', 'true');
  await open(server, { Ada: page }, { name: 'office-lost', from: Number.POSITIVE_INFINITY });
  await expect(proof(page)).toBeVisible();
  await choose(page, 'burgle-bros', 'invite');
  await expect(job(/Office/)).toHaveAttribute('aria-pressed', 'true');
  await open(server, { Ada: page }, { name: 'office-won', from: Number.POSITIVE_INFINITY });
  await expect(proof(page)).toBeVisible();
  await choose(page, 'burgle-bros', 'invite');
  await expect(job(/Bank/)).toHaveAttribute('aria-pressed', 'true');
});
