import type { GameBoard } from '#table/board.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { Board } from './board.tsx';
import { Over } from './over.tsx';
import { Progress } from './progress.tsx';
import { Seats } from './seats.tsx';
import './board.css';
import './pieces.css';
import './villa.css';
import './panel.css';
import './dice.css';
import './keeping.css';
import './thieves.css';
import './over.css';
import './seats.css';

/** Everything visible of Beutezug. */
export const board: GameBoard<View, Move, Event> = { Board, Over, Seats, Progress };
