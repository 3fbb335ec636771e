import type { LessonWords } from '#table/lesson.ts';
import type { alibis } from '../alibis.ts';
import type { boss } from '../boss.ts';
import type { dog } from '../dog.ts';
import type { firstRaid } from '../first-raid.ts';
import type { two } from '../two.ts';

export interface Words {
  readonly 'first-raid': LessonWords<typeof firstRaid>;
  readonly dog: LessonWords<typeof dog>;
  readonly boss: LessonWords<typeof boss>;
  readonly alibis: LessonWords<typeof alibis>;
  readonly two: LessonWords<typeof two>;
}

export const en: Words = {
  'first-raid': {
    title: 'First raid',
    line: 'Take, steal, count the dots.',
    stations: { take: 'Take', steal: 'Steal', dog: 'Dog', boss: 'Boss', alibis: 'Alibis', police: 'Police' },
    steps: {
      'take-five': {
        title: 'Take the 5',
        says: 'A card takes its own number from the center. Play your *5*.',
        instead: { '3 3a': { title: 'Only a 3', says: 'Your 3 took a 3: three points. The *5* is worth more.' } },
      },
      draw: {
        title: 'Five again',
        says: 'The 5 is yours. You draw a card, so you always hold *five*. Now the others play.',
      },
      thief: {
        title: 'Any you like',
        says: 'The *greedy thief* takes any token from the center. Tap it, then the Boss: 5 points.',
        instead: {
          'boss boss': {
            title: 'The other way',
            says: 'A Boss card takes the Boss too, and nothing else. The *greedy thief* takes anything you like.',
          },
        },
      },
      steal: {
        title: 'Steal the 4',
        says: 'No 4 is left in the center, but Jonas has one. Play your *4*.',
        instead: {
          '1 1a s2': { title: 'A small theft', says: 'You stole a 1 from Lucía. The *4* with Jonas is worth more.' },
        },
      },
      stolen: {
        title: 'Stolen',
        says: 'Jonas stole your 5 the same way. Until the raid ends, nothing in front of you is *safe*.',
      },
      middle: {
        title: 'Center first',
        says: 'Lucía has a 3. But while the *center* has one, your 3 takes that. Play it.',
        instead: {
          '5 5a s1': {
            title: 'Stolen back',
            says: 'No 5 lies in the center, so yours took the one from Jonas. Now see what the *3* does.',
          },
        },
      },
      dog: {
        title: 'The dog',
        says: 'Jonas has the *guard dog* now. A player with the dog can give it up instead of a token.',
      },
      try: { title: 'Try it', says: 'Jonas has your 5. Play your *5* and see what you get.' },
      yours: {
        title: 'Dog, no 5',
        says: 'Jonas kept the 5 and gave you the dog. Now it guards *you*. Jonas plays next.',
      },
      'token-or-dog': {
        title: 'Token or dog',
        says: 'Jonas wants your 4. Give it up, or give the dog and be left *unguarded*.',
      },
      boss: {
        title: 'The Boss',
        says: 'A later raid. The Boss counts *5*, and a Boss card takes it. Play yours.',
        instead: {
          '3 3c': {
            title: 'Three points',
            says: 'A 3 from the center. The *Boss* counts five, and may be gone by your next turn.',
          },
        },
      },
      company: {
        title: 'Not alone',
        says: 'When a raid ends, the Boss stays only if you have a *4 or 5*. You have a 4.',
      },
      last: {
        title: 'The last token',
        says: 'When the center is empty, the raid is over. Take the *3*.',
        instead: {
          '5 5a s1': {
            title: 'It goes on',
            says: 'That was a theft: the center is as full as before. Take the *3* and it is empty.',
          },
        },
      },
      safe: {
        title: 'Safe',
        says: 'Your loot goes to your safe stack: no one can steal it now. Lucía has the dog and *starts*.',
      },
      dots: {
        title: 'White dots',
        says: 'The last raid. Each white dot is an *alibi*. After the raid they are counted.',
      },
      fewest: {
        title: 'Fewest loses',
        says: 'The player with the *fewest alibis* is arrested and cannot win. Right now that is you.',
      },
      zero: {
        title: 'Take the 0',
        says: 'It is worth nothing but has *two alibis*. Play your 0.',
        instead: {
          '5 5a': {
            title: 'Rich and caught',
            says: 'Five more points, but still no one has fewer alibis. You would be *arrested*: points count for nothing.',
          },
        },
      },
      'last-one': {
        title: 'One more alibi',
        says: 'You are tied with Jonas, and both would be arrested. Take the *1*: it has a dot.',
        instead: {
          'thief 1a': {
            title: 'As good',
            says: 'The greedy thief takes the 1 as well. The center is empty, and Jonas is *caught*.',
          },
        },
      },
      over: { title: 'Jonas is caught', says: '50 points, but the fewest alibis: *arrested*. You win with 28.' },
    },
  },
  dog: {
    title: 'The dog',
    line: 'It guards you, and it starts.',
    stations: { take: 'Take', defend: 'Defend', start: 'Start' },
    steps: {
      fetch: {
        title: 'Call the dog',
        says: 'A *dog card* brings it to you, wherever it is. No one can refuse. Play yours.',
      },
      answer: {
        title: 'Token or dog',
        says: 'You have the dog, so you choose what Lucía gets. Give it away and you are *unguarded*.',
      },
      name: {
        title: 'Two alike',
        says: 'Jonas has two 3s and the dog. Your card *names* one: you get that one or the dog. Play it.',
      },
      'no-thief': {
        title: 'Thief and dog',
        says: 'Another table. A *greedy thief* takes only from the center: the dog doesn’t matter. Take the 5.',
        instead: {
          'thief 1a': {
            title: 'Only a 1',
            says: 'The thief takes any token, and you took the 1. The *5* was there too.',
          },
        },
      },
      gone: { title: 'Gone again', says: 'Jonas played a dog card, and the dog went *without a word*.' },
      back: {
        title: 'Who starts?',
        says: 'The raid is nearly over. The player with the dog *starts* the next one. Call it back.',
      },
      first: {
        title: 'You start',
        says: 'You take first, while all nine are there, and the dog *stays* with you.',
      },
    },
  },
  boss: {
    title: 'The Boss',
    line: 'Five points that need company.',
    stations: { get: 'Get it', keep: 'Keep it', spoil: 'Spoil it' },
    steps: {
      'no-five': {
        title: 'No 5 for the Boss',
        says: 'It shows a 5, but a 5 does not take it. Only a *Boss card* or a greedy thief does.',
        instead: {
          '5 5a s1': {
            title: 'The other 5',
            says: 'Your 5 stole the 5 from Jonas. The *Boss* still lies in the center.',
          },
        },
      },
      company: {
        title: 'Find company',
        says: 'At the end the Boss needs a *4 or 5* with it. You have neither. Steal the 4.',
        instead: {
          '3 3b': { title: 'A 3 is no help', says: 'With 3s alone the Boss would go back to the box. Steal the *4*.' },
        },
      },
      kept: { title: 'Boss kept', says: 'Your 4 kept it: *five more points* in your safe stack.' },
      spoil: {
        title: 'Spoil it',
        says: 'Jonas can keep the Boss only with one 4. *Steal* that 4.',
        instead: {
          '0 0a': { title: 'Boss kept', says: 'You ended the raid, and Jonas kept the Boss: the 4 was still *there*.' },
        },
      },
      returned: {
        title: 'Back to the box',
        says: 'Lucía ended the raid. Without a 4 or 5, *no one* keeps the Boss.',
      },
    },
  },
  alibis: {
    title: 'Alibis',
    line: 'Where they are, and ties.',
    stations: { dots: 'Dots', ties: 'Ties', points: 'Points' },
    steps: {
      where: {
        title: 'Where they are',
        says: 'Two on every 0. Later on 1 and 2 as well, in the last raid even on *4 and 5*.',
      },
      level: {
        title: 'Tied',
        says: 'You and Jonas have three each, and no one has fewer. *All* players with the fewest are arrested.',
      },
      ahead: {
        title: 'Get ahead',
        says: 'One more dot is enough. The *5* has one.',
        instead: {
          '3 3c': { title: 'Still tied', says: 'Three points, but no dot: you and Jonas would *both* be arrested.' },
        },
      },
      points: {
        title: 'Now points count',
        says: 'Jonas is out. Among the others, the most *points* win: you, 38 to 37.',
      },
    },
  },
  two: {
    title: 'For two',
    line: 'No arrest, but a fine.',
    stations: { fine: 'Fine', must: 'Must', pay: 'Pay' },
    steps: {
      behind: {
        title: 'No arrest',
        says: 'With two players there is a fine instead: the one with *fewer alibis* loses ten points. Right now that is you.',
      },
      must: {
        title: 'No passing',
        says: 'A card that can take *must* take. No 4 lies in the center: yours steals the one from Jonas.',
        instead: {
          '5 5a': {
            title: 'Only for you',
            says: 'One more alibi. The *4* brings one as well, and takes it from Jonas.',
          },
        },
      },
      level: { title: 'One behind', says: 'You have six alibis, Jonas seven. The *5* has one: play it.' },
      ahead: {
        title: 'Tied',
        says: 'Seven each: no one would pay. The *2* has an alibi too, and it is the last token.',
      },
      over: { title: 'Jonas pays', says: 'Jonas had 54 points, and ten are gone. You win *50* to 44.' },
    },
  },
};
