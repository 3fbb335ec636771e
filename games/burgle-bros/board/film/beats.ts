import type { Beat, Passage } from '#board/contract.ts';
import type { Square } from '../../components/squares.ts';
import type { Event } from '../../event.ts';
import type { View } from '../../view.ts';
import { TIMES } from './times.ts';
import { unfolded } from './unfolding.ts';
import { type Walk, walksAt } from './walks.ts';

/** Every picture there is, by its name. Sounds go with them. */
export type Shot =
  | ('move' | 'reveal' | 'change')
  | ('dice' | 'result' | 'ticks')
  | ('card' | 'step' | 'jump' | 'held' | 'shuffle')
  | ('alarm' | 'aim' | 'prevented')
  | ('stealth' | 'event')
  | ('dial' | 'door' | 'loot' | 'tool' | 'faster')
  | ('dark' | 'cuffs' | 'left-behind' | 'gave-up' | 'roof' | 'light')
  | 'settle';

/** What the board wants to know of a picture. */
export interface Film {
  readonly shot: Shot;
  /** What is shown, of all that happened. */
  readonly events: readonly Event[];
  readonly event: Event | undefined;
  /** How the guards have walked so far, by floor, and what is still to come until the next card. */
  readonly walks: readonly (Walk | undefined)[];
  /** The room that it is about. */
  readonly at: Square | undefined;
  /** What comes right after it: the result of dice. */
  readonly next: Event | undefined;
  /** Something is asked when all has been shown: what comes of it may not be known yet. */
  readonly isAsked: boolean;
}

interface Cut {
  readonly shot: Shot;
  readonly moves?: number;
  readonly reads?: number;
  readonly isHeld?: true;
  /** The picture is of how things were: it shows how they come to change. */
  readonly isBefore?: true;
}

/** What shows an event: pictures of its own, or a change that comes with the others; what is left out comes with the next picture. */
const CUTS: { readonly [T in Event['type']]?: readonly Cut[] } = {
  placed: [{ shot: 'move', moves: TIMES.travel }],
  moved: [{ shot: 'move', moves: TIMES.travel }],
  shifted: [{ shot: 'move', moves: TIMES.travel }],
  escaped: [{ shot: 'move', moves: TIMES.travel }],
  kittyRan: [{ shot: 'move', moves: TIMES.travel }],
  revealed: [{ shot: 'reveal', moves: TIMES.fold }],
  cracked: [{ shot: 'ticks', moves: TIMES.ticks }],
  guardMoved: [{ shot: 'step', moves: TIMES.step }],
  guardJumped: [{ shot: 'jump', moves: TIMES.travel }],
  guardHeld: [{ shot: 'held', reads: TIMES.read }],
  patrolDrawn: [{ shot: 'card', reads: TIMES.card }],
  patrolReshuffled: [{ shot: 'shuffle', reads: TIMES.card }],
  alarmRaised: [{ shot: 'alarm', moves: TIMES.rays }],
  destinationSet: [{ shot: 'aim', moves: TIMES.leap, reads: TIMES.leap }],
  alarmPrevented: [{ shot: 'prevented', reads: TIMES.read }],
  stealthLost: [{ shot: 'stealth', moves: TIMES.mask, isBefore: true }],
  eventDrawn: [{ shot: 'event', moves: TIMES.rise, reads: TIMES.event, isHeld: true }],
  safeOpened: [
    { shot: 'dial', moves: TIMES.dial },
    { shot: 'door', moves: TIMES.door },
  ],
  lootFound: [{ shot: 'loot', moves: TIMES.rise, reads: TIMES.loot, isHeld: true }],
  toolFound: [{ shot: 'tool', moves: TIMES.rise, reads: TIMES.tool, isHeld: true }],
  guardSpedUp: [{ shot: 'faster', reads: TIMES.faster }],
  captured: [
    { shot: 'dark', moves: TIMES.dark, reads: TIMES.silence },
    { shot: 'cuffs', moves: TIMES.cuffs, reads: TIMES.silence },
  ],
  won: [
    { shot: 'roof', moves: TIMES.sink, reads: TIMES.silence },
    { shot: 'light', moves: TIMES.light, reads: TIMES.silence },
  ],
};

/** They change something in sight, and need no picture of their own. */
const CHANGES: ReadonlySet<Event['type']> = new Set([
  ...(['unlocked', 'locked', 'stealthGained', 'refugePlaced', 'alarmOff', 'hacked', 'dieAdded', 'dieSet'] as const),
  ...(['cardLeft', 'pickedUp', 'handedOver', 'toolUsed', 'toolEnded', 'toolDiscarded', 'crowbarred'] as const),
  ...(['wallRemoved', 'stairsMade', 'crowPlaced', 'crowReturned', 'alarmTaken', 'laptopLoaded'] as const),
]);

/** Pictures that one need not wait for after one's own move: it is told at once, and pieces travel meanwhile. */
const PLAIN: ReadonlySet<Shot> = new Set(['move', 'reveal', 'change']);

/** What one event takes along: a card says at once where it leads. */
const LEADS_ON: { readonly [T in Event['type']]?: readonly Event['type'][] } = {
  patrolDrawn: ['destinationSet', 'guardPlaced', 'guardLost'],
  patrolReshuffled: ['guardSpedUp'],
  guardSpedUp: ['guardSpedUp'],
};

/** All that happened, picture by picture; none if it is only somebody's own plain move. */
export function beatsOf({ before, view, events, own }: Passage<View, Event>): readonly Beat[] {
  const beats: Beat[] = [];
  let seen = before;
  let isChanged = false;
  const add = ({ shot, isBefore, ...times }: Cut, after: View, shown: readonly Event[], upTo: number): void => {
    const part = shot === 'dice' ? 'throw' : shot === 'result' ? 'read' : 'travel';
    const film: Film = {
      shot,
      events: shown,
      event: shown[0],
      walks: walksAt({ before, seen: after }, events, upTo),
      at: placeOf(shown[0], events.slice(upTo), view),
      next: events[upTo],
      isAsked: view.question !== 'none',
    };
    beats.push({ name: shot, part, ...times, view: isBefore ? seen : after, events: shown, on: film });
  };
  const settle = (upTo: number): void => {
    if (isChanged) add({ shot: 'change', moves: TIMES.travel }, seen, [], upTo);
    isChanged = false;
  };
  for (let i = 0; i < events.length; ) {
    const event = events[i]!;
    const shown = events.slice(i, endOf(events, i));
    const after = shown.reduce(unfolded, seen);
    const upTo = i + shown.length;
    const cuts = cutsOf(event, events.slice(0, i));
    if (cuts.length > 0) settle(i);
    for (const cut of cuts) add(cut, after, shown, upTo);
    isChanged ||= CHANGES.has(event.type);
    seen = after;
    i = upTo;
  }
  settle(events.length);
  if (beats.length === 0 || (own && beats.every(({ name }) => PLAIN.has(name as Shot)))) return [];
  return [
    ...beats,
    {
      name: 'settle',
      part: 'travel',
      moves: TIMES.settle,
      on: { ...EMPTY, walks: walksAt({ before, seen: view }, events, events.length) },
    },
  ];
}

const EMPTY = {
  shot: 'settle',
  events: [],
  event: undefined,
  at: undefined,
  next: undefined,
  isAsked: false,
} as const satisfies Partial<Film>;

/** What shows an event; of dice and of the ways to lose it depends on which they are. */
function cutsOf(event: Event, past: readonly Event[]): readonly Cut[] {
  if (event.type === 'rolled')
    return [
      { shot: 'dice', moves: TIMES.tumble + TIMES.apart * (event.dice.length - 1) },
      { shot: 'result', reads: TIMES.read },
    ];
  if (event.type === 'lost' && event.because !== 'captured')
    return [{ shot: event.because === 'gave-up' ? 'gave-up' : 'left-behind', moves: TIMES.dark, reads: TIMES.ending }];
  // What was opened from afar stays in its safe, and is seen all the same.
  if (event.type === 'cardLeft' && past.some(({ type }) => type === 'safeOpened')) return CUTS.lootFound!;
  return CUTS[event.type] ?? [];
}

/** What follows and is shown by the same picture. */
function endOf(events: readonly Event[], at: number): number {
  const takes = LEADS_ON[events[at]!.type];
  let end = at + 1;
  while (end < events.length && takes?.includes(events[end]!.type)) {
    end += 1;
    if (events[end - 1]!.type !== events[at]!.type) break;
  }
  return end;
}

/** The room that a picture is about. Dice say nothing of where they fall, what comes of them does. */
function placeOf(event: Event | undefined, after: readonly Event[], view: View): Square | undefined {
  if (event === undefined) return undefined;
  if (event.type !== 'rolled') {
    if ('safe' in event) return event.safe;
    return 'at' in event && typeof event.at === 'string' ? event.at : undefined;
  }
  const { at } = view.crew[event.seat]!;
  const here = at === 'outside' || at === 'roof' ? undefined : at;
  if (event.for === 'safe') {
    const cracked = after.find((one) => one.type === 'cracked');
    if (cracked?.type === 'cracked') return cracked.safe;
    if (view.question !== 'none' && view.question.ask === 'stethoscope' && view.question.at !== 'none')
      return view.question.at;
    return here && safeNear(view, here);
  }
  const door = after.find((one) => one.type === 'unlocked' || one.type === 'stopped' || one.type === 'moved');
  if (event.for === 'keypad' && door !== undefined) return door.type === 'moved' ? door.to : door.at;
  return here;
}

/** The safe one stands on, or the one straight above or below. */
function safeNear(view: View, here: Square): Square | undefined {
  const floor = Number(here[0]);
  const near = [floor, floor + 1, floor - 1].map((each) => `${each}${here.slice(1)}` as Square);
  return near.find((at) =>
    view.floors[Number(at[0]) - 1]?.tiles.some((tile) => tile.at === at && tile.tile === 'safe'),
  );
}
