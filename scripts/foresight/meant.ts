// What is said of moves, held against what comes of them: what foresight found is added up for texts and boards, and what they
// read from it must come true as well.

import { pathToFileURL } from 'node:url';
import { type Chance, reading } from '#table/game.ts';
import type { Tallies } from '#table/lawbook.ts';
import type { Stopover } from '#table/walk.ts';

/** Something that is said of a move, and whether it came when the move was made in some world. */
export interface Claim {
  /** The first word says of what kind it is. */
  readonly what: string;
  /** 0 is never said: it came, though nobody spoke of it. */
  readonly chance: number;
  /** Two standard errors of the chance; 0 where it is exact. */
  readonly error: number;
  readonly came: boolean;
}

/** Makes the move of a spot, and judges what was said of it; `test/meant.ts` of a game. */
export type Meant = (spot: Stopover, meaning: object) => readonly Claim[];

export async function meantIn(id: string): Promise<Meant> {
  const { meant }: { meant: Meant } = await import(pathToFileURL(`games/${id}/test/meant.ts`).href);
  return meant;
}

/** What is called certain and does not come, or is ruled out and comes. */
export function brokenIn({ game, move }: Stopover, claims: readonly Claim[]): readonly string[] {
  return claims
    .filter(({ chance, error, came }) => error === 0 && (chance === 1 ? !came : chance === 0 && came))
    .map(({ what, chance }) => `${game.notate(move)}: “${what}” is said with ${chance}, and it is not so`);
}

/** Chances must come out about right: one claim of each kind counts, because those about one move have to do with each other. */
export function tallyIn(tallies: Tallies, claims: readonly Claim[], dice: Chance): void {
  const kinds = Map.groupBy(
    claims.filter(({ chance }) => chance > 0),
    ({ what }) => /^(then )?\S+/.exec(what)![0],
  );
  for (const [kind, alike] of kinds) {
    const { chance, error, came } = alike[dice.below(alike.length)]!;
    tallies.tally(`said ${kind}`, Number(came), chance, chance * (1 - chance) + (error / 2) ** 2);
  }
}

/** In the world as it is, and in others that look the same. */
export function judge(meant: Meant, spot: Stopover, meaning: object, worlds: number): readonly string[] {
  const { game, state, seat, chance } = spot;
  const view = game.view(reading(state), seat);
  const drawn = Array.from({ length: worlds }, () => game.determinize(view, chance));
  return [state, ...drawn].flatMap((world) => brokenIn(spot, meant({ ...spot, state: world }, meaning)));
}
