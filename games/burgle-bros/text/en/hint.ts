import type { Stake } from '../../reckoning.ts';

/** So many actions: four are a turn; less than one has no number. */
export const isSlight = (actions: number): boolean => actions < 0.75;
export const TURN = 4;

const amount = (actions: number): string => {
  const n = Math.round(actions);
  if (n >= TURN) return Math.round(n / TURN) === 1 ? 'about a turn' : `about ${Math.round(n / TURN)} turns`;
  return isSlight(actions) ? 'slightly' : n === 1 ? 'about an action' : `about ${n} actions`;
};
const steps = (n: number): string => (n === 1 ? '1 step' : `${n} steps`);
const LOSING: Readonly<Record<Stake, string>> = { caught: 'of being captured', stealth: 'of losing 1 Stealth' };
/** Whose risk: one’s own, or somebody’s. */
const risk = (who: string | undefined, stake: Stake): string =>
  `${who === undefined ? 'your' : `${who}’s`} risk ${LOSING[stake]}`;

/** Hints: a share is "70%", "about 70%"; `who` is nobody for the one who is spoken to. */
export const hints = {
  about: (share: string) => `about ${share}`,
  plain: {
    only: 'There is no other move.',
    last: 'No more actions are possible.',
    canWait: 'What else is possible can wait.',
    noEvent: 'One more action, and no event is drawn at the end of the turn.',
    noAlarm: 'This way no alarm goes off.',
    hack: 'A hack token can prevent an alarm later.',
    loot: 'All loot must get to the roof, so someone has to carry it.',
    escape: 'On the roof you are out of reach of every guard.',
    twoTools: 'Of two tools you choose the better one.',
    roomFirst: 'The tile’s Stealth goes first, and you keep yours.',
    playOn: 'No one has been captured yet: you can still win.',
    trust: 'You play together: the player who asks has a plan.',
    lookEvent: 'If the next event is bad, you can put it on the bottom of the deck.',
    opens: 'It opens the Safe.',
    fears: 'For the bot, everything else is far worse over the next turns.',
    ahead: 'Played out a few turns ahead, it comes out best for the crew.',
    alike: 'It is just as good.',
    drawsEvent: 'If the turn ends then, an event is drawn; after the hint, none.',
    oneTool: 'Only one tool is drawn, with nothing to choose from.',
    ownGoes: 'It costs 1 of your own Stealth, though the tile still has some.',
    nobody: 'Then everyone there pays with their own Stealth.',
    refuses: 'You play together: what was asked has a reason.',
    givesUp: 'It gives up the job, and no one has been captured yet.',
    feared: 'For the bot, it is far worse over the next turns.',
    behind: 'Played out a few turns ahead, it came out worse for the crew.',
    unweighed: 'The bot does not weigh this move: judge it yourself.',
  },
  roll: (safe: string, cracks: string, opens: string) =>
    `The roll for the Safe at ${safe} has a chance of ${cracks} to crack a number and of ${opens} to open it.`,
  rollSure: (safe: string) => `The roll opens the Safe at ${safe} for certain.`,
  rollNever: (safe: string, cracks: string) =>
    `The roll for the Safe at ${safe} has a chance of ${cracks} to crack a number.`,
  die: (turns: number) =>
    turns === 0
      ? 'With one more die, every roll here is worth more.'
      : `One more die opens the Safe about ${turns === 1 ? 'a turn' : `${turns} turns`} sooner.`,
  firstDie: (safe: string) => `Without a die on it, the Safe at ${safe} cannot be cracked at all.`,
  reveal: {
    safe: (at: string) => `${at} may be the Safe: find out.`,
    digit: (at: string) => `${at} may hold a number of the combination: find out.`,
    stairs: (at: string) => `${at} may be the Stairs: find out.`,
    room: (at: string) => `It shows what ${at} is.`,
  },
  way: {
    reveal: (who: string | undefined, to: string) =>
      `It brings ${who ?? 'you'} closer to ${to}, which is still face down.`,
    safe: (who: string | undefined, to: string) => `It brings ${who ?? 'you'} closer to the Safe at ${to}.`,
    loot: (who: string | undefined, to: string) => `It brings ${who ?? 'you'} closer to the loot at ${to}.`,
    laboratory: (who: string | undefined, to: string) =>
      `It brings ${who ?? 'you'} closer to the tool in the Laboratory at ${to}.`,
    roof: (who: string | undefined, to: string) => `It brings ${who ?? 'you'} closer to the roof via ${to}.`,
  },
  quiet: (at: string) => `You lose no Stealth at ${at} if your turn ends there.`,
  safer: (who: string | undefined, stake: Stake, chance: string, other: string) =>
    `If the turn ends then and not now, ${risk(who, stake)} falls from ${other} to ${chance}.`,
  lured: (floor: number, to: string, who: string | undefined, stake: Stake, chance: string, other: string) =>
    `Guard ${floor} turns away to ${to}: ${risk(who, stake)} falls from ${other} to ${chance}.`,
  /** The second best, if the turn ends then or as it is. */
  otherwise: (isEnd: boolean, who: string | undefined, stake: Stake, chance: string, other: string) =>
    `${isEnd ? `If the turn ends then, ${risk(who, stake)}` : upper(risk(who, stake))} is ${chance} (with the second best: ${other}).`,
  risks: (isEnd: boolean, who: string | undefined, stake: Stake, chance: string, best: string) =>
    `${isEnd ? `If the turn ends then, ${risk(who, stake)}` : upper(risk(who, stake))} is ${chance} (with the hint: ${best}).`,
  inDanger: (who: string | undefined, stake: Stake, chance: string) =>
    `If the turn ends now, ${risk(who, stake)} is ${chance}.`,
  despite: (stake: Stake, chance: string, tail: string) => `${upper(risk(undefined, stake))} is ${chance}${tail}.`,
  tails: {
    actions: (actions: number) => `, but by the bot’s count everything else is ${amount(actions)} worse`,
    much: ', but over the next turns everything else is far worse for the bot',
    ahead: ', but played out a few turns ahead it comes out best for the crew',
  },
  risksAlarm: (chance: string) => `The chance of an alarm is ${chance}.`,
  look: (floor: number) =>
    `If the next card sends the guard on floor ${floor} the wrong way, you can put it on the bottom.`,
  rooms: (n: number) => `From there ${n} tiles are within two steps.`,
  guard: (n: number) => `There the guard is ${steps(n)} away.`,
  roomsAndGuard: (rooms: number, guard: number) =>
    `From there ${rooms} tiles are within two steps, and the guard is ${steps(guard)} away.`,
  fewerRooms: (there: number, best: number) =>
    `From there only ${there} tiles are within two steps (with the hint: ${best}).`,
  nearerGuard: (there: number, best: number) =>
    `There the guard is only ${steps(there)} away (with the hint: ${best}).`,
  neediest: (name: string | undefined) =>
    name === undefined ? 'You have the least Stealth left.' : `${name} has the least Stealth left.`,
  hasMore: (name: string | undefined) =>
    name === undefined ? 'You have more Stealth left.' : `${name} has more Stealth left.`,
  better: (tool: string, than: string, actions: number) =>
    `For the bot ${tool} is worth ${amount(actions)} more than ${than}.`,
  lesser: (tool: string, than: string, actions: number) =>
    `For the bot ${tool} is worth ${amount(actions)} less than ${than}.`,
  cracks: (at: readonly string[]) => `It cracks ${at.join(', ')}.`,
  cheaper: (n: number) => `It costs ${n === 1 ? '1 action' : `${n} actions`} less than the second best.`,
  dearer: (n: number) => `It costs ${n === 1 ? '1 action' : `${n} actions`} more than the hint.`,
  /** What the hint does and the other move does not. */
  forHint: (why: string) => `For the hint: ${why}`,
  /** … of the other side of a character. */
  instead: (ability: string) => `Instead: ${ability}`,
  worth: (actions: number) => `By the bot’s count it is ${amount(actions)} better than the rest.`,
  costs: (actions: number) => `By the bot’s count it is ${amount(actions)} worse.`,
};

/** As a sentence begins. */
function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
