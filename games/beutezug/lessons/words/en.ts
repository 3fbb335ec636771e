import type { LessonWords } from '#table/lesson.ts';
import type { bonuses } from '../bonuses.ts';
import type { firstNight } from '../first-night.ts';
import type { quicker } from '../quicker.ts';
import type { rerolls } from '../rerolls.ts';
import type { set } from '../set.ts';

export interface Words {
  readonly 'first-night': LessonWords<typeof firstNight>;
  readonly rerolls: LessonWords<typeof rerolls>;
  readonly quicker: LessonWords<typeof quicker>;
  readonly bonuses: LessonWords<typeof bonuses>;
  readonly set: LessonWords<typeof set>;
}

export const en: Words = {
  'first-night': {
    title: 'First night',
    line: 'Pick a card, roll its dice.',
    stations: { pick: 'Pick', dice: 'Dice', quicker: 'Quicker', bonus: 'Bonus', win: 'Win' },
    steps: {
      pick: {
        title: 'Pick a card',
        says: 'Two *blue* dice must show 3 or more. Then its 5 points are yours. Tap it.',
        instead: {
          'pick 2b': {
            title: 'Only 2 points',
            says: 'That card pays 2, and Jonas wants it too. The *5* is still free.',
          },
        },
      },
      lots: {
        title: 'At random',
        says: 'At the start there are three cards. Turn order is *random*, and last place, here yours, gets help.',
      },
      roll: { title: 'Roll', says: 'The last to pick rolls *first*: that is you. One die for each minimum. Tap Roll.' },
      reroll: {
        title: 'One too low',
        says: 'Blue shows 1 and needs 3. Last place may *reroll* a die. Tap it.',
        instead: {
          stop: {
            title: 'Given up',
            says: 'If you stop, the burglary fails: a number-0 card instead of 5 points. *Reroll* first.',
          },
          'die 1': {
            title: 'The other one',
            says: 'That die was high enough. The other still shows *1*: roll that one again.',
          },
        },
      },
      won: {
        title: 'Five points',
        says: 'The card is yours. A new one fills the space, and the *row above* gets one too.',
      },
      caught: {
        title: 'Failed',
        says: 'Lucía failed and draws two *number-0 cards*. One is kept: not much, but often a bonus.',
      },
      climb: {
        title: 'Climb',
        says: 'The richest picks first and rolls last. Higher rows need more dice and *pay more*. Pick the 4 above.',
        instead: {
          'pick 2b': {
            title: 'Down here',
            says: '3 points for two dice. Above, a third die makes it 4, plus *+1 orange*.',
          },
        },
      },
      rival: { title: 'Someone faster', says: 'Lucía picked your card too, and rolls *before* you.' },
      below: {
        title: 'One row down',
        says: 'Lucía won it, so you dropped to the card *below*. Now you roll for that.',
      },
      bonus: {
        title: 'Plus one',
        says: 'Your new card says +1 green: from now on each green die counts *one more*.',
      },
      'use-it': {
        title: 'Use it',
        says: 'This card needs green 3. For you a *2* will do. Pick it.',
        instead: {
          'pick 2a': {
            title: 'Harder',
            says: '4 points, but black must show 4. The other card needs only *green 2* and pink 3.',
          },
        },
      },
      'plus-one': { title: 'A 2 is a 3', says: 'The others have rolled. Now you: *+1* is added automatically.' },
      set: {
        title: 'Four colors',
        says: 'The last round. You have +1 green, orange and pink. With black the set is *complete*.',
      },
      fourth: {
        title: 'The fourth',
        says: 'A set brings a *loot token*: 6 points at once. Pick the card with +1 black.',
        instead: {
          'pick 3a': {
            title: '7 is less than 8',
            says: '7 points, but the small card brings 2 and a token worth *6*.',
          },
        },
      },
      'last-roll': { title: 'The last roll', says: 'Blue needs 2, pink needs 3, and you have *+1 pink*. Roll.' },
      over: { title: 'You win', says: 'After seven rounds the *most points* win: the token put you ahead, 29 to 23.' },
    },
  },
  rerolls: {
    title: 'Rerolls',
    line: 'One die, or all of them.',
    stations: { one: 'One die', all: 'All dice' },
    steps: {
      one: {
        title: 'One too low',
        says: 'Pink shows 1; your +1 makes it 2. It needs 3. Reroll *pink* and keep the rest.',
        instead: {
          all: {
            title: 'Too much',
            says: 'Three dice were right. Now blue shows 1, and the card is still not yours. Only *pink* was too low.',
          },
          stop: {
            title: 'Given up',
            says: 'You stopped, so you failed: two number-0 cards instead of another roll of *pink* for 6 points.',
          },
        },
      },
      all: {
        title: 'Three too low',
        says: 'Green, orange and pink are short, and you have *reroll all*. Use it.',
        instead: { stop: { title: 'Given up', says: 'An unused bonus is lost for the round. *Reroll all* first.' } },
      },
      'every-round': { title: 'Every round', says: 'Cards keep their bonus: you can use each one *once per round*.' },
    },
  },
  quicker: {
    title: 'Someone faster',
    line: 'Where you land when others win.',
    stations: { fall: 'Above', ground: 'Lowest row' },
    steps: {
      crowd: {
        title: 'A crowd',
        says: '*Several* of you may pick the same card. Pick the 8 and see who follows.',
        instead: {
          'pick 4a': {
            title: 'All to yourself',
            says: '10 points, but it needs four 4s, and no one follows. Undo, and pick the *8*.',
          },
        },
      },
      together: {
        title: 'Down together',
        says: 'Lucía won the 8. You and Jonas *both* dropped to the card below. Jonas rolls next.',
      },
      again: { title: 'And again', says: 'Jonas won that too: down once more. Roll for the card *here*.' },
      ground: {
        title: 'No row below',
        says: 'Another night. What happens *down here*? Pick the 2 on the left.',
        instead: {
          'pick 2b': {
            title: 'Another card',
            says: 'You may pick any. What this lesson shows happens on the *left*: undo, and pick the 2.',
          },
        },
      },
      'new-card': {
        title: 'The new card',
        says: 'Lucía won it. In the lowest row you stay and get the *new card*: now 5 points.',
      },
    },
  },
  bonuses: {
    title: 'Bonuses',
    line: 'They add up, card by card.',
    stations: { cards: 'Cards', place: 'Place' },
    steps: {
      which: {
        title: 'Which one',
        says: 'Two of your number-0 cards say *+1 orange*. Both cards above pay 7. Pick the orange one.',
        instead: {
          'pick 3b': {
            title: 'Harder',
            says: '7 points as well, but pink must show 4 twice. *Orange* needs only 2 from you.',
          },
        },
      },
      twice: { title: 'Plus two', says: 'Both count on *each* orange die: a 2 becomes a 4. Your turn. Roll.' },
      last: {
        title: 'Last place',
        says: 'All too low. But last place has its own help: *reroll all*.',
        instead: { 'die 2': { title: 'Only one', says: 'One die can’t fix three. *All* of them first.' } },
      },
      token: {
        title: 'And one more',
        says: 'Two are high enough now. The *reroll token* rerolls one more: pink.',
        instead: {
          'die 1': {
            title: 'Wasted',
            says: 'Orange was high enough. The reroll is gone, and *pink* is still too low.',
          },
        },
      },
      'next-round': {
        title: 'For good',
        says: 'Bonuses on cards are yours until the end; bonuses of your *place* go with it. Blue has no +1.',
      },
    },
  },
  set: {
    title: 'Set of four',
    line: 'Four colors, one token.',
    stations: { colours: 'Colors', token: 'Token' },
    steps: {
      missing: {
        title: 'One is missing',
        says: 'Cards with +1 in all four colors bring a loot token. *Black* is missing.',
      },
      'give-up': { title: 'Roll for the 5', says: 'There is no black to win here. But even *failing* may help. Roll.' },
      keep: {
        title: 'Keep black',
        says: 'You failed: choose one of two. *+1 black* completes the set.',
        instead: { 'keep c0-17': { title: 'One point', says: 'One point now; *+1 black* would bring 6.' } },
      },
      'five-left': {
        title: 'Six points',
        says: 'The first set gets the *6*, the next the 5, and so on. One token each.',
      },
    },
  },
};
