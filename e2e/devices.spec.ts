import type { Page } from '@playwright/test';
import { playNow } from './table.ts';
import { expect, expectTold, test } from './visit.ts';

const devices = (page: Page) => page.locator('.devices li');

test('devices are listed, a lost one is shut out, and a code counts once', async ({ visit }) => {
  const laptop = await visit();
  await playNow(laptop, 'beutezug');
  await laptop.goto('/settings');
  await expect(devices(laptop)).toHaveCount(1);
  await expect(devices(laptop)).toContainText('this device');
  await laptop.getByRole('button', { name: 'Make a code' }).click();
  const code = await laptop.locator('output').innerText();
  await expect(laptop.getByText('Shown only now. Works once, until')).toBeVisible();

  const phone = await visit({ width: 360, height: 740 });
  await become(phone, code);
  await expectTold(phone, 'Welcome back.');
  await phone.goto('/');
  await phone.locator('.seat-link').first().click();
  await expect(phone.locator('.beutezug button.loot-card').first()).toBeVisible();
  expect((await phone.request.post('/api/me/recover', { data: { code } })).status()).toBe(404);

  await laptop.reload();
  await expect(devices(laptop)).toHaveCount(2);
  await devices(laptop).last().getByRole('button').click();
  await expectTold(laptop, 'Signed out.');
  await expect(devices(laptop)).toHaveCount(1);
  // The phone only watches now: its pieces cannot be pressed.
  await expect(phone.locator('.beutezug button.loot-card')).toHaveCount(0);

  await devices(laptop).getByRole('button', { name: 'Sign out: this device' }).click();
  await laptop.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(devices(laptop)).toHaveCount(0);
  await laptop.goto('/');
  await expect(laptop.locator('.cover').first()).toBeVisible();
  await expect(laptop.locator('.seat-link')).toHaveCount(0);
});

async function become(page: Page, code: string): Promise<void> {
  await page.goto('/settings');
  await page.getByText('I have a code').click();
  await page.getByLabel('Code from your other device').fill(code);
  await page.getByRole('button', { name: 'Use this code' }).click();
}
