import type { Page } from '@playwright/test';
import { mouse } from './mouse.ts';
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
