import { quick } from '#table/chance.ts';
import { granted } from '#table/refusal.ts';
import type { DoubtCode } from '#table/testimony.ts';
import { begun, Place } from './place.ts';
import { playOn } from './playing.ts';
import { type Swap, swapped, undoIn } from './swaps.ts';
import type { Lie } from './tales.ts';

const TERMS = { seats: 3 } as const;

/** A game of two people and a bot, with something taken back where the game lets them. */
async function played(game: string, seed: string, lie?: Lie) {
  const place = new Place(seed);
  const players = [place.player('Mira'), place.player('Jonas')];
  if (lie !== undefined) place.lie = lie;
  const table = await begun(players, { game, ...TERMS });
  await playOn(players, table, quick(`${seed} whim`));
  return { place, players, table };
}

/** The same, with something taken back in it. Salts are drawn anew each time, and so is the game. */
async function playedWithUndo(game: string, seed: string) {
  for (;;) {
    const one = await played(game, seed);
    const record = granted(await one.players[0]!.link.ask('record', { table: one.table }));
    if (undoIn(record) > 0) return { ...one, record };
    for (const player of one.players) player.close();
  }
}

/** What the first of two people finds when the host hands out something else than what was played. */
export async function caught(game: string, swap: Swap, seed: string): Promise<readonly DoubtCode[]> {
  const { place, players, table, record } = await playedWithUndo(game, seed);
  const lie = await swapped(swap, record, seed);
  place.lie = (said) => (said.ok?.entries === undefined ? said : { ...said, ok: lie });
  const found = await players[0]!.examine(table, 0);
  for (const player of players) player.close();
  return found;
}

/** What the person finds to whom another tale was told. */
export async function misled(game: string, tale: (to: string) => Lie, seed: string): Promise<readonly DoubtCode[]> {
  const { place, players, table } = await played(game, seed, tale('Jonas'));
  place.lie = (said) => said;
  const found = await players[1]!.examine(table, 1);
  const honest = await players[0]!.examine(table, 0);
  for (const player of players) player.close();
  if (honest.length > 0) throw new Error(`somebody who was told the truth doubts it: ${honest.join(', ')}`);
  return found;
}
