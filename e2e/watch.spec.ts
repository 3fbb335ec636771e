import { choose, nameFirstSeat, seatBots } from './table.ts';
import { expect, test } from './visit.ts';

test('public games that are on are listed to be watched, with their number, apart from tables that wait for somebody', async ({
  visit,
}) => {
  const [anna, guest] = [await visit(), await visit()];
  await guest.goto('/');
  await expect(guest.locator('.cover').first()).toBeVisible();
  await choose(anna, 'beutezug', 'invite');
  await nameFirstSeat(anna, 'Anna of Watch');
  await anna.getByRole('radio', { name: 'Public' }).click();
  const open = guest.getByRole('region', { name: 'Open tables' }).getByRole('link', { name: /Anna of Watch/ });
  const running = guest.getByRole('region', { name: /^Watch \d+$/ });
  await expect(open).toBeVisible();
  await seatBots(anna);
  await anna.getByRole('button', { name: 'Start the game' }).click();
  const on = running.getByRole('link', { name: /Anna of Watch/ });
  await expect(on).toBeVisible();
  await expect(open).toHaveCount(0);
  await on.click();
  await expect(guest.locator('.table-page.beutezug main')).toBeVisible();
  await expect(guest.locator('.beutezug button.loot-card')).toHaveCount(0);
  await anna.goto('/');
  await expect(anna.getByRole('region', { name: 'Your tables' })).toBeVisible();
  await expect(anna.getByRole('link', { name: /Anna of Watch/ })).toHaveCount(1);
});
