import type { First } from '#board/contract.ts';
import { JOB } from '../../components/jobs.ts';
import type { Square } from '../../components/squares.ts';
import type { Kind } from '../../components/tiles.ts';
import type { Event } from '../../event.ts';
import { kindOf } from '../../text/names.ts';
import { RULES_OF } from '../../text/pieces.ts';
import type { CrewView, TileView, View } from '../../view.ts';
import { floorOf } from '../table/geometry.ts';

/** What is explained the first time it is met, what matters more first. */
export const FIRSTS = [
  {
    id: 'met',
    rule: 'R25',
    met: ({ viewer }, events) =>
      events.some((event) => event.type === 'stealthLost' && event.seat === viewer) ? `seat ${viewer}` : undefined,
  },
  { id: 'bare', rule: 'R32', met: (view) => (me(view)?.stealth === 0 ? `stealth ${view.viewer}` : undefined) },
  { id: 'alarm', rule: 'R67', met: (view) => room(tiles(view).find(({ alarm }) => alarm)) },
  {
    id: 'opened',
    rule: 'R35',
    met: (_, events) => {
      const opened = events.findLast((event) => event.type === 'safeOpened');
      return opened?.type === 'safeOpened' ? `room ${opened.safe}` : undefined;
    },
  },
  {
    id: 'roof',
    rule: 'R75',
    met: (view) =>
      tiles(view).filter(({ safeOpen }) => safeOpen).length === JOB[view.options.job].safes
        ? `seat ${view.viewer}`
        : undefined,
  },
  { id: 'event', rule: 'R2', met: (_, events) => (has(events, 'eventDrawn') ? 'decks' : undefined) },
  { id: 'loot', rule: 'R76', met: (view) => card(me(view)?.loot[0]) },
  { id: 'tool', rule: 'R87', met: (view) => card(me(view)?.tools[0]) },
  {
    id: 'faster',
    rule: 'R70',
    met: (_, events) => {
      const sped = events.findLast((event) => event.type === 'guardSpedUp' && event.because === 'deck');
      return sped?.type === 'guardSpedUp' ? `guard ${sped.floor}` : undefined;
    },
  },
  {
    id: 'safe',
    rule: 'R34',
    met: (view) => room(around(view).find(({ tile, safeOpen }) => tile === 'safe' && !safeOpen)),
  },
  {
    id: 'guard',
    rule: 'R64',
    met: (view, events) => {
      const floor = floorOfMine(view);
      return events.some((event) => event.type === 'guardMoved' && event.floor === floor)
        ? `guard ${floor}`
        : undefined;
    },
  },
  { id: 'floor', rule: 'R72', met: (view) => (floorOfMine(view) > 1 ? `guard ${floorOfMine(view)}` : undefined) },
  {
    id: 'tokens',
    rule: 'R24',
    met: (view) => room(tiles(view).find(({ tile, tokens }) => tile !== 'safe' && tokens > 0)),
  },
] as const satisfies readonly First<View, Event>[];

export type FirstId = (typeof FIRSTS)[number]['id'];

/** Rooms that are explained when the first of their kind is turned up on the viewer's floor, what bites first. */
const ROOMS: readonly Kind[] = [
  ...(['laser', 'fingerprint', 'motion', 'thermo', 'camera', 'scanner', 'keypad', 'deadbolt'] as const),
  ...(['foyer', 'atrium', 'walkway', 'laboratory', 'lavatory', 'secret-door', 'service-duct'] as const),
];

const roomId = (kind: Kind): string => `room-${kind}`;

export const ROOM_FIRSTS: readonly First<View, Event>[] = ROOMS.map((kind) => ({
  id: roomId(kind),
  rule: RULES_OF.tile[kind][0],
  met: (view) => room(around(view).find(({ tile }) => tile !== '?' && kindOf(tile) === kind)),
}));

/** What a kind of room is said to be, under the ids of those firsts. */
export const roomWords = (tile: Readonly<Record<Kind, { readonly name: string; readonly text: string }>>) =>
  Object.fromEntries(ROOMS.map((kind) => [roomId(kind), { name: tile[kind].name, words: tile[kind].text }]));

const me = ({ crew, viewer }: View): CrewView | undefined => (viewer === 'audience' ? undefined : crew[viewer]);

const tiles = ({ floors }: View): readonly TileView[] => floors.flatMap((floor) => floor.tiles);

/** The floor that the viewer is on; 0 outside and on the roof. */
function floorOfMine(view: View): number {
  const at = me(view)?.at ?? 'outside';
  return at === 'outside' || at === 'roof' ? 0 : floorOf(at);
}

/** The rooms of the viewer's floor. */
const around = (view: View): readonly TileView[] => view.floors[floorOfMine(view) - 1]?.tiles ?? [];

const room = (tile: { readonly at: Square } | undefined): string | undefined => tile && `room ${tile.at}`;
const card = (name: string | undefined): string | undefined => name && `card ${name}`;
const has = (events: readonly Event[], type: Event['type']): boolean => events.some((event) => event.type === type);
