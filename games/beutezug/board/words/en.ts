import { joined } from '#table/text.ts';

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
  at: (row: number, column: number) => `row ${row}, ${COLUMNS[column]} window`,
  shutters: (row: number, column: number) => `Row ${row}, ${COLUMNS[column]}: no card`,
  deck: (deck: number, left: number) => `${deck} deck, ${left} left`,
  left: (_n: number): string => 'left',
  yourChance: (chance: string) => `Your chance: ${chance}.`,
  finishesSet: (points: number) => `It completes your four colours: loot token ${points}.`,
  set: 'set',
  best: 'Best choice',
  wouldStand: 'You would stand here',
  caughtNote: 'Caught? Draw two, keep one.',
  tabsNote: 'The tabs show your own chance.',
  prizes: (left: readonly number[]) =>
    left.length === 0 ? 'Loot tokens for four colours: none left' : `Loot tokens for four colours: ${left.join(', ')}`,

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
    colours.length === 0 ? 'Colours of the set: none' : `Colours of the set: ${colours.join(', ')}`,
  state: {
    picksNow: 'picks now',
    picksNext: 'picks next',
    picksLater: 'picks later',
    picked: (card: string) => `picked the ${card}`,
    rollsNow: 'breaks in now',
    rollsNext: 'rolls next',
    rollsLater: 'rolls later',
    keepsNow: 'is caught',
    noCard: 'no card left',
    won: (card: string) => `done, won ${card}`,
    caught: 'done, caught',
    done: 'done',
  },

  // picking
  pickAny: 'Pick a window',
  pickHint: (n: number, all: number) => `${ORDINALS[n - 1]} of ${count(all)} to pick`,
  picks: (name: string) => `${name} picks`,
  goFor: (card: string) => `The ${card}?`,
  completesSet: 'Completes your set',
  chooseNote: 'Every lit window can be yours. Touch one to see what may happen.',
  win: 'Win',
  and: 'and',
  forColours: 'for four colours',
  lanes: 'What may happen to you',
  rollHere: 'You roll here',
  ifElsewhere: (rivals: readonly string[]) =>
    rivals.length === 1 ? `if ${rivals[0]} picks another window` : 'if nobody else comes here',
  nobodyAfter: 'nobody picks after you',
  comesToo: (name: string) => `${name} comes here too`,
  somebodyComes: 'Somebody comes here too',
  rollsFirst: (chance: string) => `rolls first and wins it with ${chance}`,
  rollFirst: 'roll first, win it with',
  thenDrop: (card: string) => `Then you drop to the ${card}. Otherwise you roll here.`,
  thenNew: (deck: number) => `Then you get a new card, from the ${deck} deck. Otherwise you roll here.`,
  thenNothing: 'Then there is no card left for you. Otherwise you roll here.',
  theyDrop: (people: readonly string[], card: string) =>
    `If you win, ${and(people)} ${people.length > 1 ? 'drop' : 'drops'} to the ${card}.`,
  theyGetNew: (people: readonly string[]) =>
    `If you win, ${and(people)} ${people.length > 1 ? 'get' : 'gets'} the new card.`,
  pickThis: 'Pick this card',
  advice: 'Advice',
  adviceOn: 'the best is marked',
  adviceOff: 'mark the best',

  // waiting
  rollFor: (card: string) => `You roll for the ${card}`,
  movedTo: (card: string) => `You are moved to the ${card}`,
  movedToNew: (deck: number) => `You are moved to a new ${deck} card`,
  movedNowhere: 'No card is left for you',
  forSure: 'nobody can get in your way',
  happensWith: (chance: string) => `happens with ${chance}`,

  // rolling
  rollYours: (card: string) => `Roll for the ${card}`,
  rollsFor: (name: string, card: string) => `${name} rolls for the ${card}`,
  roll: 'Roll the dice',
  dice: 'Dice',
  die: (colour: string, shows: number) => `${colour} die shows ${shows}`,
  blankDie: (colour: string) => `${colour} die`,
  needs: (n: number) => `needs ${n}`,
  plus: (n: number) => `+${n}`,
  fits: 'fits',
  tooLow: 'too low',
  allFit: 'All dice fit',
  oneShort: (colour: string, by: number) => `${capital(colour)} is ${count(by)} short`,
  severalShort: (n: number) => `${capital(count(n))} dice too low`,
  whatNow: 'What now?',
  reroll: (colour: string) => `Reroll ${colour}`,
  rerollOne: 'Reroll one',
  rerollAll: 'Reroll all',
  chooseDie: 'touch a die',
  timesLeft: (n: number) => `${n} left`,
  stop: 'Stop',
  takeZero: 'take a 0 card',
  chance: (chance: string) => `Chance: ${chance}.`,

  // keeping
  caught: 'Caught: keep one',
  isCaught: (name: string) => `${name} is caught`,
  keepNote: 'One of the two is yours, the other goes under the 0 deck.',
  keep: 'Keep',

  // the end
  over: 'Game over',
  getsAway: (name: string, points: number) => `${name} gets away with ${points}`,
  youGetAway: (points: number) => `You get away with ${points}`,
  by: { points: '', cards: 'Level on points: the better cards decide.', lot: 'Level in everything: the lot decides.' },
  yourLoot: 'Your loot',
  lootOf: (name: string) => `The loot of ${name}`,
  ranking: 'Loot and luck',
  fairShare: 'fair share',
  luck: 'luck of the dice',
  pointsColumn: 'points',
  luckNote: 'Luck: what the dice gave beyond the exact chances of the cards you tried. Fair share: the rest.',
  bot: 'bot',
  chart: 'Points per round',
  chartOf: (lines: readonly string[]) => `Points after each round. ${lines.join(' ')}`,
  chartLine: (name: string, points: readonly number[]) => `${name}: ${points.join(', ')}.`,
  decimal: (n: number) => n.toFixed(1),

  // before and around the game
  seats: 'Seats at the table',
  round: (n: number) => `Round ${n}`,
  roundOf: (n: number, all: number) => `Round ${n} of ${all}`,
  allRounds: (all: number) => `All ${all} rounds are played`,

  // cards of one's own
  cardSet: {
    name: 'Cards',
    choose: 'Choose',
    title: 'Which cards?',
    kinds: { 'built-in': 'Built-in', own: 'Of your own' },
    builtInWords: 'Made by us: what is printed on the real cards is published nowhere.',
    ownWords: 'You have the box? Write its values into a file, and everybody at this table plays with them.',
    sample: 'Download a sample',
    open: 'Open a file',
    paste: 'Or paste it here',
    good: 'Nothing is wrong with it. The table plays with these cards.',
    notJson: (at?: { readonly line: string; readonly column: string }) =>
      at === undefined ? 'This is not JSON.' : `This is not JSON: look at line ${at.line}, column ${at.column}.`,
    flaws: (n: number) => (n === 1 ? 'One thing is wrong:' : `${n} things are wrong:`),
    more: (n: number) => `… and ${n} more.`,
    done: 'Done',
    deck: (deck: number, cards: number) => `${deck} deck: ${cards} cards`,
    card: (points: string, bonus: string, dice: readonly string[]) =>
      `${points}, ${bonus}${dice.length === 0 ? '' : `; needs ${and(dice)}`}`,
    tokens: 'Tokens',
    turnOrderToken: (place: number, bonus: string) => `turn order token ${place}: ${bonus}`,
    rerollToken: (bonus: string) => `reroll token: ${bonus}`,
  },

  // beside the rules
  specimen: {
    card: (deck: number) => `${deck} card`,
    cardWords: (cards: number, dice: number) =>
      dice === 0
        ? `${cards} of them: comfort for whoever is caught.`
        : `${cards} of them, with ${count(dice)} dice each. Below: what each die has to show at least.`,
    die: (colour: string) => `${capital(colour)} die`,
    hasPlus: 'Three of them. A +1 of this colour raises them all.',
    noPlus: 'Three of them. There is no +1 for this colour.',
    plus: 'Every die of this colour counts one more.',
    reroll: 'Once in a round, after a miss.',
    place: (n: number) => `Turn order token ${n}`,
    rerollToken: 'Reroll token',
    rerollTokenWords: 'For whoever is last in the order.',
    lootTokens: (points: readonly number[]) => `Loot tokens ${points.join(', ')}`,
    lootTokenWords: 'For all four +1 colours on your cards: the highest that is left.',
    character: 'Has no ability, only a hat.',
  },
};

export type Words = typeof en;
