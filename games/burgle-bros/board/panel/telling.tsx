import type { Depiction } from '#board/contract.ts';
import type { Language } from '#table/text.ts';
import type { Event } from '../../event.ts';
import { kindOf } from '../../text/names.ts';
import { Icon } from '../icon.tsx';
import { cardIcon } from '../moves.ts';
import { tongue } from '../scene.ts';

/** What may be read without the rest, with its picture. */
const SORTS = { guard: 'i-cap', alarm: 'i-siren', dice: 'i-dice' } as const;
export type SortOfEvent = keyof typeof SORTS;

/** By the type of an event: its sort, and its picture where no piece has one. What turns begin and end with has neither. */
const LOOKS: Readonly<Partial<Record<Event['type'], { readonly sort?: SortOfEvent; readonly icon?: string }>>> = {
  entranceChosen: { icon: 'i-entrance' },
  placed: { icon: 'i-entrance' },
  moved: { icon: 'i-boots' },
  shifted: { icon: 'i-boots' },
  stopped: { icon: 'i-lock' },
  rolled: { sort: 'dice', icon: 'i-dice' },
  unlocked: { icon: 'i-unlock' },
  locked: { icon: 'i-lock' },
  escaped: { icon: 'i-roof' },
  stealthLost: { icon: 'i-mask' },
  stealthGained: { icon: 'i-mask' },
  refugePlaced: { icon: 'i-mask' },
  captured: { icon: 'i-cuffs' },
  alarmRaised: { sort: 'alarm', icon: 'i-siren' },
  alarmPrevented: { sort: 'alarm', icon: 'i-chip' },
  alarmOff: { sort: 'alarm', icon: 'i-siren' },
  alarmTaken: { sort: 'alarm', icon: 'i-siren' },
  hacked: { icon: 'i-chip' },
  laptopLoaded: { icon: 'i-chip' },
  patrolDrawn: { sort: 'guard', icon: 'i-cap' },
  patrolReshuffled: { sort: 'guard', icon: 'i-shuffle' },
  guardPlaced: { sort: 'guard', icon: 'i-cap' },
  guardMoved: { sort: 'guard', icon: 'i-cap' },
  guardJumped: { sort: 'guard', icon: 'i-cap' },
  guardLost: { sort: 'guard', icon: 'i-cap' },
  guardHeld: { sort: 'guard', icon: 'i-cap' },
  guardDistracted: { sort: 'guard', icon: 'i-crow' },
  guardSpedUp: { sort: 'guard', icon: 'i-cap' },
  destinationSet: { sort: 'guard', icon: 'i-where' },
  dieAdded: { sort: 'dice', icon: 'i-dice' },
  dieSet: { sort: 'dice', icon: 'i-dice' },
  cracked: { sort: 'dice', icon: 'i-tick' },
  safeOpened: { icon: 'i-safe-open' },
  stairsMade: { icon: 'tile-stairs' },
  wallRemoved: { icon: 'tool-dynamite' },
  crowbarred: { icon: 'tool-crowbar' },
  kittyRan: { icon: 'loot-persian-kitty' },
  abilityUsed: { icon: 'i-people' },
  ordered: { icon: 'i-people' },
  crowPlaced: { icon: 'i-crow' },
  crowReturned: { icon: 'i-crow' },
  looked: { icon: 'i-eye' },
  actionsGained: { icon: 'i-plus' },
  givingUpProposed: { icon: 'i-cross' },
  gaveUp: { icon: 'i-cross' },
  won: { icon: 'i-roof' },
  lost: { icon: 'i-cuffs' },
};

/** The drawing of what an event is about: the piece itself, if it is about one. */
export function iconOf(event: Event): string | undefined {
  switch (event.type) {
    case 'revealed':
      return `tile-${kindOf(event.tile)}`;
    case 'toolFound':
    case 'toolUsed':
    case 'toolDiscarded':
      return cardIcon(event.tool);
    case 'lootFound':
      return cardIcon(event.loot);
    case 'cardLeft':
    case 'pickedUp':
    case 'offered':
    case 'requested':
    case 'handedOver':
      return cardIcon(event.card);
    case 'eventDrawn':
      return `event-${event.event}`;
    case 'sideChosen':
      return `c-${event.character}`;
    default:
      return LOOKS[event.type]?.icon;
  }
}

/** How the heist's events look where they are told. */
export const telling: Depiction<Event> = {
  picture: (event) => {
    const icon = iconOf(event);
    return icon && <Icon name={icon} />;
  },
  sorts: (language: Language) =>
    Object.entries(SORTS).map(([id, icon]) => ({
      id,
      name: tongue(language).say.sorts[id as SortOfEvent],
      picture: <Icon name={icon} />,
    })),
  sort: ({ type }) => LOOKS[type]?.sort,
  begins: (event) => (event.type === 'turnBegan' ? event.seat : undefined),
};
