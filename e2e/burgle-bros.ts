import type { Locator, Page } from '@playwright/test';
import type { Event } from '#games/burgle-bros/event.ts';
import { game } from '#games/burgle-bros/index.ts';
import { en } from '#games/burgle-bros/text/en/index.ts';
import { fair } from '#table/chance.ts';
import { seatsOf } from '#table/game.ts';
import { Play } from '#table/play.ts';
import { granted } from '#table/refusal.ts';
import { isSquare } from '../games/burgle-bros/components/squares.ts';
import { type Script, saltOf } from '../scripts/staging.ts';
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
export function arrivals({ options, seats, secret, moves }: Script): ReadonlyMap<string, number> {
  const salts = seatsOf(seats).map(saltOf);
  const play = new Play(game, { options: options as never, seats, salts }, fair(secret, salts, 0));
  const found = new Map<string, number>();
  for (const { seat, move } of moves) {
    const decision = granted(play.decide(seat, move, fair(secret, salts, play.stream)));
    play.accept(decision);
    for (const name of decision.events.flatMap(nameOf)) if (!found.has(name)) found.set(name, play.at);
  }
  return found;
}

function nameOf(event: Event): string[] {
  if (event.type === 'toolFound') return [en.tool[event.tool].name];
  if (event.type === 'lootFound') return [en.loot[event.loot].name];
  return event.type === 'eventDrawn' ? [en.eventCard[event.event].name] : [];
}
