import type { Locator, Page } from '@playwright/test';
import { mouse } from './mouse.ts';
import { choose, click, meet, nameFirstSeat, playUntil, seatBots, sitDown } from './table.ts';
import { expect, test } from './visit.ts';

test('two people and a spectator at one table, each in their own language', async ({ visit }) => {
  const [anna, bert, carla] = [await visit(), await visit({ language: 'de' }), await visit({ language: 'es' })];

  await meet(anna, bert, 'art-robbery');
  await carla.goto(anna.url());
  await carla.getByRole('button', { name: 'Solo mirar' }).click();

  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, bert, carla]) await expect(page.locator('.art-robbery .centre')).toBeVisible();

  await playUntil(
    anna,
    () => tellsOfBoth(anna),
    async () => {
      const annaActs = await mouse['art-robbery'](anna);
      const bertActs = await mouse['art-robbery'](bert);
      return annaActs || bertActs;
    },
  );
  // In their own log everybody is "you".
  await expect(anna.locator('.log')).toContainText(/You (take|steal)/);
  await expect(anna.locator('.log')).toContainText(/Bert (takes|steals)/);
  await expect(bert.locator('.log')).toContainText(/Anna (nimmt|stiehlt)/);
  await expect(carla.locator('.log')).toContainText(/(Anna|Bert) (toma|le roba)/);

  // Whoever watches is offered nothing.
  await expect(carla.locator('.art-robbery .hand button')).toHaveCount(0);
  await expect(carla.locator('.art-robbery button.token')).toHaveCount(0);

  // A click that is no move is explained.
  await playUntil(
    bert,
    async () => (await anna.title()).startsWith('Your turn'),
    () => mouse['art-robbery'](bert),
  );
  const no = bert.getByRole('alert');
  await playUntil(
    bert,
    () => no.isVisible(),
    () => click(bert, '.art-robbery .close .next', '.art-robbery .hand button.card'),
  );
  await expect(no).toContainText('Du bist nicht am Zug.');

  // A phrase is heard in the reader's language, the game's own too; anything else as it was said.
  const chats = await Promise.all([anna, bert, carla].map(openChat));
  await anna.getByRole('button', { name: 'Quick phrases' }).click();
  await anna.getByRole('button', { name: 'Well played' }).click();
  await anna.getByRole('button', { name: 'Give that back' }).click();
  await expect(chats[1]!).toContainText('Gut gespielt');
  await expect(chats[1]!).toContainText('Gib das wieder her');
  await bert.getByLabel('Nachricht').fill('Na warte!');
  await bert.getByRole('button', { name: 'Senden' }).click();
  await expect(chats[2]!).toContainText('Bien jugado');
  await expect(chats[2]!).toContainText('Devuélveme eso');
  for (const chat of chats) await expect(chat).toContainText('Na warte!');

  // A reaction stands with the line that it answers, and goes again.
  const line = chats[1]!.getByRole('listitem').filter({ hasText: 'Gut gespielt' });
  await line.hover();
  await line.getByRole('button', { name: 'Reagieren' }).click();
  await line.getByRole('button', { name: 'Herrlich' }).click();
  const tally = chats[0]!.getByRole('button', { name: 'Love it: Bert' });
  await expect(tally).toBeVisible();
  await line.getByRole('button', { name: 'Herrlich: Bert' }).click();
  await expect(tally).toHaveCount(0);
});

/** Chooses the chat beside the board. */
async function openChat(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: /^Chat/ }).click();
  return page.getByRole('tabpanel', { name: /^Chat/ });
}

async function tellsOfBoth(page: Page): Promise<boolean> {
  const log = (await page.locator('.log').textContent()) ?? '';
  return /You (take|steal)/.test(log) && /Bert (takes|steals)/.test(log);
}

test('whoever takes two seats is seen to: on the invitation, and at the table', async ({ visit }) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await choose(anna, 'art-robbery', 'invite');
  await nameFirstSeat(anna, 'Anna');
  await anna.locator('.drawn').getByRole('button', { name: 'On this device' }).first().click();
  await sitDown(anna, 'Cleo');
  await bert.goto(anna.url());
  await expect(bert.getByText('dieselbe Person wie Cleo')).toBeVisible();
  await expect(bert.getByText('dieselbe Person wie Anna')).toBeVisible();
  await bert.getByLabel('Dein Name').fill('Bert');
  await bert.getByRole('button', { name: 'Platz nehmen' }).click();
  await expect(anna.getByRole('heading', { name: 'Bert' }).first()).toBeVisible();
  await seatBots(anna);
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(bert.getByText(/Anna und Cleo/).first()).toBeVisible();
});
