import type { EventName, Loot, Tool } from '../../components/cards.ts';
import type { Kind } from '../../components/tiles.ts';
import { EVENT_GROUPS } from '../../text/pieces.ts';
import { Icon } from '../icon.tsx';

/** What lies in the box besides the crew. */
type Piece =
  | { readonly room: Kind }
  | { readonly tool: Tool }
  | { readonly loot: Loot }
  | { readonly event: EventName };

/**
 * The picture of a piece, cut as its family is: a square of blueprint, a tag without a corner, a framed picture, a torn
 * slip.
 */
export function CardPicture(piece: Piece) {
  const [family, name] = Object.entries(piece)[0] as [string, string];
  const touches = 'event' in piece ? touchedBy(piece.event) : 'room' in piece ? NEON[piece.room] : undefined;
  return (
    <span class={`card-picture ${family}`} data-touches={touches}>
      <Icon name={`${family === 'room' ? 'tile' : family}-${name}`} />
    </span>
  );
}

/** Rooms whose picture is in the colour of a danger. */
export const NEON: Readonly<Partial<Record<Kind, 'alarm' | 'camera'>>> = {
  fingerprint: 'alarm',
  laser: 'alarm',
  motion: 'alarm',
  scanner: 'alarm',
  thermo: 'alarm',
  camera: 'camera',
};

/** Events are in the colour of what they touch. */
const OWN: Readonly<Partial<Record<EventName, 'alarm' | 'camera'>>> = {
  'brown-out': 'alarm',
  shoplifting: 'alarm',
  'video-loop': 'camera',
};
const GROUPS = { C5: 'guard', C6: 'crew', C7: 'building' } as const satisfies Record<keyof typeof EVENT_GROUPS, string>;
type Group = keyof typeof GROUPS;

/** What an event touches: mostly the group it is in says so. */
export function touchedBy(event: EventName): 'alarm' | 'camera' | (typeof GROUPS)[Group] {
  const isIn = (group: Group): boolean => (EVENT_GROUPS[group] as readonly EventName[]).includes(event);
  return OWN[event] ?? GROUPS[(Object.keys(GROUPS) as Group[]).find(isIn)!];
}
