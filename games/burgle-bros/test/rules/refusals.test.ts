import { expect, test } from 'vitest';
import { REFUSALS, type Refusal } from '../../refusal.ts';
import { ABILITY_USED, EMP, PROPOSED_TO_GIVE_UP, type State, TIME_LOCK } from '../../state.ts';
import { scene } from '../scene.ts';

/** A picture, what is asked for there, what is changed before; and the first thing that is wrong. */
type Case = readonly [name: string, why: Refusal, picture: string, move: string, change?: (state: State) => void];

const one = (seat: string, floor: string, more = ''): string => `s0 ${seat}\n${more}\nfloor 1\n${floor}`;
const two = (seat: string, lower: string, upper: string): string =>
  `s0 ${seat}\nfloor 1\n1 ${lower} ? ? ?/G\nfloor 2\n1 ${upper} ? ? ?/G`;
const tool = (name: string): string => `hawk · stealth 3 · ${name}`;
const far = '4 ? ? ? ?/G';
const poor = (left: number): string => `turn s0 · left ${left} · spent ${4 - left}`;
const plain = `1 ./0 ? ? ?\n${far}`;

const GOING: readonly Case[] = [
  [
    'a far Deadbolt is far, however few actions are left',
    'too-far',
    one('hawk', `1 ./0 . deadbolt ?\n${far}`, poor(2)),
    'go 1C1',
  ],
  [
    'a Deadbolt next door asks for more than is left',
    'deadbolt',
    one('hawk', `1 ./0 deadbolt ? ?\n${far}`, poor(2)),
    'go 1B1',
  ],
  [
    'a far room is far for the Gemstone’s holder too',
    'too-far',
    one(tool('gemstone'), `1 ./0 . ./1 ?\n${far}`, `s1 juicer\n${poor(1)}`),
    'go 1C1',
  ],
  [
    'the Gemstone asks for 1 action more where somebody is',
    'gemstone',
    one(tool('gemstone'), `1 ./0 ./1 ? ?\n${far}`, `s1 juicer\n${poor(1)}`),
    'go 1B1',
  ],
  ['without an action nobody goes', 'no-actions', one('hawk', plain, poor(0)), 'go 1B1'],
  ['a wall between, whatever is left', 'wall', one('hawk', `1 ./0 | deadbolt ? ?\n${far}`, poor(1)), 'go 1B1'],
  ['a diagonal is two steps', 'too-far', one('hawk', plain), 'go 1B2'],
  ['one’s own room', 'same-room', one('hawk', plain), 'go 1A1'],
  ['an answer to nothing, wherever it would lead', 'no-question', one('hawk', plain), '1E5'],
  ['no stairs between two floors', 'no-stairs', two('hawk', './0', '?'), 'go 2A1'],
  ['a room of another floor', 'other-floor', two('hawk', './0', '?'), 'go 2B1'],
  [
    'Time Lock at stairs',
    'time-lock',
    two('hawk', 'stairs/0', '?'),
    'go 2A1',
    (state) => {
      state.lasting[TIME_LOCK] = 0;
    },
  ],
  ['the Painting at a Secret Door', 'painting', one(tool('painting'), `1 ./0 | secret-door1 ? ?\n${far}`), 'go 1B1'],
  [
    'the Painting between Service Ducts',
    'painting',
    one(tool('painting'), `1 service-duct5/0 . service-duct6 ?\n${far}`),
    'go 1C1',
  ],
  ['a room that the building does not have', 'no-room', one('hawk', plain), 'go 1E1'],
];

const PEEKING: readonly Case[] = [
  ['a face-up neighbour', 'face-up', one('hawk', `1 ./0 . ? ?\n${far}`), 'peek 1B1'],
  ['behind a wall', 'wall', one('hawk', `1 ./0 | ? ? ?\n${far}`), 'peek 1B1'],
  ['down a Walkway, which one may go', 'no-view', two('hawk', '?', 'walkway/0'), 'peek 1A1'],
];

const WORKING: readonly Case[] = [
  ['a safe on another floor', 'not-at-safe', two('hawk', './0', 'safe/=1'), 'crack 2A1'],
  [
    'a safe next door, for the Drill',
    'drill-target',
    one('peterman advanced', `1 ./0 safe/=1 ? ?\n${far}`),
    'crack 1B1',
  ],
  ['no safe here', 'no-safe', one('hawk', plain), 'add-die 1A1'],
  ['an open safe', 'safe-open', one('hawk', `1 safe/0o ? ? ?\n${far}`), 'crack 1A1'],
  ['six dice', 'safe-full', one('hawk', `1 safe/0=6 ? ? ?\n${far}`), 'add-die 1A1'],
  ['no die', 'no-dice', one('hawk', `1 safe/0 ? ? ?\n${far}`), 'crack 1A1'],
  [
    'the Keycard is elsewhere',
    'keycard',
    one('hawk', `1 safe/0=1 ./1 ? ?\n${far}`, 's1 juicer · stealth 3 · keycard'),
    'crack 1A1',
  ],
  ['one action for a die', 'die-price', one('hawk', `1 safe/0 ? ? ?\n${far}`, poor(1)), 'add-die 1A1'],
  ['no Computer here', 'no-computer', one('hawk', `1 foyer/0 ? ? ?\n${far}`), 'hack'],
  ['six tokens', 'room-full', one('hawk', `1 computer-laser/0=6 ? ? ?\n${far}`), 'hack'],
  ['no stairs of the top floor', 'no-roof', one('hawk', `1 stairs/0 ? ? ?\n${far}`), 'escape'],
  ['a safe is closed', 'safes-closed', `s0 hawk\nfloor 3\n1 stairs/0 ? ? ?/G`, 'escape'],
];

const ABILITIES: readonly Case[] = [
  ['somebody else’s ability', 'not-your-ability', one('hawk', plain), 'climb 2A1'],
  [
    'once a turn',
    'used-this-turn',
    one('hawk', `1 ./0 | ? ? ?\n${far}`),
    'x-ray 1B1',
    (state) => {
      state.done = ABILITY_USED;
    },
  ],
  ['to slip in where no guard is', 'no-guard', one('acrobat', plain), 'slip 1B1'],
  [
    'to climb from an inner room',
    'climb-target',
    one('acrobat advanced', `1 ? ? ? ?\n2 ? ./0 ? ?\n${far}`),
    'climb 2B2',
  ],
  ['to climb with two actions', 'climb-price', one('acrobat advanced', plain, poor(2)), 'climb 2A1'],
  [
    'a second token on the Laptop',
    'laptop-full',
    one('hacker advanced', plain),
    'laptop',
    (state) => {
      state.laptop = 1;
    },
  ],
  ['X-Ray with no wall', 'x-ray-target', one('hawk', plain), 'x-ray 1B1'],
  ['Enhance past a face-down room', 'enhance-target', one('hawk advanced', plain), 'enhance 1C1'],
  ['Crybaby behind a wall', 'crybaby-target', one('juicer', `1 ./0 | . ? ?\n${far}`), 'crybaby 1B1'],
  ['Crybaby where it rings', 'rings-already', one('juicer', `1 ./0 ./!X ? ?\n${far}`), 'crybaby 1B1'],
  ['Crybaby where the guard is', 'guard-there', one('juicer', '1 ./0 ./G ? ?'), 'crybaby 1B1'],
  [
    'Crybaby under E.M.P.',
    'emp',
    one('juicer', `1 ./0 . ? ?\n${far}`),
    'crybaby 1B1',
    (state) => {
      state.lasting[EMP] = 0;
    },
  ],
  ['to take an alarm that does not ring', 'no-alarm', one('juicer advanced', plain), 'reroute take'],
  [
    'to take a second alarm',
    'card-full',
    one('juicer advanced', `1 ./0!X ? ? ?\n${far}`),
    'reroute take',
    (state) => {
      state.juice = 1;
    },
  ],
  ['to place an alarm one does not have', 'card-empty', one('juicer advanced', plain), 'reroute place'],
  ['the crow three steps away', 'distract-target', one('raven', plain), 'crow 1D1'],
  ['the crow elsewhere than with oneself', 'disrupt-target', one('raven advanced', plain), 'crow 1B1'],
  [
    'the crow where it is',
    'crow-there',
    one('raven', plain),
    'crow 1A1',
    (state) => {
      state.crow = 0;
    },
  ],
  ['Tinker without Stealth', 'no-stealth', one('rigger advanced · stealth 0', plain), 'tinker'],
  ['an order to oneself', 'needs-another', one('rook', `1 ./0 ./1 ? ?\n${far}`, 's1 juicer'), 'order s0 1A2'],
  ['an order to somebody outside', 'not-inside', one('rook', plain, 's1 juicer'), 'order s1 1A2'],
  [
    'an order through a wall, seen from the other’s room',
    'wall',
    one('rook', `1 ./0 ./1 | ? ?\n${far}`, 's1 juicer'),
    'order s1 1C1',
  ],
  [
    'Disguise after an action',
    'disguise-first',
    one('rook advanced', `1 ./0 ./1 ? ?\n${far}`, `s1 juicer\n${poor(3)}`),
    'disguise s1',
  ],
  [
    'to look into an empty deck',
    'deck-empty',
    one('spotter advanced', plain),
    'spot',
    (state) => {
      state.eventDiscard.push(...state.eventDeck.splice(0));
    },
  ],
];

const CARDS: readonly Case[] = [
  ['a tool one does not have', 'not-in-hand', one('hawk', plain), 'use emp'],
  ['a tool, with the Bust', 'bust', one(tool('emp bust'), plain), 'use emp'],
  ['E.M.P. on a room', 'not-aimed', one(tool('emp'), plain), 'use emp 1B1'],
  ['the Stethoscope before a roll', 'stethoscope', one(tool('stethoscope'), plain), 'use stethoscope'],
  ['Blueprints for a face-up room', 'blueprints-target', one(tool('blueprints'), plain), 'use blueprints 1A1'],
  ['the Crowbar two steps away', 'crowbar-reach', one(tool('crowbar'), `1 ./0 . laser ?\n${far}`), 'use crowbar 1C1'],
  ['the Crowbar through a wall', 'crowbar-reach', one(tool('crowbar'), `1 ./0 | laser ? ?\n${far}`), 'use crowbar 1B1'],
  [
    'the Crowbar for a room that neither stops nor rings',
    'crowbar-target',
    one(tool('crowbar'), `1 ./0 foyer ? ?\n${far}`),
    'use crowbar 1B1',
  ],
  [
    'the Crowbar for a face-down room',
    'crowbar-target',
    one(tool('crowbar'), `1 ./0 (laser) ? ?\n${far}`),
    'use crowbar 1B1',
  ],
  ['the Crowbar a second time', 'forced-already', one(tool('crowbar'), `1 ./0 laser/c ? ?\n${far}`), 'use crowbar 1B1'],
  ['Donuts where no guard is', 'donuts-target', one(tool('donuts'), plain), 'use donuts 1B1'],
  ['Dynamite where no wall is', 'dynamite-target', one(tool('dynamite'), plain), 'use dynamite 1B1'],
  ['the Thermal Bomb sideways', 'bomb-target', one(tool('thermal-bomb'), plain), 'use thermal-bomb 1B1'],
  ['the Thermal Bomb to the roof from below', 'bomb-target', one(tool('thermal-bomb'), plain), 'use thermal-bomb roof'],
  [
    'the Thermal Bomb a second time',
    'bomb-stairs',
    one(tool('thermal-bomb'), `1 ./0u ? ? ?\n${far}`),
    'use thermal-bomb 2A1',
  ],
  ['the Virus for a Foyer', 'virus-target', one(tool('virus'), `1 ./0 foyer ? ?\n${far}`), 'use virus 1B1'],
  ['to give from another room', 'not-together', one(tool('emp'), `1 ./0 ./1 ? ?\n${far}`, 's1 juicer'), 'give emp s1'],
  [
    'to take what the other does not have',
    'not-theirs',
    one('hawk', `1 ./01 ? ? ?\n${far}`, 's1 juicer'),
    'take emp s1',
  ],
  ['to pick up what lies elsewhere', 'not-here', one('hawk', `1 ./0 . ? ?\n${far}`, 'lies emp 1B1'), 'pick-up emp'],
  ['a second Gold Bar', 'one-bar', one(tool('gold-bar'), plain, 's1 juicer\nlies gold-bar 1A1'), 'pick-up gold-bar'],
];

const ASKING: readonly Case[] = [
  ['nonsense', 'unclear', one('hawk', plain), 'go home'],
  ['an answer to nothing', 'no-question', one('hawk', plain), 'pay'],
  [
    'an action while a question waits',
    'answer-first',
    one('hawk', plain),
    'go 1B1',
    (state) => {
      state.pending.push({ ask: 'kitty', seat: state.turn });
    },
  ],
  [
    'an answer to another question',
    'wrong-answer',
    one('hawk', plain),
    'pay',
    (state) => {
      state.pending.push({ ask: 'spotter', seat: state.turn, floor: 0 });
    },
  ],
  [
    'to propose to give up a second time',
    'proposed-already',
    one('hawk', plain),
    'give-up',
    (state) => {
      state.done = PROPOSED_TO_GIVE_UP;
    },
  ],
];

const ALL = [...GOING, ...PEEKING, ...WORKING, ...ABILITIES, ...CARDS, ...ASKING];

for (const [name, why, picture, move, change] of ALL) {
  test(`${why}: ${name}`, () => {
    const t = scene(picture);
    change?.(t.state);
    expect(t.moves).not.toContain(move);
    expect(t.refusal(move)).toBe(why);
  });
}

test('every refusal has its scene, but for the one that says nothing', () => {
  const shown = new Set(ALL.map(([, why]) => why));
  expect(REFUSALS.filter((why) => !shown.has(why))).toEqual(['not-possible']);
});
