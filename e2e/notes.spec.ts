import type { Page } from '@playwright/test';
import { open, openPlayed, settled } from './heist.ts';
import { inspect } from './inspection.ts';
import { mouse } from './mouse.ts';
import { type GameId, isMyTurn, playUntil, TITLES } from './table.ts';
import { expect, test } from './visit.ts';

/** A heist in which a safe lies open to the viewer, whose turn it is. */
const HEIST = { name: 'everything-4', from: 122 } as const;

const note = (page: Page) => page.locator('.piece-note.first');
const slip = (page: Page) => page.locator('.piece-note.what-is');

/** Plays until something is met for the first time. */
const playToNote = (page: Page, game: GameId): Promise<void> =>
  playUntil(page, () => note(page).isVisible(), mouse[game]);

test('what is met for the first time is explained once, on one’s own turn, and gone with the next move', async ({
  visit,
}) => {
  const page = await visit({ isNew: true });
  await page.goto('/');
  await page.locator('.cover[data-game="art-robbery"] .actions .button').first().click();
  await page.getByRole('button', { name: 'Just play' }).click();
  await playToNote(page, 'art-robbery');
  expect(await isMyTurn(page)).toBe(true);
  const first = await note(page).getByRole('heading').innerText();
  await expect(note(page).getByRole('button', { name: /^Rule/ })).toBeVisible();
  await expect(note(page).getByRole('link')).toHaveAttribute('href', /^\/learn\/art-robbery\//);
  await page.reload();
  await expect(page.locator('.hand .card').first()).toBeVisible();
  await expect.poll(() => isMyTurn(page)).toBe(true);
  await expect(note(page).getByRole('heading', { name: first })).toHaveCount(0);
  await playToNote(page, 'art-robbery');
  await expect(note(page).getByRole('heading')).not.toHaveText(first);
});

test('one press puts notes away for good, a switch brings them back', async ({ visit, server }) => {
  const page = await visit({ isNew: true });
  await open(server, { Ada: page }, HEIST);
  await expect(note(page).getByRole('heading', { name: 'A Safe' })).toBeVisible();
  await note(page).getByRole('button', { name: 'No more notes' }).click();
  await expect(note(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.decision .how-to-ask')).toBeVisible();
  await expect(note(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'First-time notes' }).click();
  await page.keyboard.press('Escape');
  await expect(note(page).getByRole('heading')).not.toHaveText('A Safe');
});

test('a note stands beside its piece, closes by a key, and is told in words too', async ({ visit, server }) => {
  const page = await visit({ isNew: true });
  await open(server, { Ada: page }, HEIST);
  await expect(note(page)).toHaveAttribute('data-side', /./);
  await expect(page.locator('[aria-live="polite"]', { has: note(page) })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
  const other = await visit({ isNew: true });
  await open(server, { Ada: other }, HEIST);
  await expect(note(other)).toBeVisible();
  await other.keyboard.press('t');
  await expect(other.locator('.twin [aria-live="polite"]').getByRole('heading', { name: 'A Safe' })).toBeVisible();
});

test('what is this? On a room of Burgle Bros. by the other mouse button, by a key and by a long press', async ({
  visit,
  server,
}) => {
  const page = await visit();
  await open(server, { Ada: page }, HEIST);
  const walkway = page.locator('[data-piece="room 3C3"] button').first();
  await expect(page.locator('.how-to-ask')).toBeVisible();
  await walkway.click({ button: 'right' });
  await expect(slip(page).getByRole('heading', { name: /^Walkway/ })).toBeVisible();
  await expect(slip(page).locator('.here')).toBeVisible();
  await expect(page.locator('.how-to-ask')).toHaveCount(0);
  await slip(page).getByRole('button', { name: 'Close' }).click();
  await expect(slip(page)).toHaveCount(0);

  await walkway.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('i');
  await expect(slip(page).getByRole('heading', { name: /^Safe/ })).toBeVisible();
  await page.locator('[data-piece="guard 3"]').hover({ force: true });
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await expect(slip(page).getByRole('heading', { name: 'Guard 3' })).toBeVisible();

  await settled(page);
  const before = await page.locator('.log li').count();
  const { x, y } = (await walkway.boundingBox())!;
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 20, y: y + 20 }] });
  await expect(slip(page).getByRole('heading', { name: /^Walkway/ })).toBeVisible();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(slip(page)).toBeVisible();
  expect(await page.locator('.log li').count()).toBe(before);
});

for (const piece of ['stealth 0', 'member 1', 'card dynamite', 'safe 3D3', 'watch 1'])
  test(`what is this? Of ${piece}`, async ({ visit, server }) => {
    const page = await visit();
    await open(server, { Ada: page }, HEIST);
    await page
      .locator(`[data-piece="${piece}"]`)
      .locator('visible=true')
      .first()
      .click({ button: 'right', position: { x: 3, y: 3 } });
    await expect(slip(page).getByRole('button', { name: /^Rule/ })).toBeVisible();
  });

/** The pieces in sight that nothing is told of, neither of themselves nor of what they lie on. */
const untold = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const pieces = [...document.querySelectorAll<HTMLElement>('main [data-piece]')].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    if (pieces.length < 10) return ['hardly a piece'];
    // Outside of everything, so that only the piece itself is asked about; a press that was answered opens no menu.
    const asked = { bubbles: true, cancelable: true, clientX: -1, clientY: -1 };
    const silent = pieces.filter((piece) => piece.dispatchEvent(new MouseEvent('contextmenu', asked)));
    return [...new Set(silent.map((piece) => piece.dataset.piece!))];
  });

/** After so many moves of a random game: where it begins, what is asked, dice and hands, the end of a raid. */
const PLAYED = { 'art-robbery': [0, 23, 29, 60], beutezug: [2, 4, 46, 50], 'burgle-bros': [3, 0, 2] } as const;

for (const [game, positions] of Object.entries(PLAYED))
  test(`what is this? Every piece of ${TITLES[game as GameId]} has an answer`, async ({ visit, server }) => {
    const [ada, bob] = await Promise.all([visit(), visit()]);
    const howTo = ada.locator('.how-to-ask');
    for (const [i, from] of positions.entries()) {
      await openPlayed(server, { Ada: ada, Bob: bob }, game, from);
      // How one asks is said until somebody has.
      await expect(howTo.locator('visible=true')).toHaveCount(i === 0 ? 1 : 0);
      for (const page of [ada, bob]) expect(await untold(page), `after ${from} moves`).toEqual([]);
    }
  });

test('what is this? Every piece of a heist has an answer, questions and cards among them', async ({
  visit,
  server,
}) => {
  const page = await visit();
  for (const heist of [HEIST, { name: 'everything-2', from: 207 }, { name: 'everything-3', from: 110 }]) {
    await open(server, { Ada: page }, heist);
    expect(await untold(page), heist.name).toEqual([]);
  }
});

test('a note, and what a piece is, can be read by everybody, on a phone too', async ({ visit, server }) => {
  const page = await visit({ isNew: true });
  await open(server, { Ada: page }, HEIST);
  const subject = {
    path: new URL(page.url()).pathname,
    titles: /Burgle Bros\. — Hideout$/,
    complete: '.table-page.burgle-bros .table',
  };
  const meetAnew = async (): Promise<void> => {
    await page.evaluate(() => localStorage.removeItem('hideout.burgle-bros.met'));
    await page.reload();
    await expect(note(page)).toBeVisible();
  };
  await inspect(page, { ...subject, prepare: meetAnew });
  await inspect(page, {
    ...subject,
    prepare: async () => {
      await page.locator('[data-piece="room 3C3"] button').first().click({ button: 'right' });
      await expect(slip(page)).toBeVisible();
    },
  });
});
