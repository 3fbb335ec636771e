import { expect, type Page } from '@playwright/test';
import { mouse } from './mouse.ts';
import { choose, playUntil, seatHere } from './table.ts';

/** A job that two people on one device begin. */
export async function begin(page: Page): Promise<void> {
  await choose(page, 'burgle-bros', 'device');
  await seatHere(page, 'Ada', 'Bob');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.burgle-bros .floors')).toBeVisible();
}

/** Answers whatever is asked until it is somebody's turn. */
export const toFirstTurn = (page: Page): Promise<void> =>
  playUntil(page, () => page.locator('.burgle-bros .turn .end').isVisible(), mouse['burgle-bros']);

/** Whoever plays proposes to give up, and the other one agrees. */
export async function giveUp(page: Page): Promise<void> {
  await page.locator('.burgle-bros .give-up').click();
  await page.getByRole('button', { name: 'Agree' }).click();
}
