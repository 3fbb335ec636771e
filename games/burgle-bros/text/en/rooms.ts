import type { Ability, Character } from '../../components/characters.ts';
import type { Kind } from '../../components/tiles.ts';
import type { Piece, Room } from '../shapes.ts';

const computer = (kind: string, code: string): Room => ({
  name: `${kind} Computer Room`,
  code,
  text: `1 action here adds a hack token, up to 6. Spend a token to prevent one ${kind} alarm on any floor.`,
});

export const tile = {
  atrium: {
    name: 'Atrium',
    code: 'At',
    text: 'Peek one floor straight up or down. A guard straight above or below sees you: lose 1 Stealth.',
  },
  camera: {
    name: 'Camera',
    code: 'Ca',
    text: 'A guard on any revealed Camera sees you on every other Camera: alarm on your tile, no Stealth lost.',
  },
  'computer-fingerprint': computer('Fingerprint', 'CF'),
  'computer-laser': computer('Laser', 'CL'),
  'computer-motion': computer('Motion', 'CM'),
  deadbolt: {
    name: 'Deadbolt',
    code: 'De',
    text: '3 actions to enter; 1 while a player or a guard is inside. If you can’t pay, you stay where you are.',
  },
  scanner: {
    name: 'Scanner',
    code: 'Sc',
    text: 'Enter with a tool or loot in hand: alarm. Hack tokens and the Jammer do not help.',
  },
  fingerprint: {
    name: 'Fingerprint',
    code: 'Fi',
    text: 'Enter: alarm, every time. A hack token, the Laptop or the Jammer prevents it.',
  },
  foyer: {
    name: 'Foyer',
    code: 'Fo',
    text: 'A guard on an adjacent tile, with no wall between, sees you: lose 1 Stealth.',
  },
  keypad: {
    name: 'Keypad',
    code: 'Ke',
    text: 'Locked: roll a 6 to enter, with one more die for each try this turn. A 6 opens it for the whole crew.',
  },
  laboratory: { name: 'Laboratory', code: 'Lb', text: 'The first player to enter draws a tool.' },
  laser: {
    name: 'Laser',
    code: 'La',
    text: '2 actions to enter, or 1 action and an alarm. A hack token, the Laptop or the Jammer prevents the alarm.',
  },
  lavatory: {
    name: 'Lavatory',
    code: 'Lv',
    text: 'When revealed, it gets 3 Stealth tokens. Players here may lose these instead of their own.',
  },
  motion: {
    name: 'Motion',
    code: 'Mo',
    text: 'Enter and leave in one turn: alarm here. A hack token, the Laptop or the Jammer prevents it.',
  },
  safe: {
    name: 'Safe',
    code: 'Sa',
    text: 'Roll every number in its row and column. When it opens: draw a tool and a loot card, and the guards here and below speed up.',
  },
  'secret-door': {
    name: 'Secret Door',
    code: 'Se',
    text: 'Once revealed, you may enter it through its walls, but not leave that way. Guards cannot.',
  },
  'service-duct': {
    name: 'Service Duct',
    code: 'Du',
    text: 'Once both are revealed, 1 action takes you from one to the other, whatever the floors.',
  },
  stairs: {
    name: 'Stairs',
    code: 'St',
    text: '1 action up to the tile above, or from there back down. On the top floor they lead to the roof once every Safe is open.',
  },
  thermo: {
    name: 'Thermo',
    code: 'Th',
    text: 'End your actions here: alarm. It cannot be hacked.',
  },
  walkway: {
    name: 'Walkway',
    code: 'Wa',
    text: 'Move into it while it is face down and you fall one floor. Face up, it is an ordinary tile with a one-way drop.',
  },
} satisfies Record<Kind, Room>;

export const character = {
  acrobat: 'Acrobat',
  hacker: 'Hacker',
  hawk: 'Hawk',
  juicer: 'Juicer',
  peterman: 'Peterman',
  raven: 'Raven',
  rigger: 'Rigger',
  rook: 'Rook',
  spotter: 'Spotter',
} satisfies Record<Character, string>;

export const ability = {
  flexibility: {
    name: 'Flexibility',
    text: 'Move onto an adjacent guard’s tile for no action and no Stealth. Be gone before that guard moves, or lose 1 Stealth.',
  },
  'climb-window': {
    name: 'Climb Window',
    text: '3 actions: from an outer tile to the same position one floor up or down. It ends your actions.',
  },
  jammer: {
    name: 'Jammer',
    text: 'Fingerprint, Laser and Motion never go off for you or anyone on your tile.',
  },
  laptop: {
    name: 'Laptop',
    text: '1 action: put a token on this card, which holds one. Anyone may spend it like a Fingerprint, Laser or Motion token.',
  },
  'x-ray': { name: 'X-Ray', text: 'Once a turn, free: peek through one wall at the tile behind it.' },
  enhance: { name: 'Enhance', text: 'Once a turn, free: peek at a tile up to two steps away.' },
  crybaby: { name: 'Crybaby', text: 'Free: trigger an alarm on an adjacent tile.' },
  reroute: {
    name: 'Reroute',
    text: 'Once a turn, free: take the alarm from your tile onto this card, or put the one you hold on your tile.',
  },
  'steady-hands': { name: 'Steady Hands', text: 'Roll one extra die for Safes and Keypads.' },
  drill: {
    name: 'Drill',
    text: 'At the usual cost, add dice to and roll for a Safe straight above or below you. What it holds stays on its tile.',
  },
  distract: {
    name: 'Distract',
    text: 'Free: put the crow up to two steps away. A guard who enters its tile loses one extra step.',
  },
  disrupt: {
    name: 'Disrupt',
    text: 'Free: put the crow on your tile. If a guard starts his move there and no alarm is on the floor, he stays put and the crow returns.',
  },
  solution: {
    name: 'The Solution',
    text: 'You start with the Dynamite. Anyone who finds a tool may draw two and keep one.',
  },
  tinker: {
    name: 'Tinker',
    text: 'Free, for 1 of your own Stealth: draw a tool. Anyone who finds a tool may draw two and keep one.',
  },
  orders: { name: 'Orders', text: 'Once a turn, 1 action: move another player one tile, if they agree.' },
  disguise: {
    name: 'Disguise',
    text: '1 action, only as your first in a turn: swap places with another player, on any floor.',
  },
  clairvoyance: {
    name: 'Clairvoyance',
    text: 'Once a turn, 1 action: look at the next patrol card of your floor; leave it there or put it on the bottom.',
  },
  precognition: {
    name: 'Precognition',
    text: 'Once a turn, 1 action: look at the next event; leave it there or put it on the bottom.',
  },
} satisfies Record<Ability, Piece>;
