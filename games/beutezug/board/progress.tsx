import type { ProgressProps } from '#board/contract.ts';
import { ROUNDS } from '../components.ts';
import type { View } from '../view.ts';
import { WORDS } from './words/index.ts';

/** Seven rounds as seven small diamonds; the running one says its number. */
export function Progress({ view: { round, phase }, language }: ProgressProps<View>) {
  const say = WORDS[language];
  const over = phase === 'over';
  return (
    <ol class="rounds" aria-label={over ? say.allRounds(ROUNDS) : say.roundOf(round, ROUNDS)}>
      {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((each) =>
        each === round && !over ? (
          <li key={each} class="now" aria-current="step">
            {say.round(each)}
          </li>
        ) : (
          <li key={each} class={each > round ? 'later' : ''} />
        ),
      )}
    </ol>
  );
}
