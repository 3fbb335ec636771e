import type { Locator } from '@playwright/test';
import { openOver } from './heist.ts';
import { fromMenu, meet } from './table.ts';
import { expect, expectTold, havingPages, test } from './visit.ts';

const NO_ANSWER = 'This needs the server, which isn’t responding right now.';

/** It cannot be pressed, and says why to whoever asks or presses it all the same. */
async function expectHatched(piece: Locator): Promise<void> {
  await expect(piece).toHaveAttribute('data-silent');
  await expect(piece).toHaveAttribute('title', new RegExp(NO_ANSWER));
}

test('when the browser says that it is offline, what needs the server is hatched with its reason, until it answers', async ({
  visit,
}) => {
  const [anna, bert] = [await visit({ breaks: true, keepsPages: true }), await visit({ language: 'de' })];
  await meet(anna, bert, 'art-robbery');
  await havingPages(anna);
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('.art-robbery .centre')).toBeVisible();
  await bert.close();
  await fromMenu(anna, 'People here');
  const people = anna.getByRole('dialog', { name: 'People here' });
  const call = people.getByRole('button', { name: 'Call a bot' });
  await expect(call).toHaveAttribute('aria-disabled', 'false');

  await anna.context().setOffline(true);
  await expect(anna.locator('.band.lost')).toContainText('No connection.');
  await expectHatched(call);
  await expectHatched(people.getByRole('button', { name: 'Give the seat to a friend' }));
  await expectHatched(people.getByRole('button', { name: 'Block' }));
  await call.click({ force: true });
  await expectTold(anna, NO_ANSWER);
  await people.locator('.x').click();

  await anna.getByRole('tab', { name: /^Chat/ }).click();
  await expectHatched(anna.getByRole('button', { name: 'Send' }));
  // What is written stays: neither the key nor the button takes it away.
  const line = anna.getByRole('textbox', { name: 'Message' });
  await line.fill('Are you there?');
  await line.press('Enter');
  await expect(line).toHaveValue('Are you there?');
  await anna.getByRole('button', { name: 'Menu' }).click();
  await expectHatched(anna.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Ask for a pause' }));
  await anna.keyboard.press('Escape');

  await anna.context().setOffline(false);
  await expect(anna.locator('[data-silent]')).toHaveCount(0);
  await line.press('Enter');
  await expect(anna.getByRole('tabpanel', { name: /^Chat/ })).toContainText('Are you there?');
  await expect(line).toHaveValue('');
});

test('without a server nothing is asked for again: Rematch and calls are hatched until it answers again', async ({
  visit,
  server,
}) => {
  const [anna, bert] = [await visit(), await visit()];
  await openOver(server, { Anna: anna, Bert: bert }, 'art-robbery');
  await bert.goto('/calls');
  await expect(bert.getByRole('switch', { name: 'Chat' })).toBeVisible();
  await server.kill();
  await expectHatched(anna.getByRole('button', { name: 'Rematch', exact: true }));
  await expectHatched(bert.locator('.wishes'));
  const chat = bert.getByRole('switch', { name: 'Chat' });
  const before = await chat.getAttribute('aria-checked');
  await chat.click({ force: true });
  await expectTold(bert, NO_ANSWER);
  await expect(chat).toHaveAttribute('aria-checked', before!);
  await server.start();
  await expect(bert.locator('[data-silent]')).toHaveCount(0);
  await anna.getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(anna.getByRole('region', { name: /^Rematch: 1 of 2/ })).toBeVisible();
});
