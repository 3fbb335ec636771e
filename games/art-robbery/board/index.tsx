import type { GameBoard } from '#table/board.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import './index.css';
import { Over } from './over.tsx';
import { Portraits } from './portraits.tsx';
import { Progress } from './progress.tsx';
import { cabinets } from './specimens.tsx';
import { Table } from './table.tsx';

export const board: GameBoard<View, Move, Event> = {
  Board: Table,
  Over,
  Seats: Portraits,
  Progress,
  cabinets,
  turn: ({ turn }) => turn,
};
