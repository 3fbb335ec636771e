import type { Party } from '#table/people.ts';
import { joined } from '#table/text.ts';
import type { Card, Raid } from '../../components.ts';
import { en as game } from '../../text/en.ts';
import type { Kind } from '../../text/pieces.ts';

const the = (kind: Kind): string => (kind === 'boss' ? 'the Boss' : `the ${kind}`);
/** What a token is good for, without what it has none of. */
const worth = (points: number, alibis: number): string =>
  joined.en([...(points > 0 ? [game.points(points)] : []), ...(alibis > 0 ? [game.alibis(alibis)] : [])]);
const times = (n: number): string => (n === 1 ? 'once' : `${n} times`);

/** What the board says beyond the game's own text. English is the shape that the other languages fill. */
export const en = {
  you: 'You',
  bot: 'bot',
  standIn: 'a bot plays',
  away: 'away',
  safe: (n: number) => `${n} safe`,
  sum: (safe: number, table: number) => `${safe} + ${table} points`,
  none: 'no alibi',
  centre: 'Centre',
  left: (n: number, of: number) => `${n} of ${of} left`,
  piles: 'Piles',
  draw: 'draw',
  discard: 'discard',
  seat: (name: string, isSelf: boolean) => (isSelf ? `${name}, you` : name),
  inCentre: 'in the centre',
  before: (name: string) => `in front of ${name}`,
  beforeYou: 'in front of you',
  dogIn: 'Guard dog, in the centre',
  dogOf: (name: string) => `Guard dog, with ${name}`,
  dogYours: 'Guard dog, with you',
  hand: 'Your hand',
  handOf: (name: string, n: number) => `${name}: ${n} cards`,

  /** At the foot of a card. */
  foot: {
    centre: 'centre',
    from: (name: string) => `from ${name}`,
    any: (n: number) => `any of ${n}`,
    nothing: 'no effect',
  },

  /** What the lifted card would do. */
  plan: {
    choose: 'Choose a card',
    chooseWhy: 'Each card says at its foot where it reaches.',
    aim: 'Choose a token',
    aimWhy: 'This card takes one of those in red frames.',
    take: (kind: Kind) => `Take ${the(kind)}`,
    steal: (name: string, kind: Kind) => `Steal ${name}’s ${kind === 'boss' ? 'Boss' : kind}`,
    fetch: 'Take the dog',
    nothing: (card: Card) => `${game.card[card]}: no effect`,
    gain: (points: number, alibis: number) => `${worth(points, alibis)} more.`,
    bossAlone: 'The Boss counts only with a 4 or 5 of this raid.',
    noneInCentre: 'None in the centre.',
    fetchWhy: 'It protects you, and its owner starts the next raid.',
    ownDog: 'You have the dog already. You draw a new card.',
    nothingWhy: 'There is nothing for it to take. You draw a new card.',
    play: (card: Card) => `Play ${game.cardShort[card]}`,
    waiting: 'Not your turn yet',
    after: (names: readonly string[]) => `You play after ${joined.en(names)}.`,
    watching: 'You are watching',
    watchingWhy: 'Hands stay hidden from you, as from everybody else.',
    theft: 'Token or dog?',
  },

  /** The dog's question. */
  question: {
    title: (thief: string, kind: Kind) => `${thief} wants your ${kind === 'boss' ? 'Boss' : kind}`,
    lead: 'You hold the dog, so you may give the dog instead.',
    answers: 'Token or dog',
    token: (kind: Kind) => `Give ${the(kind)}`,
    dog: 'Give the dog',
    less: (points: number, alibis: number) => `${worth(points, alibis)} less.`,
    worthless: 'It counts nothing as things are.',
    bossToo: (points: number) => `Without a 4 or 5 the Boss goes back: ${game.points(points)} less.`,
    keepDog: 'You keep the dog.',
    keep: (kind: Kind, boss: boolean) => `You keep ${the(kind)}${boss ? ' and the Boss' : ''}, for now.`,
    loseDog: (thief: string) => `${thief} is protected from now on.`,
    loseStart: (thief: string, raid: number) => `${thief} is protected from now on, and would start raid ${raid}.`,
  },

  /** The end of a raid. */
  raidEnd: {
    title: (raid: number) => `Raid ${raid} is over`,
    last: (name: string) => `${name} took the last token.`,
    lastYou: 'You took the last token.',
    safeNow: 'What lies in front of you is safe now.',
    safeAll: 'What lies in front of everybody is safe now.',
    intoSafe: 'into the safe',
    nothing: 'nothing',
    starts: (raid: number) => `starts raid ${raid}`,
    hasDog: 'has the dog,',
    bossKept: 'Boss kept',
    keptWith: (kind: Kind) => `thanks to the ${kind}`,
    bossBack: 'Boss sent back',
    boss: 'The Boss stays only with a 4 or 5 of the same raid. Otherwise it goes back to the box.',
    next: {
      sketches: 'On to the sketches',
      sculptures: 'On to the sculptures',
      antiques: 'On to the antiques',
      paintings: 'On to the paintings',
    } satisfies Record<Raid, string>,
  },

  /** Who would be arrested. */
  standings: {
    title: 'Fewest alibis is arrested',
    titleOfTwo: 'Fewer alibis pays 10',
    arrested: 'arrested now',
    fined: 'pays now',
    level: 'All level: everybody would be arrested.',
    safe: 'safe',
    table: 'this raid',
    perhaps: 'perhaps',
    toCome: (n: number) => `${n} to come`,
    count: (least: number, most: number) => (least === most ? game.alibis(least) : `${least} to ${most} alibis`),
  },

  /** The end of the game. */
  over: {
    result: 'Result',
    win: ({ you, others }: Party, points: number) => {
      if (you && others.length === 0) return `You walk out with ${points}`;
      if (!you && others.length === 1) return `${others[0]} walks out with ${points}`;
      return `${joined.en(you ? ['You', ...others] : others)} share ${points}`;
    },
    police: 'The police win',
    ahead: (points: number, name: string) => `${game.points(points)} more than ${name}.`,
    aheadOfYou: (points: number) => `${game.points(points)} more than you.`,
    alone: 'Everybody else is behind bars.',
    framed: (name: string) => `${name}, framed`,
    emptyFrame: 'An empty frame',
    arrested: ({ you, others }: Party) =>
      you
        ? `${joined.en(['You', ...others])} are arrested`
        : `${joined.en(others)} ${others.length > 1 ? 'are' : 'is'} arrested`,
    fewest: (alibis: number) => `${game.alibis(alibis)}, the fewest. The points do not count.`,
    fined: ({ you, others }: Party) => (you ? 'You pay the fine' : `${others[0]} pays the fine`),
    paid: (points: number) => `Fewer alibis: ${game.points(points)} given up.`,
    ranking: 'Points per raid',
    alibis: 'alibis',
    points: 'points',
    perRaid: (points: readonly number[]) => `Points per raid: ${points.join(', ')}`,
    bosses: (n: number) => (n === 0 ? 'no Boss' : n === 1 ? '1 Boss' : `${n} Bosses`),
    mine: (what: string) => `you, ${what}`,
    moments: 'Moments',
    taken: times,
    takenWhat: {
      sketches: (kind: Kind) => `${the(kind)} of the sketches changed hands`,
      sculptures: (kind: Kind) => `${the(kind)} of the sculptures changed hands`,
      antiques: (kind: Kind) => `${the(kind)} of the antiques changed hands`,
      paintings: (kind: Kind) => `${the(kind)} of the paintings changed hands`,
    } satisfies Record<Raid, (kind: Kind) => string>,
    dogMoved: times,
    dogMovedWhat: 'the dog changed hands',
    kept: (n: number, of: number) => `${n} of ${of}`,
    keptWhat: 'Bosses were kept',
  },

  /** In the bar at the top. */
  progress: {
    raids: 'Raids',
    allPlayed: 'Raids, all played',
    done: (raid: string) => `${raid}, over`,
    later: (raid: string) => `${raid}, still to come`,
  },

  /** Beside the rules. */
  specimen: {
    card: {
      number: {
        name: 'Number card',
        words: (copies: number) =>
          `Takes a token of its number: from the centre, or else from somebody. ${copies} of each from 0 to 5.`,
      },
      boss: { name: 'Boss card', words: (copies: number) => `Takes the Boss token. There are ${copies}.` },
      dog: {
        name: 'Guard dog card',
        words: (copies: number) => `Brings you the dog figure, wherever it is. There are ${copies}.`,
      },
      thief: {
        name: 'Greedy thief',
        words: (copies: number) => `Takes any token from the centre, the Boss too. There are ${copies}.`,
      },
    },
    tokens: (count: number, withAlibis: string) => `${count} tokens. White dots are alibis: ${withAlibis}.`,
    boss: { name: 'Boss', words: 'Worth 5 if you also have a 4 or 5 of the same raid.' },
    dog: { name: 'Guard dog', words: 'No loot and no points, but it protects whoever has it.' },
  },
};
export type Words = typeof en;
