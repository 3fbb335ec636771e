import type { EventName, Loot, Tool } from '../../components/cards.ts';
import type { Carried, Piece } from '../shapes.ts';

const the = (name: string, text: string): Carried => ({ name, the: `the ${name}`, text });

export const tool = {
  blueprints: the('Blueprints', 'Reveal any one face-down tile on any floor. Nobody enters it.'),
  crowbar: the(
    'Crowbar',
    'Disable one neighbouring face-up tile for the rest of the game: it neither stops nor rings.',
  ),
  'crystal-ball': the('Crystal Ball', 'Look at the next three events and put them back in any order.'),
  donuts: the('Donuts', 'Give them to any guard on the board: he misses his next movement.'),
  dynamite: the(
    'Dynamite',
    'Blow away one inner wall of your tile, for everybody. Then an alarm rings on your tile; no token stops it.',
  ),
  emp: the('E.M.P.', 'All alarms stop, and none can start until your next turn begins.'),
  'invisible-suit': the(
    'Invisible Suit',
    '1 action more. For the rest of your actions neither guards nor Cameras notice your moves.',
  ),
  'makeup-kit': the('Makeup Kit', 'Every player on your tile gains 1 Stealth, you too.'),
  rollerskates: the('Rollerskates', '2 actions more this turn.'),
  'smoke-bomb': the('Smoke Bomb', '3 Stealth stay on your tile, for whoever stands there.'),
  stethoscope: the(
    'Stethoscope',
    'After your own roll for a Safe, before it counts, turn one die to any face. Not for Keypads.',
  ),
  'thermal-bomb': the(
    'Thermal Bomb',
    'Stairs for good from your tile one floor up or down. Then an alarm rings on your tile; no token stops it.',
  ),
  virus: the('Virus', '3 hack tokens onto one revealed Computer, which holds 6 at most.'),
} satisfies Record<Tool, Carried>;

export const loot = {
  bust: the('Bust', 'You may carry and trade tools, but not use them.'),
  chihuahua: the(
    'Chihuahua',
    'At the start of your turn roll a die: on a 6 it barks, and an alarm rings on your tile.',
  ),
  'cursed-goblet': the(
    'Cursed Goblet',
    'Whoever draws it loses 1 Stealth at once, if they have any. It captures nobody.',
  ),
  gemstone: the('Gemstone', 'Entering a tile with another player on it costs you 1 action more.'),
  'gold-bar': {
    name: 'Gold Bar',
    the: 'a Gold Bar',
    text: 'There are two: the second one comes with the first and lies on the Safe. One for each player, and both must get out.',
  },
  isotope: the('Isotope', 'Enter a Thermo: alarm at once. No token helps.'),
  keycard: the('Keycard', 'A Safe can be rolled for only while you stand on it.'),
  mirror: the(
    'Mirror',
    'You have 3 actions a turn, and no Laser rings for you. It counts from the start of your turn.',
  ),
  painting: the('Painting', 'Too large for a Service Duct and for entering a Secret Door through a wall.'),
  'persian-kitty': the(
    'Persian Kitty',
    'At the start of your turn roll a die: on a 1 or 2 it steps away towards the nearest alarm tile.',
  ),
  stamp: the('Stamp', 'You draw an event when you spent 3 actions or fewer, not just 2.'),
  tiara: the('Tiara', 'Move onto a tile next to a guard, with no wall between: lose 1 Stealth.'),
} satisfies Record<Loot, Carried>;

/** “Your guard” is the guard of the floor on which the player who draws the card stands. */
export const eventCard = {
  'brown-out': {
    name: 'Brown Out',
    text: 'All alarms on all floors stop. For each of them a patrol card is drawn on its floor; the last one counts.',
  },
  'buddy-system': {
    name: 'Buddy System',
    text: 'Choose another player on the board: they come to your tile, without entering it.',
  },
  'change-of-plans': {
    name: 'Change of Plans',
    text: 'Your guard’s next patrol card is his new destination. Nothing happens while an alarm rings on the floor.',
  },
  crash: {
    name: 'Crash',
    text: 'Your guard heads for your tile. Nothing happens while an alarm rings on the floor.',
  },
  daydreaming: { name: 'Daydreaming', text: 'Your guard walks 1 step less this turn.' },
  'dead-drop': {
    name: 'Dead Drop',
    text: 'All your tools and loot go to the player on your right, wherever they are; a second Gold Bar stays with you.',
  },
  espresso: { name: 'Espresso', text: 'Your guard walks 1 step more this turn.' },
  'freight-elevator': {
    name: 'Freight Elevator',
    text: 'You go up to the same place one floor higher, without entering. From the top floor you escape if all Safes are open.',
  },
  'go-with-your-gut': {
    name: 'Go With Your Gut',
    text: 'If you could move to a face-down tile, you must move into one now. It costs no action, but there is none to pay with either.',
  },
  gymnastics: {
    name: 'Gymnastics',
    text: 'Until your next turn every revealed Walkway is also Stairs up, for everybody.',
  },
  'heads-up': { name: 'Heads Up', text: 'The next player has 1 action more.' },
  'jump-the-gun': {
    name: 'Jump the Gun',
    text: 'The next player’s turn is left out, and so is the guard movement after it.',
  },
  'jury-rig': { name: 'Jury-Rig', text: 'Draw a tool.' },
  'keycode-change': {
    name: 'Keycode Change',
    text: 'Every Keypad is locked again. Whoever is inside may still leave.',
  },
  lampshade: { name: 'Lampshade', text: 'Gain 1 Stealth.' },
  'lost-grip': { name: 'Lost Grip', text: 'You fall one floor, without entering. Nothing happens on the first floor.' },
  peekhole: {
    name: 'Peekhole',
    text: 'You may peek at one neighbouring tile, even through a wall, or straight up or down.',
  },
  reboot: { name: 'Reboot', text: 'Every revealed Computer now holds exactly 1 hack token.' },
  'shift-change': {
    name: 'Shift Change',
    text: 'Your guard does not move this turn; the guards of all other floors do, from the bottom up.',
  },
  shoplifting: { name: 'Shoplifting', text: 'An alarm rings in every Laboratory whose tool has been taken.' },
  squeak: {
    name: 'Squeak',
    text: 'Your guard takes one step towards the nearest player on the floor. His movement this turn still follows.',
  },
  'switch-signs': { name: 'Switch Signs', text: 'Your guard and his destination change places.' },
  'throw-voice': {
    name: 'Throw Voice',
    text: 'Move your guard’s destination to a neighbouring tile of your choice. Nothing happens while an alarm rings on the floor.',
  },
  'time-lock': { name: 'Time Lock', text: 'Until your next turn nobody uses stairs, up or down.' },
  'video-loop': { name: 'Video Loop', text: 'Until your next turn Cameras see nothing.' },
  'where-is-he': {
    name: 'Where Is He?',
    text: 'Your guard is at his destination at once and gets a new one. His movement this turn still follows.',
  },
} satisfies Record<EventName, Piece>;
