import { decimal, joined } from '#table/text.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const COLUMNS = ['left', 'middle', 'right'];
const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];
const count = (n: number): string => NUMBERS[n] ?? String(n);
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const and = joined.en;

/** English is the shape that the other languages fill. A card is spoken of by `card`: its points, or its bonus. */
export const en = {
  // the villa
  villa: 'The villa',
  row: (n: number) => `Row ${n}`,
  at: (row: number, column: number) => `row ${row}, ${COLUMNS[column]}`,
  shutters: (row: number, column: number) => `Row ${row}, ${COLUMNS[column]}: no card`,
  deck: (deck: number, left: number) => `number-${deck} deck, ${left} left`,
  left: (_n: number): string => 'left',
  yourChance: (chance: string) => `Your chance: ${chance}.`,
  finishesSet: (points: number) => `It completes your four colors: loot token ${points}.`,
  set: 'set',
  winsGame: 'wins the game',
  /** After a number; some languages set a space between. */
  best: 'Best choice',
  wouldStand: 'You would move here',
  caughtNote: 'Failed? Draw two, keep one.',
  tabsNote: 'The % is your own chance.',
  prizes: (left: readonly number[]) =>
    left.length === 0 ? 'Loot tokens for four colors: none left' : `Loot tokens for four colors: ${left.join(', ')}`,

  // bonuses on their tags
  all: 'all',

  // the thieves
  thieves: 'Thieves in turn order',
  place: (n: number) => `Place ${n}`,
  you: 'you',
  unit: (n: number): string => (n === 1 ? 'point' : 'points'),
  loot: 'Loot',
  lootToken: (n: number) => `loot token ${n}`,
  setOf: (colours: readonly string[]) =>
    colours.length === 0 ? 'Colors of the set: none' : `Colors of the set: ${colours.join(', ')}`,
  state: {
    picksNow: 'picks now',
    picksNext: 'picks next',
    picksLater: 'picks later',
    picked: (card: string) => `picked the ${card}`,
    rollsNow: 'rolling now',
    rollsNext: 'rolls next',
    rollsLater: 'rolls later',
    keepsNow: 'picks a number-0 card',
    noCard: 'no card left',
    won: (card: string) => `done, won ${card}`,
    caught: 'done: failed',
    done: 'done',
  },

  // picking
  youAreNext: 'You are next',
  pickAny: 'Pick a card',
  pickHint: (n: number, all: number) => `${ORDINALS[n - 1]} of ${count(all)} to pick`,
  picks: (name: string) => `${name} picks`,
  goFor: (card: string) => `Go for the ${card}?`,
  completesSet: 'Completes your set',
  chooseNote: 'Pick any lit card. Tap one to see your odds.',
  win: 'Win',
  and: 'and',
  forColours: 'for four colors',
  lanes: 'What can happen to you',
  rollHere: 'You roll here',
  ifElsewhere: (rivals: readonly string[]) =>
    rivals.length === 1 ? `if ${rivals[0]} picks another card` : 'if no one else comes here',
  nobodyAfter: 'no one picks after you',
  comesToo: (name: string) => `${name} comes here too`,
  somebodyComes: 'Someone comes here too',
  rollsFirst: (chance: string) => `rolls first: ${chance} to win it`,
  rollFirst: 'roll first, chance to win it:',
  thenDrop: (card: string) => `If they win, you drop to the ${card}; if not, you roll here.`,
  thenNew: (deck: number) => `If they win, you get a new card from the number-${deck} deck; if not, you roll here.`,
  thenNothing: 'If they win, there is no card left for you; if not, you roll here.',
  theyDrop: (people: readonly string[], card: string) =>
    `If you win, ${and(people)} ${people.length > 1 ? 'drop' : 'drops'} to the ${card}.`,
  theyGetNew: (people: readonly string[]) =>
    `If you win, ${and(people)} ${people.length > 1 ? 'get' : 'gets'} the new card.`,
  pickThis: 'Pick this card',
  advice: 'Advice',
  adviceOn: 'best pick marked',
  adviceOff: 'mark the best pick',

  // waiting
  rollFor: (card: string) => `You roll for the ${card}`,
  movedTo: (card: string) => `You are moved to the ${card}`,
  movedToNew: (deck: number) => `You are moved to a new number-${deck} card`,
  movedNowhere: 'No card is left for you',
  forSure: 'no one can beat you to it',
  happensWith: (chance: string) => `${chance} chance`,

  // rolling
  rollYours: (card: string) => `Roll for the ${card}`,
  rollsFor: (name: string, card: string) => `${name} rolls for the ${card}`,
  roll: 'Roll the dice',
  dice: 'Dice',
  die: (colour: string, shows: number) => `${colour} die shows ${shows}`,
  blankDie: (colour: string) => `${colour} die`,
  needs: (n: number) => `needs ${n}`,
  plus: (n: number) => `+${n}`,
  fits: 'OK',
  tooLow: 'too low',
  allFit: 'All dice high enough',
  oneShort: (colour: string, by: number) => `${capital(colour)} is ${count(by)} short`,
  severalShort: (n: number) => `${capital(count(n))} dice too low`,
  whatNow: 'What now?',
  reroll: (colour: string) => `Reroll ${colour}`,
  rerollOne: 'Reroll one',
  rerollAll: 'Reroll all',
  chooseDie: 'tap a die',
  timesLeft: (n: number) => `${n} left`,
  stop: 'Stop',
  takeZero: 'draw number-0 cards',
  chance: (chance: string) => `Chance: ${chance}.`,

  // keeping
  caught: 'Failed: keep one',
  isCaught: (name: string) => `${name} fails`,
  keepNote: 'One of the two is yours, the other goes under the number-0 deck.',
  keep: 'Keep',

  // the end
  over: 'Game over',
  roundOver: (round: number) => `Round ${round} is over`,
  newOrder: 'New turn order',
  finalCount: 'Final count',
  wins: (name: string) => `${name} wins`,
  getsAway: (name: string, points: number) => `${name} gets away with ${points}`,
  youGetAway: (points: number) => `You get away with ${points}`,
  by: { points: '', cards: 'Tied on points: highest cards decide.', lot: 'Tied on everything: drawn at random.' },
  yourLoot: 'Your loot',
  lootOf: (name: string) => `${name}’s loot`,
  ranking: 'Loot and luck',
  fairShare: 'fair share',
  luck: 'luck of the dice',
  pointsColumn: 'points',
  luckNote: 'Luck is what the dice gave you above or below the odds. Fair share is the rest.',
  bot: 'bot',
  chart: 'Points after each round',
  chartOf: (lines: readonly string[]) => `Points after each round. ${lines.join(' ')}`,
  chartLine: (name: string, points: readonly number[]) => `${name}: ${points.join(', ')}.`,
  decimal: (n: number) => decimal(n, 'en'),

  // before and around the game
  seats: 'Seats at the table',
  round: (n: number) => `Round ${n}`,
  roundOf: (n: number, all: number) => `Round ${n} of ${all}`,
  allRounds: (all: number) => `All ${all} rounds played`,

  // cards of one's own
  cardSet: {
    name: 'Cards',
    choose: 'Choose',
    title: 'Which cards?',
    kinds: { 'built-in': 'Built-in', own: 'Your own' },
    builtInWords: 'Made by us: the real card values are not published.',
    ownWords: 'You have the box? Write its values into a file, and everyone at this table plays with them.',
    sample: 'Download a sample',
    open: 'Open a file',
    paste: 'Or paste it here',
    good: 'Looks good. This table will use these cards.',
    notJson: (at?: { readonly line: string; readonly column: string }) =>
      at === undefined ? 'This is not JSON.' : `This is not JSON: look at line ${at.line}, column ${at.column}.`,
    flaws: (n: number) => (n === 1 ? '1 problem:' : `${n} problems:`),
    more: (n: number) => `… and ${n} more.`,
    done: 'Done',
    deck: (deck: number, cards: number) => `Number-${deck} deck: ${cards} cards`,
    card: (points: string, bonus: string, dice: readonly string[]) =>
      `${points}, ${bonus}${dice.length === 0 ? '' : `; needs ${and(dice)}`}`,
    tokens: 'Tokens',
    turnOrderToken: (place: number, bonus: string) => `turn order token ${place}: ${bonus}`,
    rerollToken: (bonus: string) => `reroll token: ${bonus}`,
  },

  // beside the rules
  /** How one wins; what is between asterisks is stressed. */
  aim: '*Most points* after seven rounds win.',

  /** Rules at work. */
  examples: {
    displaced:
      'You and Vincenzo have both picked the 6. Vincenzo rolls first and wins it: your token drops to the 2 below, and that is what you roll for.',
  },

  /** What one needs to sit down, in two minutes; what is between asterisks is stressed. */
  primer: {
    loot: {
      title: 'The loot',
      words: 'Seven rounds in one villa. Break in and carry off its loot cards. The *most points* win.',
    },
    pick: {
      title: 'Pick',
      words: 'In turn order, each of you picks a *card*. Several of you may pick the same one.',
    },
    roll: {
      title: 'Roll',
      words: 'Last to pick rolls first. Every die must reach its number. *Failed?* Draw two number-0 cards, keep one.',
    },
    late: {
      title: 'Too late',
      words: 'Someone before you wins your card? You *drop* to the one below and roll there.',
    },
    bonuses: {
      title: 'Bonuses',
      words:
        'Cards help you for good: *+1* to a color, or a *reroll*. Collect all four colors and take the highest loot token left.',
    },
  },

  specimen: {
    card: (deck: number) => `Number-${deck} card`,
    cardWords: (cards: number, dice: number) =>
      dice === 0
        ? `${cards} of them: consolation for a failed burglary.`
        : `${cards} of them, with ${count(dice)} dice each. Bottom: the minimum for each die.`,
    die: (colour: string) => `${capital(colour)} die`,
    hasPlus: 'Three dice. A +1 in this color raises all of them.',
    noPlus: 'Three of them. There is no +1 for this color.',
    plus: 'Every die of this color counts one more.',
    reroll: 'Once per round, after a failed roll.',
    place: (n: number) => `Turn order token ${n}`,
    rerollToken: 'Reroll token',
    rerollTokenWords: 'For the player in last place.',
    lootTokens: (points: readonly number[]) => `Loot tokens ${points.join(', ')}`,
    lootTokenWords: 'For all four +1 colors on your cards: the highest one left.',
    character: 'Has no ability, only a hat.',
  },
};

export type Words = typeof en;
