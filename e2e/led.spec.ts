import type { Page } from '@playwright/test';
import { open, openOver } from './heist.ts';
import { expectAccessible, expectNoSidewaysScroll } from './inspection.ts';
import { expect, test } from './visit.ts';

const bar = (page: Page) => page.locator('.playback');
const at = (page: Page) => bar(page).locator('.position [role="status"]');
const all = Number.POSITIVE_INFINITY;

test('one scrubs, the others follow, and are on their own again as soon as they scrub', async ({ visit, server }) => {
  const [ada, ben, guest] = [await visit(), await visit(), await visit({ language: 'de', width: 360, height: 740 })];
  await openOver(server, { Ada: ada, Ben: ben }, 'art-robbery');
  const address = new URL(ada.url()).pathname;
  await guest.goto(address);
  await ada.getByRole('button', { name: 'Replay' }).click();
  await bar(ada).getByRole('button', { name: 'Lead', exact: true }).click();
  await expect(bar(ada)).toContainText('You lead');
  await bar(ada).getByRole('slider').fill('12');
  await bar(ada).getByRole('button', { name: 'Ben' }).click();

  // From the final screen, by one press.
  await ben.getByRole('button', { name: 'Follow Ada' }).click();
  await expect(at(ben)).toContainText('Move 12 of');
  await expect(bar(ben).getByRole('button', { name: 'Ben' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(ben, 'playback that is led');
  await guest.getByRole('button', { name: 'Ada folgen' }).click();
  await expect(at(guest)).toContainText('Schritt 12 von');
  await expectAccessible(guest, 'playback that is led, on a phone');
  await expectNoSidewaysScroll(guest, 'playback that is led, on a phone');

  // With chat, on the phone as well.
  await guest.locator('.led-line').getByRole('button', { name: /^Chat/ }).click();
  await expect(guest.getByRole('dialog')).toBeVisible();
  await guest.keyboard.press('Escape');

  await ada.keyboard.press('ArrowRight');
  for (const [page, move] of [
    [ben, 'Move 13 of'],
    [guest, 'Schritt 13 von'],
  ] as const)
    await expect(at(page)).toContainText(move);
  await bar(ada).getByRole('switch', { name: 'No spoilers' }).click();
  await expect(at(ben)).toHaveText('Move 13');

  await ben.keyboard.press('Home');
  await expect(at(ben)).toHaveText('Setup');
  await ada.keyboard.press('ArrowLeft');
  await expect(at(guest)).toHaveText('Schritt 12');
  await expect(at(ben)).toHaveText('Setup');
  await bar(ben).getByRole('button', { name: 'Follow Ada' }).click();
  await expect(at(ben)).toHaveText('Move 12');

  // Whoever follows another follows whoever takes the lead.
  await bar(ben).getByRole('button', { name: 'Take the lead' }).click();
  await expect(bar(ada)).toContainText('Ben leads');
  await ben.keyboard.press('ArrowLeft');
  await expect(at(guest)).toHaveText('Schritt 11');
  await expect(at(ada)).toHaveText('Move 12');

  await bar(ben).getByRole('button', { name: 'Stop leading' }).click();
  await expect(bar(ada)).not.toContainText('leads');
  await expect(bar(guest)).not.toContainText('führt');
  await ben.getByRole('button', { name: 'Lead', exact: true }).click();
  await expect(bar(ada)).toContainText('Ben leads');
  await ben.close();
  await expect(bar(ada)).not.toContainText('leads');
});

for (const game of ['burgle-bros', 'beutezug', 'art-robbery'] as const)
  test(`${game}: a guest looks back by keyboard alone`, async ({ visit, server }) => {
    const [ada, guest] = [await visit(), await visit()];
    if (game === 'burgle-bros') await open(server, { Ada: ada }, { name: 'office-won', from: all });
    else await openOver(server, { Ada: ada, Bob: await visit() }, game);
    await guest.goto(`${new URL(ada.url()).pathname}?at=5`);
    await expect(at(guest)).toContainText('Move 5 of');
    for (const [key, move] of [
      ['ArrowRight', /^Move 6 of/],
      ['ArrowLeft', /^Move 5 of/],
      ['Home', /^Setup/],
      ['End', /^Move (\d+) of \1$/],
      ['Shift+ArrowLeft', /^Move (\d+) of (?!\1$)/],
    ] as const) {
      await guest.keyboard.press(key);
      await expect(at(guest)).toHaveText(move);
    }
    // The strip has the focus, and eyes are a few steps from there.
    const bob = bar(guest).getByRole('button', { name: 'Bob' });
    for (let i = 0; i < 20 && !(await bob.evaluate((button) => button === document.activeElement)); i++)
      await guest.keyboard.press('Tab');
    await guest.keyboard.press('Enter');
    await expect(bob).toHaveAttribute('aria-pressed', 'true');
    // The arrows still go through the game.
    const before = await at(guest).textContent();
    await guest.keyboard.press('ArrowLeft');
    await expect(at(guest)).not.toHaveText(before!);
    await guest.keyboard.press('Escape');
    await expect(bar(guest)).toHaveCount(0);
  });
