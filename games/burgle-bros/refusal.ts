import type { Seat } from '#table/game.ts';
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
const FREE = ['use', 'give', 'take', 'pick-up', 'end'];

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
  go: whyNotGo,
  slip: whyNotGo,
  peek: whyNotPeek,
  'x-ray': whyNotPeek,
  enhance: whyNotPeek,
  hack: (v, me) => (isComputer(tileAt(v, me.at)) ? 'room-full' : 'no-computer'),
  'add-die': whyNotSafe,
  crack: whyNotSafe,
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
  if (v.lasting['time-lock'] !== 'none' && isStraightAboveOrBelow(me.at, tile.at)) return 'time-lock';
  const dear = tile.tile.startsWith('deadbolt') || me.loot.includes('gemstone');
  return dear && v.left < 3 ? 'too-expensive' : 'out-of-reach';
}

const isStraightAboveOrBelow = (from: string, to: Square): boolean => from.slice(1) === to.slice(1);

function whyNotPeek(v: View, _: CrewView, [at = '']: readonly string[]): Refusal {
  const tile = tileAt(v, at);
  return tile !== undefined && tile.tile !== '?' ? 'face-up' : 'out-of-reach';
}

function whyNotSafe(v: View, me: CrewView, [at = '']: readonly string[]): Refusal {
  const tile = tileAt(v, at);
  if (tile?.tile !== 'safe') return 'no-safe';
  if (tile.safeOpen) return 'safe-open';
  if (me.at !== at && me.ability !== 'drill') return 'out-of-reach';
  if (tile.tokens === 0) return v.left < 2 ? 'too-expensive' : 'no-dice';
  if (v.crew.some(({ loot, at: where }) => loot.includes('keycard') && where !== at)) return 'keycard';
  return v.left < 2 ? 'too-expensive' : 'safe-full';
}

function whyNotEscape(v: View, me: CrewView): Refusal {
  const tile = tileAt(v, me.at);
  const top = me.at.startsWith(`${v.floors.length}`);
  if (!top || tile === undefined || !(tile.stairs || /^(stairs|walkway)/.test(tile.tile))) return 'no-roof';
  if (v.lasting['time-lock'] !== 'none') return 'time-lock';
  return tile.tile.startsWith('walkway') && v.lasting.gymnastics === 'none' ? 'no-roof' : 'safes-closed';
}

function whyNotUse(_: View, me: CrewView, [tool]: readonly string[]): Refusal {
  if (!me.tools.some((one) => one === tool)) return 'no-such-card';
  return me.loot.includes('bust') ? 'bust' : 'out-of-reach';
}
