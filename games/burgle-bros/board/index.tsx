import type { GameBoard } from '#board/contract.ts';
import { later } from '#board/later.tsx';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import './index.css';
import { Board } from './board.tsx';
import { examples, primer } from './book/primer.tsx';
import { cabinets } from './book/specimens.tsx';
import { marks } from './end/marks.tsx';
import { score } from './film/score.ts';
import { telling } from './panel/telling.tsx';
import { Progress } from './progress.tsx';
import { Seats } from './setup/seats.tsx';
import { staging } from './staging.ts';
import { say } from './words/index.ts';

/** Everything visible of Burgle Bros. */
export const board: GameBoard<View, Move, Event> = {
  Board,
  Over: later(() => import('./end/over.tsx').then(({ Over }) => Over)),
  Seats,
  Progress,
  Setup: later(() => import('./setup/setup.tsx').then(({ Setup }) => Setup)),
  cabinets,
  primer,
  examples,
  aim: (_, language) => say[language].aim,
  marks,
  telling,
  staging,
  score,
  turn: ({ turn, turns }) => (turns > 0 ? turn : undefined),
  unveils: true,
};
