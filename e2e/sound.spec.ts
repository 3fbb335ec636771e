import type { Page } from '@playwright/test';
import { mouse, REACHES } from './mouse.ts';
import { playNow, playUntil } from './table.ts';
import { expect, setting, test } from './visit.ts';

declare global {
  interface Window {
    /** How many tones have begun. */
    tones: number;
  }
}

/** Counts what begins to sound. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.tones = 0;
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (...when) {
      window.tones += 1;
      start.apply(this, when);
    };
  });
}

const tones = (page: Page): Promise<number> => page.evaluate(() => window.tones);

async function playSome(page: Page, sound: boolean): Promise<void> {
  await page.goto('/about');
  await setting(page, { sound });
  await playNow(page, 'beutezug');
  const lines = page.locator('.log li');
  await playUntil(page, async () => (await lines.count()) > 12, mouse.beutezug);
}

test('dice and turns are heard, but only where that is wanted', async ({ visit }) => {
  const [loud, quiet] = [await visit(), await visit()];
  await listen(loud);
  await playSome(loud, true);
  expect(await tones(loud)).toBeGreaterThan(0);
  await listen(quiet);
  await playSome(quiet, false);
  expect(await tones(quiet)).toBe(0);
});

/**
 * From the next page on it presses whatever is offered, by itself, and says how many tones have begun when the log has grown by
 * four lines. Nothing may be asked of it meanwhile: what a test asks counts as a touch.
 */
async function playUntouched(page: Page): Promise<void> {
  await page.addInitScript((reaches) => {
    let before: number | undefined;
    setInterval(() => {
      const lines = document.querySelectorAll('.log li').length;
      if (lines > 12) before ??= lines;
      for (const reach of reaches) {
        const piece = document.querySelector<HTMLElement>(reach);
        piece?.click();
        if (piece !== null) break;
      }
      if (before !== undefined && lines > before + 3) console.log(`tones: ${window.tones}`);
    }, 200);
  }, REACHES.beutezug);
}

test('nothing is heard before the page was touched, even if much happens', async ({ visit }) => {
  const page = await visit();
  await listen(page);
  await playSome(page, true);
  await playUntouched(page);
  const said = page.waitForEvent('console', { predicate: (line) => line.text().startsWith('tones:'), timeout: 0 });
  await page.reload();
  expect((await said).text()).toBe('tones: 0');
});

test('each group of sounds has a level, which is heard when it is chosen and kept', async ({ visit }) => {
  const page = await visit();
  await listen(page);
  await page.goto('/settings');
  const level = (group: string, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true });
  await expect(page.getByRole('radiogroup', { name: 'Ambience' })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Sound' }).click();
  expect(await tones(page)).toBe(0);
  await level('Ambience', 'Low').check();
  await expect.poll(() => tones(page)).toBeGreaterThan(0);
  await level('Table', 'Off').check();
  await page.reload();
  await expect(level('Ambience', 'Low')).toBeChecked();
  await expect(level('Table', 'Off')).toBeChecked();
  await expect(level('Your turn', 'Medium')).toBeChecked();
});

test('a device that cannot make a sound plays all the same', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => {
    window.AudioContext = class {
      constructor() {
        throw new DOMException('no device', 'NotSupportedError');
      }
    } as unknown as typeof AudioContext;
  });
  await playSome(page, true);
});
