import { expect, type Locator, type Page } from '@playwright/test';

export const TITLES = { 'burgle-bros': 'Burgle Bros.', beutezug: 'Beutezug', 'art-robbery': 'Art Robbery' } as const;
export type GameId = keyof typeof TITLES;
export const GAMES = Object.keys(TITLES) as readonly GameId[];

/** The three buttons below a cover of the home page, in its order. */
const WAYS = ['play', 'invite', 'device'] as const;

/** Opens the home page and presses one of the buttons below a cover. */
export async function choose(page: Page, game: GameId, way: (typeof WAYS)[number]): Promise<void> {
  await page.goto('/');
  await page.locator(`.cover[data-game="${game}"] .actions .button`).nth(WAYS.indexOf(way)).click();
  await page.waitForURL(/\/t\//);
}

/** Sits down against bots. */
export async function playNow(page: Page, game: GameId): Promise<void> {
  await choose(page, game, 'play');
  await expect(page.locator(`.table-page.${game} main`)).toBeVisible();
}

/** At a new table: the first seat is given this name, more people sit down on the same device, bots take the rest. */
export async function seatHere(page: Page, first: string, ...others: readonly string[]): Promise<void> {
  await nameFirstSeat(page, first);
  for (const name of others) {
    await page.locator('.drawn').getByRole('button', { name: 'On this device' }).first().click();
    await sitDown(page, name);
  }
  await seatBots(page);
}

/** Whoever made the table sits in its first seat already. */
export async function nameFirstSeat(page: Page, name: string): Promise<void> {
  await expect(page.locator('.drawn > *')).toBeVisible();
  await page.getByRole('button', { name: /^Change name/ }).click();
  await sitDown(page, name);
}

export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible();
}

/** Anna, in English, invites; Bert opens the link and sits down, in German. */
export async function meet(anna: Page, bert: Page, game: GameId): Promise<void> {
  await choose(anna, game, 'invite');
  await nameFirstSeat(anna, 'Anna');
  await bert.goto(anna.url());
  await expect(bert.getByRole('heading', { name: `Anna lädt dich ein: ${TITLES[game]}` })).toBeVisible();
  await bert.getByLabel('Dein Name').fill('Bert');
  await bert.getByRole('button', { name: 'Platz nehmen' }).click();
  await expect(bert.getByRole('heading', { name: 'Du sitzt am Tisch' })).toBeVisible();
  await expect(anna.getByRole('heading', { name: 'Bert' }).first()).toBeVisible();
}

/** Gives every open seat to a bot. */
export async function seatBots(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: 'Use a bot' });
  for (let left = await open.count(); left > 0; left--) {
    await open.first().click();
    await expect(open).toHaveCount(left - 1);
  }
}

/** Presses one of the buttons in the menu of the bar. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name, exact: true }).click();
}

/** What the record says when the browser has played it again: part of every final screen. */
export const proof = (page: Page): Locator => page.getByRole('region', { name: 'Nothing up our sleeve' });

/** The game is over, and this browser has found everything left to chance as it was sealed. */
export async function expectProven(page: Page): Promise<void> {
  await expect(proof(page)).toContainText('Everything left to chance matches the secret sealed');
}

/** It is for whoever looks at this page to move, and not only to answer. */
export const isMyTurn = async (page: Page): Promise<boolean> => /^(\(\d+\) )?Your turn/.test(await page.title());

/** Does one thing after the other until the game is over; `act` says whether it found something to do. */
export async function playOut(page: Page, act: (page: Page) => Promise<boolean>): Promise<void> {
  await playUntil(page, () => proof(page).isVisible(), act);
}

/** … or until something else holds. */
export async function playUntil(
  page: Page,
  isDone: () => Promise<boolean>,
  act: (page: Page) => Promise<boolean>,
): Promise<void> {
  for (let idle = 0; idle < PATIENCE; ) {
    if (await isDone()) return;
    if (await act(page)) idle = 0;
    else {
      idle += 1;
      await page.waitForTimeout(BREATH);
    }
  }
  throw new Error('nothing can be done, and it is not over');
}

/** How often nothing may be found to do, and how long to wait before looking again, in milliseconds. */
const PATIENCE = 1200;
const BREATH = 50;

/** Longer than this nobody holds on to a piece that is drawn anew while it is being clicked. */
const HESITATION = 2_000;

/** Clicks the first of these that is there. */
export async function click(page: Page, ...selectors: readonly string[]): Promise<boolean> {
  for (const selector of selectors) {
    const piece = page.locator(selector).first();
    if (!(await piece.isVisible())) continue;
    if (await clicked(piece)) return true;
  }
  return false;
}

/** Clicks, unless what is clicked goes away meanwhile; whether it did. */
export const clicked = (piece: Locator): Promise<boolean> =>
  piece.click({ timeout: HESITATION }).then(
    () => true,
    () => false,
  );
