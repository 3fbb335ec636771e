import type { ProgressProps } from '#board/contract.ts';
import { RAID_COUNT, RAIDS } from '../components.ts';
import type { View } from '../view.ts';
import { boardWords, gameWords } from './words/index.ts';

/** The four raids: over, running, still to come. */
export function Progress({ view, language }: ProgressProps<View>) {
  const [say, { raid: names }] = [boardWords[language].progress, gameWords[language]];
  return (
    <ol class="raids" aria-label={view.raid === RAID_COUNT ? say.allPlayed : say.raids}>
      {RAIDS.map((raid, n) => {
        if (n === view.raid) {
          return (
            <li key={raid} class={`raid-${n} now`} aria-current="step">
              {n + 1} {names[raid]}
            </li>
          );
        }
        const over = n < view.raid;
        const state = over ? (view.raid === RAID_COUNT ? '' : 'done') : 'later';
        return (
          <li key={raid} class={`raid-${n} ${state}`} title={names[raid]}>
            <span aria-hidden="true">{n + 1}</span>
            <span class="only-read">{over ? say.done(names[raid]) : say.later(names[raid])}</span>
          </li>
        );
      })}
    </ol>
  );
}
