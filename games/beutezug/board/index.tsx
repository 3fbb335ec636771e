import type { GameBoard } from '#board/contract.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import './index.css';
import { Board } from './board.tsx';
import { examples, primer } from './book/primer.tsx';
import { cabinets } from './book/specimens.tsx';
import { Over } from './end/over.tsx';
import { score } from './film/score.ts';
import { Progress } from './progress.tsx';
import { CardsOption } from './setup/card-set.tsx';
import { Seats } from './setup/seats.tsx';
import { staging } from './staging.ts';
import { WORDS } from './words/index.ts';

/** Everything visible of Beutezug. */
export const board: GameBoard<View, Move, Event> = {
  Board,
  Over,
  Seats,
  Progress,
  Options: CardsOption,
  cabinets,
  primer,
  examples,
  aim: (_, language) => WORDS[language].aim,
  staging,
  score,
};
