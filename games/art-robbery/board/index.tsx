import type { GameBoard } from '#board/contract.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import './index.css';
import { Board } from './board.tsx';
import { Over } from './over.tsx';
import { Portraits } from './portraits.tsx';
import { Progress } from './progress.tsx';
import { cabinets } from './specimens.tsx';
import { staging } from './staging.ts';

export const board: GameBoard<View, Move, Event> = {
  Board,
  Over,
  Seats: Portraits,
  Progress,
  cabinets,
  turn: ({ turn }) => turn,
  staging,
};
