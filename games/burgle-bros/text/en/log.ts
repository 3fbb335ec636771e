import type { Square } from '../../components/squares.ts';
import type { DeckName, Event } from '../../event.ts';
import type { Wall } from '../../walls.ts';
import { carried, causeName, roomName, stop } from '../names.ts';
import type { Sentences } from '../shapes.ts';
import { eventCard, loot, tool } from './cards.ts';
import { actions, and, cards, dice, tokens } from './grammar.ts';
import { ability, character, tile } from './rooms.ts';

const ends = (floor: number, wall: Wall): string => `${floor}${wall.slice(0, 2)} and ${floor}${wall.slice(2)}`;
const place = (to: Square | 'roof'): string => (to === 'roof' ? 'the roof' : to);
const patrolCard = (card: string): string => (card === 'lost-visual' ? 'Lost Visual' : card);
const cardIn = (deck: DeckName, card: string): string =>
  deck === 'events' ? eventCard[card as keyof typeof eventCard].name : patrolCard(card);

const MOVED = {
  own: (name, to) => `${name} goes to ${to}.`,
  slip: (name, to) => `${name} slips onto the guard’s tile at ${to}.`,
  climb: (name, to) => `${name} climbs through the window to ${to}.`,
  orders: (name, to) => `${name} follows the order and goes to ${to}.`,
  gut: (name, to) => `${name} follows a gut feeling to ${to}.`,
} satisfies Record<Extract<Event, { type: 'moved' }>['way'], (name: string, to: Square) => string>;

const SHIFTED = {
  fall: (name, to) => `${name} falls to ${to}.`,
  'lost-grip': (name, to) => `${name} slips and falls to ${to}.`,
  'freight-elevator': (name, to) => `${name} rides up to ${to}.`,
  'buddy-system': (name, to) => `${name} is fetched to ${to}.`,
  disguise: (name, to) => `${name} swaps places and is now at ${to}.`,
} satisfies Record<Extract<Event, { type: 'shifted' }>['by'], (name: string, to: Square) => string>;

const ROLLED = {
  keypad: (name, rolled) => `${name} rolls ${rolled} at the Keypad.`,
  safe: (name, rolled) => `${name} rolls ${rolled} for the Safe.`,
  chihuahua: (name, rolled) => `${name} rolls ${rolled}: the Chihuahua ${rolled === '6' ? 'barks' : 'keeps quiet'}.`,
  'persian-kitty': (name, rolled) =>
    `${name} rolls ${rolled}: the Persian Kitty ${Number(rolled) <= 2 ? 'gets restless' : 'stays'}.`,
} satisfies Record<Extract<Event, { type: 'rolled' }>['for'], (name: string, rolled: string) => string>;

const HELD = {
  donuts: (floor) => `Guard ${floor} eats the Donuts and stays.`,
  crow: (floor) => `Guard ${floor} watches the crow and stays.`,
  'shift-change': (floor) => `Guard ${floor} stays: Shift Change.`,
} satisfies Record<Extract<Event, { type: 'guardHeld' }>['by'], (floor: number) => string>;

const LOST = {
  captured: 'The crew has lost: a guard captured one of you.',
  'loot-left': 'The crew has lost: loot was left behind.',
  'gave-up': 'The crew has lost: it gave up.',
} satisfies Record<Extract<Event, { type: 'lost' }>['because'], string>;

export const log: Sentences = {
  sideChosen: (e, names) => `${names[e.seat]} plays the ${character[e.character]}, ${e.side} side.`,
  entranceChosen: (e, names) => `${names[e.seat]} chooses ${e.at} as the entrance.`,
  turnBegan: (e, names) => `${names[e.seat]}’s turn: ${actions(e.actions)}.`,
  placed: (e, names) => `${names[e.seat]} starts on the entrance, ${e.at}.`,
  actionsEnded: (e, names) =>
    e.spent === 0 ? `${names[e.seat]} spends no action.` : `${names[e.seat]} stops after ${actions(e.spent)}.`,
  turnSkipped: (e, names) => `${names[e.seat]}’s turn is skipped.`,
  revealed: (e) => `${e.at} is revealed: ${roomName(tile, e.tile)}.`,
  moved: (e, names) => MOVED[e.way](names[e.seat]!, e.to),
  shifted: (e, names) => SHIFTED[e.by](names[e.seat]!, e.to),
  stopped: (e, names) =>
    e.by === 'deadbolt'
      ? `The Deadbolt at ${e.at} keeps ${names[e.seat]} out.`
      : `The Keypad at ${e.at} stays locked; ${names[e.seat]} does not get in.`,
  rolled: (e, names) => ROLLED[e.for](names[e.seat]!, e.dice.join(', ')),
  unlocked: (e) => `The Keypad at ${e.at} is open.`,
  locked: (e) => `The Keypad at ${e.at} is locked again.`,
  escaped: (e, names) => `${names[e.seat]} escapes to the roof.`,
  stealthLost: (e, names) =>
    e.from === 'room'
      ? `${names[e.seat]} hides: the tile loses 1 Stealth.`
      : `${names[e.seat]} loses 1 Stealth and has ${e.left === 0 ? 'none' : e.left} left.`,
  stealthGained: (e, names) => `${names[e.seat]} gains 1 Stealth and now has ${e.left}.`,
  refugePlaced: (e) => `${e.at} now has ${e.tokens} Stealth.`,
  captured: (e, names) => `${names[e.seat]} has no Stealth left and is captured at ${e.at}.`,
  alarmRaised: (e) => `Alarm at ${e.at} (${causeName([tile, loot, tool, ability, eventCard], e.because)}).`,
  alarmPrevented: (e, names) =>
    `${names[e.seat]} spends ${e.with === 'laptop' ? 'the Laptop’s token' : 'a hack token'}: no alarm at ${e.at}.`,
  alarmOff: (e) => `The alarm at ${e.at} is turned off.`,
  hacked: (e) => `The Computer Room at ${e.at} now has ${tokens(e.tokens)}.`,
  patrolDrawn: (e) => `Patrol card for floor ${e.floor}: ${patrolCard(e.card)}.`,
  patrolReshuffled: (e) =>
    `The patrol deck of floor ${e.floor} is reshuffled: ${cards(e.cards)}${e.takenAway === 0 ? '' : `, ${e.takenAway} discarded face down`}.`,
  guardPlaced: (e) => `Guard ${e.floor} appears at ${e.at}.`,
  guardMoved: (e) => `Guard ${e.floor} moves to ${e.to}.`,
  guardJumped: (e) => `Guard ${e.floor} is suddenly at ${e.to}.`,
  guardLost: (e) => `Guard ${e.floor} is out of sight.`,
  guardHeld: (e) => HELD[e.by](e.floor),
  guardDistracted: (e) => `The crow at ${e.at} costs guard ${e.floor} a step.`,
  guardSpedUp: (e) =>
    `Guard ${e.floor} speeds up to ${e.die}: ${e.because === 'safe' ? 'a Safe is open' : 'his patrol deck was empty'}.`,
  destinationSet: (e) => {
    if (e.because === 'card') return `Guard ${e.floor} heads for ${e.at}.`;
    if (e.because === 'alarm') return `Guard ${e.floor} heads for the alarm at ${e.at}.`;
    return `Guard ${e.floor} now heads for ${e.at} (${eventCard[e.because].name}).`;
  },
  dieAdded: (e, names) => `${names[e.seat]} adds a die to the Safe at ${e.safe}: ${dice(e.dice)}.`,
  dieSet: (e, names) => `${names[e.seat]} changes a ${e.from} to a ${e.to}.`,
  cracked: (e) => `Cracked for the Safe at ${e.safe}: ${and(e.at)}.`,
  safeOpened: (e, names) => `${names[e.seat]} opens the Safe at ${e.safe}.`,
  toolsReshuffled: (e) => `The discarded tools are shuffled: ${cards(e.cards)}.`,
  toolsShown: (e, names) => `${names[e.seat]} draws ${and(e.tools.map((one) => tool[one].the))} and keeps one.`,
  noToolLeft: (e, names) => `No tool is left for ${names[e.seat]}.`,
  toolFound: (e, names) => stop(`${names[e.seat]} finds ${tool[e.tool].the}`),
  toolDiscarded: (e) => stop(`Discarded: ${tool[e.tool].name}`),
  lootFound: (e, names) => `${names[e.seat]} takes ${loot[e.loot].the} from the Safe.`,
  cardLeft: (e) => stop(`Left at ${e.at}: ${carried({ tool, loot }, e.card).name}`),
  pickedUp: (e, names) => stop(`${names[e.seat]} picks up ${carried({ tool, loot }, e.card).the}`),
  offered: (e, names) => `${names[e.seat]} offers ${carried({ tool, loot }, e.card).the} to ${names[e.to]}.`,
  requested: (e, names) => stop(`${names[e.seat]} asks ${names[e.from]} for ${carried({ tool, loot }, e.card).the}`),
  handedOver: (e, names) => `${names[e.from]} gives ${carried({ tool, loot }, e.card).the} to ${names[e.to]}.`,
  declined: (e, names) => `${names[e.seat]} declines.`,
  toolUsed: (e, names) => stop(`${names[e.seat]} uses ${tool[e.tool].the}`),
  toolEnded: (e) => `${tool[e.tool].name}: the effect is over.`,
  crowbarred: (e) => `${e.at} is disabled.`,
  wallRemoved: (e) => `The wall between ${ends(e.floor, e.wall)} is gone.`,
  stairsMade: (e) => `Stairs now join ${e.at} and ${place(e.to)}.`,
  kittyRan: (e, names) => `The Persian Kitty runs away from ${names[e.seat]} to ${e.to}.`,
  abilityUsed: (e, names) => `${names[e.seat]} uses ${ability[e.ability as keyof typeof ability].name}.`,
  ordered: (e, names) => `${names[e.seat]} orders ${names[e.target]} to go to ${e.to}.`,
  laptopLoaded: (e, names) => `${names[e.seat]} puts a token on the Laptop.`,
  crowPlaced: (e, names) => `${names[e.seat]} sends the crow to ${e.at}.`,
  crowReturned: (e, names) => `The crow comes back to ${names[e.seat]}.`,
  alarmTaken: (e, names) => `${names[e.seat]} takes the alarm from ${e.at}.`,
  looked: (e, names) => {
    const which = e.deck === 'events' ? 'of the events' : `of the patrol deck of floor ${e.deck}`;
    const what = e.cards.length === 1 ? `the next card ${which}` : `the next ${cards(e.cards.length)} ${which}`;
    const seen = e.cards.flatMap((card) => (card === '?' ? [] : [cardIn(e.deck, card)]));
    return stop(`${names[e.seat]} looks at ${what}${seen.length === 0 ? '' : `: ${seen.join(', ')}`}`);
  },
  putBack: (e, names) =>
    e.where === 'top'
      ? `${names[e.seat]} leaves the card on top of the deck.`
      : `${names[e.seat]} puts the card under the deck.`,
  arranged: (e, names) =>
    e.order === '?'
      ? `${names[e.seat]} puts the events back in a new order.`
      : `${names[e.seat]} puts the events back: ${e.order.split(' ').join(', ')}.`,
  eventDrawn: (e, names) => stop(`${names[e.seat]} draws an event: ${eventCard[e.event].name}`),
  eventsReshuffled: (e) => `The discarded events are shuffled: ${cards(e.cards)}.`,
  noEffect: (e) => `${eventCard[e.event].name}: nothing happens.`,
  eventEnded: (e) => `${eventCard[e.event].name}: it has ended.`,
  actionsGained: (e, names) => `${names[e.seat]} gains ${actions(e.actions)}.`,
  won: () => 'The crew gets away with all the loot.',
  givingUpProposed: (e, names) => `${names[e.seat]} proposes to give up.`,
  givingUpAgreed: (e, names) => `${names[e.seat]} agrees to give up.`,
  gaveUp: () => 'The crew gives up.',
  lost: (e) => LOST[e.because],
};

/** Several steps in one go. */
export const guardWalk = (floor: number, path: string): string => `Guard ${floor} moves ${path}.`;
