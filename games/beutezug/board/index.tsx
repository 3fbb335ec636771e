import type { GameBoard } from '#board/contract.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import './index.css';
import { Board } from './board.tsx';
import { CardsOption } from './card-set.tsx';
import { Over } from './over.tsx';
import { Progress } from './progress.tsx';
import { Seats } from './seats.tsx';
import { cabinets } from './specimens.tsx';
import { staging } from './staging.ts';

/** Everything visible of Beutezug. */
export const board: GameBoard<View, Move, Event> = {
  Board,
  Over,
  Seats,
  Progress,
  Options: CardsOption,
  cabinets,
  staging,
};
