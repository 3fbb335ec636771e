// How long the page's thread works to draw one position after the other, in a real browser: the last moves of a game of
// Fort Knox for four, with nearly every room turned up, played back on the board of Burgle Bros.; then once more with a
// processor four times as slow. A position may take more than one frame: the longest one counts, and all of them
// together are told, as nothing is won by putting work off. Exits with 1 if a budget of budgets.json is missed.

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
/** How many frames are looked at for each position. */
const EACH = 4;

const folder = mkdtempSync(join(tmpdir(), 'hideout-frames-'));
const data = join(folder, 'hideout.db');
const served = await hideout({ HIDEOUT_DATA: data });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage({ baseURL: served.url, viewport: { width: 1440, height: 900 } });
  await page.addInitScript(() =>
    localStorage.setItem('hideout.settings', '{"speed":"instant","hold":false,"sound":false}'),
  );
  await page.goto(`/t/${await tableFor(page)}`);
  await page.getByRole('button', { name: 'Replay' }).click();
  const session = await page.context().newCDPSession(page);
  // Only the thread's own time counts, whatever else runs on the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  console.log(`${FRAMES} positions of Fort Knox for four on the board of Burgle Bros., the page's thread at work`);
  const figures: Record<string, number> = {};
  for (const rate of SLOWER) {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const positions = await drawn(page, session);
    const longest = positions.map((frames) => Math.max(...frames)).toSorted((a, b) => a - b);
    const whole = positions.map((frames) => frames.reduce((sum, ms) => sum + ms, 0)).toSorted((a, b) => a - b);
    const [median, p95] = [part(longest, 0.5), part(longest, 0.95)];
    console.log(`  ${rate}× slower: ${short(median)} ms a frame (median), ${short(p95)} ms (95 of 100)`);
    console.log(`    all frames of a position: ${short(part(whole, 0.5))} ms (median)`);
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

/** Of sorted numbers the one that so large a part of them does not exceed. */
function part(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(share * sorted.length)]!;
}

/** The work for each of the last positions, frame by frame, in milliseconds; the first ones are not counted. */
async function drawn(page: Page, session: CDPSession): Promise<number[][]> {
  const last = scriptOf(HEIST).moves.length;
  const first = last - FRAMES - WARM_UP;
  await page.locator('.playback input').fill(String(first));
  await expect(page.locator('.turn .flag')).toHaveText(`Move ${first}`);
  const positions: number[][] = [];
  for (let at = first + 1; at <= last; at++) {
    const frames: number[] = [];
    let before = await worked(session);
    for (let n = 0; n < EACH; n++) {
      // Not through Playwright, which does work of its own in the page.
      const expression = `(${paint})(${n === 0})`;
      const { result } = await session.send('Runtime.evaluate', { expression, awaitPromise: true });
      const after = await worked(session);
      frames.push(after - before);
      before = after;
      // A board that is drawn later than in the first frame would not be measured.
      if (result.value !== `Move ${at}`)
        throw new Error(`a frame after the step to move ${at} shows “${result.value}”`);
    }
    if (at > first + WARM_UP) positions.push(frames);
  }
  return positions;
}

/** Milliseconds the page's thread has worked so far, without what it did for this measurement. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const [all, ours] = ['TaskDuration', 'DevToolsCommandDuration'].map((wanted) => {
    return 1000 * metrics.find(({ name }) => name === wanted)!.value;
  });
  return all! - ours!;
}

/** Runs in the page: until the next frame has been painted, of the next position if it goes on; what the board's flag says then. */
function paint(goesOn: boolean): Promise<string> {
  const forward = document.querySelector<HTMLButtonElement>('.playback .to-forward')!;
  return new Promise((resolve) => {
    // In a task of its own: the one that this is called in is not counted.
    setTimeout(() => {
      if (goesOn) forward.click();
      requestAnimationFrame(() => {
        const shown = document.querySelector('.turn .flag')!.textContent;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(shown);
        port2.postMessage('painted');
      });
    });
  });
}
