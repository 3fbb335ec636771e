import { mouse } from './mouse.ts';
import { choose, click, playUntil, seatHere } from './table.ts';
import { expect, test } from './visit.ts';

test('two people on one device never see each other’s hand', async ({ visit }) => {
  const page = await visit();
  await choose(page, 'art-robbery', 'device');
  await seatHere(page, 'Ada', 'Bob');
  await page.getByRole('button', { name: 'Start the game' }).click();

  let passed = 0;
  const curtain = page.locator('.curtain');
  const pass = async (): Promise<boolean> => {
    if (!(await curtain.isVisible())) return mouse['art-robbery'](page);
    passed += 1;
    // Covered means that it is not there, not that it is out of sight.
    await expect(page.locator('.card, .token, .hand, [role=log]')).toHaveCount(0);
    await expect(curtain).toContainText(passed === 1 ? 'All hands are covered.' : /(Ada|Bob)’s hand is covered\./);
    return click(page, '.curtain .button');
  };
  await playUntil(page, async () => passed > 5, pass);
});
