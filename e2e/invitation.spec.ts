import { choose, meet, nameFirstSeat } from './table.ts';
import { expect, expectTold, test } from './visit.ts';

test('somebody one has played with is asked to another table, finds it in their list and sits down, or declines', async ({
  visit,
}) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de', width: 360, height: 740 })];
  await meet(anna, bert, 'beutezug');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(bert.locator('.beutezug .villa')).toBeVisible();
  await bert.goto('/');
  const kept = bert.locator('.seat-link').filter({ hasText: 'Einladung: ein Platz ist für dich reserviert' });

  const invite = async (): Promise<void> => {
    await choose(anna, 'art-robbery', 'invite');
    await nameFirstSeat(anna, 'Anna');
    await anna.getByRole('button', { name: 'Ask someone' }).click();
    await anna.getByRole('button', { name: 'Ask: Bert' }).click();
    await expect(anna.getByRole('button', { name: 'Ask: Bert' })).toHaveCount(0);
    await anna.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(anna.locator('.plate').filter({ hasText: 'Bert' })).toContainText('asked, not here yet');
    await kept.click();
    await expect(bert.getByRole('heading', { name: 'Anna lädt dich ein: Art Robbery' })).toBeVisible();
  };
  await invite();
  await bert.getByRole('button', { name: 'Platz nehmen' }).click();
  await expect(bert.getByRole('heading', { name: 'Du sitzt am Tisch' })).toBeVisible();
  await expect(anna.locator('.plate').filter({ hasText: 'Bert' })).not.toContainText('has not come');

  await bert.goto('/');
  await invite();
  await bert.getByRole('button', { name: 'Jetzt nicht' }).click();
  await expect(anna.locator('.plate').filter({ hasText: 'Bert' })).toHaveCount(0);
  await anna.getByRole('button', { name: 'Ask someone' }).click();
  await anna.getByRole('button', { name: 'Ask: Bert' }).click();
  await expectTold(anna, 'They do not want to come to this table.');
});

test('an invitation names the job, and how long that one takes', async ({ visit }) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de', width: 360, height: 740 })];
  await choose(anna, 'burgle-bros', 'invite');
  await nameFirstSeat(anna, 'Anna');
  await anna.getByRole('button', { name: /^The Office Job/ }).click();
  await bert.goto(anna.url());
  await expect(bert.locator('.facts')).toContainText('Das Büro');
  await expect(bert.locator('.facts')).toContainText('45 Min');
});
