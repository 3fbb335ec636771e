import type { Page } from '@playwright/test';
import { open, openOver } from './heist.ts';
import { expectAccessible, expectNoSidewaysScroll } from './inspection.ts';
import { expect, test, type Visit } from './visit.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 360, height: 740 },
];

/** What each board must not lose: the first and the last of its pieces, whatever lies between. */
const PIECES = {
  'art-robbery': '.centre, .hand, .seat',
  beutezug: '.villa, .panel, .thieves',
  'burgle-bros': '.floors, .crew, .turn',
} as const;

/** Pieces that stand out of the room between the bar and the strip, in whole pixels. */
const cut = (page: Page, pieces: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const strip = document.querySelector('.playback')!.getBoundingClientRect();
    const board = document.querySelector('.whole > *')!;
    const shown = [board, ...board.querySelectorAll(selector)].filter((piece) => piece.checkVisibility());
    return shown.flatMap((piece) => {
      const { left, top, right, bottom, width } = piece.getBoundingClientRect();
      const isOut = width === 0 || left < -2 || right > innerWidth + 2 || top < -1 || bottom > strip.top + 2;
      const where = [left, top, right, bottom].map(Math.round).join(' ');
      return isOut ? [`${piece.className}: ${where}, the strip at ${Math.round(strip.top)}`] : [];
    });
  }, pieces);

async function looksBack(page: Page, game: keyof typeof PIECES): Promise<void> {
  const address = new URL(page.url()).pathname;
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(`${address}?at=0`);
    const what = `${game} at ${size.width}`;
    const status = page.locator('.playback .position');
    await expect(status).toContainText('This is the past');
    await expect(page.locator('.whole > *')).toBeVisible();
    const last = Number(await page.getByRole('slider').getAttribute('max'));
    for (const part of [0, 0.3, 0.7, 1]) {
      const at = Math.floor(last * part);
      await page.getByRole('slider').fill(String(at));
      await expect(page.getByRole('slider')).toHaveValue(String(at));
      await expect.poll(() => cut(page, PIECES[game]), `${what}, move ${at}`).toEqual([]);
    }
    // Whoever comes back finds it as it was.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Replay', exact: true }).click();
    await expect(page.locator('.whole > *')).toBeVisible();
    await expect.poll(() => cut(page, PIECES[game]), `${what}, again`).toEqual([]);
    // The strip is in sight as well, and nothing has to be scrolled to.
    await expect(page.locator('.jumps')).toBeInViewport({ ratio: 1 });
    const scrolls = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(scrolls, what).toBeLessThanOrEqual(0);
    await expectNoSidewaysScroll(page, what);
    await expectAccessible(page, what);
  }
}

const crew = async (visit: Visit) => ({
  Ada: await visit(),
  Bob: await visit(),
  Cleo: await visit(),
  Dan: await visit(),
});

test('art-robbery played back: the whole board at every size', async ({ visit, server }) => {
  const people = await crew(visit);
  await openOver(server, people, 'art-robbery');
  await looksBack(people.Ada, 'art-robbery');
  // Nobody is told to wait for what is over.
  await people.Ada.getByRole('slider').fill('1');
  await expect(people.Ada.locator('.plan h2')).toHaveText(/plays next/);
});

test('beutezug played back: the whole board at every size', async ({ visit, server }) => {
  const people = await crew(visit);
  await openOver(server, people, 'beutezug');
  await looksBack(people.Ada, 'beutezug');
});

test('burgle-bros played back: the whole board at every size', async ({ visit, server }) => {
  const people = await crew(visit);
  await open(server, people, { name: 'everything-4', from: Number.POSITIVE_INFINITY });
  await looksBack(people.Ada, 'burgle-bros');
});
