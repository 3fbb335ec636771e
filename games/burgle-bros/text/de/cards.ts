import type * as en from '../en/cards.ts';
import type { Carried } from '../shapes.ts';

/** `the` is the accusative. */
const card = (name: string, article: 'den' | 'die' | 'das', text: string): Carried => ({
  name,
  the: `${article} ${name}`,
  text,
});

export const tool: typeof en.tool = {
  blueprints: card(
    'Baupläne',
    'die',
    'Deck einen beliebigen verdeckten Raum auf irgendeiner Etage auf. Niemand betritt ihn.',
  ),
  crowbar: card(
    'Brecheisen',
    'das',
    'Mach einen aufgedeckten Nachbarraum für den Rest des Spiels unschädlich: Er hält niemanden auf und gibt keinen Alarm.',
  ),
  'crystal-ball': card(
    'Kristallkugel',
    'die',
    'Sieh dir die nächsten drei Ereignisse an und leg sie in beliebiger Reihenfolge zurück.',
  ),
  donuts: card('Donuts', 'die', 'Gib sie einer beliebigen Wache auf dem Plan: Ihre nächste Bewegung fällt aus.'),
  dynamite: card(
    'Dynamit',
    'das',
    'Spreng eine Innenwand deines Raums weg, für alle. Dann gibt es in deinem Raum Alarm, den kein Marker verhindert.',
  ),
  emp: card('EMP', 'den', 'Alle Alarme verstummen, und bis zum Beginn deines nächsten Zugs gibt es keinen neuen.'),
  'invisible-suit': {
    name: 'Unsichtbarer Anzug',
    the: 'den unsichtbaren Anzug',
    text: '1 Aktion mehr. Bis deine Aktionen enden, bemerken weder Wachen noch Kameras deine Bewegungen.',
  },
  'makeup-kit': card('Schminkkoffer', 'den', 'Alle in deinem Raum erhalten 1 Tarnung, du auch.'),
  rollerskates: card('Rollschuhe', 'die', '2 Aktionen mehr in diesem Zug.'),
  'smoke-bomb': card('Rauchbombe', 'die', '3 Tarnmarker bleiben in deinem Raum, für alle, die dort stehen.'),
  stethoscope: card(
    'Stethoskop',
    'das',
    'Dreh nach deinem eigenen Wurf für einen Tresor, bevor er zählt, einen Würfel auf eine beliebige Zahl. Nicht bei Codeschlössern.',
  ),
  'thermal-bomb': card(
    'Thermobombe',
    'die',
    'Für immer eine Treppe aus deinem Raum eine Etage hinauf oder hinunter. Dann gibt es in deinem Raum Alarm, den kein Marker verhindert.',
  ),
  virus: card('Virus', 'das', 'Leg 3 Hack-Marker in einen aufgedeckten Computerraum; höchstens 6 passen hinein.'),
};

export const loot: typeof en.loot = {
  bust: card('Büste', 'die', 'Du darfst Werkzeug tragen und übergeben, aber nicht benutzen.'),
  chihuahua: card(
    'Chihuahua',
    'den',
    'Würfle zu Beginn deines Zugs: Bei einer 6 bellt er, und in deinem Raum gibt es Alarm.',
  ),
  'cursed-goblet': {
    name: 'Verfluchter Kelch',
    the: 'den verfluchten Kelch',
    text: 'Wer ihn zieht, verliert sofort 1 Tarnung, falls noch eine da ist. Gefasst wird dadurch niemand.',
  },
  gemstone: card(
    'Edelstein',
    'den',
    'Einen Raum zu betreten, in dem noch jemand von euch ist, kostet dich 1 Aktion mehr.',
  ),
  'gold-bar': {
    name: 'Goldbarren',
    the: 'einen Goldbarren',
    text: 'Es gibt zwei: Mit dem ersten kommt auch der zweite heraus; er bleibt in diesem Tresorraum liegen. Jede Person trägt nur einen, und beide müssen hinaus.',
  },
  isotope: card('Isotop', 'das', 'Betrittst du einen Wärmesensor, gibt es sofort Alarm. Da hilft kein Marker.'),
  keycard: card('Schlüsselkarte', 'die', 'Für einen Tresor kann nur gewürfelt werden, während du bei ihm stehst.'),
  mirror: card(
    'Spiegel',
    'den',
    'Du hast 3 Aktionen im Zug, und kein Laser schlägt bei dir an. Es zählt der Beginn deines Zugs.',
  ),
  painting: card('Gemälde', 'das', 'Zu groß für einen Schacht und für den Weg durch eine Wand in die Geheimtür.'),
  'persian-kitty': card(
    'Perserkatze',
    'die',
    'Würfle zu Beginn deines Zugs: Bei einer 1 oder 2 läuft sie einen Schritt auf den nächstgelegenen Raum mit Alarmzeichen zu.',
  ),
  stamp: card(
    'Briefmarke',
    'die',
    'Du ziehst schon ein Ereignis, wenn du 3 Aktionen oder weniger ausgegeben hast, nicht erst bei 2.',
  ),
  tiara: card('Diadem', 'das', 'Gehst du neben eine Wache, ohne Wand dazwischen, verlierst du 1 Tarnung.'),
};

export const eventCard: typeof en.eventCard = {
  'brown-out': {
    name: 'Spannungsabfall',
    text: 'Alle Alarme auf allen Etagen verstummen. Für jeden wird auf seiner Etage eine Patrouillenkarte gezogen; die letzte zählt.',
  },
  'buddy-system': {
    name: 'Im Doppelpack',
    text: 'Wähle eine andere Person auf dem Plan: Sie kommt in deinen Raum, ohne ihn zu betreten.',
  },
  'change-of-plans': {
    name: 'Planänderung',
    text: 'Die nächste Patrouillenkarte deiner Wache ist ihr neues Ziel. Bei Alarm auf der Etage passiert nichts.',
  },
  crash: { name: 'Gepolter', text: 'Dein Raum wird das Ziel deiner Wache. Bei Alarm auf der Etage passiert nichts.' },
  daydreaming: { name: 'Tagträume', text: 'Deine Wache geht in diesem Zug 1 Schritt weniger.' },
  'dead-drop': {
    name: 'Toter Briefkasten',
    text: 'Dein ganzes Werkzeug und deine ganze Beute gehen an die Person rechts von dir, egal wo sie ist; hat sie schon einen Goldbarren, behältst du deinen.',
  },
  espresso: { name: 'Espresso', text: 'Deine Wache geht in diesem Zug 1 Schritt mehr.' },
  'freight-elevator': {
    name: 'Lastenaufzug',
    text: 'Du kommst an dieselbe Stelle eine Etage höher, ohne einzutreten. Aus der obersten Etage entkommst du, wenn alle Tresore offen sind.',
  },
  'go-with-your-gut': {
    name: 'Bauchgefühl',
    text: 'Wenn du in einen verdeckten Raum gehen könntest, musst du es jetzt. Das kostet keine Aktion, aber es ist auch keine zum Bezahlen da.',
  },
  gymnastics: {
    name: 'Turnstunde',
    text: 'Bis zu deinem nächsten Zug ist jeder aufgedeckte Steg auch eine Treppe nach oben, für alle.',
  },
  'heads-up': { name: 'Aufgepasst', text: 'Wer als Nächstes dran ist, hat 1 Aktion mehr.' },
  'jump-the-gun': {
    name: 'Frühstart',
    text: 'Der nächste Zug fällt aus, und mit ihm die Bewegung der Wache.',
  },
  'jury-rig': { name: 'Notbehelf', text: 'Zieh ein Werkzeug.' },
  'keycode-change': {
    name: 'Codewechsel',
    text: 'Alle Codeschlösser sind wieder verschlossen. Wer drin ist, darf hinaus.',
  },
  lampshade: { name: 'Lampenschirm', text: 'Du erhältst 1 Tarnung.' },
  'lost-grip': {
    name: 'Abgerutscht',
    text: 'Du fällst eine Etage tiefer, ohne einzutreten. Auf der untersten Etage passiert nichts.',
  },
  peekhole: {
    name: 'Guckloch',
    text: 'Du darfst in einen Nachbarraum spähen, auch durch eine Wand, oder senkrecht nach oben oder unten.',
  },
  reboot: { name: 'Neustart', text: 'In jedem aufgedeckten Computerraum liegt danach genau 1 Hack-Marker.' },
  'shift-change': {
    name: 'Schichtwechsel',
    text: 'Deine Wache bewegt sich in diesem Zug nicht; die Wachen aller anderen Etagen gehen, von unten nach oben.',
  },
  shoplifting: { name: 'Ladendiebstahl', text: 'In jedem Labor, dessen Werkzeug geholt wurde, gibt es Alarm.' },
  squeak: {
    name: 'Quietschen',
    text: 'Deine Wache macht einen Schritt auf die nächstgelegene Person der Etage zu. Ihre Bewegung in diesem Zug folgt trotzdem noch.',
  },
  'switch-signs': { name: 'Vertauschte Schilder', text: 'Deine Wache und ihr Ziel tauschen die Plätze.' },
  'throw-voice': {
    name: 'Bauchreden',
    text: 'Verschieb das Ziel deiner Wache in einen Nachbarraum deiner Wahl. Bei Alarm auf der Etage passiert nichts.',
  },
  'time-lock': {
    name: 'Zeitschloss',
    text: 'Bis zu deinem nächsten Zug benutzt niemand Treppen, weder hinauf noch hinunter.',
  },
  'video-loop': { name: 'Videoschleife', text: 'Bis zu deinem nächsten Zug sehen die Kameras nichts.' },
  'where-is-he': {
    name: 'Wo steckt sie?',
    text: 'Deine Wache ist sofort an ihrem Ziel und bekommt ein neues. Ihre Bewegung in diesem Zug folgt trotzdem noch.',
  },
};
