import type { Page } from '@playwright/test';
import { expect, havingPages, test } from './visit.ts';

const invite = (page: Page) => page.locator('.cover[data-game="beutezug"]').getByRole('link', { name: /^Einladen/ });

/** A phone that has much to do: everything takes it six times as long. */
async function slowed(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

test('a press is for what lay under the finger, though the page moves before it goes up', async ({ visit }) => {
  const page = await visit({ language: 'de', width: 360, height: 740 });
  await page.goto('/');
  await slowed(page);
  await invite(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await invite(page).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // As a band above the covers does, when a line breaks.
  await page.evaluate(() => {
    const band = document.createElement('div');
    band.style.height = '120px';
    document.querySelector('.covers')!.before(band);
  });
  await page.mouse.up();
  await page.waitForURL(/\/t\//);
  await expect(page.locator('.seating[data-game="beutezug"] .start')).toBeVisible();
});

test('whoever lets go elsewhere has thought better of it', async ({ visit }) => {
  const page = await visit({ language: 'de' });
  await page.goto('/');
  const { x, y } = (await invite(page).boundingBox())!;
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.mouse.move(x + 5, y - 90);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/$/);
});

test('a server that is busy when somebody new comes is asked again', async ({ visit }) => {
  const page = await visit({ language: 'de', width: 360, height: 740, breaks: true });
  let asked = 0;
  await page.route('**/api/me', (route) =>
    ++asked < 3 ? route.fulfill({ status: 503, json: { refused: 'busy', after: 50 } }) : route.fallback(),
  );
  await page.goto('/');
  await slowed(page);
  await invite(page).click();
  await page.waitForURL(/\/t\//);
  expect(asked).toBe(3);
});

test('a page that cannot be fetched is asked for until it is there', async ({ visit }) => {
  const page = await visit({ language: 'de', width: 360, height: 740, breaks: true });
  await page.goto('/');
  await expect(invite(page)).toBeVisible();
  let broken = 0;
  await page.route('**/assets/*.js', (route) => (++broken < 3 ? route.abort() : route.fallback()));
  await invite(page).click();
  await page.waitForURL(/\/t\//);
  expect(broken).toBeGreaterThanOrEqual(3);
});

test('a press before the scripts hear it leads there when they come, once', async ({ visit }) => {
  const page = await visit({ language: 'de', width: 360, height: 740 });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // What the home page needs to be drawn is there; what it leads to is not, and a table is made by that.
  await page.goto('/');
  await expect(invite(page)).toBeVisible();
  let waiting = 0;
  await page.route('**/assets/*.js', async (route) => {
    waiting += 1;
    await held;
    await route.fallback();
  });
  const made: string[] = [];
  page.on('framenavigated', () => made.push(new URL(page.url()).pathname));
  await invite(page).scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await invite(page).boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => waiting).toBeGreaterThan(0);
  // Pressed again where it was, as one does when nothing seems to happen.
  await page.mouse.click(x + width / 2, y + height / 2);
  release();
  await page.waitForURL(/\/t\//);
  await expect(page.locator('.seating[data-game="beutezug"] .start')).toBeVisible();
  expect(new Set(made.filter((path) => path.startsWith('/t/'))).size).toBe(1);
});

test('offline, Invite is hatched, says why, and offers a table on this device', async ({ visit, server }) => {
  const page = await visit({ keepsPages: true, language: 'de', width: 360, height: 740 });
  await page.goto('/');
  await havingPages(page);
  await server.kill();
  await expect(invite(page)).toHaveAttribute('aria-disabled', 'true');
  // What is to be pressed is there for a few seconds.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await invite(page).click({ force: true });
  await page.clock.runFor(200);
  const why = page.locator('.toast').filter({ hasText: 'Einladen geht nur über den Server' });
  await why.getByRole('button', { name: 'Ein Gerät' }).click();
  await page.clock.resume();
  await page.waitForURL(/\/t\/here-/);
  // Whoever comes by an old address is told the same.
  await page.goto('/new/beutezug');
  await expect(page.locator('main')).toContainText('Einladen geht nur über den Server');
  await page.locator('main').getByRole('link', { name: 'Ein Gerät' }).click();
  await page.waitForURL(/\/t\/here-/);
  await server.start();
});
