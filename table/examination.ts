import type { AnyGame } from './game.ts';
import { type GameRecord, isUndo } from './record.ts';
import { type Comparison, compare, type Doubt, type Testimony } from './testimony.ts';
import { type Verification, verify } from './verify.ts';

/** What was found out about a record: whether it holds, how it fits what was remembered, how much was drawn. */
export interface Examination {
  readonly verdict: Verification;
  readonly comparisons: readonly Comparison[];
  readonly rolls: number;
}

/** Checks a record by itself and against what somebody remembers; with the game's rules, as far as they are there. */
export function examined(
  game: AnyGame | undefined,
  record: GameRecord,
  testimonies: readonly Testimony[],
): Examination {
  return {
    verdict: verify(game?.id === record.game ? game : undefined, record),
    comparisons: testimonies.map((testimony) => compare(game, record, testimony)),
    rolls: record.entries.reduce((sum, entry) => sum + (isUndo(entry) ? 0 : entry.rolls.length), record.setup.length),
  };
}

/** Everything that does not fit; `fits` says whether the dice have the reader's own salts, if there are any. */
export function doubtsIn({ verdict, comparisons }: Examination, fits: boolean | undefined): readonly Doubt[] {
  return [
    ...comparisons.flatMap(({ doubts }) => doubts),
    ...(fits === false ? [{ what: 'salt' } as const] : []),
    ...(verdict.holds
      ? []
      : [{ what: /^(the|a) secret/.test(verdict.why) ? 'secret' : 'record', at: verdict.entry } as const]),
  ];
}
