import type { Locator, Page } from '@playwright/test';
import { mouse } from './mouse.ts';
import { choose, fromMenu, meet, nameFirstSeat, playUntil } from './table.ts';
import { expect, expectTold, test } from './visit.ts';

const lines = (page: Page) => page.locator('.log li');

/** What the sheet of people says of this seat. */
const lineOf = (people: Locator, name: string): Locator =>
  people.getByRole('list', { name: 'At the table' }).getByRole('listitem').filter({ hasText: name });

async function openPeople(page: Page): Promise<Locator> {
  await fromMenu(page, 'People here');
  return page.getByRole('dialog', { name: 'People here' });
}

test('in a running game the owner puts a bot in for somebody who is gone, makes it another, and takes it out', async ({
  visit,
}) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await meet(anna, bert, 'beutezug');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('.beutezug .villa')).toBeVisible();
  const people = await openPeople(anna);
  const berts = lineOf(people, 'Bert');
  await expect(berts.locator('.presence')).toHaveClass(/here|thinking/);
  // For somebody who is here nobody calls a bot.
  await expect(berts.getByRole('button', { name: 'Call a bot' })).toHaveCount(0);
  await bert.close();
  await expect(berts).toContainText('away since');
  await berts.getByRole('radio', { name: 'Easy' }).check({ force: true });
  await berts.getByRole('button', { name: 'Call a bot' }).click();
  await expect(berts).toContainText('bot plays since');
  await expect(berts.getByRole('radio', { name: 'Easy' })).toBeChecked();
  await berts.getByRole('radio', { name: 'Hard' }).click({ force: true });
  // What is chosen is what the table says, to whoever looks on as well.
  const carla = await visit();
  await carla.goto(anna.url());
  await carla.getByRole('button', { name: 'Watch only' }).click();
  await expect(carla.locator('.beutezug .villa')).toBeVisible();
  await expect(lineOf(await openPeople(carla), 'Bert').locator('small')).toHaveText('Hard');
  await berts.getByRole('button', { name: 'Take the bot out' }).click();
  await expectTold(anna, 'The table is waiting for Bert again.');
  await expect(berts.locator('.presence')).toHaveClass(/away|cut/);

  // Now the table waits for him, whoever's turn it is: the bot does nothing any more.
  await people.getByRole('button', { name: 'Close' }).click();
  const call = anna.locator('.band.missing').getByRole('button', { name: 'Call a bot' });
  await playUntil(anna, () => call.isVisible(), mouse.beutezug);
  const before = await lines(anna).count();
  const again = await openPeople(anna);
  await lineOf(again, 'Bert').getByRole('button', { name: 'Call a bot' }).click();
  await expect.poll(() => lines(anna).count()).toBeGreaterThan(before);
});

test('a bot that keeps an open seat warm is made to stay, and taken out again for whoever comes', async ({ visit }) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await choose(anna, 'beutezug', 'invite');
  await nameFirstSeat(anna, 'Anna');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('.beutezug .villa')).toBeVisible();
  const people = await openPeople(anna);
  const warm = people.getByRole('listitem').filter({ hasText: 'keeps a seat warm' }).first();
  const name = await warm.locator('b').innerText();
  await warm.getByRole('radio', { name: 'Hard' }).check({ force: true });
  await warm.getByRole('button', { name: 'Put a bot in' }).click();
  const seat = lineOf(people, name);
  await expect(seat).not.toContainText('keeps a seat warm');
  await expect(seat.getByRole('radio', { name: 'Hard' })).toBeChecked();
  await seat.getByRole('button', { name: 'Take the bot out' }).click();
  await expectTold(anna, `${name} plays on until someone with the link takes the seat.`);
  await expect(seat).toContainText('keeps a seat warm');

  await bert.goto(anna.url());
  await bert.getByLabel('Dein Name').fill('Bert');
  await bert.getByRole('radio', { name: new RegExp(name) }).check({ force: true });
  await bert.getByRole('button', { name: 'Platz nehmen' }).click();
  await expect(lineOf(people, 'Bert').locator('.presence')).toHaveClass(/here|thinking/);
});

test('whoever leaves says how strong the bot is that plays on for them', async ({ visit }) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await meet(anna, bert, 'beutezug');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(bert.locator('.beutezug .villa')).toBeVisible();
  await bert.getByRole('button', { name: 'Menü' }).click();
  await bert.getByRole('button', { name: 'Tisch verlassen', exact: true }).click();
  const ask = bert.getByRole('dialog', { name: 'Den Tisch verlassen?' });
  await ask.getByRole('radio', { name: 'Stark' }).check({ force: true });
  await ask.getByRole('button', { name: 'Verlassen' }).click();
  const berts = lineOf(await openPeople(anna), 'Bert');
  await expect(berts).toContainText('bot plays since');
  await expect(berts.locator('small')).toHaveText('Hard');
  // They chose it themselves: nobody else takes it away.
  await expect(berts.getByRole('button', { name: 'Take the bot out' })).toHaveCount(0);
});
