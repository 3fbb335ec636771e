import { playNow } from './table.ts';
import { expect, expectTold, test } from './visit.ts';

test('somebody takes a name, goes on at another device, and is forgotten', async ({ visit }) => {
  const laptop = await visit();
  await playNow(laptop, 'beutezug');
  await laptop.goto('/settings');
  await laptop.getByLabel('Your name').fill('Ada');
  await laptop.getByRole('button', { name: 'Save' }).click();
  await expectTold(laptop, 'Saved.');
  await playNow(laptop, 'art-robbery');
  await expect(laptop.locator('main')).toContainText('Ada');

  await laptop.goto('/settings');
  await laptop.getByRole('button', { name: 'Make a code' }).click();
  const code = await laptop.locator('output').innerText();

  const phone = await visit({ language: 'de', width: 360, height: 740 });
  await phone.goto('/settings');
  await phone.getByText('Ich habe einen Code').click();
  await phone.getByLabel('Code von deinem anderen Gerät').fill(code);
  await phone.getByRole('button', { name: 'Hier weiterspielen' }).click();
  await expectTold(phone, 'Willkommen zurück.');
  await phone.goto('/');
  const tables = phone.getByRole('region', { name: 'Deine Tische' }).getByRole('link');
  await expect(tables).toHaveCount(2);
  await tables.filter({ has: phone.getByRole('img', { name: 'Beutezug' }) }).click();
  // The seat is hers here too: whoever only watches has no pieces to press.
  await expect(phone.locator('.beutezug button.loot-card').first()).toBeVisible();

  await laptop.getByRole('button', { name: 'Delete my data' }).click();
  await laptop.getByRole('button', { name: 'Delete', exact: true }).click();
  await expectTold(laptop, 'It was nice meeting you.');
  for (const page of [laptop, phone]) {
    await page.goto('/');
    await expect(page.locator('.cover').first()).toBeVisible();
    await expect(page.locator('.seat-link')).toHaveCount(0);
  }
});
