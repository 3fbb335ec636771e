import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chromium } from '../scripts/chromium.ts';
import { mouse } from './mouse.ts';
import { choose, expectProven, playNow, playOut, playUntil, seatHere } from './table.ts';
import { expect, test } from './visit.ts';

/** A profile as Chromium keeps one whose owner blocks all cookies and site data. */
function blockingProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hideout-blocked-'));
  mkdirSync(join(folder, 'Default'));
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(blocked));
  return folder;
}

const NOTHING = 'This browser isn’t saving everything';
const lines = (page: Page) => page.locator('.log li');

/** Says once what is not kept, and is out of the way then. */
async function understand(page: Page): Promise<void> {
  const said = page.locator('.toast').filter({ hasText: NOTHING });
  await said.getByRole('button', { name: 'Got it' }).click();
  await expect(said).toHaveCount(0);
}

/** Against bots, and at one screen, it is dealt at once. */
async function playAgain(page: Page): Promise<void> {
  const before = page.url();
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.waitForURL((url) => url.href !== before);
}

test('with all site data blocked one plays to the end and again, at the server and on this device', async ({
  playwright,
  launchOptions,
  server,
}) => {
  const folder = blockingProfile();
  const complaints: string[] = [];
  const context = await playwright.chromium.launchPersistentContext(folder, {
    ...launchOptions,
    // The shell does not read what its owner prefers.
    executablePath: chromium(),
    baseURL: server.url,
    locale: 'en',
    reducedMotion: 'reduce',
  });
  context.on('weberror', (error) => complaints.push(String(error.error())));
  const page = await context.newPage();
  await page.goto('/');
  await understand(page);

  await page.goto('/settings');
  await understand(page);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  // At once, as in all other visits: what lasts only for this one counts as well.
  await page.getByRole('radio', { name: 'Instant' }).check();
  // Going on without loading the page anew: that would be another visit.
  await page.getByRole('link', { name: 'Hideout, home' }).click();
  await page.getByRole('button', { name: 'Play now: Beutezug' }).click();
  await expect(page.locator('.table-page.beutezug main')).toBeVisible();
  await expect(page.locator('main')).toContainText('Ada');
  await playOut(page, mouse.beutezug);
  await expectProven(page);
  await playAgain(page);
  await playUntil(page, async () => (await lines(page).count()) > 0, mouse.beutezug);
  await expect(page.locator('.toast').filter({ hasText: NOTHING })).toHaveCount(0);

  await page.getByRole('link', { name: 'Hideout, home' }).click();
  await expect(page.getByRole('region', { name: 'Your tables' }).getByRole('link')).toHaveCount(2);
  await page.getByRole('link', { name: 'On this device: Beutezug' }).click();
  await page.waitForURL(/\/t\/here-/);
  await seatHere(page, 'Ada', 'Bob', 'Cleo', 'Dan');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playOut(page, mouse.beutezug);
  await expectProven(page);
  await playAgain(page);
  await playUntil(page, async () => (await lines(page).count()) > 0, mouse.beutezug);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
  expect(complaints).toEqual([]);
});

test('with a full storage one plays at the server and on this device', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await playNow(page, 'beutezug');
  await understand(page);
  await playUntil(page, async () => (await lines(page).count()) > 0, mouse.beutezug);
  await choose(page, 'beutezug', 'device');
  await understand(page);
  await seatHere(page, 'Ada', 'Bob', 'Cleo', 'Dan');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playUntil(page, async () => (await lines(page).count()) > 0, mouse.beutezug);
});

test('where tables cannot be kept, one on this device lasts as long as the page, and that is said', async ({
  visit,
}) => {
  const page = await visit();
  await page.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const worker = await route.fetch();
    const deny = `indexedDB.open = () => { throw new DOMException('denied', 'SecurityError'); };\n`;
    await route.fulfill({ response: worker, body: deny + (await worker.text()) });
  });
  await choose(page, 'beutezug', 'device');
  const said = page.locator('.toast').filter({ hasText: 'This browser doesn’t save tables' });
  await said.getByRole('button', { name: 'Got it' }).click();
  await seatHere(page, 'Ada', 'Bob', 'Cleo', 'Dan');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playOut(page, mouse.beutezug);
  await expectProven(page);
  await playAgain(page);
  await playUntil(page, async () => (await lines(page).count()) > 0, mouse.beutezug);
});
