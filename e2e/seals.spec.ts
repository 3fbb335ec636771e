import { meet } from './table.ts';
import { expect, test } from './visit.ts';

test('a seal that is not opened voids the start before everybody’s eyes, and the next start works', async ({
  visit,
}) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  // Bert's browser keeps its salt to itself until the start is void, however often it is asked for.
  let [isShut, withheld] = [true, 0];
  await bert.routeWebSocket(/\/socket/, (page) => {
    const server = page.connectToServer();
    page.onMessage((text) => {
      const isOpening = JSON.parse(String(text)).do === 'open';
      if (isOpening && isShut) withheld += 1;
      else server.send(text);
    });
  });
  await meet(anna, bert, 'art-robbery');
  const start = anna.getByRole('button', { name: 'Start the game' });
  await start.click();
  await expect(anna.getByText('a seal stayed closed (Bert)')).toBeVisible();
  await expect(bert.getByText('Ein Siegel blieb zu (Bert)')).toBeVisible();
  expect(withheld).toBeGreaterThan(0);
  isShut = false;
  await start.click();
  for (const page of [anna, bert]) await expect(page.locator('.art-robbery .centre')).toBeVisible();
});
