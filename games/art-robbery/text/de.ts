import { everyone, type Party, perSeat } from '#table/people.ts';
import { joined, of } from '#table/text.ts';
import { type Card, RAIDS } from '../components.ts';
import type { Loot } from '../state.ts';
import { rules } from './de-rules.ts';
import type { Words } from './en.ts';
import { collapsed, type Kind, kindOf, NUMERALS, type Piece, plain } from './pieces.ts';

const card: Words['card'] = { ...NUMERALS, boss: 'Boss', dog: 'Wachhund', thief: 'Gieriger Dieb' };
const cardShort: Words['cardShort'] = { ...NUMERALS, boss: 'Boss', dog: 'Hund', thief: 'Dieb' };
const token: Words['token'] = { ...NUMERALS, boss: 'Boss' };
const raid: Words['raid'] = {
  sketches: 'Skizzen',
  sculptures: 'Skulpturen',
  antiques: 'Antiquitäten',
  paintings: 'Gemälde',
};

const TIMES = ['keinmal', 'einmal', 'zweimal', 'dreimal', 'viermal', 'fünfmal'];
const points = (n: number): string => of(n, 'Punkt', 'Punkte');
const pointsDative = (n: number): string => of(n, 'Punkt', 'Punkten');
const tokens = (n: number): string => (n === 0 ? 'keine Tokens' : of(n, 'Token', 'Tokens'));
const cards = (n: number): string => (n === 0 ? 'keine Karten' : of(n, 'Karte', 'Karten'));
const alibis = (n: number): string => (n === 0 ? 'kein Alibi' : of(n, 'Alibi', 'Alibis'));
const and = joined.de;

const piece = ({ kind, alibis: n }: Piece): string => token[kind] + (n === 0 ? '' : ` mit ${alibis(n)}`);
/** Accusative, as nearly everywhere below. */
const a = (it: Piece): string => (it.kind === 'boss' ? 'den Boss' : `eine ${piece(it)}`);
const the = (kind: Kind): string => (kind === 'boss' ? 'den Boss' : `die ${kind}`);
const pieces = (it: Piece, count: number): string =>
  count === 1 ? piece(it) : `${TIMES[count]} die ${it.kind}${it.alibis === 0 ? '' : ` mit je ${alibis(it.alibis)}`}`;

const cardsOf = (it: Card, count: number): string => {
  const name = it === 'thief' ? 'gieriger Dieb' : card[it];
  return count === 1 ? name : `${TIMES[count]} ${it in NUMERALS ? `die ${name}` : name}`;
};

const A_CARD: Partial<Record<Card, string>> = {
  boss: 'eine Bosskarte',
  dog: 'eine Wachhundkarte',
  thief: 'einen gierigen Dieb',
};
const aCard = (it: Card): string => A_CARD[it] ?? `eine ${it}`;
const ON_TOP: Partial<Record<Card, string>> = { ...A_CARD, thief: 'ein gieriger Dieb' };
const PLAY: Partial<Record<Card, string>> = { boss: 'Bosskarte', dog: 'Wachhund', thief: 'Gieriger Dieb' };
const play = (it: Card): string => PLAY[it] ?? `Die ${it} spielen`;

const raidLabel = (n: number): string => `Überfall ${n + 1} (${raid[RAIDS[n]!]})`;
const loot = (it: Loot): string => `${token[kindOf(it.token)]} (${raid[RAIDS[it.raid]!]})`;

const people = ({ you, others }: Party): string => and(you ? ['Du', ...others] : others);
const several = ({ you, others }: Party): boolean => others.length + Number(you) > 1;
/** The verb for du, for ihr, for a name, or for several. */
const verb = (who: Party, form: Record<'du' | 'ihr' | 'one' | 'many', string>): string =>
  several(who) ? form[who.you ? 'ihr' : 'many'] : form[who.you ? 'du' : 'one'];

const arrested = (who: Party, n: number): string => {
  const each = several(who) && n > 0 ? 'je ' : '';
  return `${people(who)} ${verb(who, { du: 'wirst', ihr: 'werdet', one: 'wird', many: 'werden' })} verhaftet: ${each}${alibis(n)}, weniger hat niemand.`;
};

const event: Words['event'] = {
  played: (e, names) => `${names[e.seat]} spielt ${aCard(e.card)}.`,
  took: (e, names) => `${names[e.seat]} nimmt ${a(plain(e.token))} aus der Mitte.`,
  asked: (e, names) =>
    `${names[e.thief]} will ${a(plain(e.token))} von ${names[e.seat]} stehlen. ${names[e.seat]} hat den Wachhund: Token oder Hund?`,
  stole: (e, names) => `${names[e.seat]} stiehlt ${a(plain(e.token))} von ${names[e.from]}.`,
  gaveDog: (e, names) => `${names[e.seat]} gibt den Wachhund an ${names[e.to]} ab und behält ${the(kindOf(e.token))}.`,
  fetchedDog: (e, names) =>
    `${names[e.seat]} holt den Wachhund ${e.from === 'centre' ? 'aus der Mitte' : `von ${names[e.from]}`}.`,
  noEffect: (e, names) =>
    e.card === 'dog'
      ? `${names[e.seat]} hat den Wachhund schon: keine Wirkung.`
      : `Für ${names[e.seat]} gibt es nichts zu holen: keine Wirkung.`,
  drew: (e, names) => `${names[e.seat]} zieht ${e.card === '?' ? 'eine Karte' : aCard(e.card)}.`,
  reshuffled: (e) =>
    `Der Nachziehstapel ist leer: Der Ablagestapel wird gemischt und ersetzt ihn mit ${cards(e.cards)}.`,
  raidEnded: (e, names) => `${raidLabel(e.raid)} ist zu Ende: ${names[e.seat]} hat das letzte Token genommen.`,
  bossKept: (e, names) => `${names[e.seat]} behält den Boss, denn eine ${kindOf(e.with)} ist dabei.`,
  bossReturned: (e, names) =>
    `${names[e.seat]} hat weder eine 4 noch eine 5 aus diesem Überfall: Der Boss geht zurück in die Box.`,
  secured: (e, names) =>
    `${names[e.seat]} bringt ${tokens(e.tokens.length)} in Sicherheit: ${and(collapsed(e.tokens.map(plain), pieces))}.`,
  raidBegan: (e, names) =>
    e.because === 'dog'
      ? `${raidLabel(e.raid)} beginnt. ${names[e.seat]} hat den Wachhund und beginnt.`
      : `${raidLabel(e.raid)} beginnt. Der Wachhund ist noch in der Mitte, also beginnt, wer im Uhrzeigersinn folgt: ${names[e.seat]}.`,
  alibisCounted: (e, names) => `Die Alibis werden gezählt: ${perSeat(e.alibis, names)}.`,
  arrested: (e, names) => arrested(everyone(e.seats, names), e.alibis),
  fined: (e, names) =>
    e.tokens.length === 0
      ? `${names[e.seat]} hat weniger Alibis, aber nichts abzugeben.`
      : `${names[e.seat]} hat weniger Alibis und legt ${tokens(e.tokens.length)} im Wert von ${pointsDative(e.points)} weg: ${and(e.tokens.map(loot))}.`,
  pointsCounted: (e, names) => `Die Punkte werden gezählt: ${perSeat(e.points, names)}.`,
  won: (e, names) => {
    if (e.seats.length === 0) return 'Niemand gewinnt: Die Polizei hat alle verhaftet.';
    const winners = everyone(e.seats, names);
    return `${people(winners)} ${several(winners) ? 'teilen sich den Sieg' : 'gewinnt'}.`;
  },
};

const refusal: Words['refusal'] = {
  unclear: 'Das geht in diesem Spiel nicht.',
  'answer-first': 'Beantworte zuerst die Frage: Gib das Token oder den Wachhund ab.',
  'no-question': 'Niemand will dir etwas stehlen, also gibt es nichts abzugeben.',
  'not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
  'wrong-token': 'Mit dieser Karte kannst du dieses Token nicht nehmen.',
  'not-there': 'Dieses Token liegt dort nicht.',
  'own-token': 'Dich selbst kannst du nicht bestehlen.',
  'centre-first': 'In der Mitte liegt noch ein Token für diese Karte: Nimm das.',
  'thief-centre-only': 'Mit dem gierigen Dieb nimmst du nur aus der Mitte, nie von jemandem.',
  'must-take': 'Mit dieser Karte kannst du etwas nehmen, also musst du es auch: Wähle, was.',
  alike: 'Diese Tokens sind gleich. Nimm das erste davon.',
};

const move: Words['move'] = {
  noEffect: (it) => `${play(it)}: keine Wirkung.`,
  ownDog: 'Wachhund: keine Wirkung, du hast ihn schon.',
  fetchDog: 'Wachhund: die Figur aus der Mitte holen.',
  fetchDogFrom: (name) => `Wachhund: die Figur von ${name} holen.`,
  take: (it, what) => `${play(it)}: ${a(what)} aus der Mitte nehmen.`,
  endsRaid: 'Es ist das letzte Token, damit endet der Überfall.',
  steal: (it, what, from) => `${play(it)}: ${a(what)} von ${from} stehlen.`,
  dogAnswers: (victim, kind) => `${victim} hat den Wachhund und gibt dir entweder ${the(kind)} oder den Hund.`,
  giveToken: (to, kind) => `${to} ${the(kind)} geben und den Wachhund behalten.`,
  giveDog: (to, kind) => `${to} den Wachhund geben und ${the(kind)} behalten.`,
};

const twin: Words['twin'] = {
  you: 'Du',
  raid: (n) => `Überfall ${n + 1} von ${RAIDS.length}: ${raid[RAIDS[n]!]}`,
  over: 'Spielende',
  allPlayed: 'Alle vier Überfälle sind vorbei.',
  yourTurn: 'Du bist am Zug: Spiel eine Karte.',
  turnOf: (name) => `${name} ist am Zug.`,
  asksYou: (thief, it) =>
    `${thief} will dir ${a(it)} stehlen. Du hast den Wachhund: Gib ${the(it.kind)} oder den Hund ab.`,
  youAsk: (victim, it) =>
    `Du willst ${a(it)} von ${victim} stehlen. ${victim} hat den Wachhund und gibt ${the(it.kind)} oder den Hund ab.`,
  asks: (thief, victim, it) =>
    `${thief} will ${a(it)} von ${victim} stehlen. ${victim} hat den Wachhund und gibt ${the(it.kind)} oder den Hund ab.`,
  centre: 'Mitte',
  dogHere: 'Der Wachhund ist hier.',
  out: (what) => `Aus dem Spiel: ${what.map(loot).join(', ')}.`,
  players: 'Am Tisch',
  seat: (who, hasDog, held) => `${who}${hasDog ? ', mit Wachhund' : ''}: ${held === '' ? 'nichts' : held}.`,
  counts: (safe, hand) => `Gesichert: ${safe}. Hand: ${cards(hand)}.`,
  safes: 'Gesicherte Stapel',
  faceDown: 'verdeckt',
  alibis: 'Alibis: Wer die wenigsten hat, wird verhaftet',
  alibisOfTwo: 'Alibis: Wer weniger hat, zahlt 10 Punkte',
  standing: (n, onTable) => alibis(n) + (onTable === 0 ? '' : `, davon ${onTable} noch auf dem Tisch`),
  standingSeen: (n, unseen) =>
    `${alibis(n)} sichtbar, ${of(unseen, 'gesichertes Token', 'gesicherte Tokens')} verdeckt`,
  arrestedNow: 'Verhaftet, wenn jetzt Schluss wäre.',
  policeNow: 'Alle gleichauf: Wenn jetzt Schluss wäre, würden alle verhaftet.',
  finedNow: 'Strafe fällig, wenn jetzt Schluss wäre.',
  toCome: (n) => `Noch zu holen: ${alibis(n)}.`,
  cards: 'Karten',
  hand: (what) => `Deine Hand: ${what}.`,
  piles: (draw, discard) => `Nachziehstapel: ${cards(draw)}. Ablagestapel: ${cards(discard)}`,
  onTop: (top) => `oben ${ON_TOP[top] ?? aCard(top)}`,
};

const outcome: Words['outcome'] = {
  win: (who, n) => {
    if (!several(who)) return `${people(who)} ${who.you ? 'gewinnst' : 'gewinnt'} mit ${pointsDative(n)}.`;
    return `${people(who)} ${who.you ? 'teilt euch' : 'teilen sich'} den Sieg mit je ${pointsDative(n)}.`;
  },
  byAlibis: 'Gleich viele Punkte: Die Alibis entscheiden.',
  police: 'Die Polizei gewinnt: Alle haben gleich wenige Alibis und werden verhaftet.',
  arrested,
  fined: (who) => {
    const has = who.you ? 'hast' : 'hat';
    return `${people(who)} ${has} weniger Alibis und ${has} vor der Wertung die Strafe bezahlt.`;
  },
  rank: (place, who, score) => `${place}. ${who}: ${score}`,
  arrestedMark: 'verhaftet',
};

const options: Words['options'] = {
  tokens: {
    name: 'Mehr Alibis',
    values: {
      base: 'Übliche Tokens, 15 Alibis.',
      'more-alibis': 'Unser eigener Satz: 28 Alibis statt 15, seltener Gleichstand bei der Verhaftung.',
    },
  },
  safes: {
    name: 'Verdeckte Stapel',
    values: {
      open: 'Was vor aller Augen gesichert wurde, wird für euch mitgezählt.',
      hidden: 'Verdeckt: Alle sehen nur in den eigenen.',
    },
  },
};

const chapters: Words['chapters'] = {
  idea: 'Ziel und Aufbau',
  components: 'Spielmaterial',
  turn: 'Dein Zug',
  stealing: 'Stehlen',
  'raid-end': 'Ende eines Überfalls',
  arrest: 'Verhaftung und Punkte',
  two: 'Zu zweit',
  questions: 'Häufige Fragen',
};

export const de: Words = {
  pitch:
    'Vier Überfälle auf ein Museum: Stehlt euch gegenseitig die beste Beute, aber sammelt genug Alibis, denn wer die wenigsten hat, wird verhaftet.',
  card,
  cardShort,
  token,
  raid,
  points,
  tokens,
  alibis,
  pieces,
  aPiece: a,
  cardsOf,
  event,
  refusal,
  move,
  twin,
  outcome,
  options,
  chapters,
  rules,
};
