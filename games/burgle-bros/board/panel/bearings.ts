import type { Seat } from '#table/game.ts';
import type { Loot, Tool } from '../../components/cards.ts';
import type { Square } from '../../components/squares.ts';
import type { Kind } from '../../components/tiles.ts';
import type { Danger } from '../../foresight.ts';
import type { Card } from '../../move.ts';
import { isLoot, isTool, kindOf } from '../../text/names.ts';
import { crewAt, isKind, straight, tileAt } from '../../text/sight.ts';
import type { TileView, View } from '../../view.ts';
import type { Burden, Use } from '../../worth.ts';
import { isSure, likely, meaningOf, priceOf, risksOf } from '../ahead.ts';
import { type Offer, targetOf } from '../offers.ts';
import type { Scene } from '../scene.ts';
import { floorOf, placed } from '../table/geometry.ts';
import { routeOf, walkOf } from '../table/route.ts';
import { effectsOf } from './effects.ts';

/** What a piece means in this position, in a line: nothing to fear, an alarm, a guard, or just so. */
export interface Bearing {
  readonly tone: 'good' | 'alarm' | 'guard' | 'plain';
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}

export type Tells = readonly Bearing[];
const line = (tone: Bearing['tone'], icon: string, title: string, text: string): Tells => [{ tone, icon, title, text }];

/** A room: what its trap does now, what going there brings, who comes, and where there are more of its kind. */
export function roomBearings(scene: Scene, at: Square): Tells {
  const tile = tileAt(scene.view, at);
  const kind = tile.tile === '?' ? undefined : kindOf(tile.tile);
  return [
    ...(kind === undefined ? [] : (BY_KIND[kind]?.(scene, tile) ?? [])),
    ...(kind === undefined ? [] : arrival(scene, at)),
    ...guard(scene, at),
    ...(kind === undefined ? [] : copies(scene, at)),
  ];
}

const goTo = ({ offers }: Scene, at: Square): Offer | undefined =>
  offers.rooms.get(at)?.find(({ move }) => move.type === 'go');

const TONE: Readonly<Record<Danger, Bearing['tone']>> = {
  guard: 'guard',
  alarm: 'alarm',
  choice: 'alarm',
  shut: 'plain',
  fall: 'plain',
  quiet: 'good',
};

/** What is to be feared of going there now. */
function arrival(scene: Scene, at: Square): Tells {
  const { me, say } = scene;
  const go = goTo(scene, at);
  if (go === undefined || me === undefined) return [];
  const risks = risksOf(go, me);
  const told = risks.map(({ danger, chance, of }) => say.danger[danger](likely(scene, of, chance)));
  return told.length === 0 ? [] : line(TONE[risks[0]!.danger], 'i-boots', say.bearings.arrival, told.join(' '));
}

/** Whether the guard of its floor comes to a room, and when. */
function guard(scene: Scene, at: Square): Tells {
  const { say } = scene;
  const floor = floorOf(at) - 1;
  const told = say.bearings.guard;
  const tells = (text: string): Tells => line('guard', 'i-cap', say.guardOf(floor + 1), text);
  const route = routeOf(scene, floor);
  if (route === undefined) return [];
  if (route.from === at) return tells(told.here);
  const { now, later, to, steps } = route;
  const step = now.findIndex((each) => each.at === at);
  if (step >= 0) {
    const { chance } = now[step]!;
    // What he does after somebody else's turn is what he would do as things stand.
    const { end } = scene;
    if (end === undefined || walkOf(scene, floor) === undefined || isSure(end, chance))
      return tells(told.comes(step + 1, steps));
    return tells(say.effect.perhaps(told.comes(step + 1), likely(scene, end, chance)));
  }
  if (to === at && later.includes(at)) return tells(told.heads(now.length + later.length));
  return later.includes(at) ? tells(told.passes) : [];
}

/** What an alarm tells unless nothing can ring there. */
const unlessQuiet =
  (tell: (scene: Scene, tile: TileView) => Tells) =>
  (scene: Scene, tile: TileView): Tells => {
    const { quiet: told } = scene.say.bearings;
    const why = scene.standing?.rooms[tile.at]?.quiet ?? 'no';
    return why === 'no' ? tell(scene, tile) : line('good', 'i-tick', told.title, told[why]);
  };

/** Tokens that would stop its alarm. */
const hackable = unlessQuiet(({ standing, say }, { at }) => {
  const { hack } = say.bearings;
  const found = standing?.rooms[at]?.tokens ?? 'none';
  if (found === 'none') return [];
  const where = [...(found.at === 'dark' ? [] : [placed(found.at)]), ...(found.laptop === 0 ? [] : [hack.laptop])];
  const tokens = found.there + found.laptop;
  if (tokens > 0) return line('good', 'i-chip', hack.title, hack.tokens(tokens, where.join(', ')));
  return line('alarm', 'i-chip', hack.title, found.at === 'dark' ? hack.dark : hack.none(where.join(', ')));
});

const allTiles = ({ floors }: View): readonly TileView[] => floors.flatMap(({ tiles }) => tiles);

const leads = ({ say }: Scene, to: TileView | undefined, otherwise: string): Tells =>
  line('plain', 'i-arrow', say.bearings.way.title, to === undefined ? otherwise : say.bearings.way.to(placed(to.at)));

/** What is special about a room of this kind now. */
const BY_KIND: Readonly<Partial<Record<Kind, (scene: Scene, tile: TileView) => Tells>>> = {
  fingerprint: hackable,
  laser: hackable,
  motion: hackable,
  thermo: unlessQuiet(() => []),
  camera: unlessQuiet(({ standing, say: { bearings } }, { at }) =>
    standing?.rooms[at]?.live
      ? line('alarm', 'i-eye', bearings.camera.title, bearings.camera.live)
      : line('good', 'i-eye', bearings.camera.title, bearings.camera.blind),
  ),
  scanner: unlessQuiet(() => []),
  keypad: (scene, { at, unlocked, crowbarred }) => {
    const { lock } = scene.say.bearings;
    if (unlocked || crowbarred) return line('good', 'i-unlock', lock.title, lock.open);
    const dice = meaningOf(goTo(scene, at))?.dice;
    return dice === undefined ? [] : line('plain', 'i-lock', lock.title, lock.dice(dice));
  },
  deadbolt: (scene, { at, crowbarred }) => {
    const { lock } = scene.say.bearings;
    if (crowbarred) return line('good', 'i-unlock', lock.title, lock.open);
    if (!scene.standing?.rooms[at]?.bolted) return line('good', 'i-unlock', lock.title, lock.held);
    const go = goTo(scene, at);
    return line('plain', 'i-lock', lock.title, lock.bolted(go === undefined ? 0 : priceOf(go)));
  },
  laboratory: ({ say }, { taken }) =>
    taken
      ? line('plain', 'i-tool', say.tool, say.bearings.tool.gone)
      : line('good', 'i-tool', say.tool, say.bearings.tool.there),
  lavatory: ({ say: { bearings } }, { refuge }) =>
    refuge > 0
      ? line('good', 'i-mask', bearings.refuge.title, bearings.refuge.left(refuge))
      : line('plain', 'i-mask', bearings.refuge.title, bearings.refuge.spent),
  stairs: (scene, { at }) => leads(scene, straight(scene.view, at, 1), scene.say.bearings.way.roof),
  walkway: (scene, { at }) => {
    const below = straight(scene.view, at, -1);
    return below === undefined ? [] : leads(scene, below, '');
  },
  'service-duct': (scene, { at }) => {
    const other = allTiles(scene.view).find((tile) => isKind(tile, 'service-duct') && tile.at !== at);
    return leads(scene, other, scene.say.bearings.way.alone);
  },
};

/** Where else such rooms are known to be, and how many nobody has seen yet. */
function copies({ standing, say: { bearings } }: Scene, at: Square): Tells {
  const alike = standing?.rooms[at]?.alike;
  if (alike === undefined) return [];
  const { title, only, also, dark } = bearings.copies;
  const told = [
    ...(alike.known.length > 0 ? [also(alike.known.map(placed).join(', '))] : []),
    ...(alike.dark > 0 ? [dark(alike.dark)] : []),
  ];
  return line('plain', 'i-map', title, told.length === 0 ? only : told.join(' '));
}

/** Who carries a card; of Gold Bars there are two. */
export const holdersOf = ({ crew }: View, card: Card): readonly Seat[] =>
  crew.flatMap(({ tools, loot }, seat) =>
    (isTool(card) ? tools.includes(card) : loot.includes(card)) ? [seat as Seat] : [],
  );

/** A tool or a piece of loot: what it does now, where it is, who may have it, and that loot has to go along. */
export function cardBearings(scene: Scene, card: Card): Tells {
  const { view } = scene;
  const { lies: told, toWin } = scene.say.bearings;
  const holders = holdersOf(view, card);
  const lies = allTiles(view).filter(({ cards }) => cards.includes(card));
  return [
    ...holders.flatMap((seat) => worth(scene, card, seat)),
    ...(lies.length === 0
      ? []
      : line('plain', 'i-where', told.title, told.at(lies.map(({ at }) => placed(at)).join(', ')))),
    ...handOver(scene, card, holders),
    ...(isLoot(card) ? line('plain', 'i-roof', toWin.title, toWin.text) : []),
  ];
}

/** To whom it could be handed now, or that nobody else is there. */
function handOver({ view, names, say, standing }: Scene, card: Card, holders: readonly Seat[]): Tells {
  const told = say.bearings.handOver;
  const takers = standing?.trades[card] ?? [];
  if (takers.length > 0)
    return line('good', 'i-trade', told.title, told.mates(takers.map((seat) => names[seat]).join(', ')));
  const isAlone = (seat: Seat): boolean => {
    const { at } = view.crew[seat]!;
    return at === 'outside' || at === 'roof' || crewAt(view, at).length === 1;
  };
  const isSaid = holders.length > 0 && view.seats > 1 && holders.every(isAlone);
  return isSaid ? line('plain', 'i-trade', told.title, told.alone) : [];
}

/** What a card is good or bad for, here and now; a tool also in other hands, and before it is kept. */
export const worth = (scene: Scene, card: Card, seat: Seat): Tells =>
  isTool(card) ? use(scene, card, seat) : burden(scene, card, seat);

/** What may be done with it, as the moves say that are offered; out of turn, as foresight says. */
function use(scene: Scene, tool: Tool, seat: Seat): Tells {
  const { view, me, offers, say, standing } = scene;
  const { title, waits } = say.bearings.now;
  const uses =
    seat === me && offers.end !== undefined
      ? offers.groups
          .flatMap((group) => group.offers)
          .filter(({ move }) => (move.type === 'use' || move.type === 'use-at') && move.tool === tool)
      : standing?.uses[tool]?.map((one) => ({ ...one, name: '' }));
  if (uses === undefined) return [];
  const isWaiting = seat === me && view.turn !== me;
  const told = [isWaiting ? waits : '', does(scene, uses)].filter((part) => part !== '').join(' ');
  if (told === '') return [];
  return uses.length > 0 && !isWaiting ? line('good', 'i-tick', title, told) : line('plain', 'i-arrow', title, told);
}

/** Where it could be used, or else what it would do. */
function does(scene: Scene, uses: readonly Offer[]): string {
  const { nothing, possible } = scene.say.bearings.now;
  const places = uses.flatMap(({ move }) => (move.type === 'use-at' ? [placeIn(scene, move)] : []));
  if (uses.length === 0) return nothing;
  return places.length > 0 ? possible(places.join(', ')) : inWords(effectsOf(scene, uses[0]!));
}

/** What whoever is in turn has to bear for a piece of loot. */
function burden(scene: Scene, loot: Loot, seat: Seat): Tells {
  const { view, standing, say } = scene;
  const found = seat === view.turn ? standing?.burdens[loot] : undefined;
  if (found === undefined) return [];
  const told = borne(scene, found, say.danger.guard);
  return told.length === 0 ? [] : line('alarm', `loot-${loot}`, say.bearings.now.title, told.join(' '));
}

/** A burden in words; who is seen is said to them, or of somebody. */
function borne({ say }: Scene, found: Burden, seen: (places: string) => string): readonly string[] {
  const { dearer, event } = say.bearings.now;
  const at = (rooms: readonly Square[], tell: (places: string) => string): readonly string[] =>
    rooms.length === 0 ? [] : [tell(rooms.map(placed).join(', '))];
  return [
    ...at(found.rings, say.danger.alarm),
    ...at(found.seen, seen),
    ...at(found.dearer, dearer),
    ...(found.event ? [event] : []),
  ];
}

/** What a trade changes, and for whom. */
export interface DealLine {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly text: string;
}

/** R74 — What somebody has to bear with the card, what somebody is rid of, what somebody could do with it in their turn. */
export function dealLines(scene: Scene): readonly DealLine[] {
  const { standing, say, names, me } = scene;
  const deal = standing?.deal;
  if (deal === undefined) return [];
  const who = (seat: Seat): string | undefined => (seat === me ? undefined : names[seat]!);
  const { giver, taker, lifted, laid, uses } = deal;
  const all = (found: Burden, seat: Seat): readonly string[] => [
    ...(found.fewer > 0 ? [say.deal.fewer(found.fewer)] : []),
    ...borne(scene, found, seat === me ? say.danger.guard : say.deal.seen),
  ];
  const bears = laid === undefined ? [] : all(laid, taker);
  const rid = lifted === undefined ? [] : all(lifted, giver);
  return [
    ...(bears.length > 0 ? [{ tone: 'bad' as const, text: say.deal.bears(who(taker), bears.join(' ')) }] : []),
    ...(rid.length > 0 ? [{ tone: 'good' as const, text: say.deal.rid(who(giver), rid.join(' ')) }] : []),
    ...(laid !== undefined && bears.length + rid.length === 0
      ? [{ tone: 'plain' as const, text: say.deal.nothing }]
      : []),
    ...(uses === undefined ? [] : [usable(scene, uses, who(taker))]),
  ];
}

function usable(scene: Scene, uses: readonly Use[], who: string | undefined): DealLine {
  const { say } = scene;
  const told = does(
    scene,
    uses.map((one) => ({ ...one, name: '' })),
  );
  return { tone: uses.length > 0 ? 'good' : 'plain', text: say.deal.turn(who, told) };
}

const placeIn = ({ say }: Scene, move: Offer['move']): string => {
  const to = targetOf(move);
  return to === undefined ? say.onRoof : placed(to);
};

const inWords = (effects: readonly { readonly text: string }[]): string =>
  effects.length === 0 ? '' : `${effects.map(({ text }) => text).join('. ')}.`;
