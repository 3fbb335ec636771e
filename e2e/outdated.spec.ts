import type { Page, WebSocketRoute } from '@playwright/test';
import { meet } from './table.ts';
import { expect, havingPages, test } from './visit.ts';

const OTHER_PROTOCOL = 4001;

/** How often the page has been loaded, and whether the server was asked for it the last time. */
function loads(page: Page) {
  const seen = { count: 0, fromServer: false };
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) seen.fromServer = !response.fromServiceWorker();
  });
  // With the answer of the server the page before is still there, and still hears what is pressed.
  page.on('domcontentloaded', () => {
    seen.count += 1;
  });
  return seen;
}

test('a page of an older version gets the newer one by itself, and keeps what was being written', async ({ visit }) => {
  const page = await visit({ keepsPages: true });
  let line: WebSocketRoute | undefined;
  await page.routeWebSocket(/\/socket/, (socket) => {
    line = socket;
    socket.connectToServer();
  });
  // With somebody else, who does nothing: bots would go on while the page is loaded, and it would tell of that first.
  await meet(page, await visit({ language: 'de' }), 'art-robbery');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.art-robbery .hand')).toBeVisible();
  await havingPages(page);
  await page.reload();
  await expect(page.locator('.art-robbery .hand')).toBeVisible();
  await page.keyboard.press('c');
  await page.getByRole('textbox', { name: 'Message' }).fill('Paws off my');

  const seen = loads(page);
  await line!.close({ code: OTHER_PROTOCOL });
  await expect.poll(() => seen.count).toBe(1);
  expect(seen.fromServer).toBe(true);
  await expect(page.locator('.art-robbery .hand')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Paws off my');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('');
  await havingPages(page);
  expect(seen.count).toBe(1);
});

test('where newer pages do not help either, one is told so and not kept loading', async ({ visit }) => {
  const page = await visit({ keepsPages: true });
  const seen = loads(page);
  await page.routeWebSocket(/\/socket/, (socket) => void socket.close({ code: OTHER_PROTOCOL }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('This page is out of date. Reload it.');
  await havingPages(page);
  await expect.poll(() => seen.count).toBe(2);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => seen.count).toBe(3);
  await expect(page.getByRole('alert')).toContainText('This page is out of date.');
});
