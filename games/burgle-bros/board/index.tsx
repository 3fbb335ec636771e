import type { GameBoard } from '#board/contract.ts';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import './index.css';
import { Board } from './board.tsx';
import { Cards } from './book/cards.tsx';
import { cabinets } from './book/specimens.tsx';
import { marks } from './end/marks.tsx';
import { Over } from './end/over.tsx';
import { telling } from './panel/telling.tsx';
import { Progress } from './progress.tsx';
import { Seats } from './setup/seats.tsx';
import { Setup } from './setup/setup.tsx';
import { staging } from './staging.ts';

/** Everything visible of Burgle Bros. */
export const board: GameBoard<View, Move, Event> = {
  Board,
  Over,
  Seats,
  Progress,
  Setup,
  cabinets,
  Cards,
  marks,
  telling,
  staging,
  turn: ({ turn, turns }) => (turns > 0 ? turn : undefined),
  unveils: true,
};
