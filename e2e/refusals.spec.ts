import { en } from '../games/burgle-bros/text/en/index.ts';
import { open } from './heist.ts';
import { expect, expectTold, test } from './visit.ts';

test('a room that cannot be entered says why, and so does one that a tool is wrongly aimed at', async ({
  visit,
  server,
}) => {
  const page = await visit();
  await open(server, { Ada: page }, { name: 'bank-orders', from: 131 });
  const press = (at: string): Promise<void> => page.locator(`.floors .tile[data-at="${at}"] button`).click();
  await press('1D4');
  await expectTold(page, en.refusal['too-far']);
  await page.keyboard.press('Escape');
  await page.locator('.deed').filter({ hasText: en.tool.crowbar.name }).click();
  await press('1D4');
  await expectTold(page, en.refusal['crowbar-reach']);
  await press('1B1');
  await expectTold(page, en.refusal['crowbar-target']);
  await press('1D1');
  await expect(page.locator('.log li').first()).toContainText(en.tool.crowbar.name);
});
