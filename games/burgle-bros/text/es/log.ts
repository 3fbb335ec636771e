import type { Square } from '../../components/squares.ts';
import type { DeckName, Event } from '../../event.ts';
import type { Wall } from '../../walls.ts';
import { carried, causeName, roomName, stop } from '../names.ts';
import type { Sentences } from '../shapes.ts';
import { eventCard, loot, tool } from './cards.ts';
import { actions, and, cards, dice, tokens } from './grammar.ts';
import { ability, character, tile } from './rooms.ts';

const ends = (floor: number, wall: Wall): string => `${floor}${wall.slice(0, 2)} y ${floor}${wall.slice(2)}`;
const patrolCard = (card: string): string => (card === 'lost-visual' ? 'Perdido de vista' : card);
const cardIn = (deck: DeckName, card: string): string =>
  deck === 'events' ? eventCard[card as keyof typeof eventCard].name : patrolCard(card);

const MOVED = {
  own: (name, to) => `${name} va a ${to}.`,
  slip: (name, to) => `${name} se cuela junto al guardia en ${to}.`,
  climb: (name, to) => `${name} escala la fachada hasta ${to}.`,
  orders: (name, to) => `${name} cumple la orden y va a ${to}.`,
  gut: (name, to) => `${name} sigue su corazonada hasta ${to}.`,
} satisfies Record<Extract<Event, { type: 'moved' }>['way'], (name: string, to: Square) => string>;

const SHIFTED = {
  fall: (name, to) => `${name} cae a ${to}.`,
  'lost-grip': (name, to) => `${name} resbala y cae a ${to}.`,
  'freight-elevator': (name, to) => `${name} sube en el montacargas a ${to}.`,
  'buddy-system': (name, to) => `${name} acude a ${to}.`,
  disguise: (name, to) => `${name} cambia de sitio y ahora está en ${to}.`,
} satisfies Record<Extract<Event, { type: 'shifted' }>['by'], (name: string, to: Square) => string>;

const ROLLED = {
  keypad: (name, rolled) => `${name} lanza en el teclado: ${rolled}.`,
  safe: (name, rolled) => `${name} lanza los dados de la caja fuerte: ${rolled}.`,
  chihuahua: (name, rolled) => `${name} saca un ${rolled}: el chihuahua ${rolled === '6' ? 'ladra' : 'calla'}.`,
  'persian-kitty': (name, rolled) =>
    `${name} saca un ${rolled}: el gato persa ${Number(rolled) <= 2 ? 'se inquieta' : 'se queda'}.`,
} satisfies Record<Extract<Event, { type: 'rolled' }>['for'], (name: string, rolled: string) => string>;

const HELD = {
  donuts: (floor) => `El guardia ${floor} se come las rosquillas y se queda.`,
  crow: (floor) => `El guardia ${floor} mira la corneja y se queda.`,
  'shift-change': (floor) => `El guardia ${floor} se queda: «Relevo de guardia».`,
} satisfies Record<Extract<Event, { type: 'guardHeld' }>['by'], (floor: number) => string>;

const LEFT: Readonly<Record<number, string>> = { 0: 'no le queda nada', 1: 'le queda 1' };

const LOST = {
  captured: 'La banda pierde: hubo una captura.',
  'loot-left': 'La banda pierde: quedó botín atrás.',
  'gave-up': 'La banda pierde: se rindió.',
} satisfies Record<Extract<Event, { type: 'lost' }>['because'], string>;

export const log: Sentences = {
  sideChosen: (e, names) =>
    `${names[e.seat]} juega con ${character[e.character]}, cara ${e.side === 'normal' ? 'normal' : 'avanzada'}.`,
  entranceChosen: (e, names) => `${names[e.seat]} elige ${e.at} como entrada.`,
  turnBegan: (e, names) => `Turno de ${names[e.seat]}: ${actions(e.actions)}.`,
  placed: (e, names) => `${names[e.seat]} empieza en la entrada, ${e.at}.`,
  actionsEnded: (e, names) =>
    e.spent === 0 ? `${names[e.seat]} no gasta ninguna acción.` : `${names[e.seat]} termina tras ${actions(e.spent)}.`,
  turnSkipped: (e, names) => `Se salta el turno de ${names[e.seat]}.`,
  revealed: (e) => `Se descubre ${e.at}: ${roomName(tile, e.tile)}.`,
  moved: (e, names) => MOVED[e.way](names[e.seat]!, e.to),
  shifted: (e, names) => SHIFTED[e.by](names[e.seat]!, e.to),
  stopped: (e, names) =>
    e.by === 'deadbolt'
      ? `El cerrojo de ${e.at} no deja entrar a ${names[e.seat]}.`
      : `El teclado de ${e.at} sigue cerrado; ${names[e.seat]} se queda fuera.`,
  rolled: (e, names) => ROLLED[e.for](names[e.seat]!, e.dice.join(', ')),
  unlocked: (e) => `El teclado de ${e.at} está abierto.`,
  locked: (e) => `El teclado de ${e.at} vuelve a estar cerrado.`,
  escaped: (e, names) => `${names[e.seat]} escapa por la azotea.`,
  stealthLost: (e, names) =>
    e.from === 'room'
      ? `${names[e.seat]} se esconde: la sala pierde 1 de sigilo.`
      : `${names[e.seat]} pierde 1 de sigilo y ${LEFT[e.left] ?? `le quedan ${e.left}`}.`,
  stealthGained: (e, names) => `${names[e.seat]} gana 1 de sigilo y ya tiene ${e.left}.`,
  refugePlaced: (e) => `Sigilo para esconderse en ${e.at}: ${e.tokens}.`,
  captured: (e, names) => `A ${names[e.seat]} no le queda sigilo: captura en ${e.at}.`,
  alarmRaised: (e) => `Alarma en ${e.at} (${causeName([tile, loot, tool, ability, eventCard], e.because)}).`,
  alarmPrevented: (e, names) =>
    `${names[e.seat]} gasta ${e.with === 'laptop' ? 'la ficha del portátil' : 'una ficha de hackeo'}: no hay alarma en ${e.at}.`,
  alarmOff: (e) => `Se apaga la alarma de ${e.at}.`,
  hacked: (e) => `El servidor de ${e.at} tiene ahora ${tokens(e.tokens)}.`,
  patrolDrawn: (e) => `Carta de patrulla de la planta ${e.floor}: ${patrolCard(e.card)}.`,
  patrolReshuffled: (e) =>
    `Se baraja de nuevo el mazo de patrulla de la planta ${e.floor}: ${cards(e.cards)}${e.takenAway === 0 ? '' : `, otras ${e.takenAway} apartadas sin verlas`}.`,
  guardPlaced: (e) => `El guardia ${e.floor} aparece en ${e.at}.`,
  guardMoved: (e) => `El guardia ${e.floor} va a ${e.to}.`,
  guardJumped: (e) => `El guardia ${e.floor} está de pronto en ${e.to}.`,
  guardLost: (e) => `El guardia ${e.floor} está perdido de vista.`,
  guardHeld: (e) => HELD[e.by](e.floor),
  guardDistracted: (e) => `La corneja de ${e.at} le cuesta un paso al guardia ${e.floor}.`,
  guardSpedUp: (e) =>
    `El guardia ${e.floor} acelera a ${e.die}: ${e.because === 'safe' ? 'hay una caja abierta' : 'su mazo de patrulla se había agotado'}.`,
  destinationSet: (e) => {
    if (e.because === 'card') return `El guardia ${e.floor} se dirige a ${e.at}.`;
    if (e.because === 'alarm') return `El guardia ${e.floor} se dirige a la alarma de ${e.at}.`;
    return `El guardia ${e.floor} se dirige ahora a ${e.at} («${eventCard[e.because].name}»).`;
  },
  dieAdded: (e, names) => `${names[e.seat]} añade un dado a la caja fuerte de ${e.safe}: ${dice(e.dice)}.`,
  dieSet: (e, names) => `${names[e.seat]} convierte un ${e.from} en un ${e.to}.`,
  cracked: (e) => `Descifrado para la caja fuerte de ${e.safe}: ${and(e.at)}.`,
  safeOpened: (e, names) => `${names[e.seat]} abre la caja fuerte de ${e.safe}.`,
  toolsReshuffled: (e) => `Se barajan las herramientas descartadas: ${cards(e.cards)}.`,
  toolsShown: (e, names) => `${names[e.seat]} roba ${and(e.tools.map((one) => tool[one].the))} para quedarse con una.`,
  noToolLeft: (e, names) => `No queda ninguna herramienta para ${names[e.seat]}.`,
  toolFound: (e, names) => `${names[e.seat]} encuentra ${tool[e.tool].the}.`,
  toolDiscarded: (e) => `Descarte: ${tool[e.tool].name}.`,
  lootFound: (e, names) => `${names[e.seat]} saca ${loot[e.loot].the} de la caja fuerte.`,
  cardLeft: (e) => `En ${e.at} queda: ${carried({ tool, loot }, e.card).name}.`,
  pickedUp: (e, names) => `${names[e.seat]} recoge ${carried({ tool, loot }, e.card).the}.`,
  offered: (e, names) => `${names[e.seat]} le ofrece a ${names[e.to]} ${carried({ tool, loot }, e.card).the}.`,
  requested: (e, names) => `${names[e.seat]} le pide a ${names[e.from]} ${carried({ tool, loot }, e.card).the}.`,
  handedOver: (e, names) => `${names[e.from]} le da a ${names[e.to]} ${carried({ tool, loot }, e.card).the}.`,
  declined: (e, names) => `${names[e.seat]} dice que no.`,
  toolUsed: (e, names) => `${names[e.seat]} usa ${tool[e.tool].the}.`,
  toolEnded: (e) => `${tool[e.tool].name}: terminó el efecto.`,
  crowbarred: (e) => `${e.at} queda inutilizada: ya no frena a nadie ni da la alarma.`,
  wallRemoved: (e) => `La pared entre ${ends(e.floor, e.wall)} ya no está.`,
  stairsMade: (e) =>
    e.to === 'roof' ? `Una escalera lleva ahora de ${e.at} a la azotea.` : `Una escalera une ahora ${e.at} y ${e.to}.`,
  kittyRan: (e, names) => `El gato persa se le escapa a ${names[e.seat]} y va a ${e.to}.`,
  abilityUsed: (e, names) => `${names[e.seat]} usa «${ability[e.ability as keyof typeof ability].name}».`,
  ordered: (e, names) => `${names[e.seat]} quiere que ${names[e.target]} vaya a ${e.to}.`,
  laptopLoaded: (e, names) => `${names[e.seat]} pone una ficha en el portátil.`,
  crowPlaced: (e, names) => `${names[e.seat]} mueve la corneja a ${e.at}.`,
  crowReturned: (e, names) => `La corneja vuelve con ${names[e.seat]}.`,
  alarmTaken: (e, names) => `${names[e.seat]} toma la alarma de ${e.at}.`,
  looked: (e, names) => {
    const which = e.deck === 'events' ? 'de los eventos' : `del mazo de patrulla de la planta ${e.deck}`;
    const what =
      e.cards.length === 1 ? `la siguiente carta ${which}` : `las ${cards(e.cards.length)} siguientes ${which}`;
    const seen = e.cards.flatMap((card) => (card === '?' ? [] : [cardIn(e.deck, card)]));
    return stop(`${names[e.seat]} mira ${what}${seen.length === 0 ? '' : `: ${seen.join(', ')}`}`);
  },
  putBack: (e, names) =>
    e.where === 'top'
      ? `${names[e.seat]} deja la carta encima del mazo.`
      : `${names[e.seat]} pone la carta debajo del mazo.`,
  arranged: (e, names) =>
    e.order === '?'
      ? `${names[e.seat]} devuelve los eventos en el orden que prefiere.`
      : `${names[e.seat]} devuelve los eventos: ${e.order.split(' ').join(', ')}.`,
  eventDrawn: (e, names) => `${names[e.seat]} roba un evento: «${eventCard[e.event].name}».`,
  eventsReshuffled: (e) => `Se barajan los eventos descartados: ${cards(e.cards)}.`,
  noEffect: (e) => `«${eventCard[e.event].name}»: no pasa nada.`,
  eventEnded: (e) => `«${eventCard[e.event].name}» terminó.`,
  actionsGained: (e, names) => `${names[e.seat]} tiene ${actions(e.actions)} más.`,
  won: () => 'La banda escapó con todo el botín.',
  givingUpProposed: (e, names) => `${names[e.seat]} propone rendirse.`,
  givingUpAgreed: (e, names) => `${names[e.seat]} acepta rendirse.`,
  gaveUp: () => 'La banda se rinde.',
  lost: (e) => LOST[e.because],
};

/** Several steps in one go. */
export const guardWalk = (floor: number, path: string): string => `El guardia ${floor} recorre ${path}.`;
