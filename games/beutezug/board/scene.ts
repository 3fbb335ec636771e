import type { ComponentChildren } from 'preact';
import type { BoardProps, Marking } from '#board/contract.ts';
import type { Viewer } from '#table/game.ts';
import { BUILT_IN_SET, SPACE_NUMBER, type Space } from '../components.ts';
import type { Meaning } from '../foresight.ts';
import { notate } from '../notation.ts';
import type { Odds, PickOdds, WindowOdds } from '../odds.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import type { Film } from './film/beats.ts';
import { type Throw, throwIn } from './panel/throw.ts';
import { type Talk, talkTo } from './talk.ts';

/** What the parts of the board are drawn from: the moment on show, and what this viewer may do about it. */
export interface Scene {
  readonly view: View;
  /** What has been told: whose turn it is, and what they are about. */
  readonly told: View;
  readonly talk: Talk;
  readonly odds: Odds | undefined;
  /** Dice in the air, or just come to rest. */
  readonly thrown: Throw | undefined;
  readonly tumbling: boolean;
  /** The end of a round, while it is shown. */
  readonly film: Film | undefined;
  readonly seated: boolean;
  /** The viewer is to act. */
  readonly mine: boolean;
  /** The viewer has a card to pick, now or soon, and may look at what each would mean. */
  readonly planning: boolean;
  readonly chosen: Space | undefined;
  /** The window whose way down is shown: the chosen one, or else the one that is only looked at. */
  readonly about: Space | undefined;
  /** Where the viewer would land if somebody else won its card. */
  readonly below: Space | undefined;
  readonly pick: PickOdds | undefined;
  /** The switch that has the best moves marked, where there is one. */
  readonly marking: Marking | undefined;
  offers(move: Move): boolean;
  /** What an open hint says of this move, for what makes it. */
  hintedOf(move: Move): 'best' | 'asked' | undefined;
  /** The hint itself. */
  readonly hint: ComponentChildren;
  /** How one asks what a piece is, until the viewer has. */
  readonly howToAsk: ComponentChildren;
  /** Asks for a move. */
  act(move: Move): void;
  /** A window was pressed: it is chosen, and picked if it was chosen already. */
  press(space: Space): void;
  explain(rule: string): void;
  /** Whether windows show chances at all now. */
  readonly tabs: boolean;
  chanceAt(space: Space): number | undefined;
  /** The chance after this use of a bonus. */
  chanceAfter(move: Move): number | undefined;
  /** What a move would do; undefined until it is known. */
  meaningOf(move: Move): Meaning | undefined;
  /** Whether a hint would name this move, for those who want the best marked. */
  isBest(move: Move): boolean;
  /** The number of a card in its set. */
  numberOf(card: string): number;
}

/** What the player at this screen has set. */
export interface Wishes {
  /** By whom, and when: whoever comes next at this device has not chosen yet. */
  readonly chosen: { readonly round: number; readonly viewer: Viewer; readonly space: Space } | undefined;
  choose(space: Space): void;
  /** The window that the pointer or the keyboard is at. */
  readonly eyed: Space | undefined;
}

export function sceneOf(props: BoardProps<View, Move, Event>, wishes: Wishes): Scene {
  const { view, viewer } = props;
  const seated = viewer !== 'audience';
  const odds = props.odds as Odds | undefined;
  const mine = seated && props.toAct.includes(viewer);
  const planning = seated && view.phase === 'pick' && view.tokens[viewer] === 'none';
  const isOwn = wishes.chosen?.round === view.round && wishes.chosen.viewer === view.viewer;
  const chosen = planning && isOwn ? wishes.chosen?.space : undefined;
  // A lesson and a hint speak of a window themselves.
  const isFree = planning && props.lesson === undefined && props.slots.hint === undefined;
  const eyed = isFree && isHung(view, wishes.eyed) ? wishes.eyed : undefined;
  const about = chosen ?? eyed;
  const pick = odds?.picks.find(({ space }) => space === about);
  const windows: readonly WindowOdds[] = odds === undefined ? [] : odds.picks.length > 0 ? odds.picks : odds.windows;
  const act = (move: Move): void => {
    if (!props.busy) props.act(notate(move));
  };
  return {
    view,
    told: props.told.view,
    talk: talkTo(props.language, props.names, viewer),
    odds,
    thrown: props.showing && throwIn(props.showing.events, props.told.view),
    tumbling: props.showing?.part === 'throw',
    film: props.showing?.beat.on as Film | undefined,
    seated,
    mine,
    planning,
    chosen,
    about,
    below: pick === undefined || pick.rivals.length === 0 ? undefined : landing(pick),
    pick,
    marking: props.marking,
    hintedOf: (move) => props.hinted?.get(notate(move)),
    hint: props.slots.hint,
    howToAsk: props.slots.howToAsk,
    offers: (move) => props.moves.some(({ name }) => name === notate(move)),
    act,
    press: (space) => {
      // In a lesson one press picks.
      if (props.lesson === undefined && planning && isHung(view, space) && chosen !== space) {
        wishes.choose(space);
        if (mine) props.consider?.(notate({ type: 'pick', space }));
      }
      // What is planned before one's turn stays planned: pressed once more, it is no mistake.
      else if (mine || chosen !== space) act({ type: 'pick', space });
    },
    explain: props.explain,
    tabs: windows.length > 0,
    // Of a card that has just been hung up nothing is known yet.
    chanceAt: (space) =>
      windows.find((each) => each.space === space && each.card === view.display[SPACE_NUMBER[space]])?.win,
    chanceAfter: (move) => odds?.uses.find((use) => use.move === notate(move))?.win,
    meaningOf: (move) => props.moves.find(({ name }) => name === notate(move))?.meaning as Meaning | undefined,
    isBest: (move) => props.marking?.best.includes(notate(move)) ?? false,
    numberOf: (card) =>
      (view.cards === 'built-in' ? BUILT_IN_SET : view.cards).cards.findIndex(({ id }) => id === card),
  };
}

/** There is a card in this window. */
const isHung = (view: View, space: Space | undefined): boolean =>
  space !== undefined && view.display[SPACE_NUMBER[space]] !== 'empty';

const landing = ({ displaced: { space } }: PickOdds): Space | undefined => (space === 'none' ? undefined : space);
