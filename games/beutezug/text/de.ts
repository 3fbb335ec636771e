import { namesOf, perSeat } from '#table/people.ts';
import { joined, of, percent } from '#table/text.ts';
import type { Space } from '../components.ts';
import type { Shown } from '../state.ts';
import { rules } from './de-rules.ts';
import type { Words } from './en.ts';
import { type DieWords, dieWords, placeOf } from './pieces.ts';

const colour: Words['colour'] = { blue: 'Blau', green: 'Grün', orange: 'Orange', pink: 'Pink', black: 'Schwarz' };
const bonus: Words['bonus'] = {
  none: 'kein Bonus',
  '+1 green': '+1 Grün',
  '+1 orange': '+1 Orange',
  '+1 pink': '+1 Pink',
  '+1 black': '+1 Schwarz',
  'reroll one': 'einen Würfel neu',
  'reroll all': 'alle Würfel neu',
};
const character: Words['character'] = {
  johnny: 'Johnny',
  kate: 'Kate',
  vincenzo: 'Vincenzo',
  mathilda: 'Mathilda',
  gustav: 'Gustav',
};

const points = (n: number): string => of(n, 'Punkt', 'Punkte');
const pointsDative = (n: number): string => of(n, 'Punkt', 'Punkten');
const cards = (n: number): string => (n === 0 ? 'keine Karten' : of(n, 'Karte', 'Karten'));
const and = joined.de;

const COLUMN = ['links', 'Mitte', 'rechts'];
const place = (space: Space): string => `Reihe ${placeOf(space).row}, ${COLUMN[placeOf(space).column]}`;
const die = ({ colour: of, number }: DieWords): string => `${colour[of]} ${number}`;
const dice = (all: readonly DieWords[]): string => and(all.map(die));

/** Nominative and accusative alike: "die 4 mit +1 Pink". */
const loot = (it: Omit<Shown, 'card'>): string => {
  if (it.bonus === 'none') return String(it.points);
  return it.points === 0 ? bonus[it.bonus] : `${it.points} mit „${bonus[it.bonus]}“`;
};
const zero = (it: Shown): string =>
  it.bonus === 'none' ? points(it.points) : it.points === 0 ? `„${bonus[it.bonus]}“` : loot(it);
const verb = (people: readonly string[], one: string, many: string): string =>
  `${and(people)} ${people.length > 1 ? many : one}`;

const event: Words['event'] = {
  picked: (e, names) => `${names[e.seat]} wählt die ${loot(e)} (${place(e.space)}).`,
  rolled: (e, names) => `${names[e.seat]} würfelt ${dice(e.dice.map(dieWords))}.`,
  rerolledAll: (e, names) => `${names[e.seat]} würfelt alles neu: ${dice(e.dice.map(dieWords))}.`,
  rerolledOne: (e, names) => `${names[e.seat]} würfelt einen Würfel neu: ${die(dieWords(e.shows))}.`,
  stopped: (e, names) => `${names[e.seat]} hört auf.`,
  succeeded: (e, names) => `${names[e.seat]} hat Erfolg und erbeutet die ${loot(e)}.`,
  displaced: (e, names) => `${verb(namesOf(e.seats, names), 'kommt', 'kommen')} auf die ${loot(e)} (${place(e.to)}).`,
  stayed: (e, names) => `${verb(namesOf(e.seats, names), 'bekommt', 'bekommen')} dort die neue Karte, die ${loot(e)}.`,
  stranded: (e, names) => `Für ${and(namesOf(e.seats, names))} ist keine Karte mehr da.`,
  refilled: (e) => `Neu in ${place(e.space)}: die ${loot(e)}.`,
  notRefilled: (e) => `Keine Karte mehr für ${place(e.space)}.`,
  revealed: (e) => `Eine Karte mehr in ${place(e.space)}: die ${loot(e)}.`,
  failed: (e, names) => `${names[e.seat]} ist gescheitert.`,
  drew: (e, names) =>
    e.cards.length === 1
      ? `${names[e.seat]} zieht die letzte 0er-Karte: ${zero(e.cards[0]!)}.`
      : `${names[e.seat]} zieht zwei 0er-Karten: ${and(e.cards.map(zero))}.`,
  kept: (e, names) => `${names[e.seat]} behält ${zero(e)}.`,
  putUnder: (e) => `Die andere, ${zero(e)}, kommt unter den 0er-Stapel.`,
  gotNothing: (e, names) => `Es ist keine 0er-Karte mehr da: ${names[e.seat]} bekommt nichts.`,
  tookLootToken: (e, names) =>
    `${names[e.seat]} hat alle vier Farben und nimmt den Beutechip mit ${pointsDative(e.points)}.`,
  roundEnded: (e, names) => `Runde ${e.round} ist vorbei. Punkte: ${perSeat(e.points, names)}.`,
  ordered: (e, names) => {
    const lots = e.drew.map((seats) => ` ${and(namesOf(seats, names))} waren gleichauf und haben gelost.`);
    return `Die neue Reihenfolge: ${namesOf(e.order, names).join(', ')}.${lots.join('')} ${names[e.order.at(-1)!]} hat den Neu-Würfeln-Chip.`;
  },
  won: (e, names) => {
    const why = {
      points: '',
      cards: ' Nach Punkten ist es gleich, also entscheiden die besseren Karten.',
      lot: ' Punkte und Karten sind gleich, also entscheidet das Los.',
    };
    return `${names[e.seat]} gewinnt mit ${pointsDative(e.points[e.seat]!)}.${why[e.by]}`;
  },
};

const refusal: Words['refusal'] = {
  unclear: 'Das geht in diesem Spiel nicht.',
  'pick-first': 'Wähle zuerst eine Karte: Gewürfelt wird, wenn alle gewählt haben.',
  'already-picked': 'Du hast schon gewählt. Dein Charakterchip bleibt, bis die Würfel entscheiden.',
  'no-card-there': 'An dieser Stelle liegt keine Karte.',
  'roll-first': 'Wirf zuerst die Würfel deiner Karte.',
  'already-rolled': 'Du hast schon gewürfelt: Nutze einen Bonus oder hör auf.',
  'no-reroll-one': 'Du hast keinen Bonus mehr, mit dem du einen Würfel neu würfeln kannst.',
  'no-reroll-all': 'Du hast keinen Bonus mehr, mit dem du alle Würfel neu würfeln kannst.',
  'no-such-die': 'So viele Würfel hat deine Karte nicht.',
  'keep-first': 'Behalte zuerst eine der beiden 0er-Karten.',
  'nothing-drawn': 'Es gibt keine 0er-Karten zur Auswahl.',
  'not-drawn': 'Das ist keine der beiden Karten, die du gezogen hast.',
};

const move: Words['move'] = {
  pick: (it, space, needs) => `Die ${loot(it)} (${place(space)}) wählen. Sie verlangt ${dice(needs)}.`,
  roll: (needs) => `Würfeln. Die Karte verlangt ${dice(needs)}.`,
  rerollAll: 'Alle Würfel neu würfeln.',
  rerollOne: (n, of, shows, least) =>
    `Würfel ${n} (${colour[of]}) neu würfeln: Er zeigt ${shows} und braucht ${least}.`,
  rerollFitting: (n, of, shows) => `Würfel ${n} (${colour[of]}) neu würfeln: Er zeigt ${shows} und passt.`,
  stop: 'Aufhören: Der Beutezug scheitert, und du ziehst 0er-Karten.',
  keep: (first, it) => `Die ${first ? 'erste' : 'zweite'} Karte behalten: ${zero(it)}.`,
  token: (n) => `Sie macht deine vier Farben voll und bringt einen Beutechip über ${points(n)}.`,
  wins: 'Damit gewinnst du das Spiel.',
  mayWin: (chance) => `Damit gewinnst du das Spiel zu ${chance}.`,
};

const twin: Words['twin'] = {
  you: 'Du',
  round: (n, all) => `Runde ${n} von ${all}`,
  over: 'Spielende',
  allPlayed: 'Alle sieben Runden sind gespielt.',
  youPick: 'Du bist dran: Wähle eine Karte.',
  picks: (name) => `${name} wählt eine Karte.`,
  youRoll: 'Du bist dran: Würfle.',
  rolls: (name) => `${name} ist mit Würfeln dran.`,
  youUse: 'Deine Würfel passen noch nicht: Nutze einen Bonus oder hör auf.',
  uses: (name) => `${name} entscheidet, ob neu gewürfelt wird.`,
  youKeep: (two) => `Du bist gescheitert: Behalte eine von zwei 0er-Karten, ${and(two.map(zero))}.`,
  keeps: (name, two) => `${name} ist gescheitert und behält eine von zwei 0er-Karten: ${and(two.map(zero))}.`,
  dice: 'Würfel',
  fits: (it) => `${die(it)}: passt.`,
  fails: (it, least) => `${die(it)}: zu niedrig, braucht ${least}.`,
  rerollsLeft: (one, all) => {
    const left = [...(one > 0 ? [`${one}-mal einen Würfel`] : []), ...(all > 0 ? [`${all}-mal alle Würfel`] : [])];
    return left.length === 0 ? 'Neu würfeln kannst du nicht mehr.' : `Noch neu zu würfeln: ${left.join(', ')}.`;
  },
  display: 'Auslage',
  card: (space, it, needs) => `${place(space)}: ${loot(it)}. Verlangt ${dice(needs)}.`,
  tokensHere: (who) => `Hier: ${who.join(', ')}.`,
  emptyRow: (row) => `Reihe ${row}: leer.`,
  decks: 'Stapel',
  deck: (deck, n) => `${deck}er-Stapel: ${cards(n)}.`,
  under: (known) => `Bekannt ganz unten, die nächste zuerst: ${known.map(zero).join(', ')}.`,
  onlyOne: (it) => `Das kann nur die ${loot(it)} sein.`,
  lootTokens: (left) => (left.length === 0 ? 'Beutechips übrig: keine.' : `Beutechips übrig: ${left.join(', ')}.`),
  players: 'Alle in der Spielreihenfolge',
  ranking: 'Endstand',
  player: (n, who, score) => `${n}. ${who}: ${points(score)}.`,
  loot: (all) => (all.length === 0 ? 'Noch keine Beute.' : `Beute: ${all.map(loot).join(', ')}.`),
  lootToken: (n) => `Beutechip mit ${pointsDative(n)}.`,
  placeBonus: (bonuses) => `Durch den Platz: ${and(bonuses.map((each) => bonus[each]))}.`,
  done: 'Hat gewürfelt.',
};

const outcome: Words['outcome'] = {
  win: (who, n) => `${who.you ? 'Du gewinnst' : `${who.others[0]} gewinnt`} mit ${pointsDative(n)}.`,
  level: (who, n) => {
    const people = and(who.you ? ['Du', ...who.others] : who.others);
    const has = who.you ? (who.others.length > 0 ? 'habt' : 'hast') : who.others.length > 1 ? 'haben' : 'hat';
    return `${people} ${has} ebenfalls ${points(n)}: Die besseren Karten oder das Los haben entschieden.`;
  },
  rank: (n, who, score) => `${n}. ${who}: ${points(score)}`,
};

const odds: Words['odds'] = {
  percent: (chance) => percent(chance, 'de', 1),
  picks: (who) => `Chancen von ${who} bei bestem Spiel`,
  pick: (space, it, chance) => `${place(space)}, ${loot(it)}: ${chance}.`,
  windows: (who) => `Chancen von ${who} auf jeder Karte, auf der der Chip landen kann`,
  prizes: 'Beutechip sofort',
  prize: (it, n) => `Die ${loot(it)} macht vier Farben voll und bringt noch ${points(n)}.`,
  rival: (who, chance) => `${who} zu ${chance}`,
  first: (rivals, then) => `Wer sie später ebenfalls wählt, würfelt früher: ${rivals.join(', ')}. Dann bleibt ${then}.`,
  onCard: (space, it, chance) => `die ${loot(it)} in ${place(space)} (${chance})`,
  onNew: (space, deck, chance) => `eine neue ${deck}er-Karte in ${place(space)} (im Schnitt ${chance})`,
  onNothing: 'keine Karte',
  uses: 'Chance je nach Bonus',
  use: (what, chance) => `${what} ${chance}.`,
  fates: 'Was vor dem Wurf passieren kann',
  fate: (who, chance) => `${who}, Chance auf eine Karte: ${chance}.`,
  nobody: 'In dieser Runde muss niemand mehr würfeln.',
  way: (chance, on) => `${chance}: ${on}.`,
};

const options: Words['options'] = {
  cards: {
    name: 'Karten',
    values: {
      'built-in': 'Unsere Karten.',
    },
    other: 'Die Karten der eigenen Schachtel, als Kartensatz in JSON.',
  },
};

const chapters: Words['chapters'] = {
  idea: 'Ziel und Vorbereitung',
  components: 'Spielmaterial',
  round: 'Eine Runde',
  bonuses: 'Boni',
  success: 'Beutezug erfolgreich',
  failure: 'Beutezug gescheitert',
  'loot-tokens': 'Beutechips',
  order: 'Die Reihenfolge der nächsten Runde',
  end: 'Das Ende',
};

export const de: Words = {
  pitch:
    'Mit Würfeln in die Villen von 1897: Wählt euer Ziel, behaltet die Nerven, wenn andere es auch wollen, und macht in sieben Runden die größte Beute.',
  colour,
  bonus,
  character,
  points,
  cards,
  event,
  refusal,
  move,
  twin,
  outcome,
  odds,
  options,
  chapters,
  rules,
};
