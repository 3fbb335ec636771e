import type { EventName, Loot, Tool } from '../../components/cards.ts';
import type { Carried, Piece } from '../shapes.ts';

const the = (name: string, text: string): Carried => ({ name, the: `the ${name}`, text });

export const tool = {
  blueprints: the('Blueprints', 'Reveal any one face-down tile on any floor. No one enters it.'),
  crowbar: the(
    'Crowbar',
    'Disable one adjacent face-up tile for the rest of the game: it no longer stops anyone or triggers alarms.',
  ),
  'crystal-ball': the('Crystal Ball', 'Look at the next three events and put them back in any order.'),
  donuts: the('Donuts', 'Give them to any guard on the board: he misses his next movement.'),
  dynamite: the(
    'Dynamite',
    'Remove one inner wall of your tile for good. Then an alarm goes off on your tile; it cannot be hacked.',
  ),
  emp: the('E.M.P.', 'Turn off all alarms. None can be triggered until your next turn begins.'),
  'invisible-suit': the(
    'Invisible Suit',
    '1 extra action. For the rest of your actions, neither guards nor Cameras notice your moves.',
  ),
  'makeup-kit': the('Makeup Kit', 'Every player on your tile gains 1 Stealth, including you.'),
  rollerskates: the('Rollerskates', '2 extra actions this turn.'),
  'smoke-bomb': the(
    'Smoke Bomb',
    'Put 3 Stealth tokens on your tile. Players there may lose these instead of their own.',
  ),
  stethoscope: the(
    'Stethoscope',
    'After your own roll for a Safe, before it counts, set one die to any number. Not for Keypads.',
  ),
  'thermal-bomb': the(
    'Thermal Bomb',
    'Make permanent stairs from your tile one floor up or down. Then an alarm goes off on your tile; it cannot be hacked.',
  ),
  virus: the('Virus', 'Add 3 hack tokens to one revealed Computer Room (6 at most).'),
} satisfies Record<Tool, Carried>;

export const loot = {
  bust: the('Bust', 'You may carry and trade tools but not use them.'),
  chihuahua: the(
    'Chihuahua',
    'At the start of your turn roll a die: on a 6 it barks, and an alarm goes off on your tile.',
  ),
  'cursed-goblet': the(
    'Cursed Goblet',
    'The player who draws it loses 1 Stealth at once, if they have any. It never captures anyone.',
  ),
  gemstone: the('Gemstone', 'Entering a tile with another player on it costs you 1 extra action.'),
  'gold-bar': {
    name: 'Gold Bar',
    the: 'a Gold Bar',
    text: 'There are two: the second one comes with the first and lies on the Safe. Each player can carry only one, and both must get out.',
  },
  isotope: the('Isotope', 'Enter a Thermo: alarm at once. It cannot be hacked.'),
  keycard: the('Keycard', 'A Safe can be rolled for only while you stand on it.'),
  mirror: the(
    'Mirror',
    'You have 3 actions a turn, and no Laser goes off for you. It counts from the start of your turn.',
  ),
  painting: the('Painting', 'Too large for a Service Duct and for entering a Secret Door through a wall.'),
  'persian-kitty': the(
    'Persian Kitty',
    'At the start of your turn roll a die: on a 1 or 2 it runs one tile toward the nearest alarm tile.',
  ),
  stamp: the('Stamp', 'Draw an event if you use 3 actions or fewer (instead of 2).'),
  tiara: the('Tiara', 'Move onto a tile next to a guard, with no wall between: lose 1 Stealth.'),
} satisfies Record<Loot, Carried>;

/** “Your guard” is the guard of the floor on which the player who draws the card stands. */
export const eventCard = {
  'brown-out': {
    name: 'Brown Out',
    text: 'Turn off all alarms on all floors. For each of them, draw a patrol card on its floor; the last one counts.',
  },
  'buddy-system': {
    name: 'Buddy System',
    text: 'Choose another player on the board: they come to your tile; this does not count as entering.',
  },
  'change-of-plans': {
    name: 'Change of Plans',
    text: 'Your guard’s next patrol card is his new destination. Nothing happens while there is an alarm on the floor.',
  },
  crash: {
    name: 'Crash',
    text: 'Your tile becomes your guard’s destination. Nothing happens while there is an alarm on the floor.',
  },
  daydreaming: { name: 'Daydreaming', text: 'Your guard moves 1 step less this turn.' },
  'dead-drop': {
    name: 'Dead Drop',
    text: 'All your tools and loot go to the player on your right, wherever they are; if they already have a Gold Bar, you keep yours.',
  },
  espresso: { name: 'Espresso', text: 'Your guard moves 1 extra step this turn.' },
  'freight-elevator': {
    name: 'Freight Elevator',
    text: 'You go up to the same position one floor higher; this does not count as entering. From the top floor you escape if all Safes are open.',
  },
  'go-with-your-gut': {
    name: 'Go With Your Gut',
    text: 'If you could move to a face-down tile, you must move into one now. It is free, but you have no actions to pay extra costs.',
  },
  gymnastics: {
    name: 'Gymnastics',
    text: 'Until your next turn, every revealed Walkway is also Stairs up for everyone.',
  },
  'heads-up': { name: 'Heads Up', text: 'The next player has 1 extra action.' },
  'jump-the-gun': {
    name: 'Jump the Gun',
    text: 'The next player’s turn is skipped, and so is the guard movement after it.',
  },
  'jury-rig': { name: 'Jury-Rig', text: 'Draw a tool.' },
  'keycode-change': {
    name: 'Keycode Change',
    text: 'Every Keypad is locked again. Players inside may still leave.',
  },
  lampshade: { name: 'Lampshade', text: 'Gain 1 Stealth.' },
  'lost-grip': {
    name: 'Lost Grip',
    text: 'You fall one floor; this does not count as entering. Nothing happens on the first floor.',
  },
  peekhole: {
    name: 'Peekhole',
    text: 'You may peek at one adjacent tile, even through a wall, or straight up or down.',
  },
  reboot: { name: 'Reboot', text: 'Every revealed Computer Room now holds exactly 1 hack token.' },
  'shift-change': {
    name: 'Shift Change',
    text: 'Your guard does not move this turn; the guards of all other floors do, from the bottom up.',
  },
  shoplifting: { name: 'Shoplifting', text: 'An alarm goes off in every Laboratory whose tool has been taken.' },
  squeak: {
    name: 'Squeak',
    text: 'Your guard takes one step toward the nearest player on the floor. His movement this turn still follows.',
  },
  'switch-signs': { name: 'Switch Signs', text: 'Your guard and his destination swap places.' },
  'throw-voice': {
    name: 'Throw Voice',
    text: 'Move your guard’s destination to an adjacent tile of your choice. Nothing happens while there is an alarm on the floor.',
  },
  'time-lock': { name: 'Time Lock', text: 'Until your next turn, no one can use stairs, up or down.' },
  'video-loop': { name: 'Video Loop', text: 'Until your next turn, Cameras see nothing.' },
  'where-is-he': {
    name: 'Where Is He?',
    text: 'Your guard jumps to his destination and gets a new one. His movement this turn still follows.',
  },
} satisfies Record<EventName, Piece>;
