import type { Page } from '@playwright/test';
import { open } from './heist.ts';
import { inspect } from './inspection.ts';
import { tabTo } from './keyboard.ts';
import { mouse } from './mouse.ts';
import { choose, GAMES, type GameId, isMyTurn, nameFirstSeat, playNow, playUntil, TITLES } from './table.ts';
import { expect, test } from './visit.ts';

/** Everything that is a piece or stands for one, can be pressed or is read at a glance; but not the hint itself. */
const PIECES = 'button, h2, h3, svg, img, li, [data-piece], [data-sitter]';

/** Remembers where every piece stands; tells how many there are. */
const remember = (page: Page): Promise<number> =>
  page.evaluate((pieces) => {
    const all = [...document.querySelectorAll<HTMLElement>(`.table-page main :is(${pieces}):not(.hint-card *)`)];
    const seen = all.filter((each) => each.checkVisibility() && !each.matches('.only-read'));
    Object.assign(window, { stood: new Map(seen.map((each) => [each, each.getBoundingClientRect()])) });
    return seen.length;
  }, PIECES);

/** What stands elsewhere now, or is no longer there, and where it was. What the hint takes the place of is in a panel. */
const moved = (page: Page): Promise<readonly string[]> =>
  page.evaluate((panels) => {
    const { stood } = window as unknown as { stood: ReadonlyMap<HTMLElement, DOMRect> };
    const told = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ');
    return [...stood].flatMap(([piece, before]) => {
      const name = `${piece.tagName} .${piece.getAttribute('class')} ${piece.dataset.piece ?? ''}`;
      const isThere = piece.isConnected && piece.checkVisibility() && !piece.matches('.only-read');
      if (!isThere) return piece.isConnected && piece.closest(panels) === null ? [`${name} is gone`] : [];
      const now = piece.getBoundingClientRect();
      return told(now) === told(before) ? [] : [`${name}: ${told(before)} -> ${told(now)}`];
    });
  }, '.decision, .panel, .plan');

async function onTurn(page: Page, game: GameId): Promise<void> {
  await playNow(page, game);
  await expect.poll(() => isMyTurn(page)).toBe(true);
  await expect(page.locator('.hint-tool[aria-disabled="false"]')).toBeVisible();
  // Chances are worked out meanwhile, and add something to what is on offer.
  if (game === 'beutezug') await expect(page.locator('.loot-card .chance').first()).toBeVisible();
  if (game === 'burgle-bros') await expect(page.locator('button.where-next:visible').first()).toBeVisible();
}

for (const game of GAMES) {
  const title = TITLES[game];

  test(`${title} in two minutes: five pictures, no scrolling on a desk, one tap from everywhere`, async ({ visit }) => {
    const page = await visit();
    await page.goto('/');
    await page.getByRole('link', { name: `${title} in two minutes` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${title} in two minutes` })).toBeVisible();
    await expect(page.locator('.primer section')).toHaveCount(5);
    const excess = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    for (const language of ['en', 'de', 'es']) {
      await page.locator('.tongue-tool').selectOption(language);
      await expect.poll(excess).toBe(0);
    }
    await page.locator('.tongue-tool').selectOption('en');
    await page.getByRole('link', { name: 'All rules' }).click();
    await page.getByRole('link', { name: 'Two minutes' }).click();
    await expect(page).toHaveURL(`/two-minutes/${game}`);
    await inspect(page, {
      path: `/two-minutes/${game}`,
      complete: '.primer section',
      titles: {
        en: `${title} in two minutes — Hideout`,
        de: `${title} in zwei Minuten — Hideout`,
        es: `${title} en dos minutos — Hideout`,
      },
    });
  });

  test(`${title}: the aim stands at the table until it is known`, async ({ visit }) => {
    const page = await visit();
    await playNow(page, game);
    const aim = page.locator('.aim:visible');
    await expect(aim).toHaveCount(1);
    await aim.getByRole('button').click();
    await expect(aim).toHaveCount(0);
    await page.reload();
    await expect(page.locator(`.table-page.${game} main h2:visible`).first()).toBeVisible();
    await expect(aim).toHaveCount(0);
    const phone = await visit({ width: 360, height: 740, language: 'de', theme: 'dark' });
    await playNow(phone, game);
    await expect(phone.locator('.aim:visible')).toHaveCount(1);
    await expect.poll(() => phone.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const)
    test(`${title} at ${width}: a hint opens, tells of another move and closes, and nothing moves`, async ({
      visit,
    }) => {
      const page = await visit({ width, height });
      await onTurn(page, game);
      const tool = page.locator('.hint-tool');
      // A card rises under the pointer, wherever that was left.
      await page.mouse.move(0, 0);
      // Whatever is still on its way when it is one's turn comes to rest.
      await remember(page);
      const sinceLast = async (): Promise<readonly string[]> => {
        const elsewhere = await moved(page);
        await remember(page);
        return elsewhere;
      };
      for (let quiet = 0; quiet < 3; quiet++) await expect.poll(sinceLast, { intervals: [250] }).toEqual([]);
      expect(await remember(page)).toBeGreaterThan(20);
      await tool.click();
      const hint = page.getByRole('region', { name: 'Hint' });
      await expect(hint.getByRole('heading')).toBeVisible();
      await expect(tool).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => moved(page)).toEqual([]);
      const said = await hint.getByRole('heading').innerText();
      await hint.getByRole('button', { name: 'Second best' }).click();
      await expect(hint.getByRole('heading')).not.toHaveText(said);
      await expect(hint.getByRole('button', { name: 'Play it anyway' })).toBeVisible();
      await expect.poll(() => moved(page)).toEqual([]);
      await hint.getByRole('button', { name: 'Back to the hint' }).click();
      await expect(hint.getByRole('heading')).toHaveText(said);
      await page.mouse.move(0, 0);
      await page.keyboard.press('h');
      await expect(hint).toHaveCount(0);
      await expect.poll(() => moved(page)).toEqual([]);
    });
}

for (const [width, height] of [
  [1440, 900],
  [820, 1180],
] as const)
  test(`at ${width}: a card of Art Robbery that the mouse or the keyboard is at shows what it would do, and nothing moves`, async ({
    visit,
  }) => {
    const page = await visit({ width, height });
    await onTurn(page, 'art-robbery');
    await page.mouse.move(0, 0);
    const [card, headline] = [page.locator('.hand .card').first(), page.locator('.plan h2')];
    const before = await headline.innerText();
    await card.dispatchEvent('pointerover', { pointerType: 'touch' });
    await expect(headline).toHaveText(before);
    await card.hover();
    await expect(headline).not.toHaveText(before);
    await expect(page.locator('.plan .button')).toHaveCount(0);
    await page.mouse.move(0, 0);
    await expect(headline).toHaveText(before);
    expect(await remember(page)).toBeGreaterThan(20);
    // A card does not rise under the keyboard; the headline is what changes, and the rule stands behind it.
    await tabTo(page, '.hand .card');
    await expect(headline).not.toHaveText(before);
    const others = async () => (await moved(page)).filter((each) => !/^(H2|BUTTON \.rule)/.test(each));
    await expect.poll(others).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.locator('.hand .lifted')).toHaveCount(1);
  });

test('a window of Beutezug that the mouse is at shows where one would land, as it does when it is chosen', async ({
  visit,
}) => {
  const page = await visit();
  await onTurn(page, 'beutezug');
  const below = page.locator('.window.below .loot-card');
  const windows = page.locator('.window.lit .loot-card');
  const ways: string[][] = [];
  const spaces = (): Promise<string[]> => below.evaluateAll((all) => all.map((each) => each.dataset.space ?? ''));
  for (const window of await windows.all()) {
    await page.mouse.move(0, 0);
    await expect(below).toHaveCount(0);
    await window.hover();
    ways.push(await spaces());
  }
  // Once one is chosen, it stays so whatever the mouse is at.
  for (const [i, window] of (await windows.all()).entries()) {
    await window.click();
    await expect(page.locator('.window.chosen')).toHaveCount(1);
    await expect.poll(spaces).toEqual(ways[i]);
    await page.mouse.move(0, 0);
    await expect.poll(spaces).toEqual(ways[i]);
  }
});

test('the invitation leads to the two minutes', async ({ visit }) => {
  const host = await visit();
  await choose(host, 'beutezug', 'invite');
  await nameFirstSeat(host, 'Ada');
  const guest = await visit();
  await guest.goto(host.url());
  await guest.getByRole('link', { name: 'Two-minute rules' }).click();
  await expect(guest).toHaveURL('/two-minutes/beutezug');
});

test('whoever has seen a game to its end knows its aim', async ({ visit, server }) => {
  const page = await visit();
  await open(server, { Ada: page }, { name: 'office-won', from: Number.POSITIVE_INFINITY });
  await expect(page.locator('.proof')).toBeVisible();
  await playNow(page, 'burgle-bros');
  await expect(page.locator('.decision').first()).toBeVisible();
  await expect(page.locator('.aim')).toHaveCount(0);
});

test('a move pressed on the board while a hint is open is asked about and not played', async ({ visit }) => {
  const page = await visit();
  await onTurn(page, 'beutezug');
  await page.locator('.hint-tool').click();
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint.getByRole('heading')).toBeVisible();
  const round = await page.locator('.rounds').innerText();
  await page.locator('.loot-card:not([data-hinted])').first().click();
  await expect(hint.getByText('Your move?')).toBeAttached();
  await expect(hint.getByRole('button', { name: 'Back to the hint' })).toBeVisible();
  await expect(page.locator('.loot-card[data-hinted="asked"]')).toHaveCount(1);
  await expect(page.locator('.loot-card[data-hinted="best"]')).not.toHaveCount(0);
  await expect(page.locator('.rounds')).toHaveText(round);
  await hint.getByRole('button', { name: 'Play it anyway' }).click();
  await expect(hint).toHaveCount(0);
});

test('after a raid everybody’s alibis are counted; hidden stacks are an option', async ({ visit }) => {
  const page = await visit();
  await playNow(page, 'art-robbery');
  await playUntil(page, () => page.locator('.table.raid-1 .standings').isVisible(), mouse['art-robbery']);
  const counts = await page.locator('.standings .count').allInnerTexts();
  expect(counts.length).toBeGreaterThan(2);
  for (const count of counts) expect(count).toMatch(/^\d+$/);
});

test('what is this? The other mouse button or a key on a piece tells its name, a sentence and the rule', async ({
  visit,
}) => {
  const page = await visit();
  await onTurn(page, 'art-robbery');
  const slip = page.locator('.what-is');
  await page.locator('.centre .token').first().click({ button: 'right' });
  await expect(slip.getByRole('heading')).toBeVisible();
  await expect(slip.getByRole('button', { name: /^Rule/ })).toBeVisible();
  // Anywhere that the slip does not cover.
  await page.locator('.flag:visible').first().click();
  await expect(slip).toHaveCount(0);
  await page.locator('.hand .card').first().focus();
  await page.keyboard.press('i');
  await expect(slip.getByRole('heading')).toBeVisible();
  await slip.getByRole('button', { name: 'Close' }).click();
  await expect(slip).toHaveCount(0);
});

test('what is asked about before anything of it has come is told as soon as it has', async ({ visit }) => {
  const page = await visit();
  const held: (() => void)[] = [];
  await page.route(/\/assets\/lore-[^/]*\.js$/, async (route) => {
    await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await onTurn(page, 'beutezug');
  await expect.poll(() => held.length).toBe(1);
  await page.locator('.loot-card').first().click({ button: 'right' });
  const slip = page.locator('.what-is');
  await expect(slip).toHaveCount(0);
  held[0]!();
  await expect(slip.getByRole('heading')).toBeVisible();
});
