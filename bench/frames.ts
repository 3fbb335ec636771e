// How long the page's thread works to draw one position after the other, in a real browser: the last moves of a game of
// Fort Knox for four, with nearly every room turned up, played back on the board of Burgle Bros.; then once more with a
// processor four times as slow. Exits with 1 if a budget of budgets.json is missed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, expect, type Page } from '@playwright/test';
import { chromium as chromiumPath } from '../scripts/chromium.ts';
import { scriptOf, stage } from '../scripts/staging.ts';
import { tokenHash } from '../server/identity.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import { judge, short } from './report.ts';
import { hideout } from './server/process.ts';

/** How many times slower the processor is made. */
const SLOWER = [1, 4];
const HEIST = 'everything-2';
const FRAMES = 60;
const WARM_UP = 20;

const folder = mkdtempSync(join(tmpdir(), 'hideout-frames-'));
const data = join(folder, 'hideout.db');
const served = await hideout({ HIDEOUT_DATA: data });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ baseURL: served.url, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() => localStorage.setItem('hideout.settings', '{"speed":"instant","sound":false}'));
  await page.goto(`/t/${await tableFor(page)}`);
  await page.getByRole('button', { name: 'Play it back' }).click();
  const session = await page.context().newCDPSession(page);
  // Only the thread's own time counts, whatever else runs on the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  console.log(`${FRAMES} positions of Fort Knox for four on the board of Burgle Bros., the page's thread at work`);
  const figures: Record<string, number> = {};
  for (const rate of SLOWER) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const sorted = (await drawn(page, session)).toSorted((a, b) => a - b);
    const [median, p95] = [0.5, 0.95].map((part) => sorted[Math.floor(part * sorted.length)]!) as [number, number];
    console.log(`  ${rate}× slower: ${short(median)} ms (median), ${short(p95)} ms (95 of 100)`);
    figures[`${rate}× slower, ms`] = median;
  }
  judge('frames', figures);
} finally {
  await browser.close();
  await served.end();
  rmSync(folder, { recursive: true, force: true });
}

/** A table where this browser's person has played the whole game. */
async function tableFor(page: Page): Promise<string> {
  await page.request.post('/api/me', { data: { name: 'Ada' } });
  const token = (await page.context().cookies()).find(({ name }) => name === 'hideout')!.value;
  const archive = await openSqlite(data);
  const person = (await archive.personByToken(tokenHash(token)))!;
  const table = await stage(archive, scriptOf(HEIST), [person]);
  await archive.close();
  return table;
}

/** The work for each of the last positions, in milliseconds, the first ones not counted. */
async function drawn(page: Page, session: CDPSession): Promise<number[]> {
  const last = scriptOf(HEIST).moves.length;
  const first = last - FRAMES - WARM_UP;
  await page.locator('.playback input').fill(String(first));
  await expect(page.locator('.turn .flag')).toHaveText(`Move ${first}`);
  const times: number[] = [];
  for (let at = first + 1; at <= last; at++) {
    const before = await worked(session);
    const shown = await stepped(session);
    const after = await worked(session);
    // Work that is put off to a later frame, or left out by going on too soon, would not be counted.
    if (shown !== `Move ${at}`) throw new Error(`the frame after the step to move ${at} shows “${shown}”`);
    if (at > first + WARM_UP) times.push(after - before);
  }
  return times;
}

/** Milliseconds the page's thread has worked so far. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

/** To the next position, until it has been painted; what the board's flag says then. */
async function stepped(session: CDPSession): Promise<string> {
  // Not through Playwright, which does work of its own in the page.
  const { result } = await session.send('Runtime.evaluate', { expression: `(${stepForward})()`, awaitPromise: true });
  return result.value;
}

/** Runs in the page. */
function stepForward(): Promise<string> {
  document.querySelector<HTMLButtonElement>('.playback .forward')!.click();
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const shown = document.querySelector('.turn .flag')!.textContent;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(shown);
      port2.postMessage('painted');
    });
  });
}
