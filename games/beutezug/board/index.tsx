import type { GameBoard } from '#board/contract.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { Board } from './board.tsx';
import { CardsOption } from './card-set.tsx';
import { Over } from './over.tsx';
import { Progress } from './progress.tsx';
import { Seats } from './seats.tsx';
import { cabinets } from './specimens.tsx';
import { staging } from './staging.ts';
import './board.css';
import './pieces.css';
import './villa.css';
import './windows.css';
import './villa-small.css';
import './panel.css';
import './choices.css';
import './panel-small.css';
import './dice.css';
import './dice-small.css';
import './keeping.css';
import './thieves.css';
import './thieves-small.css';
import './landscape.css';
import './over.css';
import './reckoning.css';
import './over-small.css';
import './seats.css';
import './card-set.css';
import './specimens.css';

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
