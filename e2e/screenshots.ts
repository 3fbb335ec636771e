import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium as driver, expect, type Page } from '@playwright/test';
import { posters } from '#games/index.ts';
import { chromium } from '../scripts/chromium.ts';
import { open } from './heist.ts';
import { mouse } from './mouse.ts';
import { TestServer } from './server.ts';
import { GAMES, type GameId, isMyTurn, playNow, playUntil } from './table.ts';

const FOLDER = join(import.meta.dirname, '..', 'docs', 'screenshots');

/** How each page is shown. */
const LOOKS = [
  { look: 'light', colorScheme: 'light', width: 1440, height: 900 },
  { look: 'dark', colorScheme: 'dark', width: 1440, height: 900 },
  { look: 'phone', colorScheme: 'light', width: 360, height: 740 },
] as const;

/** Moves that have been made in a game worth a look, or in one that is written down, and what is pressed then to show what a piece would do. */
const SCENES: Readonly<Record<GameId, { readonly heist?: string; readonly moves: number; readonly press: string }>> = {
  'burgle-bros': { heist: 'everything-4', moves: 122, press: '.burgle-bros .floor:not(.next) button.where-next' },
  beutezug: { moves: 18, press: '.beutezug button.loot-card' },
  'art-robbery': { moves: 22, press: '.art-robbery .hand:not(.resting) button.card:not(.lifted):has(.takes)' },
};

/** Writes the pictures of docs/screenshots. */
async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const server = await TestServer.start();
  const browser = await driver.launch({ executablePath: chromium(), args: ['--no-sandbox'] });
  try {
    await shoot(await visitor(browser, server), 'home');
    for (const game of GAMES) await shootGame(() => visitor(browser, server), server, game);
    await shootStrip(() => visitor(browser, server, { speed: 'calm', hold: false }), server);
  } finally {
    await browser.close();
    await server.remove();
  }
}

async function visitor(browser: Browser, { url }: TestServer, show?: object): Promise<Page> {
  const kept = { language: 'en', theme: 'device', speed: 'instant', hold: false, notes: false, sound: false, ...show };
  const localStorage = [
    { name: 'hideout.settings', value: JSON.stringify(kept) },
    { name: 'hideout.name', value: 'Ada' },
    { name: 'hideout.offered-lessons', value: Object.keys(posters).join(' ') },
  ];
  const page = await browser.newPage({
    baseURL: url,
    reducedMotion: show === undefined ? 'reduce' : 'no-preference',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  await page.goto('/');
  await page.locator('.cover').first().waitFor();
  return page;
}

async function shootGame(arrive: () => Promise<Page>, server: TestServer, game: GameId): Promise<void> {
  const { heist, moves, press } = SCENES[game];
  const page = await arrive();
  await page.setViewportSize(LOOKS[0]);
  const shown = page.locator(press).first();
  if (heist === undefined) {
    await playNow(page, game);
    const isReached = async () =>
      (await page.locator('.log li').count()) >= moves && (await isMyTurn(page)) && (await shown.isVisible());
    await playUntil(page, isReached, mouse[game]);
  } else {
    const crew = { Ada: page, Bob: await arrive(), Cleo: await arrive(), Dan: await arrive() };
    await open(server, crew, { name: heist, from: moves });
  }
  await shown.click();
  await expect(page.locator('.toast')).toHaveCount(0, { timeout: 10_000 });
  await shoot(page, game);
}

/** How many pictures stand in a row. */
const PICTURES = 4;

/** Longer than asking the page what time it is can take, and than a scene; and shorter than a step of it. In milliseconds. */
const A_MINUTE = 60_000;
const STEP = 50;

/** A guard's walk at the end of a turn, as it is seen: pictures of his floor in a row. */
async function shootStrip(arrive: () => Promise<Page>, server: TestServer): Promise<void> {
  const page = await arrive();
  await page.clock.install();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(LOOKS[0]);
  const crew = { Ada: page, Bob: await arrive(), Cleo: await arrive(), Dan: await arrive() };
  await open(server, crew, { name: 'everything-4', from: SCENES['burgle-bros'].moves });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + A_MINUTE);
  await page.locator('.burgle-bros .turn .end').click();
  await expect(page.locator('.table[data-shot]')).toBeVisible();
  // Ada stands on the third floor.
  const floor = page.locator('.burgle-bros .floor').nth(2);
  await until(page, async () => (await floor.locator('.walking').count()) > 0);
  const box = (await floor.boundingBox())!;
  const row: string[] = [];
  const guard = page.locator('[data-piece="guard 3"]');
  const seen = async () =>
    `${await page.locator('.table').getAttribute('data-shot')} ${await guard.getAttribute('style')}`;
  for (let n = 0; n < PICTURES; n++) {
    row.push((await page.screenshot({ clip: box, animations: 'disabled' })).toString('base64'));
    const before = await seen();
    await until(page, async () => (await seen()) !== before);
  }
  const width = Math.round(box.width);
  await page.setViewportSize({ width: (width + 12) * PICTURES - 12, height: Math.round(box.height) });
  await page.setContent(
    `<body style="margin:0;display:flex;gap:12px;background:#888">${row.map((one) => `<img width="${width}" src="data:image/png;base64,${one}">`).join('')}`,
  );
  await page.screenshot({ path: join(FOLDER, 'guard-walk.png') });
}

/** Lets the page's own clock run until this is so. */
async function until(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isSo()); waited += STEP) {
    if (waited > A_MINUTE) throw new Error('nothing changes any more');
    await page.clock.runFor(STEP);
  }
}

async function shoot(page: Page, name: string): Promise<void> {
  for (const { look, colorScheme, ...size } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(size);
    await page.evaluate(() =>
      Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
    );
    await page.mouse.move(0, 0);
    await page.screenshot({ path: join(FOLDER, `${name}-${look}.png`), animations: 'disabled' });
  }
}

if (import.meta.main) await main();
