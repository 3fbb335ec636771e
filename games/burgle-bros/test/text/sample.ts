import type { Seat, Viewer } from '#table/game.ts';
import type { Language, Section } from '#table/text.ts';
import { drawn } from '../../drawn.ts';
import type { Event } from '../../event.ts';
import { view } from '../../seen.ts';
import type { State } from '../../state.ts';
import { text } from '../../text/index.ts';

export const NAMES = ['Mira', 'Jonas', 'Lucía', 'Inés'];
export const s = (seat: number): Seat => seat as Seat;

/** The office at night: a guard on each floor, an alarm, a safe half cracked, everybody with something. */
export const NIGHT = `
  turn s0 · left 3 · spent 1 · turns 9
  s0 peterman normal · stealth 2 · stethoscope tiara
  s1 raven advanced · stealth 1
  s2 spotter normal · stealth 3 · emp
  floor 1 · die 3 · deck A1 D4 · discard B2
    1  safe/0=2   laser2/*   ?      camera3
    2  keypad4/o  fingerprint5/1!X   ?     stairs4
    3  (laser)    ?          ?/G   ?
    4  ?          ?          ?      deadbolt2
  floor 2 · die 3
    1  ?  ?  ?  ?
    2  ?  ?  ?  lavatory/2+3
    3  ?  ?  ?  ?
    4  ?  ?  ?  ?/G
  entrance 1B1
`;
export const night = (): State => drawn(NIGHT, { job: 'office' });

const told = (sections: readonly Section[]): string =>
  sections
    .map(({ heading, lines }) => [`# ${heading}`, ...lines].join('\n'))
    .join('\n')
    .replaceAll('\u00a0', ' ');
export const twinOf = (state: State, viewer: Viewer, language: Language = 'en'): string =>
  told(text[language].twin(view(state, viewer), NAMES.slice(0, state.seats)));

/** One event of each type, and the turns that a type can take. */
export const EVENTS: Event[] = [
  { type: 'sideChosen', seat: s(0), character: 'hacker', side: 'normal' },
  { type: 'sideChosen', seat: s(0), character: 'rook', side: 'advanced' },
  { type: 'entranceChosen', seat: s(0), at: '1B2' },
  { type: 'turnBegan', seat: s(0), actions: 1 },
  { type: 'placed', seat: s(0), at: '1B2' },
  { type: 'actionsEnded', seat: s(0), spent: 0 },
  { type: 'actionsEnded', seat: s(0), spent: 1 },
  { type: 'turnSkipped', seat: s(1) },
  { type: 'revealed', at: '2C1', tile: 'laser 2' },
  { type: 'revealed', at: '2C1', tile: 'safe' },
  ...(['own', 'slip', 'climb', 'orders', 'gut'] as const).map(
    (way): Event => ({ type: 'moved', seat: s(0), to: '1A1', way }),
  ),
  ...(['fall', 'lost-grip', 'freight-elevator', 'buddy-system', 'disguise'] as const).map(
    (by): Event => ({ type: 'shifted', seat: s(0), to: '1A1', by }),
  ),
  { type: 'stopped', seat: s(0), at: '1A1', by: 'deadbolt' },
  { type: 'stopped', seat: s(0), at: '1A1', by: 'keypad' },
  { type: 'rolled', seat: s(0), for: 'keypad', dice: [3, 6] },
  { type: 'rolled', seat: s(0), for: 'safe', dice: [1] },
  { type: 'rolled', seat: s(0), for: 'chihuahua', dice: [6] },
  { type: 'rolled', seat: s(0), for: 'chihuahua', dice: [5] },
  { type: 'rolled', seat: s(0), for: 'persian-kitty', dice: [2] },
  { type: 'rolled', seat: s(0), for: 'persian-kitty', dice: [3] },
  { type: 'unlocked', at: '1A1' },
  { type: 'locked', at: '1A1' },
  { type: 'escaped', seat: s(0) },
  { type: 'stealthLost', seat: s(0), from: 'own', left: 0 },
  { type: 'stealthLost', seat: s(0), from: 'own', left: 1 },
  { type: 'stealthLost', seat: s(0), from: 'room', left: 2 },
  { type: 'stealthGained', seat: s(0), left: 4 },
  { type: 'refugePlaced', at: '1A1', tokens: 3 },
  { type: 'captured', seat: s(0), at: '1A1' },
  { type: 'alarmRaised', at: '1A1', because: 'thermo' },
  { type: 'alarmRaised', at: '1A1', because: 'chihuahua' },
  { type: 'alarmRaised', at: '1A1', because: 'dynamite' },
  { type: 'alarmRaised', at: '1A1', because: 'crybaby' },
  { type: 'alarmRaised', at: '1A1', because: 'shoplifting' },
  { type: 'alarmPrevented', seat: s(0), at: '1A1', with: 'computer' },
  { type: 'alarmPrevented', seat: s(0), at: '1A1', with: 'laptop' },
  { type: 'alarmOff', at: '1A1' },
  { type: 'hacked', seat: s(0), at: '1A1', tokens: 1 },
  { type: 'hacked', seat: s(0), at: '1A1', tokens: 4 },
  { type: 'patrolDrawn', floor: 1, card: 'C3' },
  { type: 'patrolDrawn', floor: 1, card: 'lost-visual' },
  { type: 'patrolReshuffled', floor: 2, cards: 16, takenAway: 0 },
  { type: 'patrolReshuffled', floor: 2, cards: 13, takenAway: 3 },
  { type: 'guardPlaced', floor: 2, at: '2A1' },
  { type: 'guardMoved', floor: 2, to: '2A1' },
  { type: 'guardJumped', floor: 2, to: '2A1' },
  { type: 'guardLost', floor: 2 },
  ...(['donuts', 'crow', 'shift-change'] as const).map((by): Event => ({ type: 'guardHeld', floor: 2, by })),
  { type: 'guardDistracted', floor: 2, at: '2A1' },
  { type: 'guardSpedUp', floor: 2, die: 4, because: 'deck' },
  { type: 'guardSpedUp', floor: 2, die: 4, because: 'safe' },
  { type: 'destinationSet', floor: 2, at: '2A1', because: 'card' },
  { type: 'destinationSet', floor: 2, at: '2A1', because: 'alarm' },
  { type: 'destinationSet', floor: 2, at: '2A1', because: 'crash' },
  { type: 'dieAdded', seat: s(0), safe: '1B2', dice: 1 },
  { type: 'dieSet', seat: s(0), from: 3, to: 6 },
  { type: 'cracked', safe: '1B2', at: ['1A2', '1B1'] },
  { type: 'safeOpened', seat: s(0), safe: '1B2' },
  { type: 'toolsReshuffled', cards: 5 },
  { type: 'toolsShown', seat: s(0), tools: ['crowbar', 'donuts'] },
  { type: 'noToolLeft', seat: s(0) },
  { type: 'toolFound', seat: s(0), tool: 'virus' },
  { type: 'toolDiscarded', tool: 'emp' },
  { type: 'lootFound', seat: s(0), loot: 'gold-bar' },
  { type: 'cardLeft', card: 'gold-bar', at: '1B2' },
  { type: 'pickedUp', seat: s(0), card: 'painting' },
  { type: 'offered', seat: s(0), card: 'emp', to: s(1) },
  { type: 'requested', seat: s(0), card: 'stamp', from: s(1) },
  { type: 'handedOver', card: 'stamp', from: s(1), to: s(0) },
  { type: 'declined', seat: s(1) },
  { type: 'toolUsed', seat: s(0), tool: 'invisible-suit' },
  { type: 'toolEnded', tool: 'emp' },
  { type: 'crowbarred', at: '1A1' },
  { type: 'wallRemoved', floor: 1, wall: 'A1B1' },
  { type: 'stairsMade', at: '1A1', to: '2A1' },
  { type: 'stairsMade', at: '3A1', to: 'roof' },
  { type: 'kittyRan', seat: s(0), to: '1A1' },
  { type: 'abilityUsed', seat: s(0), ability: 'climb-window' },
  { type: 'ordered', seat: s(0), target: s(1), to: '1A1' },
  { type: 'laptopLoaded', seat: s(0) },
  { type: 'crowPlaced', seat: s(0), at: '1A1' },
  { type: 'crowReturned', seat: s(0) },
  { type: 'alarmTaken', seat: s(0), at: '1A1' },
  { type: 'looked', seat: s(0), deck: '2', cards: ['C3'] },
  { type: 'looked', seat: s(0), deck: '2', cards: ['lost-visual'] },
  { type: 'looked', seat: s(0), deck: 'events', cards: ['crash', 'espresso', 'reboot'] },
  { type: 'looked', seat: s(0), deck: 'events', cards: ['?', '?', '?'] },
  { type: 'putBack', seat: s(0), deck: '2', where: 'top' },
  { type: 'putBack', seat: s(0), deck: 'events', where: 'bottom' },
  { type: 'arranged', seat: s(0), order: '3 1 2' },
  { type: 'arranged', seat: s(0), order: '?' },
  { type: 'eventDrawn', seat: s(0), event: 'where-is-he' },
  { type: 'eventsReshuffled', cards: 20 },
  { type: 'noEffect', event: 'crash' },
  { type: 'eventEnded', event: 'time-lock' },
  { type: 'actionsGained', seat: s(0), actions: 2 },
  { type: 'won' },
  { type: 'lost', because: 'captured' },
  { type: 'lost', because: 'loot-left' },
  { type: 'givingUpProposed', seat: s(0) },
  { type: 'givingUpAgreed', seat: s(1) },
  { type: 'gaveUp' },
  { type: 'lost', because: 'gave-up' },
];
