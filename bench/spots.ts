// From a link to a position, pressed where the page is there already, to that position on the screen, in a real browser
// against a server on this machine: a whole game of Fort Knox for four on the board of Burgle Bros., as somebody sees it
// who only has the link; then once more with a processor four times as slow. Exits with 1 if a budget of budgets.json is
// missed.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromium as chromiumPath } from '../scripts/chromium.ts';
import { scriptOf, stage } from '../scripts/staging.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import { judge, short } from './report.ts';
import { hideout } from './server/process.ts';

/** How many times slower the processor is made. */
const SLOWER = [1, 4];
const HEIST = 'everything-2';
/** Links, each to another move; a game that is opened for the first time has to be played again first. */
const LINKS = 7;

const folder = mkdtempSync(join(tmpdir(), 'hideout-spots-'));
const data = join(folder, 'hideout.db');
const served = await hideout({ HIDEOUT_DATA: data });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  const script = scriptOf(HEIST);
  const moves = script.moves.length;
  console.log(`${LINKS} links into a game of ${moves} moves of Fort Knox for four`);
  const figures: Record<string, number> = {};
  for (const rate of SLOWER) {
    const times: number[] = [];
    const works: number[] = [];
    for (let n = 0; n < LINKS; n++) {
      // Somebody new each time, at a table that nobody has opened.
      const page = await browser.newPage({ baseURL: served.url, viewport: { width: 1440, height: 900 } });
      await page.addInitScript(() =>
        localStorage.setItem('hideout.settings', '{"speed":"instant","hold":false,"sound":false}'),
      );
      const table = await tableOf();
      // The page is there: script, words and board of another table of the same game have been read.
      await page.goto(`/t/${await tableOf()}?at=1`);
      await page.locator('.turn .flag', { hasText: 'Move 1' }).waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate });
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      const before = await worked(session);
      times.push(await opened(page, table, Math.round((moves * (n + 1)) / (LINKS + 1))));
      works.push((await worked(session)) - before);
      await page.close();
    }
    const [median, work] = [times, works].map((each) => each.toSorted((a, b) => a - b)[each.length >> 1]!);
    console.log(`  ${rate}× slower: ${short(median!)} ms (median), ${short(Math.max(...times))} ms at most
    of it the page’s thread at work: ${short(work!)} ms (median)`);
    figures[`${rate}× slower, ms`] = median!;
  }
  judge('spots', figures);
} finally {
  await browser.close();
  await served.end();
  rmSync(folder, { recursive: true, force: true });
}

/** A table where somebody has played the whole game. */
async function tableOf(): Promise<string> {
  const archive = await openSqlite(data);
  const ada = { id: 'ada', name: 'Ada', created: 0 };
  const table = await stage(archive, scriptOf(HEIST), [ada]);
  await archive.close();
  return table;
}

/** Milliseconds the page's thread has worked so far. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
}

/** From the press to the frame in which the position is on the screen, in milliseconds. */
function opened(page: Page, table: string, at: number): Promise<number> {
  return page.evaluate(
    ([path, flag]) =>
      new Promise<number>((resolve) => {
        const link = Object.assign(document.createElement('a'), { href: path });
        document.body.append(link);
        const begun = performance.now();
        const look = (): void => {
          if (document.querySelector('.turn .flag')?.textContent !== flag) {
            requestAnimationFrame(look);
            return;
          }
          // What this frame has drawn is painted when the next task runs.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - begun);
          port2.postMessage('painted');
        };
        link.click();
        requestAnimationFrame(look);
      }),
    [`/t/${table}?at=${at}`, `Move ${at}`] as const,
  );
}
