import type { Happening } from '#board/contract.ts';
import { type Seat, seatsOf } from '#table/game.ts';
import { BOXES, RAIDS, type Token, tokenNamed } from '../../components.ts';
import type { Event } from '../../state.ts';
import type { View } from '../../view.ts';

/** What stands out in a game that is over. */
export interface Moments {
  /** The token that changed hands most often within its raid. */
  readonly restless: { readonly raid: number; readonly token: Token; readonly times: number };
  readonly dogMoves: number;
  readonly bossesKept: number;
}

/** Undefined where the story is not known. */
export function momentsOf(story: readonly Happening<Event>[]): Moments | undefined {
  let [raid, dogMoves, bossesKept] = [0, 0, 0];
  let restless: Moments['restless'] | undefined;
  const taken = new Map<string, number>();
  for (const event of story.flatMap(({ events }) => events)) {
    if (event.type === 'took' || event.type === 'stole') {
      const key = `${raid} ${event.token}`;
      const times = (taken.get(key) ?? 0) + 1;
      taken.set(key, times);
      if (times > (restless?.times ?? 0)) restless = { raid, token: event.token, times };
    }
    if (event.type === 'fetchedDog' || event.type === 'gaveDog') dogMoves += 1;
    if (event.type === 'bossKept') bossesKept += 1;
    if (event.type === 'raidBegan') raid = event.raid;
  }
  return restless === undefined ? undefined : { restless, dogMoves, bossesKept };
}

/** What somebody has in the end, raid by raid. */
export interface Takings {
  readonly points: readonly number[];
  readonly alibis: number;
  readonly bosses: number;
}

/** When the game is over all stacks are open; the fine has left them. */
export function takingsOf(view: View): readonly Takings[] {
  const box = BOXES[view.options.tokens];
  return seatsOf(view.seats).map((seat) => {
    const stacks = RAIDS.map((_, raid) => view.safe[seat]![raid]!.filter((token) => token !== '?'));
    const sum = (worth: readonly number[], raid: number): number =>
      stacks[raid]!.reduce((total, name) => total + worth[tokenNamed(box, raid, name)]!, 0);
    return {
      points: RAIDS.map((_, raid) => sum(box.points, raid)),
      alibis: RAIDS.reduce((total, _, raid) => total + sum(box.alibis, raid), 0),
      bosses: stacks.filter((stack) => stack.includes('boss')).length,
    };
  });
}

/** Who was arrested, and who was fined, as the story tells. */
export function sentencesOf(story: readonly Happening<Event>[]): Sentences {
  const events = story.flatMap(({ events }) => events);
  const arrest = events.find((event) => event.type === 'arrested');
  return { arrested: arrest?.seats ?? [], alibis: arrest?.alibis ?? 0, fine: events.find(isFine) };
}

export type Fine = Extract<Event, { readonly type: 'fined' }>;
const isFine = (event: Event): event is Fine => event.type === 'fined';

export interface Sentences {
  readonly arrested: readonly Seat[];
  /** How many alibis the arrested have each. */
  readonly alibis: number;
  readonly fine: Fine | undefined;
}
