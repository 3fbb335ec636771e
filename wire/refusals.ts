import { REFUSALS as KERNEL, type RefusalCode as KernelCode } from '#table/refusal.ts';
import { refusalText as kernelText, type Language } from '#table/text.ts';

/** What whoever hosts tables refuses besides. */
const HOST = [
  // At a table with people.
  'dealing',
  'other-seal',
  'no-such-game',
  'name-needed',
  'seat-taken',
  'not-seated',
  'not-owner',
  'already-started',
  'several-seats',
  'name-taken',
  'too-many-tables',
  'no-hints',
  'too-long',
  'outdated',
  // On the way there.
  'person-needed',
  'bad-code',
  'bad-message',
  'too-big',
  'too-fast',
  'busy',
  'other-protocol',
  'no-such-page',
  'failed',
] as const;
type HostCode = (typeof HOST)[number];

/** What can be refused, everywhere but within a game. */
export const REFUSALS = [...KERNEL, ...HOST] as const;
export type RefusalCode = KernelCode | HostCode;

const en: Readonly<Record<HostCode, string>> = {
  dealing: 'The cards are being dealt. One moment.',
  'other-seal': 'That salt is not the one this seat has sealed.',
  'no-such-game': 'There is no such game here.',
  'name-needed': 'A name is needed, with at least one letter or sign.',
  'seat-taken': 'Somebody sits there already.',
  'not-seated': 'That is not your seat.',
  'not-owner': 'Only whoever made the table may do that.',
  'already-started': 'The game has already started.',
  'several-seats': 'Only one seat each at this table.',
  'name-taken': 'Somebody at this table has that name, or one that looks like it. Choose another.',
  'too-many-tables': 'You have too many tables open. Finish or close one first.',
  'no-hints': 'There are no hints at this table.',
  'too-long': 'Too much has happened at this table for that.',
  outdated: 'This table was played by an older version of the rules. It can be read, but not continued.',
  'person-needed': 'Say who you are first.',
  'bad-code': 'This code does not work. It may be used, too old or mistyped.',
  'bad-message': 'That could not be understood.',
  'too-big': 'That is too long.',
  'too-fast': 'Too much at once. Wait a moment.',
  busy: 'A lot is going on here. Try again in a moment.',
  'other-protocol': 'This page is of another version. Load it again.',
  'no-such-page': 'There is nothing here.',
  failed: 'Something went wrong here. Nothing that was confirmed is lost.',
};

const de: typeof en = {
  dealing: 'Es wird gerade ausgeteilt. Einen Augenblick.',
  'other-seal': 'Das ist nicht das Salz, das dieser Platz versiegelt hat.',
  'no-such-game': 'Dieses Spiel gibt es hier nicht.',
  'name-needed': 'Es braucht einen Namen mit mindestens einem Zeichen.',
  'seat-taken': 'Dort sitzt schon jemand.',
  'not-seated': 'Das ist nicht dein Platz.',
  'not-owner': 'Das darf nur, wer den Tisch eröffnet hat.',
  'already-started': 'Das Spiel hat schon begonnen.',
  'several-seats': 'Hier gibt es nur einen Platz pro Person.',
  'name-taken': 'An diesem Tisch heißt schon jemand so oder sehr ähnlich. Nimm einen anderen Namen.',
  'too-many-tables': 'Du hast zu viele offene Tische. Beende oder schließe zuerst einen.',
  'no-hints': 'An diesem Tisch gibt es keine Tipps.',
  'too-long': 'Dafür ist an diesem Tisch schon zu viel passiert.',
  outdated:
    'Dieser Tisch wurde nach einer älteren Fassung der Regeln gespielt. Er lässt sich lesen, aber nicht fortsetzen.',
  'person-needed': 'Sag zuerst, wer du bist.',
  'bad-code': 'Dieser Code gilt nicht: schon benutzt, zu alt oder vertippt.',
  'bad-message': 'Das war nicht zu verstehen.',
  'too-big': 'Das ist zu lang.',
  'too-fast': 'Zu viel auf einmal. Warte einen Augenblick.',
  busy: 'Hier ist gerade viel los. Versuch es gleich noch einmal.',
  'other-protocol': 'Diese Seite hat eine andere Version. Lade sie neu.',
  'no-such-page': 'Hier ist nichts.',
  failed: 'Hier ist etwas schiefgegangen. Nichts Bestätigtes ist verloren.',
};

const es: typeof en = {
  dealing: 'Se está repartiendo. Un momento.',
  'other-seal': 'Esa sal no es la que selló este asiento.',
  'no-such-game': 'Aquí no existe ese juego.',
  'name-needed': 'Hace falta un nombre con al menos un signo.',
  'seat-taken': 'Ahí ya se sienta alguien.',
  'not-seated': 'Ese no es tu asiento.',
  'not-owner': 'Eso solo puede hacerlo quien abrió la mesa.',
  'already-started': 'La partida ya ha empezado.',
  'several-seats': 'Aquí, un solo asiento por persona.',
  'name-taken': 'En esta mesa ya hay alguien con ese nombre o uno muy parecido. Elige otro.',
  'too-many-tables': 'Tienes demasiadas mesas abiertas. Termina o cierra una antes.',
  'no-hints': 'En esta mesa no hay pistas.',
  'too-long': 'En esta mesa ya ha pasado demasiado para eso.',
  outdated: 'Esta mesa se jugó con una versión anterior de las reglas. Se puede leer, pero no continuar.',
  'person-needed': 'Di primero quién eres.',
  'bad-code': 'Este código no sirve: ya usado, caducado o mal escrito.',
  'bad-message': 'No se ha podido entender.',
  'too-big': 'Es demasiado largo.',
  'too-fast': 'Demasiado a la vez. Espera un momento.',
  busy: 'Ahora mismo hay mucha actividad. Inténtalo dentro de un momento.',
  'other-protocol': 'Esta página es de otra versión. Vuelve a cargarla.',
  'no-such-page': 'Aquí no hay nada.',
  failed: 'Algo ha fallado aquí. Nada de lo confirmado se ha perdido.',
};

/** All of them, one sentence each. */
export const refusalText: Readonly<Record<Language, Readonly<Record<RefusalCode, string>>>> = {
  en: { ...kernelText.en, ...en },
  de: { ...kernelText.de, ...de },
  es: { ...kernelText.es, ...es },
};
