import type { Page } from '@playwright/test';
import { open, settled } from './heist.ts';
import { expect, test } from './visit.ts';

/** How many tables wait besides the one in sight. */
const next = (page: Page, waiting: number) => page.getByRole('link', { name: `Next table (${waiting})` });

test('Next table leads through all tables that wait, by press and by key, and round again', async ({
  visit,
  server,
}) => {
  const page = await visit();
  const tables = new Set<string>();
  for (let i = 0; i < 3; i++) {
    await open(server, { Ada: page }, { name: 'everything-2', from: 0 });
    tables.add(page.url());
  }
  expect(tables.size).toBe(3);
  const seen = [page.url()];
  for (const go of ['press', 'key', 'press'] as const) {
    await expect(next(page, 2)).toBeVisible();
    const here = page.url();
    if (go === 'press') await next(page, 2).click();
    else await page.keyboard.press('n');
    await page.waitForURL((url) => url.href !== here);
    await expect(page.locator('.table-page main')).toBeVisible();
    await settled(page);
    seen.push(page.url());
  }
  expect(new Set(seen.slice(0, 3))).toEqual(tables);
  expect(seen[3]).toBe(seen[0]);
});
