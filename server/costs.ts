import type { Doing } from '#wire/messages.ts';

/**
 * What a command weighs. One is about 50 microseconds of the main thread, what a `ping` takes with its way through the
 * socket. The others follow from how long 200 of each kept the event loop busy, asked one after the other in all three
 * games (microseconds: look 600 to 900, a move 400 to 800, a new table 400 to 600, a change of seats 150 to 450, lists 120
 * to 500, past 250 to 400 besides its thread, a line of chat 150), rounded up where a branch writes a whole game.
 */
export const COSTS = {
  ping: 1,
  unlook: 1,
  sight: 1,
  seen: 2,
  say: 4,
  phrase: 4,
  react: 4,
  lead: 4,
  notes: 4,
  note: 4,
  set: 8,
  sit: 8,
  bot: 8,
  free: 8,
  open: 8,
  leave: 8,
  back: 8,
  resign: 8,
  ask: 8,
  lend: 8,
  take: 8,
  answer: 8,
  close: 8,
  holiday: 8,
  mute: 8,
  oust: 8,
  block: 8,
  invite: 12,
  companions: 12,
  report: 12,
  wrong: 12,
  move: 12,
  // Each bot at the table is shown it, and looks what it is asked for.
  plan: 16,
  undo: 12,
  lobby: 12,
  hint: 12,
  past: 12,
  create: 16,
  look: 20,
  record: 20,
  start: 20,
  rematch: 20,
  branch: 100,
} as const satisfies Record<Doing, number>;

/**
 * What each entry of a table weighs that nobody has open: it is played again first. That takes up to 100 microseconds, most where much
 * was taken back, and a third of it in most records.
 */
export const ENTRY = 2;

/** Tables are opened one after the other, each asker's in turn. */
export const OPENINGS = { atOnce: 1, perAsker: 40, inAll: 5000 } as const;

/** What a request below `/api` weighs, and those that read more than a row or two. */
export const ERRAND = 8;
export const ERRANDS: Readonly<Record<string, number>> = {
  // So many people are let in from one address in an hour.
  'POST /api/me': 0,
  'GET /api/me/export': 400,
  'GET /api/me/finished': 40,
  'GET /api/me/games': 400,
  'GET /api/tables/:table/record': 20,
  'DELETE /api/me': 100,
};

/** What a name of a table costs besides that nobody has: a few mistyped links are free, guessing is not. */
export const GUESS = 400;

/** So many letters of an answer weigh as much as a ping: they are read, copied between threads, written and sent. */
export const LETTERS = 2048;

/** How many hints and looks at the past may wait: one socket's worth for each asker, and what one thread does in a minute or so. */
export const MOST_WAITING = { perAsker: 8, inAll: 400 } as const;

/** What reads much and answers at length. However many ask, only so many are in memory at a time, each asker's in turn. */
export const LENGTHY: ReadonlySet<Doing> = new Set<Doing>(['look', 'lobby', 'record']);
export const READERS = { atOnce: 8, perAsker: 40, inAll: 5000 } as const;

/**
 * Of everybody's share so much is sure, however much all ask for together: a twentieth all the time, and a fifth at once, which
 * is a few looks.
 */
export const SURE = { part: 0.05, burst: 0.2 } as const;

/** What is never refused because the whole server is busy: a game that is going on goes on. */
export const FIRST: ReadonlySet<Doing> = new Set<Doing>(['ping', 'move', 'undo', 'open', 'seen', 'unlook']);
