import type { Locator, Page } from '@playwright/test';
import { open } from './heist.ts';
import { choose, fromMenu, meet, nameFirstSeat } from './table.ts';
import { expect, expectTold, test } from './visit.ts';

/** Two people at a table that has begun, and somebody who looks on. */
async function company(anna: Page, bert: Page, carla: Page): Promise<void> {
  await meet(anna, bert, 'art-robbery');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await carla.goto(anna.url());
  await carla.getByRole('button', { name: 'Solo mirar' }).click();
  for (const page of [anna, bert, carla]) await expect(page.locator('.art-robbery .centre')).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  const line = page.locator('.write input');
  await line.fill(text);
  await line.press('Enter');
}

const chatOf = async (page: Page): Promise<Locator> => {
  await page.getByRole('tab', { name: /^Chat/ }).click();
  return page.getByRole('tabpanel', { name: /^Chat/ });
};

test('whoever looks on is muted, sent out and let in again by those who play', async ({ visit }) => {
  const [anna, bert, carla] = [await visit(), await visit({ language: 'de' }), await visit({ language: 'es' })];
  await company(anna, bert, carla);
  const [heard] = await Promise.all([anna, bert, carla].map(chatOf));
  await say(carla, 'Roba el perro');
  await expect(heard!).toContainText('Roba el perro');

  await fromMenu(anna, 'People here');
  const people = anna.getByRole('dialog', { name: 'People here' });
  const guest = people.getByRole('listitem').filter({ hasText: 'watching' });
  await guest.getByRole('button', { name: 'Mute' }).click();
  await expect(people.getByRole('listitem').filter({ hasText: 'muted' })).toBeVisible();
  await say(carla, 'Y ahora el jefe');
  await expect(carla.getByRole('alert')).toContainText('no quieren leerte');

  await people.getByRole('button', { name: 'Send out' }).click();
  await expect(
    carla.getByRole('heading', { name: 'Quienes juegan en esta mesa te pidieron que salgas.' }),
  ).toBeVisible();
  await carla.reload();
  await expect(carla.getByText('te pidieron que salgas')).toBeVisible();

  await people.getByRole('button', { name: 'Let in again' }).click();
  await people.getByRole('button', { name: 'Close' }).click();
  await carla.reload();
  await carla.getByRole('button', { name: 'Solo mirar' }).click();
  await expect(carla.locator('.art-robbery .centre')).toBeVisible();
  await expect(heard!).not.toContainText('Y ahora el jefe');
});

test('somebody who is blocked is not heard and gets no seat, until the settings say otherwise', async ({ visit }) => {
  const [anna, bert, carla] = [await visit(), await visit({ language: 'de' }), await visit({ language: 'es' })];
  await company(anna, bert, carla);
  const [annas, , carlas] = await Promise.all([anna, bert, carla].map(chatOf));
  await say(bert, 'Du spielst wie eine Rübe');
  await annas!.getByRole('button', { name: 'Bert' }).click();
  const people = anna.getByRole('dialog', { name: 'People here' });
  await people.getByRole('listitem').filter({ hasText: 'Bert' }).getByRole('button', { name: 'Block' }).click();
  await expect(people).toContainText('blocked by you');
  await people.getByRole('listitem').filter({ hasText: 'Bert' }).getByRole('button', { name: 'Report' }).click();
  await anna.getByLabel('What happened?').fill('Insults');
  await anna.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await expectTold(anna, 'Reported.');
  await say(bert, 'Eine alte Rübe');
  await expect(carlas!).toContainText('Eine alte Rübe');
  await expect(annas!).not.toContainText('Rübe');

  await choose(anna, 'beutezug', 'invite');
  await nameFirstSeat(anna, 'Anna');
  await bert.goto(anna.url());
  await bert.getByRole('button', { name: 'Platz nehmen' }).click();
  await expect(bert.getByText('An diesem Tisch ist kein Platz für dich.')).toBeVisible();

  const invitation = anna.url();
  await anna.goto('/settings');
  await anna.getByRole('button', { name: 'Unblock Bert' }).click();
  await expect(anna.getByRole('heading', { name: 'Blocked people' })).toHaveCount(0);
  await anna.goto(invitation);
  await bert.getByRole('button', { name: 'Platz nehmen' }).click();
  await expect(bert.getByRole('heading', { name: 'Du sitzt am Tisch' })).toBeVisible();
});

test('a plan is there after a reload, for everybody, until it is withdrawn', async ({ visit, server }) => {
  const [ada, bob] = [await visit(), await visit()];
  const [next] = await open(server, { Ada: ada, Bob: bob }, { name: 'office-won', from: 30 });
  const [actor, partner] = next!.seat === 0 ? [ada, bob] : [bob, ada];
  await partner.getByRole('button', { name: 'Sketch a plan' }).click();
  await partner.locator('.floors .tile button').first().click();
  await expect(actor.locator('.plan-note')).toContainText('’s plan');
  for (const page of [actor, partner]) {
    await page.reload();
    await expect(page.locator('.plan-note')).toContainText('plan');
  }
  await partner.getByRole('button', { name: 'Sketch a plan' }).click();
  await partner.getByRole('button', { name: 'Clear' }).click();
  await expect(actor.locator('.plan-note')).toHaveCount(0);
  await actor.reload();
  await expect(actor.locator('.floors')).toBeVisible();
  await expect(actor.locator('.plan-note')).toHaveCount(0);
});

test('on a desktop the chat stands beside the board, on a phone on a sheet; a new line peeks out beside nothing that is pressed', async ({
  visit,
}) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de', width: 360, height: 740 })];
  await meet(anna, bert, 'beutezug');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [anna, bert]) await expect(page.locator('.beutezug .villa')).toBeVisible();

  await anna.keyboard.press('c');
  await expect(anna.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await expect(anna.getByRole('dialog')).toHaveCount(0);
  await expect(anna.getByRole('tabpanel', { name: /^Chat/ })).toBeInViewport();

  await bert.clock.install();
  await bert.clock.pauseAt(Date.now() + 60_000);
  await say(anna, 'To the roof?');
  const peek = bert.locator('.peek');
  await expect
    .poll(async () => {
      await bert.clock.runFor(50);
      return peek.allTextContents();
    })
    .toEqual(['Anna To the roof?']);
  const covered = await bert.evaluate(() => {
    const { left, right, top, bottom } = document.querySelector('.peek')!.getBoundingClientRect();
    const mains = [...document.querySelectorAll('main .button.main, main .choice')].map((each) =>
      each.getBoundingClientRect(),
    );
    const isOff = left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    return isOff || mains.some((box) => left < box.right && box.left < right && top < box.bottom && box.top < bottom);
  });
  expect(covered).toBe(false);
  await bert.clock.runFor(10_000);
  await expect(peek).toHaveCount(0);
  await expect(bert.locator('button.chat')).toContainText('1 neu');
  await bert.clock.resume();
  await bert.locator('button.chat').click();
  await expect(bert.getByRole('dialog', { name: 'Chat' })).toContainText('To the roof?');
});

test('notes are there on another device, and nobody else has them', async ({ visit }) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await meet(anna, bert, 'art-robbery');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await anna.getByRole('tab', { name: 'Notes' }).click();
  const notes = anna.getByRole('textbox', { name: 'My notes' });
  await notes.fill('Bert bluffs.');
  await expect(anna.getByText('Only you see this.')).toBeVisible();
  const again = await anna.context().newPage();
  await again.goto(anna.url());
  await again.getByRole('tab', { name: 'Notes' }).click();
  await expect(again.getByRole('textbox', { name: 'My notes' })).toHaveValue('Bert bluffs.');
  await again.getByRole('textbox', { name: 'My notes' }).fill('Bert never bluffs.');
  await expect(notes).toHaveValue('Bert never bluffs.');
  await bert.getByRole('tab', { name: 'Notizen' }).click();
  await expect(bert.getByRole('textbox', { name: 'Meine Notizen' })).toHaveValue('');
});
