import { JOB } from '../../components/jobs.ts';
import type { Square } from '../../components/squares.ts';
import { type Kind, TILES } from '../../components/tiles.ts';
import { kindOf } from '../../text/names.ts';
import { isBolted, isJammed, isLive, keypadDice, risksOf } from '../../text/risks.ts';
import { floorAt, isKind, straight, tileAt } from '../../text/sight.ts';
import type { TileView, View } from '../../view.ts';
import type { Scene } from '../scene.ts';
import { floorOf, gridOf } from '../table/geometry.ts';
import { routeOf } from '../table/route.ts';

/** What a piece means in this position, in a line: nothing to fear, an alarm, a guard, or just so. */
export interface Bearing {
  readonly tone: 'good' | 'alarm' | 'guard' | 'plain';
  readonly icon: string;
  readonly title: string;
  readonly text: string;
}

export type Tells = readonly Bearing[];
export const line = (tone: Bearing['tone'], icon: string, title: string, text: string): Tells => [
  { tone, icon, title, text },
];

export const placed = (at: Square): string => `${floorOf(at)}·${gridOf(at)}`;

/** A room: who comes, what its trap does now, and where there are more of its kind. */
export function roomBearings(scene: Scene, at: Square): Tells {
  const tile = tileAt(scene.view, at);
  const kind = tile.tile === '?' ? undefined : kindOf(tile.tile);
  return [
    ...(kind === undefined ? [] : (BY_KIND[kind]?.(scene, tile) ?? [])),
    ...sight(scene, tile),
    ...guard(scene, at),
    ...(kind === undefined ? [] : copies(scene, tile, kind)),
  ];
}

/** Whether the guard of its floor comes to a room, and when. */
export function guard(scene: Scene, at: Square): Tells {
  const { view, say } = scene;
  const floor = floorOf(at) - 1;
  const seen = view.floors[floor]!;
  const told = say.bearings.guard;
  const tells = (text: string): Tells => line('guard', 'i-cap', say.guardOf(floor + 1), text);
  const route = routeOf(scene, floor);
  if (route === undefined) return [];
  if (route.from === at) return tells(told.here);
  const { now, later } = route;
  if (now.includes(at)) return tells(told.comes(now.indexOf(at) + 1, now.length));
  if (seen.destination === at) return tells(told.heads(now.length + later.length));
  return later.includes(at) ? tells(told.passes) : [];
}

/** R27, R28, R30 — Whether a guard would see the reader there. */
function sight({ view, me, say }: Scene, { at }: TileView): Tells {
  if (me === undefined || view.crew[me]!.at === at || !risksOf(view, me, at, 'own').includes('seen')) return [];
  return line('guard', 'i-eye', say.bearings.seen.title, say.bearings.seen.text);
}

/** R23 — Why nothing rings here at the moment, if nothing does. */
function quiet(view: View, tile: TileView): 'forced' | 'ringing' | 'guard' | 'emp' | undefined {
  if (tile.crowbarred) return 'forced';
  if (tile.alarm) return 'ringing';
  if (floorAt(view, tile.at).guard === tile.at) return 'guard';
  return view.lasting.emp === 'none' ? undefined : 'emp';
}

const silence = ({ say }: Scene, why: Exclude<keyof Scene['say']['bearings']['quiet'], 'title'>): Tells =>
  line('good', 'i-tick', say.bearings.quiet.title, say.bearings.quiet[why]);

/** What an alarm tells unless it is silent. */
const unlessQuiet =
  (tell: (scene: Scene, tile: TileView) => Tells) =>
  (scene: Scene, tile: TileView): Tells => {
    const why = quiet(scene.view, tile);
    return why === undefined ? tell(scene, tile) : silence(scene, why);
  };

/** R24 — Tokens that would stop an alarm of this kind, or the Jammer. */
const hackable = (computer: Kind) =>
  unlessQuiet((scene, tile) => {
    const { view, say, me } = scene;
    const { hack } = say.bearings;
    if (me !== undefined && isJammed(view, view.crew[me]!, tile.at)) return silence(scene, 'jammed');
    const found = allTiles(view).find((other) => isKind(other, computer));
    const laptop = view.laptop ? 1 : 0;
    const tokens = (found?.tokens ?? 0) + laptop;
    const where = [...(found === undefined ? [] : [placed(found.at)]), ...(laptop === 0 ? [] : [hack.laptop])].join(
      ', ',
    );
    if (tokens > 0) return line('good', 'i-chip', hack.title, hack.tokens(tokens, where));
    return line('alarm', 'i-chip', hack.title, found === undefined ? hack.dark : hack.none(where));
  });

export const allTiles = ({ floors }: View): readonly TileView[] => floors.flatMap(({ tiles }) => tiles);

const leads = ({ say }: Scene, to: TileView | undefined, otherwise: string): Tells =>
  line('plain', 'i-arrow', say.bearings.way.title, to === undefined ? otherwise : say.bearings.way.to(placed(to.at)));

/** What is special about a room of this kind now. */
const BY_KIND: Readonly<Partial<Record<Kind, (scene: Scene, tile: TileView) => Tells>>> = {
  fingerprint: hackable('computer-fingerprint'),
  laser: hackable('computer-laser'),
  motion: hackable('computer-motion'),
  thermo: unlessQuiet(() => []),
  camera: unlessQuiet(({ view, say: { bearings } }, tile) =>
    isLive(view, tile)
      ? line('alarm', 'i-eye', bearings.camera.title, bearings.camera.live)
      : line('good', 'i-eye', bearings.camera.title, bearings.camera.blind),
  ),
  scanner: unlessQuiet(({ view, me, say: { bearings } }) => {
    if (me === undefined) return [];
    const { tools, loot } = view.crew[me]!;
    return tools.length + loot.length > 0
      ? line('alarm', 'i-siren', bearings.hands.title, bearings.hands.full)
      : line('good', 'i-tick', bearings.hands.title, bearings.hands.empty);
  }),
  keypad: ({ view, me, say: { bearings } }, tile) => {
    if (tile.unlocked || tile.crowbarred) return line('good', 'i-unlock', bearings.lock.title, bearings.lock.open);
    if (me === undefined) return [];
    return line('plain', 'i-lock', bearings.lock.title, bearings.lock.dice(keypadDice(view, me, tile.at)));
  },
  deadbolt: ({ view, me, say: { bearings } }, tile) => {
    if (tile.crowbarred) return line('good', 'i-unlock', bearings.lock.title, bearings.lock.open);
    return isBolted(view, me ?? view.turn, tile)
      ? line('plain', 'i-lock', bearings.lock.title, bearings.lock.bolted)
      : line('good', 'i-unlock', bearings.lock.title, bearings.lock.held);
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
