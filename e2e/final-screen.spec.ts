import type { Locator } from '@playwright/test';
import { expectNothingCut } from './inspection.ts';
import { choose, fromMenu, playOut, proof, seatHere } from './table.ts';
import { expect, LANGUAGES, test } from './visit.ts';
import { sayMove } from './words.ts';

/** The picture of each final screen, and the words that must stay clear of it on a tablet. */
const PICTURES = {
  'art-robbery': { words: '.wall > header', picture: '.masterpiece' },
  beutezug: { words: '.getaway > header', picture: '.getaway .bag' },
} as const;

for (const game of ['art-robbery', 'beutezug'] as const)
  test(`the end of ${game} with five at the table shows all that can be done, in every language`, async ({ visit }) => {
    const page = await visit();
    await choose(page, game, 'device');
    await page.locator('.spare').getByRole('button', { name: 'Bot' }).click();
    await seatHere(page, 'Maximiliane Wolfgang');
    await page.getByRole('button', { name: 'Start the game' }).click();
    // While one sits down there is another menu, which goes with the page.
    await expect(page.locator(`.table-page.${game} .table`)).toBeVisible();
    await fromMenu(page, 'Text view');
    await playOut(page, sayMove);
    await fromMenu(page, 'Back to the board');
    await expect(proof(page)).toBeVisible();
    // What the dice gave is counted away from the page, and so comes a moment later.
    if (game === 'beutezug') await expect(page.locator('.ranking .luck em')).toHaveText(Array(5).fill(/^[−+]\d/));
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.locator('.tongue-tool').selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const button of await page.locator('.actions .button').all()) {
        await expect
          .poll(async () => (await edges(button)).bottom, `what can be done in ${language}`)
          .toBeLessThanOrEqual(900);
        const excess = await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(excess, `words cut in ${language}`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize({ width: 820, height: 1180 });
      await expectNothingCut(page, `the end on a tablet in ${language}`);
      const { words, picture } = PICTURES[game];
      const gap = async (): Promise<number> =>
        (await edges(page.locator(picture))).top - (await edges(page.locator(words))).bottom;
      await expect.poll(gap, `between the words in ${language} and the picture`).toBeGreaterThanOrEqual(0);
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNothingCut(page, `the end on a phone in ${language}`);
    }
  });

const edges = (piece: Locator): Promise<{ readonly top: number; readonly bottom: number }> =>
  piece.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });
