import type { Page } from '@playwright/test';
import { isMyTurn, playNow, playUntil } from './table.ts';
import { expect, test } from './visit.ts';

/** What is clicked in a hurry, the more urgent first. */
const PIECES = {
  'art-robbery': [
    '.art-robbery .close .next',
    '.art-robbery .answers .answer',
    '.art-robbery .loot button.token.lit',
    // A card that can take several things must then be aimed; clicked again, it goes on waiting.
    '.art-robbery .hand:not(.resting) button.card[data-piece^="hand:thief"]:has(.takes)',
    '.art-robbery .hand:not(.resting) button.card:has(.takes)',
  ],
  beutezug: [
    '.beutezug .keep-card:not([aria-disabled="true"])',
    '.beutezug button.choice:not(.advice):not([aria-disabled="true"])',
    '.beutezug .villa button.loot-card',
  ],
} as const;

for (const game of ['art-robbery', 'beutezug'] as const)
  test(`hasty clicks in ${game} make one move each, and are not told off`, async ({ visit }) => {
    const page = await visit();
    const answers = answersTo(page);
    await playNow(page, game);
    await playUntil(
      page,
      async () => answers.made >= 8,
      async () => {
        // Whoever is out of turn is told so: that is no haste.
        if (!(await isMyTurn(page)) && !(await isAsked(page))) return false;
        const before = answers.made;
        const found = await hammer(page, PIECES[game]);
        // Or an answer that comes late would count for the next burst.
        await expect.poll(() => answers.awaited.size).toBe(0);
        expect(answers.made - before, 'moves of one burst of clicks').toBeLessThanOrEqual(1);
        expect(answers.refused).toEqual([]);
        return found;
      },
    );
    await expect(page.locator('.toast.no')).toHaveCount(0);
  });

/** Somebody wants a token, and the dog is here. */
const isAsked = (page: Page): Promise<boolean> => page.locator('.art-robbery .answers .answer').first().isVisible();

/** Presses the first of these that is there five times, as fast as a hand can. */
async function hammer(page: Page, pieces: readonly string[]): Promise<boolean> {
  const spot = await page.evaluate((selectors) => {
    const piece = selectors.map((selector) => document.querySelector(selector)).find((found) => found !== null);
    const { left = 0, top = 0, width = 0, height = 0 } = piece?.getBoundingClientRect() ?? {};
    return piece && { x: left + width / 2, y: top + height / 2 };
  }, pieces);
  if (spot === undefined) return false;
  await page.mouse.click(spot.x, spot.y, { clickCount: 5, delay: 20 });
  return true;
}

/** What the server says to moves. */
function answersTo(page: Page): { made: number; readonly refused: string[]; readonly awaited: ReadonlySet<string> } {
  const awaited = new Set<string>();
  const answers = { made: 0, refused: [] as string[], awaited };
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { id, do: doing } = JSON.parse(String(payload));
      if (doing === 'move') awaited.add(id);
    });
    socket.on('framereceived', ({ payload }) => {
      const { re, refused } = JSON.parse(String(payload));
      if (!awaited.delete(re)) return;
      if (refused === undefined) answers.made += 1;
      else answers.refused.push(refused);
    });
  });
  return answers;
}
