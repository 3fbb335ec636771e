import type { GameBoard } from '#board/contract.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { Over } from './over.tsx';
import { Portraits } from './portraits.tsx';
import { Progress } from './progress.tsx';
import { cabinets } from './specimens.tsx';
import { Table } from './table.tsx';
import './css/gallery.css';
import './css/centre.css';
import './css/gallery-small.css';
import './css/token.css';
import './css/seat.css';
import './css/seat-small.css';
import './css/hand.css';
import './css/hand-small.css';
import './css/side.css';
import './css/question.css';
import './css/question-small.css';
import './css/raid-end.css';
import './css/raid-end-small.css';
import './css/over.css';
import './css/ranking.css';
import './css/over-small.css';
import './css/portraits.css';
import './css/specimens.css';

export const board: GameBoard<View, Move, Event> = {
  Board: Table,
  Over,
  Seats: Portraits,
  Progress,
  cabinets,
  turn: ({ turn }) => turn,
};
