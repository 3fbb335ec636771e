import type { Locator, Page } from '@playwright/test';
import { openOver, settled } from './heist.ts';
import { expectAccessible, expectNoSidewaysScroll } from './inspection.ts';
import { mouse } from './mouse.ts';
import { isMyTurn, playUntil } from './table.ts';
import { expect, test } from './visit.ts';

test('a friend who was not there joins by link, is told what is known, and plays on', async ({ visit, server }) => {
  const [ada, ben, eva] = [await visit(), await visit(), await visit({ width: 360, height: 740 })];
  await openOver(server, { Ada: ada, Ben: ben }, 'beutezug');
  await ada.getByRole('button', { name: 'Replay' }).click();
  await ada.locator('.playback').getByRole('slider').fill('9');
  await ada.getByRole('button', { name: 'Play on from here' }).click();
  const dialog = ada.getByRole('dialog', { name: 'Play on from here' });
  await expectAccessible(ada, 'with whom to play on');
  const before = ada.url();
  await dialog.getByRole('button', { name: /^With friends/ }).click();
  await ada.waitForURL((url) => url.href !== before);
  await expect(ada.locator('.goes-on')).toContainText('may be known to Ada');
  await expectAccessible(ada, 'a table that goes on, before it does');

  await eva.goto(new URL(ada.url()).pathname);
  await expect(eva.locator('.goes-on')).toContainText('It goes on after move 9.');
  await expect(eva.locator('.goes-on')).toContainText('may be known to Ada');
  await expectAccessible(eva, 'the invitation to a game that goes on');
  await expectNoSidewaysScroll(eva, 'the invitation to a game that goes on');
  await eva.getByLabel('Your name').fill('Eva');
  await eva.getByRole('button', { name: 'Take a seat' }).click();
  await expect(eva.getByRole('button', { name: 'Give up my seat' })).toBeVisible();

  await ada.getByRole('button', { name: 'Start the game' }).click();
  for (const page of [ada, eva]) {
    await expect(page.locator('.table-page main')).toBeVisible();
    await settled(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('.table')).toBeVisible();
  }
  const goesOn = (page: Page): Locator => page.locator('.band').filter({ hasText: 'goes on from move 9' });
  // Those who play are told what this is until they have moved, and by the menu as long as it lasts.
  for (const page of [ada, eva]) await expect(goesOn(page)).toContainText('goes on from move 9 of an earlier one');
  await expect(ada.getByRole('link', { name: 'See that move' })).toHaveAttribute('href', /at=9/);
  const guest = await visit();
  await guest.goto(new URL(ada.url()).pathname);
  await expect(goesOn(guest)).toBeVisible();
  // Both play, from the tenth move on, in a game whose first nine everybody is shown.
  const at = (page: Page): Promise<number> => page.locator('.log li').count();
  await eva.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => at(eva)).toBeGreaterThanOrEqual(9);
  await playUntil(ada, () => isMyTurn(eva), mouse.beutezug);
  const begun = await at(eva);
  await playUntil(eva, async () => (await at(eva)) > begun, mouse.beutezug);
  await expect.poll(() => at(ada)).toBeGreaterThan(begun);
  await expect(goesOn(eva)).toHaveCount(0);
  await eva.getByRole('button', { name: 'Menu' }).click();
  await expect(eva.getByRole('link', { name: 'What if? From move 9' })).toBeVisible();
});
