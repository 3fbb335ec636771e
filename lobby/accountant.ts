import { partsOf, rulesOf } from '#games/index.ts';
import type { Misstep } from '#table/account.ts';
import { Accounting } from '#table/accounting.ts';
import type { AnyGame } from '#table/game.ts';
import type { GameRecord } from '#table/record.ts';
import { type AccountProgress, type Advice, type TurningPoint, verdictOf } from '#table/verdict.ts';
import { advise } from './think.ts';

/** Nobody reads more often than that, in milliseconds. */
const STEP = 400;

/** For a worker that does nothing else, and is ended when nobody looks any more: so nothing waits for it. */
export async function drawUp(record: GameRecord, tell: (progress: AccountProgress | 'none') => void): Promise<void> {
  const parts = partsOf(record.game, record.version);
  const [game, account] = [await rulesOf(record.game, record.version), await parts?.account?.()];
  if (game === undefined || account === undefined || record.outcome === undefined) return tell('none');
  const { valuing } = account;
  const accounting = new Accounting(game, valuing, record);
  const of = valuing.rounds;
  const told = (rounds: number, advice?: readonly Advice[]): void =>
    tell({
      verdict: verdictOf(valuing, accounting, rounds),
      ...{ advice: advice ?? [], rounds, of, isDone: advice !== undefined },
    });
  for (const _ of accounting.sketch());
  told(0);
  let last = performance.now();
  for (let n = 1; n <= of; n++) {
    for (const _ of accounting.round());
    if (n < 2 || (n < of && performance.now() - last < STEP)) continue;
    told(n);
    last = performance.now();
  }
  const { points } = verdictOf(valuing, accounting, of);
  told(of, await adviceOn(points, { game, record, accounting }));
}

interface Drawn {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly accounting: Accounting;
}

async function adviceOn(
  points: readonly TurningPoint[],
  { game, record, accounting }: Drawn,
): Promise<readonly Advice[]> {
  const advice: Advice[] = [];
  for (const { at, cause } of points) {
    const choice = cause === 'own' ? accounting.choice(at) : undefined;
    if (choice !== undefined) advice.push({ at, ...(await explained(choice, game, record)) });
  }
  return advice;
}

/** In the words of the hints. */
async function explained(choice: Misstep, game: AnyGame, { version, hash }: GameRecord): Promise<Omit<Advice, 'at'>> {
  const { seat, view, recalled, moves, made, better } = choice;
  const foresight = await partsOf(game.id, version)?.foresight?.();
  const [meaning] = foresight?.meanings(view, [better]) ?? [];
  const offers = moves.map((move) => ({ name: game.notate(move), move }));
  const hint = await advise({ game: game.id, version, seat, view, recalled, moves: offers, seed: hash });
  const isHint = hint?.move === game.notate(better);
  const reason = isHint ? hint.reasons[0] : undefined;
  const against = isHint ? undefined : hint?.others?.find(({ move }) => move === made)?.reason;
  return {
    ...{ seat, view, better },
    ...(meaning !== undefined && { meaning }),
    ...(reason && { reason }),
    ...(against && { against }),
  };
}
