import type { Square } from '../../components/squares.ts';
import type { DeckName, Event } from '../../event.ts';
import type { Wall } from '../../walls.ts';
import { carried, causeName, roomName, stop } from '../names.ts';
import type { Sentences } from '../shapes.ts';
import { eventCard, loot, tool } from './cards.ts';
import { actions, and, cards, dice, tokens } from './grammar.ts';
import { ability, character, tile } from './rooms.ts';

const ends = (floor: number, wall: Wall): string => `${floor}${wall.slice(0, 2)} und ${floor}${wall.slice(2)}`;
const patrolCard = (card: string): string => (card === 'lost-visual' ? 'Aus den Augen verloren' : card);
const cardIn = (deck: DeckName, card: string): string =>
  deck === 'events' ? eventCard[card as keyof typeof eventCard].name : patrolCard(card);

const MOVED = {
  own: (name, to) => `${name} geht nach ${to}.`,
  slip: (name, to) => `${name} schlüpft zur Wache nach ${to}.`,
  climb: (name, to) => `${name} klettert durchs Fenster nach ${to}.`,
  orders: (name, to) => `${name} folgt der Anweisung und geht nach ${to}.`,
  gut: (name, to) => `${name} folgt dem Bauchgefühl nach ${to}.`,
} satisfies Record<Extract<Event, { type: 'moved' }>['way'], (name: string, to: Square) => string>;

const SHIFTED = {
  fall: (name, to) => `${name} fällt nach ${to}.`,
  'lost-grip': (name, to) => `${name} rutscht ab und fällt nach ${to}.`,
  'freight-elevator': (name, to) => `${name} fährt hinauf nach ${to}.`,
  'buddy-system': (name, to) => `${name} kommt mit nach ${to}.`,
  disguise: (name, to) => `${name} tauscht den Platz und ist jetzt in ${to}.`,
} satisfies Record<Extract<Event, { type: 'shifted' }>['by'], (name: string, to: Square) => string>;

const ROLLED = {
  keypad: (name, rolled) => `${name} würfelt am Codeschloss: ${rolled}.`,
  safe: (name, rolled) => `${name} würfelt für den Tresor: ${rolled}.`,
  chihuahua: (name, rolled) => `${name} würfelt ${rolled}: Der Chihuahua ${rolled === '6' ? 'bellt' : 'bleibt still'}.`,
  'persian-kitty': (name, rolled) =>
    `${name} würfelt ${rolled}: Die Perserkatze ${Number(rolled) <= 2 ? 'wird unruhig' : 'bleibt'}.`,
} satisfies Record<Extract<Event, { type: 'rolled' }>['for'], (name: string, rolled: string) => string>;

const HELD = {
  donuts: (floor) => `Wache ${floor} isst die Donuts und bleibt stehen.`,
  crow: (floor) => `Wache ${floor} sieht der Krähe zu und bleibt stehen.`,
  'shift-change': (floor) => `Wache ${floor} bleibt stehen: Schichtwechsel.`,
} satisfies Record<Extract<Event, { type: 'guardHeld' }>['by'], (floor: number) => string>;

const LOST = {
  captured: 'Die Crew hat verloren: Jemand wurde gefasst.',
  'loot-left': 'Die Crew hat verloren: Beute blieb zurück.',
  'gave-up': 'Die Crew hat verloren: Sie hat aufgegeben.',
} satisfies Record<Extract<Event, { type: 'lost' }>['because'], string>;

export const log: Sentences = {
  sideChosen: (e, names) =>
    `${names[e.seat]} spielt: ${character[e.character]}, ${e.side === 'normal' ? 'normale Seite' : 'Seite für Geübte'}.`,
  entranceChosen: (e, names) => `${names[e.seat]} wählt ${e.at} als Eingang.`,
  turnBegan: (e, names) => `${names[e.seat]} ist am Zug: ${actions(e.actions)}.`,
  placed: (e, names) => `${names[e.seat]} beginnt am Eingang, ${e.at}.`,
  actionsEnded: (e, names) =>
    e.spent === 0 ? `${names[e.seat]} gibt keine Aktion aus.` : `${names[e.seat]} hört nach ${actions(e.spent)} auf.`,
  turnSkipped: (e, names) => `Der Zug von ${names[e.seat]} fällt aus.`,
  revealed: (e) => `${e.at} wird aufgedeckt: ${roomName(tile, e.tile)}.`,
  moved: (e, names) => MOVED[e.way](names[e.seat]!, e.to),
  shifted: (e, names) => SHIFTED[e.by](names[e.seat]!, e.to),
  stopped: (e, names) =>
    e.by === 'deadbolt'
      ? `Der Riegel in ${e.at} lässt ${names[e.seat]} nicht hinein.`
      : `Das Codeschloss in ${e.at} bleibt zu; ${names[e.seat]} bleibt draußen.`,
  rolled: (e, names) => ROLLED[e.for](names[e.seat]!, e.dice.join(', ')),
  unlocked: (e) => `Das Codeschloss in ${e.at} ist offen.`,
  locked: (e) => `Das Codeschloss in ${e.at} ist wieder zu.`,
  escaped: (e, names) => `${names[e.seat]} entkommt aufs Dach.`,
  stealthLost: (e, names) =>
    e.from === 'room'
      ? `${names[e.seat]} versteckt sich: Der Raum verliert 1 Tarnung.`
      : `${names[e.seat]} verliert ${e.left === 0 ? 'die letzte Tarnung' : `1 Tarnung und hat noch ${e.left}`}.`,
  stealthGained: (e, names) => `${names[e.seat]} erhält 1 Tarnung und hat jetzt ${e.left}.`,
  refugePlaced: (e) => `Tarnmarker zum Verstecken in ${e.at}: ${e.tokens}.`,
  captured: (e, names) => `${names[e.seat]} hat keine Tarnung mehr und wird in ${e.at} gefasst.`,
  alarmRaised: (e) => `Alarm in ${e.at} (${causeName([tile, loot, tool, ability, eventCard], e.because)}).`,
  alarmPrevented: (e, names) =>
    `${names[e.seat]} gibt ${e.with === 'laptop' ? 'den Marker vom Laptop' : 'einen Hack-Marker'} aus: kein Alarm in ${e.at}.`,
  alarmOff: (e) => `Der Alarm in ${e.at} verstummt.`,
  hacked: (e) => `Im Computerraum ${e.at} ${e.tokens === 1 ? 'liegt' : 'liegen'} jetzt ${tokens(e.tokens)}.`,
  patrolDrawn: (e) => `Patrouillenkarte von Etage ${e.floor}: ${patrolCard(e.card)}.`,
  patrolReshuffled: (e) =>
    `Der Patrouillenstapel von Etage ${e.floor} wird neu gemischt: ${cards(e.cards)}${e.takenAway === 0 ? '' : `, ${e.takenAway} weitere ungesehen beiseitegelegt`}.`,
  guardPlaced: (e) => `Wache ${e.floor} erscheint in ${e.at}.`,
  guardMoved: (e) => `Wache ${e.floor} geht nach ${e.to}.`,
  guardJumped: (e) => `Wache ${e.floor} ist plötzlich in ${e.to}.`,
  guardLost: (e) => `Ihr habt Wache ${e.floor} aus den Augen verloren.`,
  guardHeld: (e) => HELD[e.by](e.floor),
  guardDistracted: (e) => `Die Krähe in ${e.at} kostet Wache ${e.floor} einen Schritt.`,
  guardSpedUp: (e) =>
    `Wache ${e.floor} wird schneller, Tempo ${e.die}: ${e.because === 'safe' ? 'Ein Tresor ist offen' : 'Ihr Patrouillenstapel war leer'}.`,
  destinationSet: (e) => {
    if (e.because === 'card') return `Wache ${e.floor} will nach ${e.at}.`;
    if (e.because === 'alarm') return `Wache ${e.floor} will zum Alarm in ${e.at}.`;
    return `Wache ${e.floor} will jetzt nach ${e.at} („${eventCard[e.because].name}“).`;
  },
  dieAdded: (e, names) => `${names[e.seat]} legt beim Tresor in ${e.safe} einen Würfel dazu: ${dice(e.dice)}.`,
  dieSet: (e, names) => `${names[e.seat]} macht aus einer ${e.from} eine ${e.to}.`,
  cracked: (e) => `Geknackt für den Tresor in ${e.safe}: ${and(e.at)}.`,
  safeOpened: (e, names) => `${names[e.seat]} öffnet den Tresor in ${e.safe}.`,
  toolsReshuffled: (e) => `Das abgelegte Werkzeug wird gemischt: ${cards(e.cards)}.`,
  toolsShown: (e, names) => `${names[e.seat]} zieht ${and(e.tools.map((one) => tool[one].the))} und behält eins davon.`,
  noToolLeft: (e, names) => `Für ${names[e.seat]} ist kein Werkzeug mehr da.`,
  toolFound: (e, names) => `${names[e.seat]} findet ${tool[e.tool].the}.`,
  toolDiscarded: (e) => `Abgelegt: ${tool[e.tool].name}.`,
  lootFound: (e, names) => `${names[e.seat]} nimmt ${loot[e.loot].the} aus dem Tresor.`,
  cardLeft: (e) => `In ${e.at} bleibt liegen: ${carried({ tool, loot }, e.card).name}.`,
  pickedUp: (e, names) => `${names[e.seat]} hebt ${carried({ tool, loot }, e.card).the} auf.`,
  offered: (e, names) => `${names[e.seat]} bietet ${names[e.to]} ${carried({ tool, loot }, e.card).the} an.`,
  requested: (e, names) => `${names[e.seat]} möchte von ${names[e.from]} ${carried({ tool, loot }, e.card).the}.`,
  handedOver: (e, names) => `${names[e.to]} bekommt ${carried({ tool, loot }, e.card).the} von ${names[e.from]}.`,
  declined: (e, names) => `${names[e.seat]} lehnt ab.`,
  toolUsed: (e, names) => `${names[e.seat]} benutzt ${tool[e.tool].the}.`,
  toolEnded: (e) => `${tool[e.tool].name}: Die Wirkung ist vorbei.`,
  crowbarred: (e) => `${e.at} ist aufgebrochen: hält niemanden mehr auf und gibt keinen Alarm mehr.`,
  wallRemoved: (e) => `Die Wand zwischen ${ends(e.floor, e.wall)} ist weg.`,
  stairsMade: (e) =>
    e.to === 'roof'
      ? `Eine Treppe führt jetzt von ${e.at} aufs Dach.`
      : `Eine Treppe verbindet jetzt ${e.at} und ${e.to}.`,
  kittyRan: (e, names) => `Die Perserkatze läuft ${names[e.seat]} davon nach ${e.to}.`,
  abilityUsed: (e, names) => `${names[e.seat]} setzt „${ability[e.ability as keyof typeof ability].name}“ ein.`,
  ordered: (e, names) => `${names[e.seat]} möchte, dass ${names[e.target]} nach ${e.to} geht.`,
  laptopLoaded: (e, names) => `${names[e.seat]} legt einen Marker auf den Laptop.`,
  crowPlaced: (e, names) => `${names[e.seat]} schickt die Krähe nach ${e.at}.`,
  crowReturned: (e, names) => `Die Krähe kehrt zu ${names[e.seat]} zurück.`,
  alarmTaken: (e, names) => `${names[e.seat]} nimmt den Alarm aus ${e.at}.`,
  looked: (e, names) => {
    const which = e.deck === 'events' ? 'des Ereignisstapels' : `des Patrouillenstapels von Etage ${e.deck}`;
    const what = e.cards.length === 1 ? `die nächste Karte ${which}` : `die nächsten ${cards(e.cards.length)} ${which}`;
    const seen = e.cards.flatMap((card) => (card === '?' ? [] : [cardIn(e.deck, card)]));
    return stop(`${names[e.seat]} sieht sich ${what} an${seen.length === 0 ? '' : `: ${seen.join(', ')}`}`);
  },
  putBack: (e, names) =>
    e.where === 'top'
      ? `${names[e.seat]} lässt die Karte oben auf dem Stapel.`
      : `${names[e.seat]} legt die Karte unter den Stapel.`,
  arranged: (e, names) =>
    e.order === '?'
      ? `${names[e.seat]} legt die Ereignisse in selbst gewählter Reihenfolge zurück.`
      : `${names[e.seat]} legt die Ereignisse zurück: ${e.order.split(' ').join(', ')}.`,
  eventDrawn: (e, names) => `${names[e.seat]} zieht ein Ereignis: „${eventCard[e.event].name}“.`,
  eventsReshuffled: (e) => `Die abgelegten Ereignisse werden gemischt: ${cards(e.cards)}.`,
  noEffect: (e) => `„${eventCard[e.event].name}“: Keine Wirkung.`,
  eventEnded: (e) => `„${eventCard[e.event].name}“ ist vorbei.`,
  actionsGained: (e, names) => `${names[e.seat]} hat ${actions(e.actions)} mehr.`,
  won: () => 'Die Crew ist mit der ganzen Beute entkommen.',
  givingUpProposed: (e, names) => `${names[e.seat]} schlägt vor aufzugeben.`,
  givingUpAgreed: (e, names) => `${names[e.seat]} will auch aufgeben.`,
  gaveUp: () => 'Die Crew gibt auf.',
  lost: (e) => LOST[e.because],
};

/** Several steps in one go. */
export const guardWalk = (floor: number, path: string): string => `Wache ${floor} geht ${path}.`;
