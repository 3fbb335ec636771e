import { begin, giveUp, toFirstTurn } from './burgle-bros.ts';
import { mouse } from './mouse.ts';
import { choose, expectProven, fromMenu, playNow, playOut, playUntil } from './table.ts';
import { expect, test } from './visit.ts';
import { sayMove } from './words.ts';

test('a whole job with a bot by mouse', async ({ visit }) => {
  const page = await visit();
  await playNow(page, 'burgle-bros');
  await playOut(page, mouse['burgle-bros']);
  await expect(page.locator('.burgle-bros .hero')).toBeVisible();
  await expectProven(page);
});

test('a job on the board and in words, given up by consent', async ({ visit }) => {
  const page = await visit();
  await begin(page);
  await toFirstTurn(page);
  const moves = page.locator('.log li');
  const playTo = (count: number, act: typeof sayMove) =>
    playUntil(page, async () => (await moves.count()) >= count, act);

  await playTo(10, mouse['burgle-bros']);
  const made = await moves.count();
  await fromMenu(page, 'Table in words');
  await expect(moves).toHaveCount(made);
  await playTo(made + 5, sayMove);
  const said = await moves.count();
  await page.getByRole('button', { name: 'Back to the board' }).first().click();
  await expect(moves).toHaveCount(said);

  await toFirstTurn(page);
  await giveUp(page);
  await expect(page.getByRole('heading', { name: 'Called off' })).toBeVisible();
  await expectProven(page);
});

test('Fort Knox within walls of one’s own', async ({ visit }) => {
  const page = await visit();
  await choose(page, 'burgle-bros', 'device');
  await page.getByRole('button', { name: /^Fort Knox/ }).click();
  await page.getByRole('button', { name: 'Own drawing' }).click();

  const drawing = page.getByRole('region', { name: 'Walls of floor 1' });
  await expect(drawing).toContainText('every room can be reached');
  await drawing.getByRole('button', { name: 'Lift the wall between C1 and C2' }).click();
  await expect(drawing).toContainText('one more to place');
  await drawing.getByRole('button', { name: 'Set a wall between D4 and E4' }).click();
  await expect(drawing.getByRole('alert')).toContainText('sealed off: E4, D5, E5');
  await drawing.getByRole('button', { name: 'Set a wall between B1 and B2' }).click();
  await expect(drawing).toContainText('every room can be reached');

  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.burgle-bros .floors')).toBeVisible();
  await fromMenu(page, 'Table in words');
  const walls = page.getByText(/^Walls: /).first();
  await expect(walls).toContainText('B1–B2');
  await expect(walls).not.toContainText('C1–C2');
});
