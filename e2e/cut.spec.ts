import type { Page } from '@playwright/test';
import { open } from './heist.ts';
import { expectNothingCut } from './inspection.ts';
import { mouse } from './mouse.ts';
import { choose, isMyTurn, playUntil, seatHere } from './table.ts';
import { expect, LANGUAGES, test } from './visit.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
] as const;

/** Looks at a board as it is, in three languages at three widths. */
async function eachLook(page: Page, what: string): Promise<void> {
  for (const language of LANGUAGES) {
    await page.setViewportSize(SIZES[0]);
    await page.locator('.tongue-tool').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expectNothingCut(page, `${what} in ${language} at ${size.width}`);
    }
  }
}

for (const game of ['art-robbery', 'beutezug'] as const)
  test(`no word is cut while five play ${game}`, async ({ visit }) => {
    const page = await visit();
    await choose(page, game, 'device');
    await page.locator('.spare').getByRole('button', { name: 'Bot' }).click();
    await seatHere(page, 'Ada');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const lines = page.locator('.log li');
    for (const moves of [0, 6, 20]) {
      await page.setViewportSize(SIZES[0]);
      await page.locator('.tongue-tool').selectOption('en');
      await playUntil(page, async () => (await lines.count()) >= moves && (await isMyTurn(page)), mouse[game]);
      await eachLook(page, `${game} after ${moves} lines`);
    }
  });

/** Many pieces, and a question with many answers. */
for (const heist of [
  { name: 'everything-4', from: 122 },
  { name: 'everything-3', from: 110 },
])
  test(`no word is cut in the heist ${heist.name}`, async ({ visit, server }) => {
    const page = await visit();
    await open(server, { Ada: page }, heist);
    await eachLook(page, heist.name);
  });
