import type { Locator, Page } from '@playwright/test';
import { choose } from './table.ts';
import { expect, LANGUAGES, test } from './visit.ts';

const floor = (page: Page, n: number): Locator => page.getByRole('region', { name: `Walls of floor ${n}` });
const wall = (on: Locator, a: string, b: string): Locator =>
  on.getByRole('button', { name: `Wall between ${a} and ${b}` });
const start = (page: Page): Locator => page.getByRole('button', { name: 'Start the game' });

/** Whether a draft is on this device at the very moment in which the page first says this. */
const keptWhenSeen = (page: Page, text: string): Promise<boolean> =>
  page.evaluate(
    (said) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (document.body.textContent.includes(said)) resolve(localStorage.getItem('hideout.drafts') !== null);
        };
        new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );

async function fortKnox(page: Page): Promise<void> {
  await choose(page, 'burgle-bros', 'device');
  await page.getByRole('button', { name: /^Fort Knox/ }).click();
  await expect(floor(page, 2)).toContainText('12 of 12 walls');
}

test('a drawing that is not finished keeps the job from starting, and the foot says why', async ({ visit }) => {
  const page = await visit();
  await fortKnox(page);
  await wall(floor(page, 2), 'C1', 'D1').click();
  await expect(floor(page, 2)).toContainText('one more to place');
  await expect(start(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(start(page)).toHaveAccessibleDescription('Floor 2 needs one more wall');
  await start(page).click({ force: true });
  await expect(start(page)).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(start(page)).toHaveAttribute('aria-disabled', 'false');
  await start(page).click();
  await expect(page.locator('.burgle-bros .floors')).toBeVisible();
});

test('an unfinished drawing is still there when the page is loaded anew, until it is wiped off', async ({ visit }) => {
  const page = await visit();
  await fortKnox(page);
  const isKept = keptWhenSeen(page, 'one more to place');
  await wall(floor(page, 2), 'C1', 'D1').click();
  await expect(floor(page, 2)).toContainText('one more to place');
  expect(await isKept).toBe(true);
  await page.reload();
  await expect(floor(page, 2)).toContainText('one more to place');
  await expect(page.getByRole('button', { name: 'Custom' })).toHaveAttribute('aria-pressed', 'true');
  await expect(start(page)).toHaveAccessibleDescription('Floor 2 needs one more wall');

  // At another table nothing has been drawn yet.
  const table = page.url();
  await fortKnox(page);
  await page.goto(table);
  await expect(floor(page, 2)).toContainText('one more to place');

  await page.getByRole('button', { name: 'Ring' }).click();
  await expect(floor(page, 2)).toContainText('12 of 12 walls');
  await page.reload();
  await expect(floor(page, 2)).toContainText('12 of 12 walls');
  await expect(page.getByRole('button', { name: 'Ring' })).toHaveAttribute('aria-pressed', 'true');
});

test('walls are drawn by keyboard: one stop a floor, arrows from place to place', async ({ visit }) => {
  const page = await visit();
  await fortKnox(page);
  const drawing = floor(page, 1);
  await wall(drawing, 'A1', 'B1').focus();
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(wall(drawing, 'C1', 'D1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(wall(drawing, 'C1', 'D1')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(wall(drawing, 'C1', 'C2')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(wall(floor(page, 2), 'A1', 'B1')).toBeFocused();
});

test('the empty spot is moved, its walls go with it, and what is cut off is said in place', async ({ visit }) => {
  const page = await visit();
  await fortKnox(page);
  const refused = floor(page, 1).getByRole('alert');
  await wall(floor(page, 1), 'D4', 'E4').click();
  await expect(refused).toContainText('it would cut off E4, D5, E5');
  const mover = page.getByRole('button', { name: 'Move empty spot' });
  await mover.click();
  await floor(page, 1).getByRole('button', { name: 'Leave B2 empty' }).click();
  await expect(mover).toBeFocused();
  await expect(mover).toHaveAttribute('aria-pressed', 'false');
  // What was refused before is no longer drawn.
  await expect(refused).toHaveCount(0);
  await expect(floor(page, 1)).toContainText('out of reach: A1, B1, C1');
  await expect(start(page)).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await expect(floor(page, 1)).toContainText('every tile can be reached');
  await expect(start(page)).toHaveAttribute('aria-disabled', 'false');
});

test('another job begins with its own walls, also when one comes back to it', async ({ visit }) => {
  const page = await visit();
  await fortKnox(page);
  await page.getByRole('button', { name: 'Shuffle' }).click();
  await expect(page.getByRole('button', { name: 'Custom' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^The Office Job/ }).click();
  await expect(floor(page, 2)).toContainText('8 of 8 walls');
  await page.getByRole('button', { name: /^Fort Knox/ }).click();
  await expect(page.getByRole('button', { name: 'Ring' })).toHaveAttribute('aria-pressed', 'true');
  await expect(wall(floor(page, 1), 'C1', 'D1')).toHaveAttribute('aria-pressed', 'true');
});

test('characters go to one seat after the other, a side is switched and let go', async ({ visit }) => {
  const page = await visit();
  await choose(page, 'burgle-bros', 'device');
  const side = (name: string) => page.locator('.nine').getByRole('button', { name: new RegExp(`^${name}`) });
  const seats = page.getByRole('list', { name: 'Seats of the crew' }).last();
  await side('Jammer').click();
  await expect(seats).toContainText('Jammer');
  await side('Drill').click();
  await expect(seats).toContainText('Drill');
  await side('Laptop').click();
  await expect(seats).toContainText('Laptop');
  await expect(seats).not.toContainText('Jammer');
  await side('Laptop').click();
  await expect(seats).not.toContainText('Laptop');
  await expect(seats).toContainText('Drill');
});

test('what a phone cannot show at once is folded, and the whole foot is there', async ({ visit }) => {
  const page = await visit({ width: 360, height: 740 });
  await fortKnox(page);
  await expect(wall(floor(page, 2), 'A1', 'B1')).toBeHidden();
  await page.getByRole('button', { name: 'Draw floor 2' }).click();
  await expect(wall(floor(page, 2), 'A1', 'B1')).toBeVisible();
  await expect(wall(floor(page, 1), 'A1', 'B1')).toBeHidden();
  await page.getByRole('checkbox', { name: /^Lost Visual/ }).check();
  await expect(page.getByText('25 patrol cards per floor')).toBeVisible();
  await expect(start(page)).toBeInViewport({ ratio: 1 });
});

for (const language of LANGUAGES)
  test(`the setup in ${language}: nothing wider than the page, however wide that is`, async ({ visit }) => {
    const page = await visit({ language });
    await choose(page, 'burgle-bros', 'invite');
    for (const width of [1440, 1280, 820, 360]) {
      await page.setViewportSize({ width, height: 900 });
      for (const job of await page.locator('.jobs button').all()) {
        await job.click();
        await expect(job).toHaveAttribute('aria-pressed', 'true');
        const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        await expect.poll(excess, `what is too wide for ${width} pixels`).toBe(0);
      }
      const foot = async () => (await page.locator('.job-foot').boundingBox())!.height;
      await expect.poll(foot, `the height of the foot on ${width} pixels`).toBeLessThan(100);
    }
  });
