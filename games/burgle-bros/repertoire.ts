import { type Seat, seatsOf } from '#table/game.ts';
import { LOOT, TOOLS, type Tool } from './components/cards.ts';
import { SQUARES, type Square } from './components/squares.ts';
import type { Answer, Card, Move } from './move.ts';

/** Moves are made once and handed out again and again: by cell, seat, tool or card. */
const byCell = (make: (square: Square) => Move): readonly Move[] => SQUARES.map(make);
const bySeat = <M extends Move>(make: (seat: Seat) => M): readonly M[] => seatsOf(4).map(make);

export const GO = byCell((to) => ({ type: 'go', to }));
export const SLIP = byCell((to) => ({ type: 'slip', to }));
export const CLIMB = byCell((to) => ({ type: 'climb', to }));
export const PEEK = byCell((at) => ({ type: 'peek', at }));
export const X_RAY = byCell((at) => ({ type: 'x-ray', at }));
export const ENHANCE = byCell((at) => ({ type: 'enhance', at }));
export const CRYBABY = byCell((at) => ({ type: 'crybaby', at }));
export const CROW = byCell((at) => ({ type: 'crow', at }));
export const ADD_DIE = byCell((safe) => ({ type: 'add-die', safe }));
export const CRACK = byCell((safe) => ({ type: 'crack', safe }));
export const CHOOSE = byCell((at) => ({ type: 'choose', at }));
export const ORDER = seatsOf(4).map((seat) => byCell((to) => ({ type: 'order', seat, to })));
export const DISGUISE = bySeat((seat) => ({ type: 'disguise' as const, seat }));
export const CHOOSE_SEAT = bySeat((seat) => ({ type: 'choose-seat' as const, seat }));

export const USE: readonly Move[] = TOOLS.map((tool) => ({ type: 'use', tool }));
export const USE_AT = TOOLS.map((tool: Tool) => byCell((at) => ({ type: 'use-at', tool, at })));
export const BOMB_TO_ROOF: Move = { type: 'use-at', tool: 'thermal-bomb', at: 'roof' };
export const KEEP: readonly Move[] = TOOLS.map((tool) => ({ type: 'keep', tool }));

const CARDS: readonly Card[] = [...TOOLS, ...LOOT];
const byCard = (make: (card: Card) => Move): ReadonlyMap<Card, Move> =>
  new Map(CARDS.map((card) => [card, make(card)]));
export const GIVE = seatsOf(4).map((to) => byCard((card) => ({ type: 'give', card, to })));
export const TAKE = seatsOf(4).map((from) => byCard((card) => ({ type: 'take', card, from })));
export const PICK_UP = byCard((card) => ({ type: 'pick-up', card }));

export const HACK: Move = { type: 'hack' };
export const LAPTOP = { type: 'laptop' } as const;
export const TINKER = { type: 'tinker' } as const;
export const SPOT = { type: 'spot' } as const;
export const REROUTE_TAKE = { type: 'reroute', what: 'take' } as const;
export const REROUTE_PLACE = { type: 'reroute', what: 'place' } as const;
export const ESCAPE: Move = { type: 'escape' };
export const END: Move = { type: 'end' };
export const GIVE_UP: Move = { type: 'give-up' };

export const NONE: Move = { type: 'none' };
export const PAY: Move = { type: 'pay' };
export const STAY: Move = { type: 'stay' };
export const RING: Move = { type: 'ring' };
export const COMPUTER_TOKEN: Move = { type: 'token', on: 'computer' };
export const LAPTOP_TOKEN: Move = { type: 'token', on: 'laptop' };
export const SIDES_OFFERED: readonly Move[] = [
  { type: 'side', side: 'normal' },
  { type: 'side', side: 'advanced' },
];
export const OWN_OR_ROOM: readonly Move[] = [
  { type: 'lose', what: 'own' },
  { type: 'lose', what: 'room' },
];
export const ONE_OR_TWO: readonly Move[] = [
  { type: 'draw', count: 1 },
  { type: 'draw', count: 2 },
];
export const TOP_OR_BOTTOM: readonly Move[] = [
  { type: 'put-back', where: 'top' },
  { type: 'put-back', where: 'bottom' },
];
export const YES_OR_NO: readonly Move[] = [{ type: 'agree' }, { type: 'decline' }];
export const ARRANGE: readonly Move[] = ['1 2 3', '1 3 2', '2 1 3', '2 3 1', '3 1 2', '3 2 1'].map((order) => ({
  type: 'arrange',
  order,
}));
const FACES = [1, 2, 3, 4, 5, 6] as const;
/** `SET_DIE[from − 1]`: to every other face. */
export const SET_DIE = FACES.map((from) =>
  FACES.filter((to) => to !== from).map((to): Move => ({ type: 'set-die', from, to })),
);
export const AS_ROLLED: Move = { type: 'as-rolled' };

const of = (cards: ReadonlyMap<Card, Move>): readonly Move[] => [...cards.values()];

/** All that somebody could ask for, legal or not. */
const DEEDS: Readonly<Record<Exclude<Move['type'], Answer['type']>, readonly Move[]>> = {
  go: GO,
  peek: PEEK,
  hack: [HACK],
  'add-die': ADD_DIE,
  crack: CRACK,
  escape: [ESCAPE],
  end: [END],
  'give-up': [GIVE_UP],
  slip: SLIP,
  climb: CLIMB,
  laptop: [LAPTOP],
  'x-ray': X_RAY,
  enhance: ENHANCE,
  crybaby: CRYBABY,
  reroute: [REROUTE_TAKE, REROUTE_PLACE],
  crow: CROW,
  tinker: [TINKER],
  order: ORDER.flat(),
  disguise: DISGUISE,
  spot: [SPOT],
  use: USE,
  'use-at': [...USE_AT.flat(), BOMB_TO_ROOF],
  give: GIVE.flatMap(of),
  take: TAKE.flatMap(of),
  'pick-up': of(PICK_UP),
};
const ANSWERS: Readonly<Record<Answer['type'], readonly Move[]>> = {
  side: SIDES_OFFERED,
  choose: CHOOSE,
  'choose-seat': CHOOSE_SEAT,
  none: [NONE],
  pay: [PAY],
  stay: [STAY],
  ring: [RING],
  token: [COMPUTER_TOKEN, LAPTOP_TOKEN],
  lose: OWN_OR_ROOM,
  draw: ONE_OR_TWO,
  keep: KEEP,
  'put-back': TOP_OR_BOTTOM,
  arrange: ARRANGE,
  'set-die': SET_DIE.flat(),
  'as-rolled': [AS_ROLLED],
  agree: YES_OR_NO.slice(0, 1),
  decline: YES_OR_NO.slice(1),
};
export const EVERY_MOVE: readonly Move[] = [...Object.values(DEEDS), ...Object.values(ANSWERS)].flat();

export const isAnswer = (move: Move): move is Answer => Object.hasOwn(ANSWERS, move.type);
