import type { Seat } from '#table/game.ts';
import { extraDie } from './components/characters.ts';
import { MAX_SAFE_DICE } from './components/jobs.ts';
import { isSquare, type Square } from './components/squares.ts';
import type { CrewView, TileView, View } from './view.ts';

/** Why a move is not legal; the text has a sentence and a rule number for each. */
export const REFUSALS = [
  'unclear',
  'answer-first',
  'no-question',
  'no-actions',
  'too-expensive',
  'out-of-reach',
  'face-up',
  'no-computer',
  'room-full',
  'no-safe',
  'safe-open',
  'safe-full',
  'no-dice',
  'keycard',
  'no-roof',
  'safes-closed',
  'time-lock',
  'not-your-ability',
  'used-this-turn',
  'no-such-card',
  'bust',
  'not-together',
  'one-bar',
  'proposed-already',
  'not-possible',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The abilities behind moves that not everybody has. */
const ABILITY_OF: Readonly<Record<string, readonly string[]>> = {
  slip: ['flexibility'],
  climb: ['climb-window'],
  laptop: ['laptop'],
  'x-ray': ['x-ray'],
  enhance: ['enhance'],
  crybaby: ['crybaby'],
  reroute: ['reroute'],
  crow: ['distract', 'disrupt'],
  tinker: ['tinker'],
  order: ['orders'],
  disguise: ['disguise'],
  spot: ['clairvoyance', 'precognition'],
};
const ONCE = ['x-ray', 'enhance', 'reroute', 'order', 'spot'];
const ACTIONS = ['go', 'peek', 'hack', 'add-die', 'crack', 'escape', 'climb', 'laptop', 'order', 'disguise', 'spot'];
const FREE = ['use', 'give', 'take', 'pick-up', 'end', 'give-up'];

/** The reason, from what the viewer sees. Only asked about moves that are not legal, so it decides nothing. */
export function refusal(v: View, notation: string): Refusal {
  const [verb = '', ...rest] = notation.split(' ');
  if (v.question !== 'none') return 'answer-first';
  const abilities = ABILITY_OF[verb];
  if (!ACTIONS.includes(verb) && !FREE.includes(verb) && abilities === undefined) return strange(verb);
  const me = v.crew[v.viewer as Seat]!;
  if (abilities !== undefined && !abilities.includes(me.ability)) return 'not-your-ability';
  if (ONCE.includes(verb) && v.abilityUsed) return 'used-this-turn';
  if (ACTIONS.includes(verb) && v.left === 0) return 'no-actions';
  return (WHY[verb] ?? (() => 'not-possible'))(v, me, rest);
}

const strange = (verb: string): Refusal => (isSquare(verb) || ANSWERS.includes(verb) ? 'no-question' : 'unclear');
const ANSWERS =
  'normal advanced none pay stay ring token lose draw keep top bottom arrange set as-rolled agree decline'.split(' ');

type Why = (v: View, me: CrewView, rest: readonly string[]) => Refusal;

const tileAt = (v: View, square: string): TileView | undefined =>
  v.floors.flatMap(({ tiles }) => tiles).find(({ at }) => at === square);

const WHY: Readonly<Record<string, Why>> = {
  'give-up': (v) => (v.proposedToGiveUp ? 'proposed-already' : 'not-possible'),
  go: whyNotGo,
  slip: whyNotGo,
  peek: whyNotPeek,
  'x-ray': whyNotPeek,
  enhance: whyNotPeek,
  hack: (v, me) => (isComputer(tileAt(v, me.at)) ? 'room-full' : 'no-computer'),
  'add-die': whyNotLoad,
  crack: whyNotRoll,
  escape: whyNotEscape,
  use: whyNotUse,
  give: (_, me, [card]) => (has(me, card) ? whyNotTrade(card) : 'no-such-card'),
  take: (v, _, [card, from]) => {
    const owner = v.crew[Number(from?.slice(1))];
    return owner !== undefined && has(owner, card) ? whyNotTrade(card) : 'no-such-card';
  },
  'pick-up': (v, me, [card]) => (tileAt(v, me.at)?.cards.some((one) => one === card) ? 'one-bar' : 'no-such-card'),
};

const has = ({ tools, loot }: CrewView, card: string | undefined): boolean =>
  [...tools, ...loot].some((one) => one === card);
const whyNotTrade = (card: string | undefined): Refusal => (card === 'gold-bar' ? 'one-bar' : 'not-together');
const isComputer = (tile: TileView | undefined): boolean => tile?.tile.startsWith('computer') ?? false;

/** A tile may be near but ask for more actions than there are; everything else is a matter of the way there. */
function whyNotGo(v: View, me: CrewView, [to = '']: readonly string[]): Refusal {
  const tile = tileAt(v, to);
  if (tile === undefined || me.at === to) return 'out-of-reach';
  if (v.lasting['time-lock'] !== 'none' && hasStairsBetween(v, me.at, tile.at)) return 'time-lock';
  const dear = tile.tile.startsWith('deadbolt') || me.loot.includes('gemstone');
  return dear && v.left < 3 ? 'too-expensive' : 'out-of-reach';
}

/** One floor up or down, in the same place. */
const isStraightAboveOrBelow = (from: string, to: Square): boolean =>
  from.slice(1) === to.slice(1) && Math.abs(Number(from[0]) - Number(to[0])) === 1;

/** Stairs of any kind lead up from the lower one of two tiles. */
function hasStairsBetween(v: View, from: string, to: Square): boolean {
  if (!isStraightAboveOrBelow(from, to)) return false;
  const lower = tileAt(v, from < to ? from : to);
  if (lower === undefined) return false;
  return lower.stairs || /^stairs/.test(lower.tile) || (v.lasting.gymnastics !== 'none' && /^walkway/.test(lower.tile));
}

function whyNotPeek(v: View, _: CrewView, [at = '']: readonly string[]): Refusal {
  const tile = tileAt(v, at);
  return tile !== undefined && tile.tile !== '?' ? 'face-up' : 'out-of-reach';
}

/** What is wrong with the safe itself, whatever is to be done with it. */
function whyNotSafe(v: View, me: CrewView, at: string): Refusal | undefined {
  const tile = tileAt(v, at);
  if (tile?.tile !== 'safe') return 'no-safe';
  if (tile.safeOpen) return 'safe-open';
  return me.at === at || (me.ability === 'drill' && isStraightAboveOrBelow(me.at, tile.at))
    ? undefined
    : 'out-of-reach';
}

function whyNotLoad(v: View, me: CrewView, [at = '']: readonly string[]): Refusal {
  return whyNotSafe(v, me, at) ?? (tileAt(v, at)!.tokens >= MAX_SAFE_DICE ? 'safe-full' : 'too-expensive');
}

function whyNotRoll(v: View, me: CrewView, [at = '']: readonly string[]): Refusal {
  const wrong = whyNotSafe(v, me, at);
  if (wrong !== undefined) return wrong;
  return tileAt(v, at)!.tokens === 0 && extraDie(me.ability) === 0 ? 'no-dice' : 'keycard';
}

function whyNotEscape(v: View, me: CrewView): Refusal {
  const tile = tileAt(v, me.at);
  const top = me.at.startsWith(`${v.floors.length}`);
  if (!top || tile === undefined || !(tile.stairs || /^(stairs|walkway)/.test(tile.tile))) return 'no-roof';
  if (v.lasting['time-lock'] !== 'none') return 'time-lock';
  return tile.tile.startsWith('walkway') && v.lasting.gymnastics === 'none' ? 'no-roof' : 'safes-closed';
}

const ON_A_TILE: readonly string[] = ['blueprints', 'crowbar', 'donuts', 'dynamite', 'thermal-bomb', 'virus'];

/** A tool that works on a tile may be held the wrong way; one that is not used like this, as the Stethoscope, or without a tile is no move. */
function whyNotUse(_: View, me: CrewView, [tool = '', at]: readonly string[]): Refusal {
  if (!me.tools.some((one) => one === tool)) return 'no-such-card';
  if (me.loot.includes('bust')) return 'bust';
  return at !== undefined && ON_A_TILE.includes(tool) ? 'out-of-reach' : 'not-possible';
}
