import { joined } from '#table/text.ts';

/** What a call says. English is the shape, the other languages must fit it. */
export const en = {
  turn: (game: string) => `Your turn at ${game}`,
  answer: (game: string) => `${game}: your call`,
  /** The people at the table are asked something by one of them. */
  asks: (who: string, game: string) => `${who} asks at ${game}`,
  wish: {
    clock: 'Another clock?',
    pause: 'A pause?',
    resume: 'Shall we go on?',
    undo: 'Undo the last move, and what came after it?',
  },
  rematch: (who: string) => (who === '' ? 'A rematch' : `${who} wants a rematch`),
  invitation: (who: string, game: string) =>
    who === '' ? `A seat at ${game} is kept for you` : `${who} invites you to ${game}`,
  over: (game: string) => `${game}: the game is over`,
  chat: (who: string, game: string) => `${who} at ${game}`,
  sameSeats: (game: string) => `${game}, same seats.`,
  with: (names: readonly string[]) => (names.length === 0 ? '' : `With ${joined.en(names)}.`),
  left: (time: string) => `${time} left.`,
  several: (tables: number) => `${tables} tables are waiting for you`,
  open: 'Open',
  later: 'In an hour',
  /** At a table's own bell, where everyone reads it. */
  waitsFor: (names: readonly string[], game: string) =>
    `${joined.en(names)} ${names.length === 1 ? 'is' : 'are'} to move at ${game}`,
  overFor: (game: string) => `${game}: the game is over`,
  tried: 'Hideout: this is how a call looks here.',
};

export type CallWords = typeof en;
