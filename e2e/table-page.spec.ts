import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { mouse } from './mouse.ts';
import { choose, fromMenu, meet, playNow, playUntil, seatHere } from './table.ts';
import { expect, test } from './visit.ts';

const lines = (page: Page) => page.locator('.log li');

test('a line of the log shows the table as it was, while the game goes on', async ({ visit }) => {
  const page = await visit();
  await playNow(page, 'art-robbery');
  await playUntil(page, async () => (await lines(page).count()) >= 6, mouse['art-robbery']);
  const left = () => page.locator('.art-robbery .centre .token').count();
  const now = await left();
  expect(now).toBeLessThan(9);

  await page.getByRole('button', { name: 'Show the table after move 2' }).click();
  const past = page.getByRole('region', { name: 'Replay' });
  await expect(past.getByRole('status')).toContainText('You are looking at move 2 of');
  await expect(lines(page)).toHaveCount(2);
  await expect(page.locator('.art-robbery .takes')).toHaveCount(0);
  await past.getByRole('button', { name: 'To the beginning' }).click();
  await expect(past.getByRole('status')).toHaveText('Setup');
  await expect.poll(left).toBe(9);

  await past.getByRole('button', { name: 'Back to the game' }).click();
  await expect(past).toHaveCount(0);
  expect(await left()).toBeLessThanOrEqual(now);
  await playUntil(page, async () => (await lines(page).count()) > 8, mouse['art-robbery']);
});

test('where a page may not copy, the link is selected and that is said', async ({ visit }) => {
  const page = await visit();
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
  });
  await playNow(page, 'beutezug');
  await fromMenu(page, 'Share the table');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The text is selected: press Ctrl+C.')).toBeVisible();
  const { pathname } = new URL(page.url());
  expect(await page.evaluate(() => String(window.getSelection()))).toContain(pathname);
});

test('a short word to the reader leaves the hand free', async ({ visit }) => {
  const page = await visit();
  await playNow(page, 'art-robbery');
  await expect(page.locator('.art-robbery .hand')).toBeVisible();
  // Looked at within the page: the word is gone in a few seconds, which may be all that a busy machine needs to ask.
  const gap = page.waitForFunction(() => {
    const word = document.querySelector('.toast');
    const last = [...document.querySelectorAll('.art-robbery .hand .card')].at(-1);
    return word && last && { wide: word.getBoundingClientRect().left - last.getBoundingClientRect().right };
  });
  await page.keyboard.press('u');
  expect((await (await gap).jsonValue())!.wide).toBeGreaterThan(0);
});

test('the chat is there to be written in, and tells the days apart', async ({ visit }) => {
  const page = await visit();
  await playNow(page, 'art-robbery');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.keyboard.press('c');
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await page.keyboard.type('Paws off');
  await page.keyboard.press('Enter');
  const chat = page.getByRole('dialog', { name: 'Chat' });
  await expect(chat.getByRole('listitem')).toHaveCount(2);
  await expect(chat.getByRole('listitem').first()).toHaveText('today');
  await expect(chat.getByRole('listitem').last()).toHaveText(/^Paws off\d/);
});

test('a table that cannot go on says why, at home and when it is opened', async ({ visit, server }) => {
  const page = await visit();
  await choose(page, 'beutezug', 'invite');
  await seatHere(page, 'Ada', 'Bob', 'Cleo', 'Dan');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playUntil(page, async () => (await lines(page).count()) >= 1, mouse.beutezug);
  await playNow(page, 'art-robbery');
  await expect(page.locator('.art-robbery .centre')).toBeVisible();
  // Nothing of a page may still be on its way when the server goes.
  await page.goto('/about', { waitUntil: 'networkidle' });

  await server.kill();
  const db = new DatabaseSync(server.data);
  db.exec(`update tables set version = 0 where game = 'beutezug'`);
  db.exec(`update tables set head = json_set(head, '$.hash', 'spoiled') where game = 'art-robbery'`);
  db.close();
  await server.start();

  await page.goto('/');
  const table = page.getByRole('region', { name: 'Your tables' }).getByRole('link');
  await expect(table.filter({ hasText: 'Older rules, view only' })).toBeVisible();
  await table.filter({ hasText: 'Older rules' }).click();
  await expect(page.getByText('played under an older version of the rules')).toBeVisible();
  await expect(lines(page).first()).toContainText(/(Ada|Bob|Cleo|Dan) picks/);
  await page.getByRole('link', { name: 'Back to home' }).click();

  await table.filter({ hasNotText: 'Older rules' }).click();
  await expect(page.getByText('stopped because of an error on our side. No moves were lost.')).toBeVisible();
  await page.goto('/');
  await expect(table.filter({ hasText: 'Stopped' })).toBeVisible();
});

for (const game of ['art-robbery', 'beutezug'] as const) {
  test(`${game}: those who come back are told what happened, and how long ago`, async ({ visit }) => {
    const [anna, bert] = [await visit(), await visit({ language: 'de' })];
    await meet(anna, bert, game);
    await anna.getByRole('button', { name: 'Start the game' }).click();
    const act = async () => {
      const [one, other] = [await mouse[game](anna), await mouse[game](bert)];
      return one || other;
    };
    await playUntil(anna, async () => (await lines(anna).count()) >= 3, act);
    const address = anna.url();
    await fromMenu(anna, 'Leave the table');
    await anna.getByRole('button', { name: 'Leave', exact: true }).click();
    await anna.waitForURL('/');
    const seen = await lines(bert).count();
    await playUntil(bert, async () => (await lines(bert).count()) >= seen + 3, mouse[game]);
    await anna.goto(address);
    const recap = anna.getByRole('dialog', { name: 'While you were away' });
    await expect(recap.getByRole('time').first()).toHaveText('now');
    await expect(recap.locator('.lines li').first()).toBeVisible();
    await recap
      .getByRole('button', { name: /^Show the table after move/ })
      .first()
      .click();
    await expect(anna.getByRole('status').filter({ hasText: 'You are looking at move' })).toBeVisible();
  });
}
