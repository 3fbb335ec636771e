import { fromMenu, meet } from './table.ts';
import { expect, test } from './visit.ts';

test('the list of one’s tables says who is there, who is gone and whom a bot plays for, while one looks', async ({
  visit,
}) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await meet(anna, bert, 'beutezug');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await expect(anna.locator('.beutezug .villa')).toBeVisible();
  const table = anna.url();
  const home = await anna.context().newPage();
  await home.goto('/');
  const who = home.getByRole('region', { name: 'Your tables' }).locator('.who').first();
  await expect(who).toContainText(/(here|thinking) Bert/);
  await bert.close();
  await expect(who).toContainText(/Bert away since \d/);
  await fromMenu(anna, 'People here');
  const people = anna.getByRole('dialog', { name: 'People here' });
  await people.getByRole('listitem').filter({ hasText: 'Bert' }).getByRole('button', { name: 'Call a bot' }).click();
  await expect(who).toContainText(/Bert bot plays since \d/);
  const again = await bert.context().newPage();
  await again.goto(table);
  await expect(who).toContainText(/(here|thinking) Bert/);
});
