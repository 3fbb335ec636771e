import type { TableRow } from '#lobby/archive.ts';
import { badgeOf } from '#lobby/badge.ts';
import { sealOf } from '#table/chance.ts';
import type { Chance } from '#table/game.ts';
import type { Command } from '#wire/messages.ts';
import type { PostOffice } from './post-office.ts';
import { type Held, Picker, Scene } from './scene.ts';

/** What can happen, and how often it does. */
const KINDS = {
  create: 1,
  set: 1,
  sit: 18,
  free: 5,
  sendAway: 5,
  bot: 2,
  call: 6,
  dismiss: 2,
  lend: 8,
  take: 10,
  reclaim: 6,
  ask: 4,
  answer: 6,
  look: 16,
  watch: 4,
  unlook: 2,
  start: 10,
  unseal: 10,
  move: 36,
  blunder: 3,
  undo: 3,
  wait: 12,
  leave: 2,
  back: 2,
  resign: 5,
  rematch: 10,
  branch: 5,
  past: 3,
  hint: 2,
  record: 3,
  lead: 4,
  say: 1,
  phrase: 1,
  plan: 1,
  note: 2,
  notes: 2,
  mute: 1,
  oust: 3,
  seen: 1,
  wrong: 1,
  lobby: 1,
  pry: 5,
  closeTable: 1,
  forget: 1,
  hangUp: 2,
  open: 4,
  tick: 2,
  restart: 1,
} as const;
export type Kind = keyof typeof KINDS;

/** What happens next. Numbers say with whom and where; what they mean is settled when it happens, so that any step can be left out. */
export interface Step {
  readonly kind: Kind;
  readonly numbers: readonly number[];
  /** At the same time as the next. */
  readonly together: boolean;
}

const ALL = (Object.keys(KINDS) as Kind[]).flatMap((kind) => Array<Kind>(KINDS[kind]).fill(kind));
const LARGE = 2 ** 16;
/** One in so many happens at the same time as the next. */
const TOGETHER = 5;

export function randomSteps(chance: Chance, length: number): readonly Step[] {
  const step = (kind: Kind): Step => ({
    kind,
    numbers: [0, 1, 2, 3].map(() => chance.below(LARGE)),
    together: chance.below(TOGETHER) === 0,
  });
  return [step('create'), ...Array.from({ length: length - 1 }, () => step(ALL[chance.below(ALL.length)]!))];
}

/** A command without its id. */
type Ask = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never;

/** What is done on a stage: a command from a window, or something that nobody asks for. */
export type Deed =
  | { readonly window: number; readonly ask: Ask }
  | { readonly act: 'forget' | 'hangUp'; readonly window: number }
  | { readonly act: 'open'; readonly window: number; readonly process: number }
  | { readonly act: 'wait' | 'tick' | 'restart' };

/** Salts can be found in text too. */
/** What notes look like. */
export const NOTE = /%note \d+%/g;

export const SALT = 'salt-of-somebody-';

const saltOf = (seat: number): string => `${SALT}${seat}`;

/** How somebody takes a seat, with or without a part in the dice. */
const sitting = (table: string, seat: number, name: string, isSealed: boolean): Ask => ({
  do: 'sit',
  aware: true,
  table,
  seat,
  name,
  ...(isSealed ? { seal: sealOf(saltOf(seat)) } : {}),
});

const GAMES = ['art-robbery', 'beutezug', 'burgle-bros'] as const;
const BLUNDERS = ['sneeze', 'roll', 'dog', '4 4a', 'play 4 from 0', 'peek A1'] as const;
const CLOCKS = [{ kind: 'none' }, { kind: 'none' }, { kind: 'move', minutes: 1 }] as const;

const QUESTIONS = [{ kind: 'undo' }, { kind: 'undo' }, { kind: 'pause' }, { kind: 'resume' }] as const;

type Settled = Deed | undefined | Promise<Deed | undefined>;

/** Somebody in a seat asks for something. */
const fromSeat =
  (phases: readonly TableRow['phase'][], ask: (held: Held, pick: Picker, scene: Scene) => Ask | Promise<Ask>) =>
  async (scene: Scene, pick: Picker): Promise<Deed | undefined> => {
    const row = pick.table(scene.in(...phases));
    const held = row && pick.of(scene.held(row));
    return held && { window: held.window, ask: await ask(held, pick, scene) };
  };

/** The badge of somebody who may be there. */
const someBadge = (table: string, pick: Picker, scene: Scene): string =>
  badgeOf(table, scene.stage.windows[pick.of(scene.people()) ?? 0]?.person?.id ?? '');

/** The owner asks for something. */
const fromOwner =
  (ask: (row: TableRow, pick: Picker, scene: Scene) => Ask | undefined) =>
  (scene: Scene, pick: Picker): Deed | undefined => {
    const row = pick.table(scene.in('seating'));
    const window = row && pick.of(scene.windows(row.owner));
    const wish = row && ask(row, pick, scene);
    return window === undefined || wish === undefined ? undefined : { window, ask: wish };
  };

/** Something happens to somebody. */
const toSomebody = (act: 'forget' | 'hangUp') => (scene: Scene, pick: Picker) => {
  const window = pick.of(scene.people());
  return window === undefined ? undefined : { act, window };
};

const SETTLE: { readonly [K in Kind]: (scene: Scene, pick: Picker) => Settled } = {
  create: (scene, pick) => {
    const window = pick.of(scene.people());
    const game = GAMES[pick.number() % GAMES.length]!;
    const n = pick.number();
    const terms = {
      seats: 2 + (n % 2),
      public: n % 4 < 2,
      clock: CLOCKS[n % CLOCKS.length]!,
      hints: n % 3 > 0,
      discreet: n % 5 === 0,
    };
    return window === undefined ? undefined : { window, ask: { do: 'create', game, ...terms } };
  },
  set: fromOwner(({ id }, pick) => ({ do: 'set', table: id, seats: 2 + (pick.number() % 2) })),
  sit: (scene, pick) => {
    const row = pick.table(scene.in('seating', 'playing'));
    const window = pick.of(scene.people());
    if (row === undefined || window === undefined) return undefined;
    const free = row.places.flatMap((place, seat) =>
      place.kind === 'open' || (place.kind === 'bot' && place.warm) ? [seat] : [],
    );
    const mine = scene.held(row).filter((held) => held.window === window);
    const reserved = mine.map(({ seat }) => seat);
    const seat = pick.of(reserved.length > 0 && pick.number() % 2 === 0 ? reserved : free) ?? 0;
    return { window, ask: sitting(row.id, seat, scene.nameOf(window), pick.number() % 4 === 0) };
  },
  free: fromSeat(['seating'], ({ table, seat }) => ({ do: 'free', table, seat })),
  sendAway: fromOwner(({ id, owner, places }, pick) => {
    const others = places.flatMap((place, seat) => (place.kind === 'person' && place.person !== owner ? [seat] : []));
    const seat = pick.of(others);
    return seat === undefined ? undefined : { do: 'free', table: id, seat };
  }),
  bot: fromOwner(({ id, places }, pick) => ({
    do: 'bot',
    table: id,
    seat: pick.number() % places.length,
    strength: 'easy',
  })),
  /** A bot for somebody else in a running game, who may be there or not. */
  call: fromSeat(['playing'], ({ table, seat }, pick) => ({
    do: 'bot',
    table,
    seat: (seat + 1 + (pick.number() % 2)) % 3,
    strength: 'easy',
  })),
  /** The seat of somebody whose windows are closed, if there is one, and else of anybody. */
  lend: fromSeat(['playing'], ({ table, seat }, pick, scene) => ({
    do: 'lend',
    table,
    seat: pick.of(scene.left(table)) ?? (seat + 1 + (pick.number() % 2)) % 3,
  })),
  /** A friend with the key, or somebody who has none. */
  take: (scene, pick) => {
    const row = pick.table(scene.in('playing'));
    const window = pick.of(scene.people());
    if (row === undefined || window === undefined) return undefined;
    const lent = row.places.flatMap((place, seat) =>
      place.kind === 'person' && place.key !== undefined ? [{ seat, key: place.key }] : [],
    );
    const { seat, key } = pick.of(lent) ?? { seat: 0, key: '0'.repeat(32) };
    return { window, ask: { do: 'take', table: row.id, seat, key, name: scene.nameOf(window) } };
  },
  reclaim: (scene, pick) => {
    const row = pick.table(scene.in('playing'));
    const claims = (row?.places ?? []).flatMap((place, seat) =>
      place.kind === 'person' && place.for !== undefined
        ? scene.windows(place.for.person).map((window) => ({ window, seat }))
        : [],
    );
    const claim = pick.of(claims);
    return claim && { window: claim.window, ask: { do: 'back', table: row!.id, seat: claim.seat } };
  },
  dismiss: fromSeat(['playing'], ({ table }, pick) => ({ do: 'free', table, seat: pick.number() % 3 })),
  ask: fromSeat(['playing'], ({ table, seat }, pick) => ({ do: 'ask', table, seat, question: pick.of(QUESTIONS)! })),
  answer: fromSeat(['playing'], ({ table, seat }, pick) => ({
    do: 'answer',
    table,
    seat,
    yes: pick.number() % 4 > 0,
  })),
  look: fromSeat(['seating', 'playing', 'over'], ({ table, seat }) => ({ do: 'look', table, seat })),
  watch: (scene, pick) => {
    const [row, window] = [pick.table(scene.rows), pick.of(scene.windows())];
    return row && window !== undefined ? { window, ask: { do: 'look', table: row.id } } : undefined;
  },
  unlook: fromSeat(['seating', 'playing', 'over'], ({ table, seat }) => ({ do: 'unlook', table, seat })),
  // Somebody must have come, or it is refused.
  start: fromOwner(({ id, places }) =>
    places.some((place) => place.kind === 'person') ? { do: 'start', table: id } : undefined,
  ),
  unseal: (scene, pick) => {
    const row = pick.table(scene.in('seating').filter(({ dealing }) => dealing !== undefined));
    const held = row && pick.of(scene.held(row));
    return (
      held && { window: held.window, ask: { do: 'open', table: held.table, seat: held.seat, salt: saltOf(held.seat) } }
    );
  },
  move: async (scene, pick) => {
    const row = pick.table(scene.in('playing'));
    const held = row === undefined ? [] : scene.held(row);
    const seats = [...new Set(held.map(({ seat }) => seat))];
    for (const seat of seats) {
      const { at, names } = await scene.moves(row!.id, seat);
      const move = pick.of(names);
      const window = pick.of(held.filter((each) => each.seat === seat))!.window;
      if (move !== undefined) return { window, ask: { do: 'move', table: row!.id, seat, at, move } };
    }
    return { act: 'wait' };
  },
  /** What is refused must not tell either. */
  blunder: fromSeat(['playing'], async ({ table, seat }, pick, scene) => ({
    do: 'move',
    table,
    seat,
    at: (await scene.moves(table, seat)).at,
    move: pick.of(BLUNDERS)!,
  })),
  undo: fromSeat(['playing'], async ({ table, seat }, _, scene) => ({
    do: 'undo',
    table,
    seat,
    at: (await scene.moves(table, seat)).at,
  })),
  wait: () => ({ act: 'wait' }),
  leave: fromSeat(['playing'], ({ table, seat }) => ({ do: 'leave', table, seat })),
  back: fromSeat(['playing'], ({ table, seat }) => ({ do: 'back', table, seat })),
  resign: fromSeat(['playing'], ({ table, seat }) => ({ do: 'resign', table, seat })),
  rematch: fromSeat(['over'], ({ table }) => ({ do: 'rematch', table })),
  branch: fromSeat(['over'], ({ table }, pick) => ({
    do: 'branch',
    table,
    at: pick.number() % 6,
    friends: pick.number() % 2 === 0,
  })),
  past: fromSeat(['playing', 'over'], ({ table, seat }, pick) => ({ do: 'past', table, seat, at: pick.number() % 6 })),
  hint: fromSeat(['playing'], async ({ table, seat }, _, scene) => ({
    do: 'hint',
    table,
    seat,
    at: (await scene.moves(table, seat)).at,
  })),
  record: fromSeat(['playing', 'over'], ({ table }) => ({ do: 'record', table })),
  /** From a seat or from the audience, where it is over or not, and may be looked back on or not. */
  lead: (scene, pick) => {
    const row = pick.table(scene.in('playing', 'over'));
    const window = pick.of(scene.people());
    if (row === undefined || window === undefined) return undefined;
    const n = pick.number();
    const spot = { at: n % 6, ...(n % 2 === 0 && { as: n % 3 }), ...(n % 5 === 0 && { blind: true as const }) };
    return { window, ask: { do: 'lead', table: row.id, ...(n % 7 > 0 && { spot }) } };
  },
  say: fromSeat(['seating', 'playing', 'over'], ({ table }) => ({ do: 'say', table, text: 'hello' })),
  phrase: fromSeat(['seating', 'playing', 'over'], ({ table }) => ({ do: 'phrase', table, phrase: 'one-moment' })),
  plan: fromSeat(['playing'], ({ table, seat }) => ({ do: 'plan', table, seat, data: 'wave' })),
  note: fromSeat(['playing'], ({ table }, pick) => ({ do: 'note', table, text: `%note ${pick.number()}%` })),
  notes: (scene, pick) => {
    const [row, window] = [pick.table(scene.rows), pick.of(scene.windows())];
    return row && window !== undefined ? { window, ask: { do: 'notes', table: row.id } } : undefined;
  },
  seen: fromSeat(['playing'], ({ table, seat }, pick) => ({ do: 'seen', table, seat, at: pick.number() % 6 })),
  wrong: fromSeat(['playing', 'over'], ({ table, seat }, pick) => ({
    do: 'wrong',
    table,
    seat,
    at: pick.number() % 6,
    why: 'Hm',
  })),
  mute: fromSeat(['seating', 'playing'], ({ table }, pick, scene) => ({
    do: 'mute',
    table,
    badge: someBadge(table, pick, scene),
    on: pick.number() % 2 === 0,
  })),
  oust: fromSeat(['seating', 'playing', 'over'], ({ table }, pick, scene) => ({
    do: 'oust',
    table,
    badge: someBadge(table, pick, scene),
    on: pick.number() % 3 > 0,
  })),
  lobby: (scene, pick) => {
    const window = pick.of(scene.windows());
    return window === undefined ? undefined : { window, ask: { do: 'lobby', on: true } };
  },
  /** Wants to see something that may not be theirs. */
  pry: async (scene, pick) => {
    const [row, window] = [pick.table(scene.rows), pick.of(scene.windows())];
    if (row === undefined || window === undefined) return undefined;
    const where = { table: row.id, seat: pick.number() % row.places.length };
    const asks: readonly Ask[] = [
      { do: 'look', ...where },
      { do: 'past', ...where, at: 0 },
      { do: 'past', table: row.id, at: 0 },
      { do: 'hint', ...where, at: (await scene.moves(where.table, where.seat)).at },
      { do: 'record', table: row.id },
    ];
    return { window, ask: pick.of(asks)! };
  },
  closeTable: fromOwner(({ id }) => ({ do: 'close', table: id })),
  forget: toSomebody('forget'),
  hangUp: toSomebody('hangUp'),
  open: (scene, pick) => {
    const closed = scene.stage.windows.flatMap(({ visit }, i) => (visit === undefined ? [i] : []));
    const window = pick.of(closed);
    return window === undefined ? undefined : { act: 'open', window, process: pick.number() };
  },
  tick: () => ({ act: 'tick' }),
  restart: () => ({ act: 'restart' }),
};

/** What a step comes to as things stand. */
export async function settled({ kind, numbers }: Step, stages: readonly PostOffice[]): Promise<Deed | undefined> {
  return SETTLE[kind](new Scene(stages), new Picker(numbers));
}
