import type { Page } from '@playwright/test';
import { open } from './heist.ts';
import { expectNoSidewaysScroll } from './inspection.ts';
import { mouse } from './mouse.ts';
import { choose, GAMES, isMyTurn, playNow, playUntil, seatHere } from './table.ts';
import { expect, setting, THEMES, test } from './visit.ts';

/** As long as a name may be. */
const NAME = 'Maximiliane Wolfgang Q';
const FINGER = 44;

for (const game of ['art-robbery', 'beutezug'] as const)
  for (const textSize of ['normal', 'largest'])
    test(`five at a phone play ${game} in ${textSize} text: all fits, and every finger hits`, async ({ visit }) => {
      const page = await visit();
      await page.goto('/about');
      await setting(page, { textSize });
      await choose(page, game, 'device');
      await page.locator('.spare').getByRole('button', { name: 'Bot' }).click();
      await seatHere(page, NAME);
      await page.getByRole('button', { name: 'Start the game' }).click();
      const lines = page.locator('.log li');
      for (const moves of [6, 20, 34]) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await playUntil(page, async () => (await lines.count()) >= moves && (await isMyTurn(page)), mouse[game]);
        await eachSize(page, `${game} after ${moves} lines`);
      }
    });

for (const textSize of ['normal', 'largest'])
  test(`a heist at a phone in ${textSize} text: all fits, and every finger hits`, async ({ visit, server }) => {
    const page = await visit();
    await page.goto('/about');
    await setting(page, { textSize });
    for (const from of [0, 60, 122]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(server, { Ada: page }, { name: 'everything-4', from });
      await eachSize(page, `the heist after ${from} moves`);
    }
  });

for (const textSize of ['normal', 'largest'])
  test(`before a game, in ${textSize} text: all fits, and every finger hits`, async ({ visit }) => {
    const page = await visit();
    await page.goto('/about');
    await setting(page, { textSize });
    for (const path of ['/', ...GAMES.map((game) => `/rules/${game}`)]) {
      await page.goto(path);
      await expect(page.locator('main')).toBeVisible();
      await expect(page.locator('main')).not.toHaveAttribute('aria-busy', 'true');
      await eachSize(page, path);
    }
    for (const game of GAMES) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await choose(page, game, 'invite');
      await expect(page.locator('.seating .start')).toBeVisible();
      await eachSize(page, `a new table of ${game}`);
    }
  });

/** In the hand, upright and on its side; a tablet; a desk, where a pointer hits what is smaller. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

async function eachSize(page: Page, what: string): Promise<void> {
  // Chips in a log are smaller where a mouse hits them.
  const device = await page.context().newCDPSession(page);
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  for (const size of SIZES) {
    const at = `${what} at ${size.width}`;
    await page.setViewportSize(size);
    await expectNoSidewaysScroll(page, at);
    if (size.width < 800) await expect.poll(() => tooSmall(page), `${at}: too small for a finger`).toEqual([]);
  }
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await device.detach();
}

/** What can be pressed and is smaller than a finger; what reaches beyond its edge for the finger counts. */
const tooSmall = (page: Page): Promise<readonly string[]> =>
  page.evaluate((finger) => {
    const sizeOf = (button: Element): readonly [number, number] => {
      const { width, height } = button.getBoundingClientRect();
      const reach = getComputedStyle(button, '::after');
      if (reach.position !== 'absolute' || reach.content === 'none') return [width, height];
      return [Math.max(width, Number.parseFloat(reach.width)), Math.max(height, Number.parseFloat(reach.height))];
    };
    return [...document.querySelectorAll('main button, main a')].flatMap((button) => {
      const [width, height] = sizeOf(button);
      const isShown = width > 0 && height > 0;
      return isShown && Math.min(width, height) < finger - 0.5
        ? [`${button.className} ${button.getAttribute('aria-label') ?? button.textContent}: ${width} × ${height}`]
        : [];
    });
  }, FINGER);

/** Questions of every size: few words, many answers, two cards, rooms to choose from. */
const QUESTIONS = [
  { ask: 'an entrance', name: 'everything-2', from: 0 },
  { ask: 'a Laser', name: 'bank-orders', from: 222 },
  { ask: 'which tool to keep', name: 'everything-2', from: 207 },
  { ask: 'the Stethoscope', name: 'everything-3', from: 110 },
  { ask: 'who comes along', name: 'everything-2', from: 141 },
] as const;

for (const theme of THEMES)
  test(`whatever is asked at a phone (${theme}), the bar at the thumb can be pressed, and every answer too`, async ({
    visit,
    server,
  }) => {
    const page = await visit({ width: 360, height: 740, theme });
    for (const { ask, ...heist } of QUESTIONS) {
      await open(server, { Ada: page }, heist);
      await expectReachable(page, ask);
    }
    await page.goto('/about');
    await setting(page, { textSize: 'largest' });
    await playNow(page, 'burgle-bros');
    await expectReachable(page, 'a side, in largest text');
    await page.locator('.actionbar .open-log').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

/** A question is asked; nothing lies on what can be pressed in its sheet or in the bar. */
async function expectReachable(page: Page, ask: string): Promise<void> {
  await expect(page.locator('.decision.asks'), ask).toBeVisible();
  const buttons = page.locator('.actionbar button:visible, .decision.asks :is(.way, .tag-card)');
  expect(await buttons.count(), ask).toBeGreaterThan(1);
  for (const button of await buttons.all()) await button.click({ trial: true });
}
