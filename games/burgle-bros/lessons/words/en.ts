import type { LessonWords } from '#table/lesson.ts';
import type { alarms } from '../alarms.ts';
import type { characters } from '../characters.ts';
import type { events } from '../events.ts';
import type { firstJob } from '../first-job.ts';
import type { floors } from '../floors.ts';
import type { guards } from '../guards.ts';
import type { safes } from '../safes.ts';

export interface Words {
  readonly 'first-job': LessonWords<typeof firstJob>;
  readonly alarms: LessonWords<typeof alarms>;
  readonly guards: LessonWords<typeof guards>;
  readonly safes: LessonWords<typeof safes>;
  readonly floors: LessonWords<typeof floors>;
  readonly events: LessonWords<typeof events>;
  readonly characters: LessonWords<typeof characters>;
}

export const en: Words = {
  'first-job': {
    title: 'First job',
    line: 'One floor, one guard, one Safe.',
    stations: { peek: 'Peek', move: 'Move', guard: 'Guard', alarm: 'Alarm', safe: 'Safe', roof: 'Roof' },
    steps: {
      peek: {
        title: 'Peek first',
        says: 'One of these tiles hides the Safe, others an alarm. *Peek* at C3: one action, and no one hears you.',
        instead: {
          'go 1C3': {
            title: 'That was loud',
            says: 'You walked in blind: a Fingerprint tile. The guard comes for you, *one step faster*.',
          },
        },
      },
      seen: { title: 'Good to know', says: 'A *Fingerprint* alarm goes off as soon as anyone enters.' },
      'peek-on': {
        title: 'Look left',
        says: 'You are in the Foyer and have four actions per turn. Spend the next one on a *peek* at B4.',
        instead: {
          'go 1B4': {
            title: 'Lucky',
            says: 'Stairs: no alarm this time. A *peek* costs the same and takes no chances.',
          },
        },
      },
      move: {
        title: 'Move',
        says: 'Stairs: no alarm here. *Enter* B4 for one action.',
        instead: {
          end: {
            title: 'Too few',
            says: 'Two actions used: you drew an *event card*, and the guard took an extra step. Use three and there is none.',
          },
        },
      },
      end: {
        title: 'End the turn',
        says: 'Three actions used: no event card for you. *End* your turn, and the guard moves.',
      },
      walk: {
        title: 'The guard moves',
        says: 'Two steps after each of your turns, toward the *red die*, around all walls.',
      },
      hide: {
        title: 'Not in the way',
        says: 'Later that night. The next two steps lead through *your* tile. Slip into B1.',
        instead: {
          end: {
            title: 'Found',
            says: 'The guard walked in on you: one *Stealth* gone. With none left, the next time ends the game.',
          },
        },
      },
      pass: { title: 'Let the guard pass', says: 'B1 is not on his path. *End* your turn.' },
      ring: { title: 'Make noise', says: 'Now the loud way, to see what happens. *Enter* the Fingerprint tile.' },
      alarm: {
        title: 'An alarm',
        says: 'The guard turns to the alarm and moves *one extra step* for each alarm.',
      },
      away: {
        title: 'Get away',
        says: 'Three steps, and they lead to the alarm. *Enter* D3.',
        instead: {
          end: { title: 'Found', says: 'You stayed with the alarm, and the guard came: one *Stealth* gone.' },
          'go 1C4': { title: 'Good as well', says: 'The Foyer is out of the way too, *for now*.' },
        },
      },
      'away-end': { title: 'Gone in time', says: '*End* your turn and watch who comes.' },
      dice: {
        title: 'The Safe',
        says: 'The numbers in its row and column open it. 2 and 6 are missing. *Add a die*.',
        instead: {
          'crack 1B2': {
            title: 'One die',
            says: 'One die cracks one number at best, and two are missing. *Two dice* can do it at once.',
          },
        },
      },
      crack: {
        title: 'Crack it',
        says: 'Two dice, two numbers. *Roll*.',
        instead: {
          'add-die 1B2': {
            title: 'No action left',
            says: 'The third die took your last two actions. *Rolling* has to wait a turn.',
          },
        },
      },
      loot: {
        title: 'Open',
        says: 'A tool and the *loot* are yours. But from now on the guard moves three steps.',
      },
      up: { title: 'Upstairs', says: 'Stairs lead to the same position one floor up. *Enter* 2B4.' },
      second: {
        title: 'Another guard',
        says: 'Each floor has its own Safe and *guard*. This one appears because you are here.',
      },
      escape: {
        title: 'To the roof',
        says: 'Much later: both Safes are open, the loot is in your bag. *Escape* by these Stairs.',
      },
      over: {
        title: 'Clean getaway',
        says: 'All Safes open, everyone on the roof, no loot left behind: that is how you *win*.',
      },
    },
  },
  alarms: {
    title: 'Alarms',
    line: 'Pay, or keep it quiet.',
    stations: { laser: 'Laser', computer: 'Computer' },
    steps: {
      laser: { title: 'The Laser', says: 'A Laser costs *two* actions, or its alarm goes off. Enter C2.' },
      pay: {
        title: 'Pay or not',
        says: 'You choose once you see it. Pay one *extra* action: silence.',
        instead: {
          ring: { title: 'Cheap and loud', says: 'One action saved, one alarm triggered: the guard turns to *you*.' },
        },
      },
      hack: {
        title: 'Hack',
        says: 'In a Computer Room an action adds a *token*. This one is for Fingerprint alarms. Hack.',
        instead: {
          'go 1C3': { title: 'Too early', says: 'Without a token you could not prevent it. *Hack* first.' },
        },
      },
      enter: { title: 'Go in', says: 'The tile next to you goes off for everyone. You have a *token*. Enter C3.' },
      token: {
        title: 'Spend it',
        says: 'The token prevents this one alarm. *Spend* it.',
        instead: { ring: { title: 'Why wait', says: 'The token is still there, and the alarm is *on*.' } },
      },
      quiet: {
        title: 'Silence',
        says: 'No alarm, and the guard moves on. It holds six tokens, for *anyone* to spend.',
      },
    },
  },
  guards: {
    title: 'Guards',
    line: 'Cards, speed, and meeting one.',
    stations: { cards: 'Cards', faster: 'Faster', meet: 'Meet', caught: 'Caught' },
    steps: {
      arrives: {
        title: 'One step to go',
        says: 'The guard needs one step and has two. See what the *second* is for. End your turn.',
        instead: {
          'go 1C3': {
            title: 'That was loud',
            says: 'A fingerprint sets off the *alarm*, and the guard heads for it. Undo, and let the guard arrive.',
          },
        },
      },
      next: {
        title: 'The next card',
        says: 'On arrival a *card* gives the next destination, and the guard moves on at once.',
      },
      empty: {
        title: 'No card left',
        says: 'The patrol deck is empty, and the guard is about to need one. *End* your turn.',
        instead: {
          'go 1C3': {
            title: 'Alarm',
            says: 'Alarms come before cards: the guard turns *here*. Undo, and see what an empty deck does.',
          },
        },
      },
      faster: {
        title: 'One step faster',
        says: 'The discards are shuffled, and the guard moves *one step more* from now on.',
      },
      meet: {
        title: 'Too close',
        says: 'The guard is on an adjacent tile. You may go anywhere, but not for free. *Enter* B1.',
        instead: {
          'go 1C2': {
            title: 'Face to face',
            says: 'You walked in: one *Stealth* gone. It makes no difference who moves.',
          },
        },
      },
      unseen: {
        title: 'Adjacent is safe',
        says: 'A guard sees only his *own* tile. A few tiles, such as the Foyer, are worse.',
      },
      cornered: {
        title: 'In the way',
        says: 'The alarm is on your tile, and the guard will get there. *End* your turn to see what that costs.',
        instead: {
          'go 1D3': {
            title: 'Out of the way',
            says: 'Wise: here you stay *unseen*. Undo, and see what staying would cost.',
          },
        },
      },
      cost: {
        title: 'One Stealth',
        says: 'That is what each meeting costs. The guard turned the alarm *off*, and a card gives the next destination.',
      },
      'nothing-left': {
        title: 'None left',
        says: 'Later that night you have no *Stealth*, and the guard comes. End your turn to see how you lose.',
        instead: {
          'go 1D3': {
            title: 'One step aside',
            says: 'That would *save* you, and in a real game you should. Undo, and see how one loses.',
          },
        },
      },
      over: { title: 'One is enough', says: 'If one of you is captured, you *all* lose. Keep a Stealth in reserve.' },
    },
  },
  safes: {
    title: 'Safes',
    line: 'Numbers, dice and patience.',
    stations: { digits: 'Numbers', dice: 'Dice', loot: 'Loot' },
    steps: {
      dark: {
        title: 'One face down',
        says: 'A number on a face-down tile cannot be cracked. *Peek* at B3.',
        instead: {
          'crack 1B2': {
            title: 'Not all of it',
            says: 'Whatever you roll, the Safe stays closed while a tile is *face down*.',
          },
        },
      },
      'first-roll': { title: 'Roll', says: 'Missing: 4, 2 and 1. Two dice lie here. *Roll*.' },
      again: {
        title: 'And again',
        says: 'The 1 is cracked and *stays* cracked. The dice stay too. Roll again.',
        instead: {
          'add-die 1B2': {
            title: 'No action left',
            says: 'A third die took your last two actions. Two can do it *now*.',
          },
        },
      },
      bag: {
        title: 'It is yours',
        says: 'Loot has a *penalty*: each card bends a rule for its holder. And guards speed up.',
      },
    },
  },
  floors: {
    title: 'Two floors',
    line: 'Up, down, and whose guard moves.',
    stations: { stairs: 'Stairs', guards: 'Guards', ways: 'Shafts', safe: 'Safe' },
    steps: {
      above: {
        title: 'Look up',
        says: 'From Stairs you can also peek at the tile *above*. Peek at 2B4.',
        instead: {
          'go 2B4': {
            title: 'Not this time',
            says: 'A Service Duct: no alarm. But you only knew *afterward*, and there is a guard up here now.',
          },
        },
      },
      climb: {
        title: 'Go up',
        says: 'A Service Duct: no alarm. *Enter* it. The first one upstairs brings out the guard there.',
      },
      upstairs: { title: 'Two guards', says: 'Now each floor has a guard. Who moves? *End* your turn and see.' },
      alone: { title: 'Only yours', says: 'Only the guard on *your* floor moved. Downstairs, no one took a step.' },
      fall: {
        title: 'In blind',
        says: 'Blind again, to see what can happen upstairs. *Enter* B4 without a peek.',
        instead: {
          'peek 2B4': {
            title: 'A Walkway',
            says: 'Now that it is face up, it holds. To find out what it does *face down*, undo this.',
          },
        },
      },
      landed: {
        title: 'You fell',
        says: 'A face-down Walkway drops you one floor. A fall is *not* entering: no alarm.',
      },
      duct: {
        title: 'The short way',
        says: 'Two revealed Service Ducts are one *step* apart. Enter D3 upstairs.',
      },
      'upper-safe': { title: 'The upper Safe', says: 'One number is missing here: 3. *Roll*.' },
      both: {
        title: 'Both are faster',
        says: 'An open Safe speeds up the guard on its floor and every guard *below*. Low Safes cost less.',
      },
    },
  },
  events: {
    title: 'Events and tools',
    line: 'Do enough, and use what you find.',
    stations: { events: 'Events', tools: 'Tools' },
    steps: {
      idle: {
        title: 'Too little',
        says: 'You have used two actions. Two or fewer bring an *event*. End your turn and see.',
        instead: {
          'peek 1D2': {
            title: 'Three used',
            says: 'Now no event would come. To *see* one, undo this and end the turn.',
          },
        },
      },
      crash: {
        title: 'Crash',
        says: 'That event calls the guard to *your* tile. Others help. No one knows which one comes.',
      },
      third: {
        title: 'One more',
        says: 'Two used again. A *third* action spares you the card: peek at D2.',
        instead: {
          end: { title: 'Espresso', says: 'Two were too few. The card gave the guard *one extra step*.' },
        },
      },
      'no-card': { title: 'Three', says: 'Three actions used: *no* event. End your turn.' },
      laboratory: {
        title: 'The Laboratory',
        says: 'The first player to enter finds a *tool*. Safes hold one too. Enter C2.',
      },
      donuts: {
        title: 'Donuts',
        says: 'The guard would walk in on you. *Donuts* cost no action: tap them, then the guard.',
        instead: {
          end: {
            title: 'Found',
            says: 'The guard walked in: one Stealth gone. The *Donuts* would have prevented this.',
          },
        },
      },
      stays: { title: 'Enjoy', says: 'Now you can even stay. *End* your turn.' },
      once: { title: 'Eaten', says: 'No step this time. A tool is used on your own turn, *once*, and then discarded.' },
    },
  },
  characters: {
    title: 'Characters',
    line: 'Five of nine, and their tricks.',
    stations: { spotter: 'Spotter', hawk: 'Hawk', acrobat: 'Acrobat', hacker: 'Hacker', peterman: 'Peterman' },
    steps: {
      spot: {
        title: 'The Spotter',
        says: 'That is you. Once a turn, for one action, look at the guard’s *next card*.',
      },
      under: {
        title: 'Your own tile',
        says: 'D3: the guard would come here next. Put the card on the *bottom* of the deck.',
        instead: { top: { title: 'Still on top', says: 'Then D3 is next, and that is *your* tile.' } },
      },
      'x-ray': {
        title: 'The Hawk',
        says: '*X-Ray*: once a turn, peek through a wall for free. Tap it, then A2.',
      },
      slip: {
        title: 'The Acrobat',
        says: 'The path leads through the guard. *Slip* in: no action, no Stealth. Tap it, then C2.',
        instead: {
          'go 1C2': {
            title: 'The common way',
            says: 'That cost an action and a Stealth. The Acrobat *slips* in for free.',
          },
        },
      },
      out: {
        title: 'And out',
        says: 'But do not stay: when the guard moves, it costs a Stealth. *Enter* C3.',
        instead: { end: { title: 'Too long', says: 'You were still there when the guard moved: one *Stealth* gone.' } },
      },
      jammer: { title: 'The Hacker', says: 'Fingerprint, Laser and Motion never *go off* for you. Enter C3.' },
      steady: {
        title: 'The Peterman',
        says: 'One die lies here; Steady Hands roll *one more*. 2 and 6 are missing. Roll.',
      },
      sides: {
        title: 'Nine of them',
        says: 'Each character has *two* sides. You choose one before the first turn; its card stays in sight.',
      },
    },
  },
};
