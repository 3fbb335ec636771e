import type { FlawWords } from '../flaws.ts';

export const flaws: FlawWords = {
  floor: (floor) => `Etage ${floor}: `,
  'no options': () => 'Optionen sind ein Objekt.',
  'no option': ({ said }) => `Eine Option „${said}“ gibt es nicht.`,
  'no job': ({ said }) => `Einen Auftrag „${said}“ gibt es nicht.`,
  'yes or no': ({ option }) => `„${option}“ ist true oder false.`,
  'no hole': ({ job }) => `Der Auftrag „${job}“ hat keine Lücke.`,
  'no square': ({ said }) => `Es gibt kein Feld „${said}“, das leer bleiben könnte.`,
  'other hole': ({ hole }) => `Diese Wände lassen ${hole} leer.`,
  'no walls': () => '„walls“ ist standard, alternative, random oder eine Liste mit einem Text für jede Etage.',
  'no alternative': ({ job }) => `Der Auftrag „${job}“ hat keine anderen Wände.`,
  floors: ({ count, wanted }) =>
    `Es sind Wände für ${count === 1 ? '1 Etage' : `${count} Etagen`} statt für ${wanted}.`,
  'no text': () => 'Die Wände sind kein Text.',
  'no wall': ({ said }) => `„${said}“ ist keine Wand; eine Wand sind zwei Felder wie A1B1.`,
  'no edge': ({ wall }) => `Bei ${wall} kann keine Wand stehen.`,
  'wall twice': ({ wall }) => `Die Wand ${wall} ist zweimal da.`,
  'wall count': ({ count, wanted }) => `${count === 1 ? '1 Wand' : `${count} Wände`} statt ${wanted}.`,
  'cut off': ({ at }) => `${at} ist nicht zu erreichen.`,
  drawing: ({ lines, wanted }) => `Eine Zeichnung mit ${lines === 1 ? '1 Zeile' : `${lines} Zeilen`} statt ${wanted}.`,
  'too long': ({ most }) => `Mehr als ${most} Zeichen.`,
  'no cast': () => '„characters“ ist dealt oder eine Liste mit einem Charakter für jeden Platz.',
  'cast size': ({ count, most }) =>
    `${count === 1 ? '1 Charakter' : `${count} Charaktere`} für 1 bis ${most} Personen.`,
  'no character': ({ said }) => `Einen Charakter „${said}“ gibt es nicht.`,
  'character twice': ({ character }) => `Der Charakter „${character}“ ist zweimal da.`,
  'not alone': ({ character }) => `Der Charakter „${character}“ kann nicht allein spielen.`,
};
