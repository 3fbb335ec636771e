import type { Locator, Page } from '@playwright/test';
import { isSquare } from '../games/burgle-bros/components/squares.ts';
import { en } from '../games/burgle-bros/text/en/index.ts';
import { happenings, type Script } from '../scripts/staging.ts';
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

/** What comes out of the box in a game, by its English name, and the position in which it is there for the first time. */
export async function arrivals(script: Script): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (const [i, events] of (await happenings(script)).entries())
    for (const event of events) {
      const name = nameOf(event as Arrival);
      if (name !== undefined && !found.has(name)) found.set(name, i + 1);
    }
  return found;
}

type Arrival =
  | { readonly type: 'toolFound'; readonly tool: keyof typeof en.tool }
  | { readonly type: 'lootFound'; readonly loot: keyof typeof en.loot }
  | { readonly type: 'eventDrawn'; readonly event: keyof typeof en.eventCard };

/** Nothing, if it is something else that happened. */
function nameOf(event: Arrival): string | undefined {
  switch (event.type) {
    case 'toolFound':
      return en.tool[event.tool].name;
    case 'lootFound':
      return en.loot[event.loot].name;
    case 'eventDrawn':
      return en.eventCard[event.event].name;
    default:
      return undefined;
  }
}
