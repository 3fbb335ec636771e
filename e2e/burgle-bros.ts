import type { Locator, Page } from '@playwright/test';
import { isSquare } from '../games/burgle-bros/components/squares.ts';
import { type Act, settled } from './heist.ts';

/** Where a hand with a mouse makes a move on the board. */
export function pieceFor(page: Page, { move, sentence }: Act): Locator {
  if (isSquare(move)) return page.locator(`.floors .tile[data-at="${move}"] button`);
  const [verb, at] = move.split(' ');
  switch (verb) {
    case 'go':
      return page.locator(`.floors .tile[data-at="${at}"] :is(.face, .half.move)`);
    case 'peek':
      return page.locator(`.floors .tile[data-at="${at}"] .half.peek`);
    case 'crack':
      return page.locator('.safe-strip .act.roll');
    case 'add-die':
      return page.locator('.safe-strip .act.add');
    case 'end':
      return page.locator('.turn .end');
    default:
      return page.locator('.decision button').filter({ hasText: sentence });
  }
}

/** Whoever plays proposes to give up, and the other one agrees. */
export async function giveUp(page: Page): Promise<void> {
  await page.locator('.burgle-bros .give-up').click();
  const agree = page.getByRole('button', { name: 'Agree' });
  await agree.waitFor();
  await settled(page);
  await agree.click();
}
