import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seat } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { Link, Push } from '#wire/client.ts';
import type { SeatInfo, StoryEntry, TableInfo } from '#wire/messages.ts';
import { Seals, saltsInMemory } from '#wire/seals.ts';
import type { Plan } from '#wire/talk.ts';
import type { Venue, VenueState } from '../../venue.ts';
import { TableModel } from '../model.ts';
import { newsIn } from '../sight.ts';

const TABLE = 'oak-elm-fox-10';
const [FIRST, SECOND, THIRD] = [0, 1, 2] as [Seat, Seat, Seat];

const sitting = (you: boolean, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ kind: 'person', name: '', figure: 0, you, present: true, standIn: false, awaited: false, ...more }) as SeatInfo;

/** A venue with one table, where seats see what `hands` says. */
class Table implements Venue {
  readonly kind = 'device';
  readonly state = signal<VenueState>('open');
  readonly wait = signal(undefined);
  readonly now = Date.now;
  readonly asked: unknown[] = [];
  readonly seats: SeatInfo[];
  hands: readonly string[] = [];
  toAct: Seat = FIRST;
  plans: readonly Plan[] = [];
  /** What is said to a move. */
  answer: unknown = { refused: 'not-your-turn' };
  private readonly story: StoryEntry[] = [];
  private readonly listeners = new Set<(push: Push) => void>();

  constructor(seats: SeatInfo[]) {
    this.seats = seats;
  }

  ask: Venue['ask'] = async (doing, body) => {
    this.asked.push({ do: doing, ...body });
    const { seat } = body as { readonly seat?: Seat };
    const look = {
      info: this.info(),
      frame: this.frame(seat),
      story: [...this.story],
      seen: 0,
      chat: [],
      plans: [...this.plans],
    };
    return (doing === 'look' ? look : doing === 'move' ? this.answer : {}) as never;
  };

  on: Venue['on'] = (listener) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly link: Link = {
    state: 'open',
    ask: this.ask,
    on: this.on,
    onState: (listener) => this.state.subscribe((state) => listener(state === 'open' ? 'open' : 'lost')),
  };
  readonly seals = new Seals(this.link, saltsInMemory());

  retry = (): void => undefined;
  renew = (): void => undefined;

  /** Somebody moves: everybody is told. */
  move(toAct: Seat): void {
    this.moveAll([toAct]);
  }

  /** One after the other moves, so quickly that everybody is told of all at once. */
  moveAll(next: readonly Seat[]): void {
    const made = next.map((toAct) => this.write(toAct));
    const { at: _, ...last } = made.pop()!;
    for (const viewer of [undefined, ...this.seats.keys()] as (Seat | undefined)[])
      this.tell({
        push: 'frame',
        frame: { ...this.frame(viewer), entry: { seat: last.seat as Seat }, events: last.events },
        before: made,
      });
  }

  /** Somebody moves, and nobody is told. */
  write(toAct: Seat): StoryEntry {
    const at = this.story.length + 1;
    const told = { at, seat: this.toAct, events: [{ type: `moved ${at}` }] };
    this.toAct = toAct;
    this.story.push(told);
    return told;
  }

  tell(push: Push): void {
    for (const listener of this.listeners) listener(push);
  }

  info(): TableInfo {
    const terms = {
      options: {},
      public: false,
      clock: { kind: 'none' },
      odds: true,
      hints: 'all',
      discreet: false,
    } as const;
    const told = { watching: 0, onlookers: [], now: 0, grace: 60_000 } as const;
    const standing = { phase: 'playing', yours: true, owner: '', commitment: '', ...told } as const;
    return { table: TABLE, game: 'toy', version: 1, seats: [...this.seats], ...terms, ...standing };
  }

  private frame(seat?: Seat): Frame {
    const viewer = seat ?? 'audience';
    const view = { viewer, hand: seat === undefined ? '?' : (this.hands[seat] ?? '?') };
    const at = this.story.length;
    return { table: TABLE, at, viewer, view, toAct: [this.toAct], moves: [], canUndo: false, events: [] };
  }
}

let model: TableModel;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  model.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function openAt(table: Table, pace = 0): Promise<void> {
  model = new TableModel(table, TABLE, () => ({ motion: pace, reading: pace, held: pace }));
  await vi.advanceTimersByTimeAsync(1);
}

test('whoever has no seat looks from the audience', async () => {
  await openAt(new Table([sitting(false), sitting(false)]));
  expect(model.viewer.value).toBe('audience');
  expect(model.stage.shown.value?.frame.viewer).toBe('audience');
});

test('whoever has one seat looks from there, and from nowhere else', async () => {
  const table = new Table([sitting(false), sitting(true)]);
  await openAt(table);
  expect(model.viewer.value).toBe(SECOND);
  expect(model.stage.shown.value?.frame.viewer).toBe(SECOND);
  const order = table.asked.filter((asked) => JSON.stringify(asked).includes('look'));
  const away = order.findIndex((asked) => (asked as { readonly do: string }).do === 'unlook');
  const seated = order.findIndex((asked) => 'seat' in (asked as object));
  expect(away).toBeGreaterThan(0);
  expect(seated).toBeGreaterThan(away);
});

test('several hands on one device are covered until somebody takes it', async () => {
  const table = new Table([sitting(true), sitting(true)]);
  table.hands = ['boss', 'dog'];
  table.toAct = SECOND;
  await openAt(table);
  expect(model.viewer.value).toBeUndefined();
  expect(model.stage.shown.value).toBeUndefined();
  expect(model.passTo.value).toBe(SECOND);
  model.reveal(SECOND);
  expect(model.stage.shown.value?.frame.view).toEqual({ viewer: SECOND, hand: 'dog' });
  expect(model.passTo.value).toBeUndefined();
});

test('the device is passed on when another of its players is to move, after what happened was seen', async () => {
  const table = new Table([sitting(true), sitting(true), sitting(false)]);
  table.hands = ['boss', 'dog'];
  await openAt(table, 1);
  model.reveal(FIRST);
  table.move(THIRD);
  await vi.advanceTimersByTimeAsync(5000);
  expect(model.passTo.value).toBeUndefined();
  table.move(SECOND);
  expect(model.passTo.value).toBeUndefined();
  await vi.advanceTimersByTimeAsync(5000);
  expect(model.passTo.value).toBe(SECOND);
  expect(model.viewer.value).toBe(FIRST);
});

test('where nothing is hidden the device goes round without a curtain', async () => {
  const table = new Table([sitting(true), sitting(true)]);
  await openAt(table);
  expect(model.viewer.value).toBe(FIRST);
  table.move(SECOND);
  await vi.advanceTimersByTimeAsync(1);
  expect(model.viewer.value).toBe(SECOND);
});

test('whoever returns looks from their seat, which is theirs again; a bot that they called themselves stays', async () => {
  const table = new Table([sitting(true, { standIn: true } as Partial<SeatInfo>), sitting(false)]);
  await openAt(table);
  expect(model.returned.value).toBe(true);
  expect(table.asked).not.toContainEqual({ do: 'back', table: TABLE, seat: FIRST });
  const bot = { strength: 'easy', since: 0, left: true };
  await openAt(new Table([sitting(true, { standIn: true, bot } as Partial<SeatInfo>), sitting(false)]));
  expect(model.returned.value).toBe(false);
});

test('a seat that is taken during the game is looked from', async () => {
  const table = new Table([sitting(false), sitting(false)]);
  await openAt(table);
  table.seats[1] = sitting(true);
  table.tell({ push: 'info', info: table.info() });
  await vi.advanceTimersByTimeAsync(1);
  expect(model.viewer.value).toBe(SECOND);
});

test('a move answers the newest frame, and a refusal is handed back', async () => {
  const table = new Table([sitting(true), sitting(false)]);
  await openAt(table, 1);
  table.move(SECOND);
  table.move(FIRST);
  const asking = model.move('take 3');
  expect(model.sending.value).toBe(true);
  expect(await asking).toEqual({ refused: 'not-your-turn' });
  expect(model.sending.value).toBe(false);
  expect(table.asked).toContainEqual({ do: 'move', table: TABLE, seat: FIRST, at: 2, move: 'take 3' });
});

test('a table rests until it is seen what a move has become', async () => {
  const table = new Table([sitting(true), sitting(false)]);
  await openAt(table);
  table.answer = { at: 1 };
  expect(await model.move('take 3')).toBeUndefined();
  expect(model.sending.value).toBe(true);
  await model.move('take 4');
  expect(model.asked).toBe(1);
  table.move(SECOND);
  expect(model.sending.value).toBe(false);
});

test('while others move one after the other, a move hears whose turn it is rather than that it comes late', async () => {
  const table = new Table([sitting(true), sitting(false)]);
  await openAt(table);
  table.answer = { refused: 'stale' };
  expect(await model.move('take 3')).toEqual({ refused: 'stale' });
  table.move(SECOND);
  expect(await model.move('take 3')).toEqual({ refused: 'not-your-turn' });
});

test('several moves told at once are played in their order, as one', async () => {
  const table = new Table([sitting(true), sitting(false), sitting(false)]);
  await openAt(table, 1);
  table.moveAll([SECOND, THIRD, FIRST]);
  expect(shownEvents()).toEqual(['moved 1', 'moved 2', 'moved 3']);
  expect(model.stage.playing.value).toBe(true);
  expect(newsIn(model.stage.shown.value!).map(({ at }) => at)).toEqual([1, 2, 3]);
});

test('what happened while the line was broken is played when it is back', async () => {
  const table = new Table([sitting(true), sitting(false)]);
  await openAt(table, 1);
  table.state.value = 'away';
  table.write(SECOND);
  table.state.value = 'open';
  await vi.advanceTimersByTimeAsync(1);
  expect(shownEvents()).toEqual(['moved 1']);
  expect(model.stage.playing.value).toBe(true);
});

test('more than anybody could follow is just there, and still news', async () => {
  const table = new Table([sitting(true), sitting(false)]);
  await openAt(table, 1);
  table.moveAll(Array.from({ length: 9 }, () => SECOND));
  expect(model.stage.playing.value).toBe(false);
  expect(newsIn(model.stage.shown.value!)).toHaveLength(9);
});

test('a table that was just opened has no news', async () => {
  const table = new Table([sitting(true), sitting(false)]);
  table.write(SECOND);
  await openAt(table, 1);
  expect(newsIn(model.stage.shown.value!)).toEqual([]);
});

const shownEvents = (): readonly string[] =>
  model.stage.shown.value!.frame.events.map((event) => (event as { readonly type: string }).type);

test('whoever hurries what others do is shown it faster, until it is their turn', async () => {
  const table = new Table([sitting(true), sitting(false), sitting(false)]);
  table.toAct = SECOND;
  await openAt(table, 1);
  const shownAfter = async (time: number): Promise<boolean> => {
    table.move(THIRD);
    table.move(SECOND);
    await vi.advanceTimersByTimeAsync(time);
    return !model.stage.playing.value;
  };
  expect(await shownAfter(1000)).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  model.isHurried.value = true;
  expect(await shownAfter(1000)).toBe(true);
  expect(model.isHurried.value).toBe(true);
  table.move(FIRST);
  await vi.advanceTimersByTimeAsync(1000);
  expect(model.isHurried.value).toBe(false);
});

test('what was shown is reported, so that the next visit begins there', async () => {
  const table = new Table([sitting(true), sitting(false)]);
  await openAt(table);
  table.move(SECOND);
  await vi.advanceTimersByTimeAsync(1);
  expect(table.asked).toContainEqual({ do: 'seen', table: TABLE, seat: FIRST, at: 1 });
});

test('what nobody sees is not reported', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }));
  const table = new Table([sitting(true), sitting(false)]);
  await openAt(table);
  table.move(SECOND);
  await vi.advanceTimersByTimeAsync(1);
  expect(table.asked).not.toContainEqual(expect.objectContaining({ do: 'seen' }));
});

test('plans are shown by seat, the last of each, as long as whoever laid them sits there', async () => {
  const table = new Table([sitting(true, { badge: 'me' }), sitting(false, { badge: 'ben' })]);
  table.plans = [{ seat: 1, by: 'ben', n: 1, data: 'here' }];
  await openAt(table);
  expect(model.plans.value).toEqual([{ seat: SECOND, data: 'here' }]);
  table.tell({ push: 'plan', table: TABLE, plan: { seat: 1, by: 'ben', n: 3, data: 'or there' } });
  table.tell({ push: 'plan', table: TABLE, plan: { seat: 1, by: 'ben', n: 2, data: 'late' } });
  expect(model.plans.value).toEqual([{ seat: SECOND, data: 'or there' }]);
  table.move(SECOND);
  expect(model.plans.value).toHaveLength(1);
  table.tell({ push: 'plan', table: TABLE, plan: { seat: 1, by: 'somebody else', n: 4, data: 'old' } });
  expect(model.plans.value).toEqual([]);
});

test('a bot’s plans are its own, as long as a bot plays there', async () => {
  const table = new Table([
    sitting(true, { badge: 'me' }),
    { kind: 'bot', name: 'Otto', strength: 'easy', warm: false },
  ]);
  table.plans = [{ seat: 1, by: 'bot', n: 1, data: 'here' }];
  await openAt(table);
  expect(model.plans.value).toEqual([{ seat: SECOND, data: 'here', isBots: true }]);
  table.seats[1] = sitting(false, { badge: 'ben' });
  table.tell({ push: 'info', info: table.info() });
  expect(model.plans.value).toEqual([]);
});

test('what the reader has in mind is shown at once, and stays when the host has it', async () => {
  const table = new Table([sitting(true, { badge: 'me' }), sitting(false)]);
  await openAt(table);
  const asked = model.plan('mine');
  expect(model.plans.value).toEqual([{ seat: FIRST, data: 'mine' }]);
  table.tell({ push: 'plan', table: TABLE, plan: { seat: 0, by: 'me', n: 1, data: 'mine' } });
  await asked;
  expect(model.plans.value).toEqual([{ seat: FIRST, data: 'mine' }]);
  expect(table.asked).toContainEqual({ do: 'plan', table: TABLE, seat: FIRST, data: 'mine' });
});
