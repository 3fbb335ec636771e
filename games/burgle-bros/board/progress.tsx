import type { ProgressProps } from '#board/contract.ts';
import { combination } from '../chart.ts';
import type { View } from '../view.ts';
import { Icon } from './icon.tsx';
import { tongue } from './scene.ts';

/** One box for each safe, and the roof with how many are up there. */
export function Progress({ view, language }: ProgressProps<View>) {
  const { say } = tongue(language);
  const up = view.crew.filter(({ at }) => at === 'roof').length;
  return (
    <ol class="progress" aria-label={say.progress.label}>
      {view.floors.flatMap(({ tiles }, floor) => {
        const safes = tiles.filter(({ tile }) => tile === 'safe');
        if (safes.length === 0)
          return (
            <li key={floor} title={say.progress.notFound(floor + 1)}>
              {floor + 1}
              <span class="only-read">{say.progress.notFound(floor + 1)}</span>
            </li>
          );
        return safes.map(({ at, safeOpen }) => {
          if (safeOpen)
            return (
              <li key={at} class="done" title={say.progress.open(floor + 1)}>
                {floor + 1}
                <Icon name="i-tick" />
                <span class="only-read">{say.progress.open(floor + 1)}</span>
              </li>
            );
          const { cracked, missing, unknown } = combination(view, at);
          const all = cracked.length + missing.length + unknown;
          return (
            <li key={at} class="now safe" title={say.progress.digits(floor + 1, cracked.length, all)}>
              <Icon name="tile-safe" />
              <span aria-hidden="true">
                {floor + 1} {cracked.length}/{all}
              </span>
              <span class="only-read">{say.progress.digits(floor + 1, cracked.length, all)}</span>
            </li>
          );
        });
      })}
      <li class={up > 0 ? 'now' : ''} title={say.progress.roof(up, view.seats)}>
        <Icon name="i-roof" />
        {up > 0 && (
          <span aria-hidden="true">
            {up}/{view.seats}
          </span>
        )}
        <span class="only-read">{say.progress.roof(up, view.seats)}</span>
      </li>
    </ol>
  );
}
