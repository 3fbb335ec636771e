import type { Party } from '#table/people.ts';
import { joined } from '#table/text.ts';
import type { Card, Raid } from '../../components.ts';
import { en as game } from '../../text/en.ts';
import type { Kind } from '../../text/pieces.ts';

const the = (kind: Kind): string => (kind === 'boss' ? 'the Boss' : `the ${kind}`);
/** What a token is good for, without what it has none of. */
const worth = (points: number, alibis: number): string =>
  joined.en([...(points > 0 ? [game.points(points)] : []), ...(alibis > 0 ? [game.alibis(alibis)] : [])]);
const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** What the board says beyond the game's own text. English is the shape that the other languages fill. */
export const en = {
  you: 'You',
  safe: (n: number) => `${n} safe`,
  sum: (safe: number, table: number) => `${safe} + ${table} points`,
  none: 'no alibi',
  centre: 'Center',
  left: (n: number, of: number) => `${n} of ${of} left`,
  piles: 'Piles',
  draw: 'draw',
  discard: 'discard',
  seat: (name: string, isSelf: boolean) => (isSelf ? `${name}, you` : name),
  inCentre: 'in the center',
  before: (name: string) => `in front of ${name}`,
  beforeYou: 'in front of you',
  dogIn: 'Guard dog, in the center',
  dogOf: (name: string) => `Guard dog, with ${name}`,
  dogYours: 'Guard dog, with you',
  hand: 'Your hand',
  handOf: (name: string, n: number) => `${name}: ${n} cards`,

  /** At the foot of a card. */
  foot: {
    centre: 'center',
    from: (name: string) => `from ${name}`,
    any: (n: number) => `any of ${n}`,
    nothing: 'no effect',
  },

  /** What the lifted card would do. */
  plan: {
    choose: 'Choose a card',
    chooseWhy: 'The bottom of each card shows what it can take.',
    aim: 'Choose a token',
    aimWhy: 'Choose a token framed in red.',
    take: (kind: Kind) => `Take ${the(kind)}`,
    steal: (name: string, kind: Kind) => `Steal ${name}’s ${kind === 'boss' ? 'Boss' : kind}`,
    fetch: 'Take the dog',
    nothing: (card: Card) => `${game.card[card]}: no effect`,
    gain: (points: number, alibis: number) => `You gain ${worth(points, alibis)}.`,
    bossAlone: 'The Boss counts only with a 4 or 5 of this raid.',
    noneInCentre: 'None in the center.',
    fetchWhy: 'It protects you, and while you have it you start the next raid.',
    fetchLast: 'It protects you.',
    ownDog: 'You have the dog already. You draw a new card.',
    nothingWhy: 'There is nothing for it to take. You draw a new card.',
    play: (card: Card) => `Play ${game.cardShort[card]}`,
    waiting: 'Not your turn yet',
    after: (names: readonly string[]) => `You play after ${joined.en(names)}.`,
    next: (name: string) => `${name} plays next`,
    watching: 'You are watching',
    watchingWhy: 'All hands stay hidden while you watch.',
    theft: 'Token or dog?',
  },

  /** The dog's question. */
  question: {
    title: (thief: string, kind: Kind) => `${thief} wants your ${kind === 'boss' ? 'Boss' : kind}`,
    lead: 'You have the dog, so you can give it up instead.',
    answers: 'Token or dog',
    token: (kind: Kind) => `Give ${the(kind)}`,
    dog: 'Give the dog',
    less: (points: number, alibis: number) => `You lose ${worth(points, alibis)}.`,
    worthless: 'Right now it is worth nothing.',
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
    safeNow: 'Your tokens are safe now.',
    safeAll: 'Everyone’s tokens are safe now.',
    intoSafe: 'to the safe stack',
    nothing: 'nothing',
    starts: (raid: number) => `starts raid ${raid}`,
    hasDog: 'has the dog,',
    bossKept: 'Boss kept',
    keptWith: (kind: Kind) => `thanks to the ${kind}`,
    bossBack: 'Boss back in the box',
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
    alibis: 'Alibis',
    title: 'Fewest alibis: arrested',
    titleOfTwo: 'Fewer alibis: pay 10',
    arrested: 'would be arrested',
    fined: 'would pay',
    level: 'All tied: everyone would be arrested.',
    safe: 'safe',
    table: 'this raid',
    perhaps: 'possible',
    toCome: (n: number) => `${n} to come`,
    count: (least: number, most: number) => (least === most ? game.alibis(least) : `${least} to ${most} alibis`),
  },

  /** The end of the game. */
  over: {
    result: 'Result',
    win: ({ you, others }: Party, points: number) => {
      if (you && others.length === 0) return `You walk out with ${points}`;
      if (!you && others.length === 1) return `${others[0]} walks out with ${points}`;
      return `${joined.en(you ? ['You', ...others] : others)} share the win with ${points}`;
    },
    police: 'The police win',
    ahead: (points: number, name: string) => `${game.points(points)} more than ${name}.`,
    aheadOfYou: (points: number) => `${game.points(points)} more than you.`,
    alone: 'Everyone else is behind bars.',
    framed: (name: string) => `${name}, framed`,
    emptyFrame: 'An empty frame',
    arrested: ({ you, others }: Party) =>
      you
        ? `${joined.en(['You', ...others])} are arrested`
        : `${joined.en(others)} ${others.length > 1 ? 'are' : 'is'} arrested`,
    fewest: (alibis: number) => `${game.alibis(alibis)}, the fewest: their points do not count.`,
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
      sketches: (kind: Kind) => `the Sketches ${kind === 'boss' ? 'Boss' : kind} changed hands`,
      sculptures: (kind: Kind) => `the Sculptures ${kind === 'boss' ? 'Boss' : kind} changed hands`,
      antiques: (kind: Kind) => `the Antiques ${kind === 'boss' ? 'Boss' : kind} changed hands`,
      paintings: (kind: Kind) => `the Paintings ${kind === 'boss' ? 'Boss' : kind} changed hands`,
    } satisfies Record<Raid, (kind: Kind) => string>,
    dogMoved: times,
    dogMovedWhat: 'the dog changed hands',
    kept: (n: number, of: number) => `${n} of ${of}`,
    keptWhat: 'Bosses were kept',
  },

  /** In the log. Pieces come as they are drawn or named there; without a name it is the reader. */
  log: {
    dog: 'the dog',
    takes: (what: string, who?: string) => (who === undefined ? `You take ${what}` : `${who} takes ${what}`),
    steals: (what: string, from?: string, who?: string) =>
      `${who === undefined ? 'You steal' : `${who} steals`} ${what} from ${from ?? 'you'}`,
    wants: (what: string, from?: string, who?: string) =>
      `${who === undefined ? 'You want' : `${who} wants`} ${what} from ${from ?? 'you'}`,
    getsDog: (dog: string, what: string, from?: string, who?: string) =>
      `${who === undefined ? 'You get' : `${who} gets`} ${dog} from ${from ?? 'you'}, not ${what}`,
    fetches: (dog: string, who?: string) => `${who === undefined ? 'You take' : `${who} takes`} ${dog} from the center`,
    fetchesFrom: (dog: string, from?: string, who?: string) =>
      `${who === undefined ? 'You take' : `${who} takes`} ${dog} from ${from ?? 'you'}`,
    nothing: (who?: string) => (who === undefined ? 'You take nothing' : `${who} takes nothing`),
    over: (raid: number) => `Raid ${raid} is over`,
    secured: (what: string, who?: string) => `Safe with ${who ?? 'you'}: ${what}`,
    bossKept: (boss: string, what: string, who?: string) =>
      `${who === undefined ? 'You keep' : `${who} keeps`} ${boss} with ${what}`,
    bossBack: (boss: string, who?: string) =>
      `${who === undefined ? 'You have' : `${who} has`} no 4 or 5, so ${boss} is lost`,
    begins: (raid: number, who?: string) =>
      who === undefined ? `You start raid ${raid}` : `${who} starts raid ${raid}`,
    beginsWith: (dog: string, raid: number, who?: string) =>
      who === undefined ? `You have ${dog} and start raid ${raid}` : `${who} has ${dog} and starts raid ${raid}`,
  },

  /** In the bar at the top. */
  progress: {
    raids: 'Raids',
    allPlayed: 'Raids, all played',
    done: (raid: string) => `${raid}, over`,
    later: (raid: string) => `${raid}, still to come`,
  },

  /** How one wins; what is between asterisks is stressed. */
  aim: (seats: number): string =>
    seats === 2 ? '*Most points win.* Fewer alibis: pay 10.' : '*Most points win.* Fewest alibis: arrested.',

  /** Rules at work. */
  examples: {
    dog: 'Ben plays a 4 and wants yours. You have the dog: give the 4, or give Ben the dog and keep it. Next time you are unprotected.',
  },

  /** What is this? */
  what: {
    token: (number: string) => `The ${number}`,
    tokenWords: (points: number) =>
      `Worth ${points} to the player who has it when the raid ends. Until then it can be stolen.`,
    dottedWords: (points: number, alibis: number, isDuel: boolean) =>
      `Brings ${worth(points, alibis)} to the player who has it when the raid ends. ${isDuel ? 'Fewer alibis cost ten points' : 'Fewest alibis: arrested'}.`,
  },

  /** What one needs to sit down, in two minutes; what is between asterisks is stressed. */
  primer: {
    or: 'or',
    haul: {
      title: 'The haul',
      words:
        'Four raids on one museum. Then the player with the *fewest alibis* is arrested. Among the others, the *most points* win.',
    },
    take: {
      title: 'Take',
      words:
        'Play a card: it takes its *number* from the center. Then you draw a new one. An empty center ends the raid.',
    },
    steal: {
      title: 'Steal',
      words: 'None left in the center? Then it *steals* one from another player, and you choose from whom.',
    },
    dog: {
      title: 'The dog',
      words: 'If you have the *dog*, you can give it up instead of the token. Its owner starts the next raid.',
    },
    dots: {
      title: 'Dots and Boss',
      words:
        'White dots are *alibis*, mostly on tokens of little value. The *Boss* is worth 5, but only with a 4 or 5 to keep it.',
    },
  },

  /** Beside the rules. */
  specimen: {
    card: {
      number: {
        name: 'Number card',
        words: (copies: number) =>
          `Takes a token with its number from the center or, if there is none, from another player. ${copies} of each from 0 to 5.`,
      },
      boss: { name: 'Boss card', words: (copies: number) => `Takes the Boss token. There are ${copies}.` },
      dog: {
        name: 'Guard dog card',
        words: (copies: number) => `Brings you the dog figure, wherever it is. There are ${copies}.`,
      },
      thief: {
        name: 'Greedy thief',
        words: (copies: number) => `Takes any token from the center, even the Boss. There are ${copies}.`,
      },
    },
    tokens: (count: number, withAlibis: string) => `${count} tokens. White dots are alibis: ${withAlibis}.`,
    boss: { name: 'Boss', words: 'Worth 5 if you also have a 4 or 5 of the same raid.' },
    dog: { name: 'Guard dog', words: 'No loot and no points, but it protects the player who has it.' },
  },
};
export type Words = typeof en;
