import { catalogue } from '#games/index.ts';
import { quick } from '#table/chance.ts';
import { granted } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';
import { begins, begun, Place, type Player } from './place.ts';
import { playOn } from './playing.ts';

/** What happened in honest games, and what devices found in them. */
export interface Honesty {
  readonly found: string[];
  /** Lines that broke and came back, pages that were loaded anew, entries taken back, games after the first. */
  losses: number;
  reloads: number;
  undos: number;
  rematches: number;
  /** Games that one person goes on with alone, and with friends, whose seals are new. */
  branches: number;
  friends: number;
}

/** At one of so many messages a line breaks. */
const BREAKS = 150;

/**
 * An honest game in which lines break and come back, people load their pages anew, take back, look on from the start or
 * from the middle, play again and go on from the middle: what do their devices find? Nothing, or an honest host is accused.
 */
export async function accused(game: string, seed: string): Promise<Honesty> {
  const place = new Place(seed);
  const whim = quick(`${seed} whim`);
  const weather = quick(`${seed} weather`);
  const players = [place.player('Mira'), place.player('Jonas')];
  const [watcher, late] = [place.player('Eva'), place.player('Noor')];
  const all = [...players, watcher, late];
  for (const player of all) player.breaks = () => weather.below(BREAKS) === 0;
  const seen: Honesty = { found: [], losses: 0, reloads: 0, undos: 0, rematches: 0, branches: 0, friends: 0 };
  const note = async (player: Player, table: string, seat?: number): Promise<void> => {
    for (const what of await player.examine(table, seat)) seen.found.push(`${player.name}: ${what}`);
  };
  const rules = (await catalogue[game]!.rules()).game;
  const seats = Math.min(rules.seats.max, Math.max(rules.seats.min, 2) + whim.below(2));
  const table = await begun(players, { game, seats: Math.max(2, seats) });
  watcher.look(table);
  const comes = whim.below(40);
  const trouble = async (at: number): Promise<void> => {
    // Somebody whose network is back need not wait for the next try.
    for (const player of all) if (player.link.state === 'lost' && weather.below(4) === 0) player.link.retry();
    if (at >= comes && late.seen === undefined) late.look(table);
    const seat = whim.below(18);
    if (seat > 2) return;
    seen.reloads += 1;
    all[seat]!.reload(table, seat < players.length ? seat : undefined);
    await all[seat]!.until(({ frame }) => frame !== undefined);
  };
  await playOn(players, table, whim, Number.POSITIVE_INFINITY, trouble);
  const { at } = players[0]!.seen!.frame!;
  if (late.seen === undefined) late.look(table);
  for (const looker of [watcher, late]) {
    await looker.until(({ frame }) => (frame?.at ?? 0) >= at);
    await note(looker, table);
  }
  for (const [seat, player] of players.entries()) await note(player, table, seat);
  seen.undos = players[0]!.seen!.story.filter(({ to }) => to !== undefined).length;
  if (whim.below(3) === 0) {
    seen.branches += 1;
    const branch = granted(
      await players[0]!.link.ask('branch', { table, at: whim.below(at), dice: whim.below(2) ? 'new' : 'kept' }),
    );
    players[0]!.look(branch.table, 0);
    await players[0]!.until(({ frame }) => frame !== undefined);
    // It may be a bot's turn, which moves when the place looks after its tables.
    await place.lobby.tick();
    await playOn([players[0]!], branch.table, whim);
    await note(players[0]!, branch.table, 0);
  }
  /** All sit down at a table that is dealt with seals of its own, and play it to the end. */
  const playAgain = async ({ table, ...info }: TableInfo, start?: () => Promise<object>): Promise<void> => {
    for (const [seat, player] of players.entries()) {
      player.look(table);
      begins(await player.seals.sit({ table, ...info }, { seat, name: player.name, aware: true }));
    }
    if (start !== undefined) begins(await start());
    for (const [seat, player] of players.entries()) player.look(table, seat);
    await Promise.all(players.map((player) => player.until(({ frame }) => frame !== undefined)));
    await place.lobby.tick();
    await playOn(players, table, whim);
    for (const [seat, player] of players.entries()) await note(player, table, seat);
  };
  if (whim.below(3) === 0) {
    seen.friends += 1;
    const branch = granted(
      await players[0]!.link.ask('branch', { table, at: whim.below(at), friends: true }),
    ) as TableInfo;
    await playAgain(branch, () => players[0]!.seals.start(branch.table));
  }
  if (whim.below(3) === 0) {
    seen.rematches += 1;
    // With the last of them it is dealt.
    await playAgain(granted(await players[1]!.link.ask('rematch', { table })) as TableInfo);
  }
  for (const player of all) {
    seen.losses += player.losses;
    player.close();
  }
  await place.lobby.close();
  return seen;
}
