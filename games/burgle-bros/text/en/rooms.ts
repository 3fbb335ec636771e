import type { Ability, Character } from '../../components/characters.ts';
import type { Kind } from '../../components/tiles.ts';
import type { Piece, Room } from '../shapes.ts';

const computer = (kind: string, code: string): Room => ({
  name: `${kind} Computer`,
  code,
  text: `1 action here adds a hack token, up to 6. A token may stop one ${kind} alarm on any floor.`,
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
    text: 'A guard on any revealed Camera sees you on every other: alarm on your tile, no Stealth lost.',
  },
  'computer-fingerprint': computer('Fingerprint', 'CF'),
  'computer-laser': computer('Laser', 'CL'),
  'computer-motion': computer('Motion', 'CM'),
  deadbolt: {
    name: 'Deadbolt',
    code: 'De',
    text: '3 actions to enter; 1 while a player or a guard is inside. Unpaid, you stay where you were.',
  },
  scanner: {
    name: 'Scanner',
    code: 'Sc',
    text: 'Enter with a tool or loot in hand: alarm. No token and no Jammer helps.',
  },
  fingerprint: {
    name: 'Fingerprint',
    code: 'Fi',
    text: 'Enter: alarm, every time. A hack token, the Laptop or the Jammer stops it.',
  },
  foyer: {
    name: 'Foyer',
    code: 'Fo',
    text: 'A guard on a neighbouring tile, with no wall between, sees you: lose 1 Stealth.',
  },
  keypad: {
    name: 'Keypad',
    code: 'Ke',
    text: 'Locked: roll a 6 to enter, one die more with each try this turn. A 6 opens it for good.',
  },
  laboratory: { name: 'Laboratory', code: 'Lb', text: 'The first player to enter draws a tool.' },
  laser: {
    name: 'Laser',
    code: 'La',
    text: '2 actions to enter, or 1 action and an alarm. A hack token or the Laptop stops the alarm.',
  },
  lavatory: {
    name: 'Lavatory',
    code: 'Lv',
    text: 'Revealed, it holds 3 Stealth. Whoever stands here may lose these instead of their own.',
  },
  motion: {
    name: 'Motion',
    code: 'Mo',
    text: 'Enter and leave in one turn: alarm here. A hack token, the Laptop or the Jammer stops it.',
  },
  safe: {
    name: 'Safe',
    code: 'Sa',
    text: 'Crack all digits in its row and column with dice. Inside: a tool and loot.',
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
    text: '1 action up to the tile above, or from there back down. On the top floor they lead to the roof.',
  },
  thermo: {
    name: 'Thermo',
    code: 'Th',
    text: 'End your actions here: alarm. No token helps.',
  },
  walkway: {
    name: 'Walkway',
    code: 'Wa',
    text: 'Move into it face down and you fall a floor. Face up it is an ordinary tile and a way down.',
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
    text: 'Move onto a neighbouring guard’s tile for no action and no Stealth. Be gone before that guard moves, or lose 1 Stealth.',
  },
  'climb-window': {
    name: 'Climb Window',
    text: '3 actions: from an outer tile to the same place one floor up or down. It ends your actions.',
  },
  jammer: {
    name: 'Jammer',
    text: 'Fingerprint, Laser and Motion never ring for you, nor for anybody on the tile where you stand.',
  },
  laptop: {
    name: 'Laptop',
    text: '1 action: put a token on this card, which holds one. Anybody may spend it like a Fingerprint, Laser or Motion token.',
  },
  'x-ray': { name: 'X-Ray', text: 'Once a turn, free: peek through one wall at the tile behind it.' },
  enhance: { name: 'Enhance', text: 'Once a turn, free: peek at a tile up to two steps away.' },
  crybaby: { name: 'Crybaby', text: 'Free: set off an alarm on a neighbouring tile.' },
  reroute: {
    name: 'Reroute',
    text: 'Once a turn, free: take the alarm from your tile onto this card, or put the one you hold on your tile.',
  },
  'steady-hands': { name: 'Steady Hands', text: 'One die more whenever you roll for a Safe or a Keypad.' },
  drill: {
    name: 'Drill',
    text: 'Add dice to and roll for a Safe straight above or below you. What it holds stays on its tile.',
  },
  distract: {
    name: 'Distract',
    text: 'Free: put the crow up to two steps away. A guard who enters its tile loses one further step.',
  },
  disrupt: {
    name: 'Disrupt',
    text: 'Free: put the crow on your tile. A guard who is on it when he should move, with no alarm on the floor, stays, and the crow returns.',
  },
  solution: {
    name: 'The Solution',
    text: 'You start with the Dynamite. Anybody who finds a tool may draw two and keep one.',
  },
  tinker: {
    name: 'Tinker',
    text: 'Free, for 1 Stealth of your own: draw a tool. Anybody who finds a tool may draw two and keep one.',
  },
  orders: { name: 'Orders', text: 'Once a turn, 1 action: move another player who agrees by one step.' },
  disguise: { name: 'Disguise', text: 'Only as your first action: change places with another player, on any floor.' },
  clairvoyance: {
    name: 'Clairvoyance',
    text: 'Once a turn, 1 action: look at the next patrol card of your floor; leave it there or put it under the deck.',
  },
  precognition: {
    name: 'Precognition',
    text: 'Once a turn, 1 action: look at the next event; leave it there or put it under the deck.',
  },
} satisfies Record<Ability, Piece>;
