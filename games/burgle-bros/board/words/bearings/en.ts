import { of } from '#table/text.ts';

/** What a piece means here and now. */
export const bearings = {
  guard: {
    here: 'stands here',
    comes: (step: number, steps?: number) => `reaches it on step ${step}${steps === undefined ? '' : ` of ${steps}`}`,
    heads: (steps: number) => `is on his way here, ${of(steps, 'step', 'steps')} to go`,
    passes: 'passes here, but not on his next move',
  },
  arrival: 'Entering',
  quiet: {
    title: 'Quiet now',
    forced: 'Disabled with a Crowbar.',
    ringing: 'Its alarm is already on.',
    guard: 'The guard inside keeps it silent.',
    emp: 'The E.M.P. keeps it silent.',
    jammed: 'The Jammer keeps it silent.',
    suit: 'No Camera notices the Invisible Suit.',
  },
  hack: {
    title: 'Hack',
    tokens: (n: number, where: string) => `${of(n, 'token', 'tokens')}: ${where}. Each prevents one alarm.`,
    none: (where: string) => `No token yet: ${where}.`,
    dark: 'Its Computer Room has not been found.',
    laptop: 'the Laptop',
  },
  camera: {
    title: 'Cameras',
    live: 'A guard is on another Camera: entering sets off the alarm.',
    blind: 'No guard is watching it from another Camera.',
  },
  lock: {
    title: 'Lock',
    open: 'It is open.',
    dice: (n: number) => `${of(n, 'die', 'dice')} on your next try.`,
    bolted: (n: number) => (n === 0 ? 'No one holds it open.' : `${of(n, 'action', 'actions')} to enter.`),
    held: 'Someone holds it open.',
  },
  tool: { there: 'Still here, for the first to enter.', gone: 'It has been taken.' },
  refuge: { title: 'Stealth', left: (n: number) => `${n} left on this tile.`, spent: 'All spent.' },
  way: {
    title: 'Passage',
    to: (place: string) => `Leads to ${place}.`,
    roof: 'Leads to the roof.',
    alone: 'The other end has not been found.',
  },
  copies: {
    title: 'In the building',
    only: 'The only one.',
    also: (places: string) => `Also ${places}.`,
    dark: (n: number) => `${n} still face down.`,
  },
  handOver: {
    title: 'Hand over',
    mates: (names: string) => `Free, to ${names} on the same tile.`,
    alone: 'No one else is on the tile.',
  },
  lies: { title: 'Where', at: (place: string) => `Lies at ${place}.` },
  toWin: { title: 'To win', text: 'It must get to the roof.' },
  /** What a card would do. */
  now: {
    title: 'Now',
    waits: 'Only on your turn.',
    possible: (places: string) => `Possible: ${places}.`,
    nothing: 'Nothing here to use it on.',
    dearer: (places: string) => `One extra action: ${places}.`,
    event: 'End turn: draws an event because of it.',
  },
};
