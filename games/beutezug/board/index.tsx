import type { GameBoard } from '#table/board.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { Board } from './board.tsx';
import { CardsOption } from './card-set.tsx';
import { Over } from './over.tsx';
import { Progress } from './progress.tsx';
import { Seats } from './seats.tsx';
import { cabinets } from './specimens.tsx';
import './board.css';
import './pieces.css';
import './villa.css';
import './panel.css';
import './dice.css';
import './keeping.css';
import './thieves.css';
import './over.css';
import './seats.css';
import './card-set.css';
import './specimens.css';

/** Everything visible of Beutezug. */
export const board: GameBoard<View, Move, Event> = { Board, Over, Seats, Progress, Options: CardsOption, cabinets };
