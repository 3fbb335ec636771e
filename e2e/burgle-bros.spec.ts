import { begin, giveUp, toFirstTurn } from './burgle-bros.ts';
import { mouse } from './mouse.ts';
import { choose, expectProven, fromMenu, meet, playNow, playOut, playUntil } from './table.ts';
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

test('one plans for the other, each in his own language, and the plan is followed', async ({ visit }) => {
  const [anna, bert] = [await visit(), await visit({ language: 'de' })];
  await meet(anna, bert, 'burgle-bros');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  const end = anna.locator('.burgle-bros .turn .end');
  await playUntil(
    anna,
    async () => (await end.isVisible()) && (await anna.locator('.tile.lit').first().isVisible()),
    async () => (await mouse['burgle-bros'](anna)) || mouse['burgle-bros'](bert),
  );

  const room = await anna.locator('.tile.lit').first().getAttribute('data-at');
  await bert.getByRole('button', { name: 'Plan skizzieren' }).click();
  await bert.locator(`.floors .tile[data-at="${room}"] button`).first().click();
  await expect(bert.locator('.plan-note')).toContainText('Dein Plan');

  await expect(anna.locator('.plan-note')).toContainText('Bert’s plan');
  const moves = bert.locator('.log li');
  const before = await moves.count();
  await anna.getByRole('button', { name: 'Follow' }).click();
  await expect(moves).toHaveCount(before + 1);
  await expect(moves.first()).toContainText(`${room}`);
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
