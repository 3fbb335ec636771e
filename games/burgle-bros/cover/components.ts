import { EVENTS, LOOT, LOOT_CARDS, TOOLS } from '../components/cards.ts';
import { ROLES } from '../components/characters.ts';
import { JOBS } from '../components/jobs.ts';
import { cellOf } from '../components/squares.ts';
import { KIND, KINDS } from '../components/tiles.ts';
import type { AlarmCause } from '../event.ts';
import { type Ask, isQuestion, type Pending, SHIFTS, WAYS } from '../pending.ts';
import { LIVELY } from '../playout.ts';
import { reveals } from '../reveals.ts';
import { type Moment, tells, told } from './moment.ts';

/** Every question, by type complete. */
const ASKS: Readonly<Record<Ask, true>> = {
  side: true,
  entrance: true,
  deadbolt: true,
  laser: true,
  hack: true,
  stealth: true,
  shelter: true,
  'nearest-alarm': true,
  'how-many-tools': true,
  'keep-tool': true,
  kitty: true,
  squeak: true,
  'throw-voice': true,
  'go-with-your-gut': true,
  peekhole: true,
  'buddy-system': true,
  spotter: true,
  'crystal-ball': true,
  orders: true,
  trade: true,
  'give-up': true,
  stethoscope: true,
};

const CAUSES: Readonly<Record<AlarmCause, true>> = {
  fingerprint: true,
  laser: true,
  motion: true,
  scanner: true,
  camera: true,
  thermo: true,
  isotope: true,
  chihuahua: true,
  shoplifting: true,
  crybaby: true,
  reroute: true,
  dynamite: true,
  'thermal-bomb': true,
};

const WALLS = ['standard', 'alternative', 'random', 'custom'] as const;
const HOLDERS = ['donuts', 'crow', 'shift-change'] as const;
const ROLLS = ['keypad', 'safe', 'chihuahua', 'persian-kitty'] as const;
const ENDS = ['won', 'captured', 'loot-left', 'gave-up'] as const;

const named = (kind: string, names: readonly string[]): string[] => names.map((name) => `${kind} ${name}`);

/** All that is in the box or in the log, each with what has to become of it. */
export const COMPONENTS: readonly string[] = [
  ...JOBS.flatMap((job) => [1, 2, 3, 4].map((seats) => `job ${job} for ${seats}`)),
  ...named('walls', WALLS),
  'expansion lost-visual',
  ...named('tile entered:', KINDS),
  ...named('side played:', ROLES),
  ...named('tool found:', TOOLS),
  ...named('tool used:', TOOLS),
  ...named('loot found:', LOOT),
  ...named('loot on the roof:', LOOT),
  ...named('event drawn:', EVENTS),
  ...named('event with effect:', EVENTS),
  ...named('log', Object.keys(reveals)),
  ...named('alarm by', Object.keys(CAUSES)),
  ...named('moved by', WAYS),
  ...named('shifted by', SHIFTS),
  ...named('guard held by', HOLDERS),
  ...named('rolled for', ROLLS),
  ...named('end', ENDS),
  ...named('question', Object.keys(ASKS)),
  ...named('move', Object.keys(LIVELY)),
];

/** What of these is in a moment. */
export function componentsIn(moment: Moment, see: (name: string) => void): void {
  const { before, after, move } = moment;
  see(`move ${move.type}`);
  const top = before.pending.at(-1) as Pending | undefined;
  if (top !== undefined && isQuestion(top)) see(`question ${top.ask}`);
  for (const event of moment.events) {
    see(`log ${event.type}`);
    if (event.type === 'moved') see(`tile entered: ${KINDS[KIND[after.tiles[cellOf(event.to)]!]!]}`);
  }
  particulars(moment, see);
  setting(moment, see);
  if (after.result !== 'playing') see(`end ${after.result}`);
}

function particulars(moment: Moment, see: (name: string) => void): void {
  for (const { tool } of told(moment, 'toolFound')) see(`tool found: ${tool}`);
  // The Rigger's own Dynamite is in his hands from the start.
  for (const { tool } of told(moment, 'toolUsed')) see(`tool used: ${tool}`);
  for (const { loot } of told(moment, 'lootFound')) see(`loot found: ${loot}`);
  for (const { because } of told(moment, 'alarmRaised')) see(`alarm by ${because}`);
  for (const { way } of told(moment, 'moved')) see(`moved by ${way}`);
  for (const { by } of told(moment, 'shifted')) see(`shifted by ${by}`);
  for (const { by } of told(moment, 'guardHeld')) see(`guard held by ${by}`);
  for (const roll of told(moment, 'rolled')) see(`rolled for ${roll.for}`);
  for (const { event } of told(moment, 'eventDrawn')) {
    see(`event drawn: ${event}`);
    if (!tells(moment, 'noEffect')) see(`event with effect: ${event}`);
  }
  for (const { seat } of told(moment, 'escaped'))
    moment.before.lootAt.forEach((place, card) => {
      if (place === seat) see(`loot on the roof: ${LOOT_CARDS[card]}`);
    });
}

/** What was laid out and who plays, once the game has begun. */
function setting(moment: Moment, see: (name: string) => void): void {
  if (!tells(moment, 'entranceChosen')) return;
  const { options, seats, role } = moment.after;
  see(`job ${options.job} for ${seats}`);
  see(`walls ${typeof options.walls === 'string' ? options.walls : 'custom'}`);
  if (options.lostVisual) see('expansion lost-visual');
  for (const each of role) see(`side played: ${ROLES[each]}`);
}
