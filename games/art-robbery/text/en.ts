import { everyone, type Party, perSeat } from '#table/people.ts';
import type { Sentences } from '#table/text.ts';
import { joined, of } from '#table/text.ts';
import { type Card, RAIDS, type Raid } from '../components.ts';
import type { Refusal } from '../refusal.ts';
import type { Event, Loot, Options } from '../state.ts';
import { rules } from './en-rules.ts';
import { collapsed, type Kind, kindOf, NUMERALS, type Piece, plain } from './pieces.ts';
import type { ChapterId } from './rulebook.ts';

const card: Record<Card, string> = { ...NUMERALS, boss: 'Boss', dog: 'Guard dog', thief: 'Greedy thief' };
const cardShort: Record<Card, string> = { ...NUMERALS, boss: 'Boss', dog: 'Dog', thief: 'Thief' };
const token: Record<Kind, string> = { ...NUMERALS, boss: 'Boss' };
const raid: Record<Raid, string> = {
  sketches: 'Sketches',
  sculptures: 'Sculptures',
  antiques: 'Antiques',
  paintings: 'Paintings',
};

const COUNT = ['no', 'one', 'two', 'three', 'four', 'five'];
const points = (n: number): string => of(n, 'point', 'points');
const tokens = (n: number): string => (n === 0 ? 'no tokens' : of(n, 'token', 'tokens'));
const cards = (n: number): string => (n === 0 ? 'no cards' : of(n, 'card', 'cards'));
const alibis = (n: number): string => (n === 0 ? 'no alibi' : of(n, 'alibi', 'alibis'));
const and = joined.en;

const withAlibis = (n: number): string => (n === 0 ? '' : ` with ${alibis(n)}`);
const piece = ({ kind, alibis: n }: Piece): string => token[kind] + withAlibis(n);
const a = (it: Piece): string => (it.kind === 'boss' ? 'the Boss' : `a ${piece(it)}`);
const the = (kind: Kind): string => (kind === 'boss' ? 'the Boss' : `the ${kind}`);

/** Equal tokens of one place: "three 3s". The Boss is alone in its raid. */
const pieces = (it: Piece, count: number): string =>
  count === 1 ? piece(it) : `${COUNT[count]} ${it.kind}s${withAlibis(it.alibis)}${it.alibis === 0 ? '' : ' each'}`;
/** The same in a sentence: "a 3". */
const somePieces = (it: Piece, count: number): string => (count === 1 ? a(it) : pieces(it, count));

const MANY: Partial<Record<Card, string>> = { boss: 'Bosses', dog: 'guard dogs', thief: 'greedy thieves' };
const cardsOf = (it: Card, count: number): string => {
  if (count > 1) return `${COUNT[count]} ${MANY[it] ?? `${it}s`}`;
  return it === 'boss' ? 'Boss' : card[it].toLowerCase();
};

const A_CARD: Partial<Record<Card, string>> = { boss: 'a Boss card', dog: 'a guard dog card', thief: 'a greedy thief' };
const aCard = (it: Card): string => A_CARD[it] ?? `a ${it}`;
const PLAY: Partial<Record<Card, string>> = { boss: 'Boss card', dog: 'Guard dog', thief: 'Greedy thief' };
const play = (it: Card): string => PLAY[it] ?? `Play the ${it}`;

const raidLabel = (n: number): string => `Raid ${n + 1} (${raid[RAIDS[n]!]})`;
const loot = (it: Loot): string => `${token[kindOf(it.token)]} (${raid[RAIDS[it.raid]!]})`;

const people = ({ you, others }: Party): string => and(you ? ['You', ...others] : others);
const several = ({ you, others }: Party): boolean => others.length + Number(you) > 1;

const arrested = (who: Party, n: number): string => {
  const each = several(who) && n > 0 ? ' each' : '';
  return `${people(who)} ${who.you || several(who) ? 'are' : 'is'} arrested: ${alibis(n)}${each}, and no one has fewer.`;
};

const event = {
  played: (e, names) => `${names[e.seat]} plays ${aCard(e.card)}.`,
  took: (e, names) => `${names[e.seat]} takes ${a(plain(e.token))} from the center.`,
  asked: (e, names) =>
    `${names[e.thief]} wants to steal ${a(plain(e.token))} from ${names[e.seat]}. ${names[e.seat]} has the dog: token or dog?`,
  stole: (e, names) => `${names[e.seat]} steals ${a(plain(e.token))} from ${names[e.from]}.`,
  gaveDog: (e, names) => `${names[e.seat]} gives ${names[e.to]} the dog and keeps ${the(kindOf(e.token))}.`,
  fetchedDog: (e, names) =>
    `${names[e.seat]} takes the dog from ${e.from === 'centre' ? 'the center' : names[e.from]}.`,
  noEffect: (e, names) =>
    e.card === 'dog'
      ? `${names[e.seat]} has the dog already: no effect.`
      : `There is nothing for ${names[e.seat]} to take: no effect.`,
  drew: (e, names) => `${names[e.seat]} draws ${e.card === '?' ? 'a card' : aCard(e.card)}.`,
  reshuffled: (e) => `The draw pile ran out: the discard pile is shuffled into a new one (${cards(e.cards)}).`,
  raidEnded: (e, names) => `${raidLabel(e.raid)} is over: ${names[e.seat]} took the last token.`,
  bossKept: (e, names) => `${names[e.seat]} keeps the Boss, thanks to ${a(plain(e.with))}.`,
  bossReturned: (e, names) => `${names[e.seat]} has neither a 4 nor a 5 of this raid: the Boss goes back to the box.`,
  secured: (e, names) =>
    `${names[e.seat]} adds ${tokens(e.tokens.length)} to the safe stack: ${and(collapsed(e.tokens.map(plain), somePieces))}.`,
  raidBegan: (e, names) =>
    e.because === 'dog'
      ? `${raidLabel(e.raid)} begins. ${names[e.seat]} has the dog and starts.`
      : `${raidLabel(e.raid)} begins. The dog is still in the center, so ${names[e.seat]}, next clockwise, starts.`,
  alibisCounted: (e, names) => `The alibis are counted: ${perSeat(e.alibis, names)}.`,
  arrested: (e, names) => arrested(everyone(e.seats, names), e.alibis),
  fined: (e, names) =>
    e.tokens.length === 0
      ? `${names[e.seat]} has fewer alibis, but nothing to give up.`
      : `${names[e.seat]} has fewer alibis and gives up ${points(e.points)}: ${and(e.tokens.map(loot))}.`,
  pointsCounted: (e, names) => `The points are counted: ${perSeat(e.points, names)}.`,
  won: (e, names) => {
    if (e.seats.length === 0) return 'No one wins: the police have arrested everyone.';
    const winners = everyone(e.seats, names);
    return `${people(winners)} ${several(winners) ? 'share the win' : 'wins'}.`;
  },
} satisfies Sentences<Event>;

const refusal = {
  unclear: 'That is not a move in this game.',
  'answer-first': 'Answer first: give up the token or the dog.',
  'no-question': 'No one is stealing from you, so there is nothing to give.',
  'not-in-hand': 'You do not have that card in your hand.',
  'wrong-token': 'That card does not take that token.',
  'not-there': 'That token is not there.',
  'own-token': 'You cannot steal from yourself.',
  'centre-first': 'The center still has a token for this card: take that one.',
  'thief-centre-only': 'The greedy thief takes only from the center, never from other players.',
  'must-take': 'That card can take something, so it must: choose what.',
  alike: 'Those tokens are identical. Take the first one.',
} satisfies Record<Refusal, string>;

const move = {
  noEffect: (it: Card) => `${play(it)}: no effect.`,
  ownDog: 'Guard dog: no effect, you have the dog already.',
  fetchDog: 'Guard dog: take the dog from the center.',
  fetchDogFrom: (name: string) => `Guard dog: take the dog from ${name}.`,
  take: (it: Card, what: Piece) => `${play(it)}: take ${a(what)} from the center.`,
  endsRaid: 'It is the last token, so the raid ends.',
  steal: (it: Card, what: Piece, from: string) => `${play(it)}: steal ${a(what)} from ${from}.`,
  dogAnswers: (victim: string, kind: Kind) => `${victim} has the dog and will give you ${the(kind)} or the dog.`,
  giveToken: (to: string, kind: Kind) => `Give ${to} ${the(kind)} and keep the dog.`,
  giveDog: (to: string, kind: Kind) => `Give ${to} the dog and keep ${the(kind)}.`,
};

const twin = {
  you: 'You',
  raid: (n: number) => `Raid ${n + 1} of ${RAIDS.length}: ${raid[RAIDS[n]!]}`,
  over: 'Game over',
  allPlayed: 'All four raids are over.',
  yourTurn: 'It is your turn: play a card.',
  turnOf: (name: string) => `It is ${name}’s turn.`,
  asksYou: (thief: string, it: Piece) =>
    `${thief} wants to steal ${a(it)} from you. You have the dog: give ${the(it.kind)} or the dog.`,
  youAsk: (victim: string, it: Piece) =>
    `You want to steal ${a(it)} from ${victim}, who has the dog and chooses: give ${the(it.kind)} or the dog.`,
  asks: (thief: string, victim: string, it: Piece) =>
    `${thief} wants to steal ${a(it)} from ${victim}, who has the dog and chooses: give ${the(it.kind)} or the dog.`,
  centre: 'Center',
  dogHere: 'The dog is here.',
  out: (what: readonly Loot[]) => `Out of the game: ${what.map(loot).join(', ')}.`,
  players: 'Players',
  seat: (who: string, hasDog: boolean, held: string) =>
    `${who}${hasDog ? ', with the dog' : ''}: ${held === '' ? 'nothing' : held}.`,
  counts: (safe: string, hand: number) => `Safe: ${safe}. Hand: ${cards(hand)}.`,
  safes: 'Safe stacks',
  faceDown: 'face down',
  alibis: 'Alibis: the fewest are arrested',
  alibisOfTwo: 'Alibis: the player with fewer pays 10 points',
  standing: (n: number, onTable: number) => alibis(n) + (onTable === 0 ? '' : ` (${onTable} not safe yet)`),
  standingSeen: (n: number, unseen: number) =>
    `${alibis(n)} in sight, ${of(unseen, 'safe token', 'safe tokens')} unseen`,
  arrestedNow: 'Would be arrested if the game ended now.',
  policeNow: 'Everyone is tied: all would be arrested if the game ended now.',
  finedNow: 'Would be fined if the game ended now.',
  toCome: (n: number) => `Still to come: ${alibis(n)}.`,
  cards: 'Cards',
  hand: (what: string) => `Your hand: ${what}.`,
  piles: (draw: number, discard: number) => `Draw pile: ${cards(draw)}. Discard pile: ${cards(discard)}`,
  onTop: (top: Card) => `${aCard(top)} on top`,
};

const outcome = {
  win: (who: Party, n: number) => {
    if (several(who)) return `${people(who)} share the win with ${points(n)} each.`;
    return `${people(who)} ${who.you ? 'win' : 'wins'} with ${points(n)}.`;
  },
  byAlibis: 'Tied on points, so alibis decide.',
  police: 'The police win: everyone is tied for the fewest alibis and is arrested.',
  arrested,
  fined: (who: Party) =>
    `${people(who)} ${who.you ? 'have' : 'has'} fewer alibis and paid the fine before final scoring.`,
  rank: (place: number, who: string, score: string) => `${place}. ${who}: ${score}`,
  arrestedMark: 'arrested',
};

const options = {
  tokens: {
    name: 'More alibis',
    values: {
      base: 'The usual tokens: 15 alibis in all.',
      'more-alibis': 'Another set, made by us: 28 alibis instead of 15, fewer ties at the arrest.',
    },
  },
  safes: {
    name: 'Hidden stacks',
    values: {
      open: 'What everyone saw go into the safe stacks is counted for you.',
      hidden: 'For good memories: only the owner may look at a safe stack.',
    },
  },
} satisfies { [K in keyof Options]: { name: string; values: Record<Options[K], string> } };

const chapters = {
  idea: 'Aim and setup',
  components: 'Components',
  turn: 'Your turn',
  stealing: 'Stealing',
  'raid-end': 'End of a raid',
  arrest: 'Arrest and points',
  two: 'Two players',
  questions: 'Frequently asked questions',
} satisfies Record<ChapterId, string>;

/** English is the shape that the other languages fill. */
export const en = {
  pitch:
    'Four raids on a museum: steal the best loot from each other, but collect enough alibis: the player with the fewest is arrested.',
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
export type Words = typeof en;
