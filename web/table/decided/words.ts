import { computed } from '@preact/signals';
import type { Language } from '#table/text.ts';
import type { Part } from '#table/verdict.ts';
import { settings } from '../../settings.ts';

/** What is said of what decided a game. English is the shape; the other languages have to fit it. */
const en = {
  title: 'What decided it',
  tabs: 'Around the game that is over',
  result: 'Result',
  counting: 'Still counting…',
  looks: (n: number, of: number) => `${n} of ${of} looks at every position`,
  none: 'There is no account of this game.',
  notes: (n: number) => `Every position was played on ${n} times.`,
  unit: 'What each gave or took, in wins out of 100. The number after ± says how far off it may be, 19 times in 20.',
  rough: 'The rest: what could not be known and what the others did. In this game they cannot be told apart yet.',
  roughCrew:
    'The rest: what the crew could not know, and how far off its own guess of the chance is. That guess was learned from many games; the numbers after ± do not know how good it is.',
  hidden: 'Hidden: what could not be known. It never counts against a choice.',
  heading: 'Luck and choices',
  crew: 'The crew',
  parts: { luck: 'luck', unknown: 'hidden', own: 'choices', others: 'the others', rest: 'the rest' } as Record<
    Part,
    string
  >,
  noSlip: 'no clear mistake',
  head: {
    luck: (name: string) => `Luck chose ${name}`,
    best: (name: string) => `${name} chose best`,
    turned: (n: number) => `Move ${n} weighed most`,
    dealt: 'The deal weighed most',
    even: 'It could have been anyone’s',
    luckFor: 'Luck was with the crew',
    luckAgainst: 'Luck was against the crew',
    choices: 'A few choices weighed most',
  },
  luckGave: (name: string, wins: string, error: string) =>
    `Luck gave ${name} ${wins} wins out of 100, give or take ${error}.`,
  choicesCost: (wins: string) => `Choices cost ${wins}.`,
  noSlips: 'No choice was clearly wrong.',
  costLess: (name: string, mine: string, theirs: string) =>
    `Choices cost ${name} ${mine} wins out of 100, and everyone else ${theirs} or more.`,
  facts: (name: string, luck: string, own: string) => `${name}: luck ${luck}, choices ${own}, in wins out of 100.`,
  crewSum: (start: string, luck: string, own: string) =>
    `${start} wins out of 100 at the start. Luck: ${luck}. Choices: ${own}.`,
  sum: (name: string, start: string, parts: string, result: string) =>
    `${name}: ${start} at the start; ${parts}; ${result} in the end.`,
  curve: 'Chance to win',
  course: (name: string, start: string, best: string, at: number, end: string) =>
    `${name}: ${start} at the start, ${best} at best after move ${at}, ${end} in the end.`,
  points: 'Turning points',
  noPoints: 'No single moment stands out.',
  cause: { luck: 'luck', own: 'choice', unknown: 'not to be known' },
  deal: 'The deal',
  move: (n: number) => `Move ${n}`,
  see: 'See it',
  better: (move: string) => `Better: ${move}`,
  along: 'What it cost along the way',
  shifted: (name: string, shift: string) => `${name}: ${shift}`,
  well: (n: number, all: number) => `In ${n} of ${all} decisions no other move was clearly better.`,
  asTable: 'As a table',
  sumsTable: 'Where the wins came from and went',
  curveTable: 'Chance to win, turn by turn',
  who: 'Seat',
  start: 'start',
  end: 'result',
  after: 'After',
  setup: 'Setup',
};
type Words = typeof en;

const de: Words = {
  title: 'Was den Ausschlag gab',
  tabs: 'Rund um die beendete Partie',
  result: 'Ergebnis',
  counting: 'Wird noch gezählt …',
  looks: (n, of) => `${n} von ${of} Blicken auf jede Stellung`,
  none: 'Für diese Partie gibt es keine Abrechnung.',
  notes: (n) => `Jede Stellung wurde ${n}-mal weitergespielt.`,
  unit: 'Was es jeweils gab oder nahm, in Siegen von 100. Die Zahl nach ± sagt, wie weit es danebenliegen kann, in 19 von 20 Fällen.',
  rough:
    'Der Rest: was sich nicht wissen ließ und was die anderen taten. In diesem Spiel lässt sich das noch nicht trennen.',
  roughCrew:
    'Der Rest: was die Crew nicht wissen konnte, und wie weit ihre geschätzte Chance danebenliegt. Sie wurde aus vielen Partien gelernt; wie gut sie ist, sagen die Zahlen nach ± nicht.',
  hidden: 'Verdeckt: was sich nicht wissen ließ. Es zählt nie gegen eine Entscheidung.',
  heading: 'Glück und Entscheidungen',
  crew: 'Die Crew',
  parts: { luck: 'Glück', unknown: 'verdeckt', own: 'Entscheidungen', others: 'die anderen', rest: 'der Rest' },
  noSlip: 'kein klarer Fehler',
  head: {
    luck: (name) => `Das Glück war bei ${name}`,
    best: (name) => `${name} hat am besten entschieden`,
    turned: (n) => `Schritt ${n} wog am meisten`,
    dealt: 'Das Austeilen wog am meisten',
    even: 'Es hätten alle gewinnen können',
    luckFor: 'Das Glück war bei der Crew',
    luckAgainst: 'Das Glück war gegen die Crew',
    choices: 'Ein paar Entscheidungen wogen am meisten',
  },
  luckGave: (name, wins, error) => `Das Glück gab ${name} ${wins} Siege von 100, mit einem Spielraum von ${error}.`,
  choicesCost: (wins) => `Entscheidungen kosteten ${wins}.`,
  noSlips: 'Keine Entscheidung war klar falsch.',
  costLess: (name, mine, theirs) =>
    `Entscheidungen kosteten ${name} ${mine} Siege von 100 und alle anderen ${theirs} oder mehr.`,
  facts: (name, luck, own) => `${name}: Glück ${luck}, Entscheidungen ${own}, in Siegen von 100.`,
  crewSum: (start, luck, own) => `${start} Siege von 100 am Anfang. Glück: ${luck}. Entscheidungen: ${own}.`,
  sum: (name, start, parts, result) => `${name}: ${start} am Anfang; ${parts}; ${result} am Ende.`,
  curve: 'Chance auf den Sieg',
  course: (name, start, best, at, end) =>
    `${name}: ${start} am Anfang, höchstens ${best} nach Schritt ${at}, ${end} am Ende.`,
  points: 'Wendepunkte',
  noPoints: 'Kein einzelner Moment hebt sich ab.',
  cause: { luck: 'Glück', own: 'Entscheidung', unknown: 'nicht zu wissen' },
  deal: 'Das Austeilen',
  move: (n) => `Schritt ${n}`,
  see: 'Ansehen',
  better: (move) => `Besser: ${move}`,
  along: 'Was es unterwegs kostete',
  shifted: (name, shift) => `${name}: ${shift}`,
  well: (n, all) => `Bei ${n} von ${all} Entscheidungen war kein anderer Zug klar besser.`,
  asTable: 'Als Tabelle',
  sumsTable: 'Woher die Siege kamen und wohin sie gingen',
  curveTable: 'Chance auf den Sieg, Zug für Zug',
  who: 'Platz',
  start: 'Anfang',
  end: 'Ergebnis',
  after: 'Nach',
  setup: 'Aufbau',
};

const es: Words = {
  title: 'Qué la decidió',
  tabs: 'En torno a la partida terminada',
  result: 'Resultado',
  counting: 'Contando todavía…',
  looks: (n, of) => `${n} de ${of} miradas a cada posición`,
  none: 'De esta partida no hay cuentas.',
  notes: (n) => `Cada posición se jugó hasta más adelante ${n} veces.`,
  unit: 'Lo que cada cosa dio o quitó, en victorias de cada 100. El número tras ± dice cuánto puede desviarse, 19 veces de cada 20.',
  rough:
    'El resto: lo que no se podía saber y lo que hizo el resto de la mesa. En este juego aún no se pueden separar.',
  roughCrew:
    'El resto: lo que la banda no podía saber y lo que se desvía la probabilidad estimada. Se aprendió de muchas partidas; los números tras ± no dicen cuánto acierta.',
  hidden: 'Oculto: lo que no se podía saber. Nunca cuenta contra una decisión.',
  heading: 'Suerte y decisiones',
  crew: 'La banda',
  parts: { luck: 'suerte', unknown: 'oculto', own: 'decisiones', others: 'la mesa', rest: 'el resto' },
  noSlip: 'ningún error claro',
  head: {
    luck: (name) => `La suerte eligió a ${name}`,
    best: (name) => `${name} decidió mejor`,
    turned: (n) => `La jugada ${n} pesó más que ninguna`,
    dealt: 'El reparto pesó más que nada',
    even: 'Pudo ganar cualquiera',
    luckFor: 'La suerte estuvo con la banda',
    luckAgainst: 'La suerte estuvo contra la banda',
    choices: 'Unas pocas decisiones pesaron más',
  },
  luckGave: (name, wins, error) => `La suerte dio a ${name} ${wins} victorias de cada 100, con un margen de ${error}.`,
  choicesCost: (wins) => `Las decisiones costaron ${wins}.`,
  noSlips: 'Ninguna decisión fue claramente mala.',
  costLess: (name, mine, theirs) =>
    `Las decisiones costaron a ${name} ${mine} victorias de cada 100, y al resto ${theirs} o más.`,
  facts: (name, luck, own) => `${name}: suerte ${luck}, decisiones ${own}, en victorias de cada 100.`,
  crewSum: (start, luck, own) => `${start} victorias de cada 100 al empezar. Suerte: ${luck}. Decisiones: ${own}.`,
  sum: (name, start, parts, result) => `${name}: ${start} al empezar; ${parts}; ${result} al final.`,
  curve: 'Probabilidad de ganar',
  course: (name, start, best, at, end) =>
    `${name}: ${start} al empezar, ${best} como máximo tras la jugada ${at}, ${end} al final.`,
  points: 'Momentos decisivos',
  noPoints: 'Ningún momento destaca por sí solo.',
  cause: { luck: 'suerte', own: 'decisión', unknown: 'no se podía saber' },
  deal: 'El reparto',
  move: (n) => `Jugada ${n}`,
  see: 'Ver',
  better: (move) => `Mejor: ${move}`,
  along: 'Lo que costó por el camino',
  shifted: (name, shift) => `${name}: ${shift}`,
  well: (n, all) => `En ${n} de ${all} decisiones ninguna otra jugada era claramente mejor.`,
  asTable: 'Como tabla',
  sumsTable: 'De dónde vinieron las victorias y adónde fueron',
  curveTable: 'Probabilidad de ganar, turno a turno',
  who: 'Asiento',
  start: 'inicio',
  end: 'resultado',
  after: 'Tras',
  setup: 'Preparación',
};

const ALL: Readonly<Record<Language, Words>> = { en, de, es };

export const decided = computed(() => ALL[settings.language.value]);
