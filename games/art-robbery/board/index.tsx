import type { GameBoard } from '#board/contract.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import './index.css';
import { Board } from './board.tsx';
import { examples, primer } from './book/primer.tsx';
import { cabinets } from './book/specimens.tsx';
import { Over } from './end/over.tsx';
import { score } from './film/score.ts';
import { lines } from './log/lines.tsx';
import { Progress } from './progress.tsx';
import { Portraits } from './setup/portraits.tsx';
import { staging } from './staging.ts';
import { boardWords } from './words/index.ts';

export const board: GameBoard<View, Move, Event> = {
  Board,
  Over,
  Seats: Portraits,
  Progress,
  cabinets,
  primer,
  examples,
  aim: ({ seats }, language) => boardWords[language].aim(seats),
  turn: ({ turn }) => turn,
  lines,
  staging,
  score,
};
