import { expect, test } from 'vitest';
import { LANGUAGES } from '#table/text.ts';
import { game } from '../../index.ts';
import { complaintAbout } from '../../text/flaws.ts';

const ROWS = 'A1A2 B1B2 C1C2 A2A3 B2B3 C2C3 A3A4 B3B4';
const office = (first: unknown) => ({ job: 'office', walls: [first, ROWS] });

/** Every flaw once: options for two players, and what is said of them in English, German and Spanish. */
const SAID: readonly (readonly [unknown, string, string, string])[] = [
  [7, 'options must be an object', 'Optionen sind ein Objekt.', 'Las opciones son un objeto.'],
  [
    { colour: 'red' },
    'there is no option "colour"',
    'Eine Option „colour“ gibt es nicht.',
    'No existe la opción «colour».',
  ],
  [{ job: 'zoo' }, 'there is no job "zoo"', 'Einen Auftrag „zoo“ gibt es nicht.', 'No existe el golpe «zoo».'],
  [
    { lostVisual: 'yes' },
    '"lostVisual" must be true or false',
    '„lostVisual“ ist true oder false.',
    '«lostVisual» es true o false.',
  ],
  [
    { hole: 'C3' },
    'the job "bank" has no empty spot',
    'Der Auftrag „bank“ hat keine Lücke.',
    'El golpe «bank» no tiene hueco.',
  ],
  [
    { job: 'fort-knox', hole: 'Z9' },
    'there is no square "Z9" to leave empty',
    'Es gibt kein Feld „Z9“, das leer bleiben könnte.',
    'No existe ninguna sala «Z9» que dejar vacía.',
  ],
  [
    { job: 'fort-knox', hole: 'B2' },
    'these walls leave C3 empty',
    'Diese Wände lassen C3 leer.',
    'Estas paredes dejan vacía C3.',
  ],
  [
    { walls: 'thick' },
    '"walls" must be standard, alternative, random, or a list with a text for each floor',
    '„walls“ ist standard, alternative, random oder eine Liste mit einem Text für jede Etage.',
    '«walls» es standard, alternative, random o una lista con un texto por planta.',
  ],
  [
    { walls: 'alternative' },
    'the job "bank" has no alternative walls',
    'Der Auftrag „bank“ hat keine anderen Wände.',
    'El golpe «bank» no tiene otras paredes.',
  ],
  [
    { walls: [ROWS] },
    'there are walls for 1 floor, not for 3',
    'Es sind Wände für 1 Etage statt für 3.',
    'Hay paredes para 1 planta en vez de para 3.',
  ],
  [
    office(8),
    'floor 1: the walls must be a text',
    'Etage 1: Die Wände sind kein Text.',
    'Planta 1: Las paredes no son un texto.',
  ],
  [
    office('hello'),
    'floor 1: "hello" is not a wall; a wall is two squares, such as A1B1',
    'Etage 1: „hello“ ist keine Wand; eine Wand sind zwei Felder wie A1B1.',
    'Planta 1: «hello» no es una pared; una pared son dos casillas, como A1B1.',
  ],
  [
    office('A1C1'),
    'floor 1: no wall can stand at A1C1',
    'Etage 1: Bei A1C1 kann keine Wand stehen.',
    'Planta 1: En A1C1 no puede haber pared.',
  ],
  [
    office('A1B1 A1B1'),
    'floor 1: the wall A1B1 is there twice',
    'Etage 1: Die Wand A1B1 ist zweimal da.',
    'Planta 1: La pared A1B1 está dos veces.',
  ],
  [
    office('A1B1 B1C1'),
    'floor 1: 2 walls instead of 8',
    'Etage 1: 2 Wände statt 8.',
    'Planta 1: 2 paredes en vez de 8.',
  ],
  [
    office('A1B1 A1A2 C1D1 C2D2 C3D3 A3B3 A4B4 B2B3'),
    'floor 1: B1 cannot be reached',
    'Etage 1: B1 ist nicht zu erreichen.',
    'Planta 1: No se puede llegar a B1.',
  ],
  [
    office('+--+'),
    'floor 1: a drawing of 1 line instead of 9',
    'Etage 1: Eine Zeichnung mit 1 Zeile statt 9.',
    'Planta 1: Un dibujo de 1 línea en vez de 9.',
  ],
  [
    { characters: 'all' },
    '"characters" must be dealt, or a list with one for each seat',
    '„characters“ ist dealt oder eine Liste mit einem Charakter für jeden Platz.',
    '«characters» es dealt o una lista con un personaje por asiento.',
  ],
  [
    { characters: ['hawk', 'raven', 'rook'] },
    '3 characters for 1 to 2 players',
    '3 Charaktere für 1 bis 2 Personen.',
    '3 personajes para 1 a 2 personas.',
  ],
  [
    { characters: ['thief'] },
    'there is no character "thief"',
    'Einen Charakter „thief“ gibt es nicht.',
    'No existe el personaje «thief».',
  ],
  [
    { characters: ['hawk', 'hawk advanced'] },
    'the character "hawk" is there twice',
    'Der Charakter „hawk“ ist zweimal da.',
    'El personaje «hawk» está dos veces.',
  ],
];

test.each(SAID)('[S5] options %o: %s', (raw, ...said) => {
  expect(LANGUAGES.map((language) => complaintAbout(raw, 2, language))).toEqual(said);
  expect(game.options(raw, 2)).toEqual({ refused: 'bad-options', detail: said[0] });
});

test('[R78] who cannot play alone is named', () => {
  expect(LANGUAGES.map((language) => complaintAbout({ characters: ['rook'] }, 1, language))).toEqual([
    'the character "rook" cannot play alone',
    'Der Charakter „rook“ kann nicht allein spielen.',
    'El personaje «rook» no puede jugar solo.',
  ]);
});

test('[S5] nothing is said of walls that can be', () => {
  expect(complaintAbout({ job: 'office', walls: [ROWS, ROWS] }, 2, 'de')).toBeUndefined();
});
