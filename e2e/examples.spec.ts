import type { Page } from '@playwright/test';
import { posterOf, posters } from '../games/index.ts';
import { expectAccessible } from './inspection.ts';
import { tabTo } from './keyboard.ts';
import { clicked, expectProven, playOut } from './table.ts';
import { expect, test } from './visit.ts';
import { sayMove } from './words.ts';

/** Games that are there to be copied: whoever adds one need not name it here. */
const EXAMPLES = Object.keys(posters).filter((id) => posterOf(id)!.example);

/** The pages as they would be had the game no board: what shows it is taken from the list in which they look. */
async function takeBoardAway(page: Page, game: string): Promise<void> {
  const entry = new RegExp(`("?${game}"?:\\{text:[^]*?),board:`);
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    if (!entry.test(script)) return route.fulfill({ response });
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    return route.fulfill({ status: 200, headers, body: script.replace(entry, '$1,none:') });
  });
}

for (const game of EXAMPLES) {
  const { title, seats } = posterOf(game)!;

  test(`${title.en} is not offered, unless examples are asked for`, async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await expect(page.locator('.cover')).toHaveCount(3);
    await expect(page.getByText(title.en)).toHaveCount(0);
    await page.goto('/?examples');
    await expect(page.locator('.cover').getByRole('heading', { name: title.en })).toBeVisible();
    await page.getByRole('button', { name: `Play now: ${title.en}` }).click();
    await expect(page.locator(`.table-page.${game} main`)).toBeVisible();
  });

  test(`a whole game of ${title.en} in words, with every seat taken and other options than usual`, async ({
    visit,
  }) => {
    const page = await visit();
    await page.goto(`/new/${game}`);
    const plates = page.locator('.drawn .plate-name');
    await expect(page.locator('.drawn .plate').first()).toBeVisible();
    for (let there = await plates.count(); there < seats.max; there++) {
      await page.locator('.spare').getByRole('button', { name: 'Bot' }).click();
      await expect(plates).toHaveCount(there + 1);
    }
    await expect(page.locator('.spare')).toHaveCount(0);
    const option = page.locator('.terms .option').first();
    const usual = await option.locator('p').textContent();
    await option.getByRole('switch').click();
    await expect(option.locator('p')).not.toHaveText(usual!);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL(/\/t\//);
    await page.getByRole('button', { name: 'Text view' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Text view' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    await playOut(page, sayMove);
    await expectProven(page);
  });

  test(`without a board ${title.en} has seats, a start, and a table in words`, async ({ visit }) => {
    const page = await visit();
    await takeBoardAway(page, game);
    await page.goto(`/new/${game}`);
    const seatsThere = page.locator('.drawn .plain-seats > li:not(.spare)');
    await expect(seatsThere.first()).toBeVisible();
    const before = await seatsThere.count();
    await page.locator('.spare').getByRole('button', { name: 'Bot' }).click();
    await expect(seatsThere).toHaveCount(before + 1);
    await expectAccessible(page, `the plain seats of ${title.en}`);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.waitForURL(/\/t\//);
    await expect(page.getByRole('heading', { name: 'Text view' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Text view' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    await expectAccessible(page, `${title.en} in words`);
    await playOut(page, sayMove);
    await expectProven(page);
    await expect(page.getByRole('button', { name: 'Record' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Replay' })).toHaveCount(0);
  });

  test(`a whole game of ${title.en} on its board`, async ({ visit }) => {
    const page = await visit();
    await page.goto('/?examples');
    await page.getByRole('button', { name: `Play now: ${title.en}` }).click();
    await expect(page.locator(`.table-page.${game} main`)).toBeVisible();
    await expectAccessible(page, `the board of ${title.en}`);
    // Whoever plays by keys is still on the board when what they have pressed is gone.
    await expect(page.locator(`.${game} main .offer:not([aria-disabled="true"])`).first()).toBeVisible();
    await tabTo(page, `.${game} main .offer`);
    const pressed = await page.evaluateHandle(() => document.activeElement!);
    await page.keyboard.press('Enter');
    await expect.poll(() => pressed.evaluate(({ isConnected }) => isConnected)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.closest('main .table') !== null)).toBe(true);
    // The last of what is offered: so a doubt, where there is one, and games do not last.
    await playOut(page, async () => {
      const offer = page.locator(`.${game} main .offer:not([aria-disabled="true"])`).last();
      return (await offer.isVisible()) && clicked(offer);
    });
    await expectProven(page);
  });
}
