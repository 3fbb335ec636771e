import type { GameBoard } from '#board/contract.ts';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import type { View } from '../view.ts';
import './board.css';
import { Board } from './board.tsx';
import { Cards } from './cards.tsx';
import { marks } from './marks.tsx';
import { Over } from './over.tsx';
import { Progress } from './progress.tsx';
import { Seats } from './seats.tsx';
import { Setup } from './setup.tsx';
import { cabinets } from './specimens.tsx';
import { telling } from './telling.tsx';

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
  turn: ({ turn, turns }) => (turns > 0 ? turn : undefined),
  unveils: true,
};
