// From the click that makes a move to the changed table, in a real browser against a server on this machine: a game of
// Art Robbery against bots, on its board. Exits with 1 if a budget of budgets.json is missed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromium as chromiumPath } from '../scripts/chromium.ts';
import { judge, short } from './report.ts';
import { hideout } from './server/process.ts';

/** What a browser calls a long task, in milliseconds. */
const LONG = 50;
const CLICKS = 40;

const folder = mkdtempSync(join(tmpdir(), 'hideout-clicks-'));
const served = await hideout({ HIDEOUT_DATA: join(folder, 'hideout.db'), HIDEOUT_BOT_PAUSE: '0' });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ baseURL: served.url, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => {
    localStorage.setItem('hideout.settings', '{"speed":"instant","hold":false,"sound":false}');
    localStorage.setItem('hideout.offered-lessons', 'art-robbery');
  });
  const times: number[] = [];
  const blocked: number[] = [];
  while (times.length < CLICKS) {
    await page.goto('/');
    await page.locator('.cover[data-game="art-robbery"] .button.main').click();
    await page.locator('.art-robbery .hand').first().waitFor();
    const game = await page.evaluate(playOneGame);
    times.push(...game.times);
    blocked.push(...game.blocked);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(0.95 * sorted.length)]!;
  const longest = Math.max(0, ...blocked);
  console.log(`${times.length} moves by click on the board of Art Robbery, against a local server
  from click to changed table: ${short(sorted[sorted.length >> 1]!)} ms (median), ${short(p95)} ms (95 of 100)
  the page's thread held up for more than ${LONG} ms: ${blocked.length} times, ${short(longest)} ms at most`);
  judge('clicks', { '95 of 100, ms': p95, 'thread held up, ms': longest });
} finally {
  await browser.close();
  await served.end();
  rmSync(folder, { recursive: true, force: true });
}

/** Runs in the page: makes a move whenever one can be made, and measures each until the table has been drawn anew. */
async function playOneGame(): Promise<{ times: number[]; blocked: number[] }> {
  const times: number[] = [];
  const blocked: number[] = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked.push(duration);
  }).observe({ type: 'longtask' });
  const find = (selector: string): HTMLElement | null => document.querySelector(selector);
  const pause = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    });
  /** Until the table's own entry number is another, and that is on the screen. */
  const changed = (): Promise<number> =>
    new Promise((resolve) => {
      const seen = new MutationObserver(() => {
        seen.disconnect();
        requestAnimationFrame(() => resolve(performance.now()));
      });
      seen.observe(find('.log')!, { childList: true, subtree: true });
    });
  for (let idle = 0; idle < 400; ) {
    if (find('.proof') !== null) break;
    const move = find('.art-robbery .answers .answer') ?? find('.art-robbery .plan .button.main');
    const lift =
      find('.art-robbery .button.next') ??
      find('.art-robbery .hand:not(.resting) button.card:not(.lifted):has(.takes)');
    const choice = find('.art-robbery .card.lifted') && find('.art-robbery button.token:is(.wanted, .lit)');
    const piece = move ?? choice ?? lift;
    if (piece === null) {
      idle += 1;
      await pause(25);
      continue;
    }
    idle = 0;
    const done = piece === lift ? undefined : changed();
    const begun = performance.now();
    piece.click();
    if (done === undefined) await pause(30);
    else {
      const end = await Promise.race([done, pause(2000).then(() => undefined)]);
      if (end !== undefined) times.push(end - begun);
    }
  }
  return { times, blocked };
}
