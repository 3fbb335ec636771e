import type { Intent } from '../../sketch.ts';

/** What people and bots of a crew tell each other; shares are "40%". */
export const mates = {
  step: {
    go: (at: string) => `go ${at}`,
    peek: (at: string) => `peek ${at}`,
    crack: (at: string) => `roll ${at}`,
    ping: (at: string) => `look at ${at}`,
    wait: (at: string) => `wait at ${at}`,
    leave: (at: string) => `leave floor ${at[0]}`,
    come: () => 'come with me',
  } satisfies Record<Intent, (at: string) => string>,
  of: (name: string) => `${name}’s plan`,
  asked: (name: string) => `${name} asked for it.`,
  reply: (name: string, wish: string, answer: string) => `${name} asks: ${wish}. ${answer}`,
  answer: {
    gladly: 'Yes.',
    asFar: 'Yes, as far as one turn goes.',
    outside: 'No: not everyone that takes is inside.',
    noWay: 'No: in one turn there is no way there.',
    known: 'No: that tile is face up already.',
    noSafe: 'No: there is no Safe to open there.',
    noDigit: 'No: none of its numbers is known yet.',
    notAllowed: 'No: someone else has the Keycard.',
    promised: (name: string) => `No: ${name} has my word for this turn.`,
    caught: (chance: string, other: string) =>
      `No: the risk of a capture would be about ${chance} instead of ${other}.`,
    noticed: (chance: string, other: string) =>
      `No: my risk of losing Stealth would be about ${chance} instead of ${other}.`,
    dear: (points: number) => `No: it would lower our chance to win by about ${points} percentage points.`,
  },
  /** In the text view. */
  plans: 'Plans',
  ask: (name: string) => `Ask ${name}`,
};
