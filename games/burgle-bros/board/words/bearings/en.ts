import { of } from '#table/text.ts';

/** What a piece means here and now. */
export const bearings = {
  guard: {
    here: 'stands here',
    comes: (step: number, steps: number) => `walks over it, step ${step} of ${steps}`,
    heads: (steps: number) => `is on his way here, ${of(steps, 'step', 'steps')} to go`,
    passes: 'comes by, but not on his coming walk',
  },
  arrival: 'Going in',
  quiet: {
    title: 'Quiet now',
    forced: 'Its trap has been forced.',
    ringing: 'Its alarm is ringing already.',
    guard: 'The guard inside keeps it silent.',
    emp: 'The E.M.P. keeps it silent.',
    jammed: 'The Jammer keeps it silent.',
  },
  hack: {
    title: 'Hack',
    tokens: (n: number, where: string) => `${of(n, 'token', 'tokens')}: ${where}. Each stops one alarm.`,
    none: (where: string) => `No token yet: ${where}.`,
    dark: 'Its computer has not been found.',
    laptop: 'the Laptop',
  },
  camera: {
    title: 'Cameras',
    live: 'A guard stands on another one: going in rings.',
    blind: 'No guard stands on another one.',
  },
  lock: {
    title: 'Lock',
    open: 'It is open.',
    dice: (n: number) => `${of(n, 'die', 'dice')} at your next try.`,
    bolted: (n: number) => (n === 0 ? 'Nobody holds it open.' : `${of(n, 'action', 'actions')} to go in.`),
    held: 'Somebody holds it open.',
  },
  tool: { there: 'Still here, for the first to walk in.', gone: 'It has been taken.' },
  refuge: { title: 'Stealth', left: (n: number) => `${n} left in this room.`, spent: 'All spent.' },
  way: {
    title: 'Way',
    to: (place: string) => `Leads to ${place}.`,
    roof: 'Leads to the roof.',
    alone: 'The other end has not been found.',
  },
  copies: {
    title: 'In the building',
    only: 'The only one.',
    also: (places: string) => `Also ${places}.`,
    dark: (n: number) => `${n} still dark.`,
  },
  handOver: {
    title: 'Hand over',
    mates: (names: string) => `Free, to ${names} in the same room.`,
    alone: 'Nobody else is in the room.',
  },
  lies: { title: 'Where', at: (place: string) => `Lies at ${place}.` },
  toWin: { title: 'To win', text: 'It must leave by the roof.' },
  /** What a card would do. */
  now: {
    title: 'Now',
    waits: 'Only in your turn.',
    possible: (places: string) => `Possible: ${places}.`,
    nothing: 'Nothing here to use it on.',
  },
};
