import type { Seat } from '#table/game.ts';
import { JOB } from '../../components/jobs.ts';
import type { Square } from '../../components/squares.ts';
import { type Kind, TILES } from '../../components/tiles.ts';
import type { Danger } from '../../foresight.ts';
import type { Card } from '../../move.ts';
import { isLoot, isTool, kindOf } from '../../text/names.ts';
import { crewAt, isKind, straight, tileAt } from '../../text/sight.ts';
import type { TileView, View } from '../../view.ts';
import { likely, meaningOf, priceOf, risksOf } from '../ahead.ts';
import { type Offer, targetOf } from '../offers.ts';
import type { Scene } from '../scene.ts';
import { floorOf, placed } from '../table/geometry.ts';
import { routeOf } from '../table/route.ts';
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
    ...(kind === undefined ? [] : copies(scene, tile, kind)),
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
  const { now, later, to } = route;
  const step = now.findIndex((each) => each.at === at);
  if (step >= 0) return tells(told.comes(step + 1, now.length));
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

/** R24 — Tokens that would stop an alarm of this kind. */
const hackable = (computer: Kind) =>
  unlessQuiet(({ view, say }) => {
    const { hack } = say.bearings;
    const found = allTiles(view).find((other) => isKind(other, computer));
    const laptop = view.laptop ? 1 : 0;
    const tokens = (found?.tokens ?? 0) + laptop;
    const where = [...(found === undefined ? [] : [placed(found.at)]), ...(laptop === 0 ? [] : [hack.laptop])];
    if (tokens > 0) return line('good', 'i-chip', hack.title, hack.tokens(tokens, where.join(', ')));
    return line('alarm', 'i-chip', hack.title, found === undefined ? hack.dark : hack.none(where.join(', ')));
  });

const allTiles = ({ floors }: View): readonly TileView[] => floors.flatMap(({ tiles }) => tiles);

const leads = ({ say }: Scene, to: TileView | undefined, otherwise: string): Tells =>
  line('plain', 'i-arrow', say.bearings.way.title, to === undefined ? otherwise : say.bearings.way.to(placed(to.at)));

/** What is special about a room of this kind now. */
const BY_KIND: Readonly<Partial<Record<Kind, (scene: Scene, tile: TileView) => Tells>>> = {
  fingerprint: hackable('computer-fingerprint'),
  laser: hackable('computer-laser'),
  motion: hackable('computer-motion'),
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
function copies({ view, say: { bearings } }: Scene, { at }: TileView, kind: Kind): Tells {
  const { job } = view.options;
  const all =
    kind === 'safe'
      ? JOB[job].safes
      : TILES.filter((print) => print.kind === kind && (print.office || job !== 'office')).length;
  const others = allTiles(view).filter((tile) => isKind(tile, kind) && tile.at !== at);
  const dark = all - 1 - others.length;
  const { title, only, also, dark: unseen } = bearings.copies;
  const told = [
    ...(others.length > 0 ? [also(others.map((tile) => placed(tile.at)).join(', '))] : []),
    ...(dark > 0 ? [unseen(dark)] : []),
  ];
  return line('plain', 'i-map', title, told.length === 0 ? only : told.join(' '));
}

/** The seat that carries a card; -1 where nobody does. */
export const holderOf = ({ crew }: View, card: Card): number =>
  crew.findIndex(({ tools, loot }) => (isTool(card) ? tools.includes(card) : loot.includes(card)));

/** A tool or a piece of loot: what it does now, where it is, who may have it, and that loot has to go along. */
export function cardBearings(scene: Scene, card: Card): Tells {
  const { view, names } = scene;
  const { bearings } = scene.say;
  const holder = holderOf(view, card);
  const lies = allTiles(view).find((tile) => tile.cards.includes(card));
  const at = view.crew[holder]?.at;
  const mates =
    at === undefined || at === 'outside' || at === 'roof' ? [] : crewAt(view, at).filter((seat) => seat !== holder);
  const told = bearings.handOver;
  return [
    ...(holder < 0 ? [] : worth(scene, card, holder as Seat)),
    ...(lies === undefined ? [] : line('plain', 'i-where', bearings.lies.title, bearings.lies.at(placed(lies.at)))),
    ...(holder < 0 || view.seats === 1
      ? []
      : mates.length > 0
        ? line('good', 'i-trade', told.title, told.mates(mates.map((seat) => names[seat]).join(', ')))
        : line('plain', 'i-trade', told.title, told.alone)),
    ...(isLoot(card) ? line('plain', 'i-roof', bearings.toWin.title, bearings.toWin.text) : []),
  ];
}

/** What the viewer can do with a tool of theirs here and now, or that there is nothing: as the moves say that are offered. */
export function worth(scene: Scene, card: Card, seat: Seat): Tells {
  const { view, me, offers, say } = scene;
  const { title, waits, nothing, possible } = say.bearings.now;
  if (!isTool(card)) return burden(scene, card, seat);
  if (seat !== me) return [];
  if (view.turn !== me) return line('plain', 'i-arrow', title, waits);
  if (offers.end === undefined) return [];
  const uses = offers.groups
    .flatMap((group) => group.offers)
    .filter(({ move }) => (move.type === 'use' || move.type === 'use-at') && move.tool === card);
  if (uses.length === 0) return line('plain', 'i-arrow', title, nothing);
  const places = uses.flatMap(({ move }) => (move.type === 'use-at' ? [placeIn(scene, move)] : []));
  const told = places.length > 0 ? possible(places.join(', ')) : inWords(effectsOf(scene, uses[0]!));
  return told === '' ? [] : line('good', 'i-tick', title, told);
}

/** Loot that sets off alarms: where it would now. */
function burden({ me, offers, say }: Scene, card: Card, seat: Seat): Tells {
  if (seat !== me) return [];
  const rooms = [...offers.rooms.values()]
    .flat()
    .flatMap((offer) => meaningOf(offer)?.alarms.filter(({ because }) => because === card) ?? []);
  const places = [...new Set(rooms.map(({ at }) => placed(at)))];
  return places.length === 0
    ? []
    : line('alarm', 'i-siren', say.bearings.now.title, say.danger.alarm(places.join(', ')));
}

const placeIn = ({ say }: Scene, move: Offer['move']): string => {
  const to = targetOf(move);
  return to === undefined ? say.onRoof : placed(to);
};

const inWords = (effects: readonly { readonly text: string }[]): string =>
  effects.length === 0 ? '' : `${effects.map(({ text }) => text).join('. ')}.`;
