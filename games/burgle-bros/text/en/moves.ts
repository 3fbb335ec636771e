import type { Square } from '../../components/squares.ts';
import type { AlarmCause } from '../../event.ts';
import type { Ask } from '../../pending.ts';
import type { Refusal } from '../../refusal.ts';
import { stop } from '../names.ts';
import { actions, dice, steps, tokens } from './grammar.ts';

/** What a move would do, said to whoever may make it. Rooms come with their names. */
export const move = {
  faceDown: 'face down',
  /** What it costs is said where it is known. */
  go: (to: string, price: number | undefined) => `Go to ${to}${price === undefined ? '' : `: ${actions(price)}`}.`,
  slip: (to: string, price: number | undefined) =>
    `Flexibility: slip in beside the guard at ${to}${price === undefined ? '' : price === 0 ? ', free' : `: ${actions(price)}`}.`,
  climb: (to: string) => `Climb Window to ${to}: 3 actions, and your actions end.`,
  peek: (at: Square) => `Peek at ${at}: 1 action.`,
  hack: (then: number) => `Add a hack token here: 1 action; ${tokens(then)} then.`,
  addDie: (safe: Square, then: number) => `Add a die to the Safe at ${safe}: 2 actions; ${dice(then)} then.`,
  crack: (safe: Square, rolled: number) => `Roll ${dice(rolled)} for the Safe at ${safe}: 1 action.`,
  missing: (digits: readonly string[], unknown: number) => {
    const parts = [...digits, ...(unknown === 0 ? [] : [`${unknown} face down`])];
    return parts.length === 0 ? '' : `Missing: ${parts.join(', ')}.`;
  },
  escape: 'Escape to the roof: 1 action, and your turn ends at once.',
  leavesLoot: 'You are the last and loot would be left behind: the crew loses!',
  end: 'End your actions.',
  giveUp: 'Give up: the game is lost.',
  proposeGivingUp: 'Propose to give up: the game is lost if everybody agrees.',
  laptop: 'Laptop: put a token on it, 1 action.',
  xRay: (at: Square) => `X-Ray: peek through the wall at ${at}, free.`,
  enhance: (at: Square) => `Enhance: peek at ${at}, free.`,
  crybaby: (at: Square) => `Crybaby: alarm at ${at}, free.`,
  takeAlarm: 'Reroute: take the alarm from your tile, free.',
  placeAlarm: 'Reroute: put the alarm you hold on your tile, free.',
  crow: (at: Square) => `Send the crow to ${at}, free.`,
  tinker: 'Tinker: a tool for 1 Stealth of your own.',
  order: (name: string, to: string) => `Orders: ask ${name} to go to ${to}, 1 action.`,
  disguise: (name: string, at: string) => `Disguise: change places with ${name} at ${at}, 1 action.`,
  spotPatrol: (floor: number) => `Clairvoyance: look at the next patrol card of floor ${floor}, 1 action.`,
  spotEvent: 'Precognition: look at the next event, 1 action.',
  use: (name: string, text: string) => `${name}: ${text}`,
  useAt: {
    blueprints: (at: string) => `Blueprints: turn up ${at}.`,
    crowbar: (at: string) => `Crowbar: ${at} neither stops nor rings any more.`,
    donuts: (at: string) => `Donuts for the guard at ${at}: he misses his next movement.`,
    dynamite: (at: string) => `Dynamite: blow away the wall towards ${at}; alarm on your tile.`,
    'thermal-bomb': (at: string) => `Thermal Bomb: stairs to ${at}; alarm on your tile.`,
    virus: (at: string) => `Virus: 3 hack tokens onto ${at}.`,
  },
  bombToRoof: 'Thermal Bomb: stairs to the roof; alarm on your tile.',
  give: (card: string, name: string) => `Offer ${card} to ${name}, free.`,
  take: (card: string, name: string) => `Ask ${name} for ${card}, free.`,
  pickUp: (card: string) => `Pick up ${card}, free.`,
  side: (name: string, text: string) => `${name}: ${text}`,
  choose: {
    entrance: (at: string) => `Come in at ${at}.`,
    'nearest-alarm': (at: string) => `The guard heads for ${at}.`,
    kitty: (at: string) => `The Persian Kitty runs to ${at}.`,
    squeak: (at: string) => `The guard steps to ${at}.`,
    'throw-voice': (at: string) => `The guard’s destination moves to ${at}.`,
    'go-with-your-gut': (at: string) => `Go into ${at}, with no action to pay with.`,
    peekhole: (at: string) => `Peek at ${at}.`,
  },
  shelter: (name: string) => `${name} loses Stealth of the tile.`,
  noShelter: 'All of them lose their own Stealth.',
  fetch: (name: string) => `${name} comes to your tile.`,
  noPeek: 'Do not peek.',
  payDeadbolt: 'Pay 2 more actions and enter.',
  payLaser: 'Pay 1 more action: no alarm.',
  stay: 'Stay where you are.',
  ring: (at: Square) => `Let the alarm ring at ${at}.`,
  computerToken: 'Spend a hack token of the Computer: no alarm.',
  laptopToken: 'Spend the Laptop’s token: no alarm.',
  loseOwn: (left: number) => `Lose 1 Stealth of your own; ${left === 0 ? 'none' : left} left then.`,
  loseRoom: (left: number) => `Lose 1 Stealth of the tile; ${left === 0 ? 'none' : left} left there then.`,
  drawOne: 'Draw one tool.',
  drawTwo: 'Draw two tools and keep one.',
  keep: (name: string, text: string) => `${stop(`Keep ${name}`)} ${text}`,
  putBack: { top: 'Leave the card on top.', bottom: 'Put the card under the deck.' },
  arrange: (order: readonly string[]) => stop(`New order, the next one first: ${order.join(', ')}`),
  setDie: (from: number, to: number) => `Stethoscope: turn a ${from} into a ${to}.`,
  asRolled: (rolled: string) => `Keep the roll as it is: ${rolled}.`,
  agree: 'Agree.',
  decline: 'Decline.',
  obey: (to: string) => `Go to ${to}.`,
  disobey: (at: string) => `Stay at ${at}.`,
};

/** What a move would bring; `how` is how likely it is, with a space before it, or nothing where it is certain. */
export const ahead = {
  appears: 'A new floor: its guard appears.',
  opens: (how: string) => `Locked: it opens ${how}.`,
  stopped: {
    keypad: 'Locked, and no action to try it with: you stay outside.',
    deadbolt: 'A Deadbolt, and nothing to pay it with: you stay outside.',
  },
  falls: (to: string, how: string) => `You fall to ${to}${how}.`,
  asks: {
    laser: '1 more action, a token, or an alarm.',
    hack: 'Alarm unless a token is spent.',
    deadbolt: 'A Deadbolt: 2 more actions, or you stay outside.',
  },
  alarm: (at: string, how: string) => `Alarm at ${at}${how}.`,
  someAlarm: (how: string) => `An alarm${how}.`,
  because: {
    scanner: () => 'You carry something: alarm.',
    camera: () => 'A guard is on a Camera: alarm.',
    isotope: () => 'You carry the Isotope: alarm.',
    thermo: () => 'The Thermo rings.',
  } as Partial<Record<AlarmCause, (at: string) => string>>,
  tool: 'You find a tool.',
  event: 'You draw an event.',
  walks: (floor: number, least: number, most: number) =>
    `Then guard ${floor} walks ${least === most ? steps(most) : `${least} to ${steps(most)}`}.`,
  reaches: (at: string, isGoal: boolean) =>
    isGoal ? `He gets as far as ${at} and stops there.` : `He gets as far as ${at}.`,
  held: {
    donuts: (floor: number) => `Guard ${floor} stays for the Donuts.`,
    crow: (floor: number) => `The crow holds guard ${floor}.`,
    'shift-change': (floor: number) => `Guard ${floor} stays: Shift Change.`,
  },
  youLose: (how: string) => `You lose 1 Stealth${how}.`,
  loses: (name: string, how: string) => `${name} loses 1 Stealth${how}.`,
  youCaught: (how: string) =>
    how === '' ? 'You have too little Stealth: you would be captured!' : `You are captured${how}!`,
  caught: (name: string, how: string) => `${name} is captured${how}!`,
  staying: {
    rings: 'Alarm if your actions end there.',
    loses: (how: string) => `If your turn ends there you lose 1 Stealth${how}.`,
  },
};

/** What is waited for, after “Mira decides:”. */
export const question = {
  side: 'which side of the character to play',
  entrance: 'where the crew comes in',
  deadbolt: 'pay for the Deadbolt or stay outside',
  laser: 'pay for the Laser, spend a token or let it ring',
  hack: 'spend a token or let the alarm ring',
  stealth: 'lose Stealth of their own or of the tile',
  shelter: 'who may lose Stealth of the tile; there is too little for all',
  'nearest-alarm': 'which of the equally near alarms the guard heads for',
  'how-many-tools': 'draw one tool, or two to keep one',
  'keep-tool': 'which tool to keep',
  kitty: 'which way the Persian Kitty runs',
  squeak: 'which way the guard steps',
  'throw-voice': 'where the guard’s destination moves',
  'go-with-your-gut': 'which face-down tile to go into',
  peekhole: 'where to peek, if anywhere',
  'buddy-system': 'whom to fetch',
  spotter: 'leave the card on top or put it under the deck',
  'crystal-ball': 'in which order the events come',
  orders: 'follow the order or not',
  trade: 'agree to the trade or not',
  'give-up': 'give up or not; if everybody agrees, the game is lost',
  stethoscope: 'turn a die with the Stethoscope or not',
} satisfies Record<Ask, string>;

export const decides = {
  you: (what: string) => `You decide: ${what}.`,
  other: (name: string, what: string) => `${name} decides: ${what}.`,
};

export const refusal = {
  unclear: 'That is no move of this game.',
  'answer-first': 'Answer the question first.',
  'no-question': 'Nothing like that is being asked now.',
  'no-actions': 'You have no action left for that.',
  'too-expensive': 'You do not have enough actions for that.',
  'out-of-reach': 'You cannot reach that from where you are.',
  'face-up': 'That tile is face up already.',
  'no-computer': 'You are not on a Computer.',
  'room-full': 'This Computer holds 6 hack tokens already.',
  'no-safe': 'There is no Safe you could work on.',
  'safe-open': 'This Safe is open already.',
  'safe-full': 'This Safe has 6 dice already.',
  'no-dice': 'There is no die on this Safe yet.',
  keycard: 'Whoever holds the Keycard has to stand on this Safe.',
  'no-roof': 'There is no way to the roof from here.',
  'safes-closed': 'Open all Safes first.',
  'time-lock': 'Time Lock: nobody uses stairs now.',
  'not-your-ability': 'Your character cannot do that.',
  'used-this-turn': 'You have done that in this turn already.',
  'no-such-card': 'That card is not there.',
  bust: 'As long as you hold the Bust you cannot use tools.',
  'not-together': 'You have to be on the same tile for that.',
  'one-bar': 'Nobody can carry two Gold Bars.',
  'proposed-already': 'You have proposed that in this turn already.',
  'not-possible': 'That is not possible now.',
} satisfies Record<Refusal, string>;
