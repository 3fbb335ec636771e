import './board.css';
import type { Cabinet, GameBoard, ProgressProps } from '#board/contract.ts';
import type { Language } from '#table/text.ts';
import type { Face } from '../components.ts';
import type { Event, Move } from '../state.ts';
import { WORDS } from '../text/words.ts';
import type { View } from '../view.ts';
import { Board } from './board.tsx';
import { Die } from './die.tsx';
import { Over } from './over.tsx';
import { score } from './score.ts';
import { staging } from './staging.ts';

/** How many dice are left. */
const Progress = ({ view, language }: ProgressProps<View>) => (
  <span class="progress">{WORDS[language].twin.inPlay(view.cups.flat().length)}</span>
);

/** What is in the box: dice, and what their ones are good for. */
function cabinets(language: Language): readonly Cabinet[] {
  const { rules } = WORDS[language];
  const specimen = (rule: 'C1' | 'R4', face: Face) => ({
    rule,
    name: rules[rule].title,
    words: rules[rule].text,
    picture: <Die face={face} wild={rule === 'R4'} />,
  });
  return [{ rule: 'C1', specimens: [specimen('C1', 5), specimen('R4', 1)] }];
}

/** Seats are plain: nothing of the game is drawn before it begins. */
export const board: GameBoard<View, Move, Event> = { Board, Over, Progress, cabinets, staging, score };
