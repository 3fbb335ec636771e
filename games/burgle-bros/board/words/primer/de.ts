import type { primer as en, examples as enExamples } from './en.ts';

export const primer: typeof en = {
  job: {
    title: 'Der Job',
    words: 'Eine Crew, alle zusammen. *Knackt den Tresor* auf jeder Etage, dann müssen alle hoch aufs *Dach*.',
  },
  turn: {
    title: 'Dein Zug',
    words:
      '*Vier Aktionen.* Späh in einen verdeckten Raum, geh hinein oder arbeite am Tresor. Nach höchstens zwei kommt ein Ereignis.',
  },
  guard: {
    title: 'Die Wache',
    words:
      'Nach deinem Zug geht sie auf kürzestem Weg zu ihrem *roten Würfel*. Im selben Raum verlierst du eine *Tarnung*. Du hast drei.',
  },
  alarms: {
    title: 'Alarm',
    words:
      'Manche Räume sind gesichert. Die Wache geht zum *Alarm*, einen Schritt schneller, und schaltet ihn dort ab.',
  },
  safe: {
    title: 'Der Tresor',
    words:
      'Seine Reihe und Spalte sind die *Kombination*. Deckt diese Räume auf, legt Würfel dazu, würfelt. Jede passende Ziffer ist geknackt.',
  },
};

export const examples: typeof enExamples = {
  guard:
    'Der rote Würfel liegt auf D1. An der Wand muss die Wache außen herum: A2, B2. Von dort sind zwei Wege gleich kurz, und sie nimmt den links von ihr, über B1.',
  safe: 'Der Wurf zeigt 3, 6 und 5: Labor 3 und Kamera 6 sind geknackt. Die 1 nicht, denn kein Würfel zeigt sie. Verdeckte Räume der Linie warten, bis sie aufgedeckt sind.',
};
