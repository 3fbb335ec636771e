import type { SeatsProps } from '#board/contract.ts';
import { Icon } from '#look/icon.tsx';
import { Head } from '../art/heads.tsx';
import { Door, Ridge, Roof } from '../art/scenery.tsx';
import { WORDS } from '../words/index.ts';

/** Seats as windows of the villa: lit is taken, dashed is free, red is you. */
export function Seats({ sitters, language, below, spare }: SeatsProps) {
  const say = WORDS[language];
  return (
    <div class="facade">
      <Ridge />
      <Roof />
      <ol class="panes" aria-label={say.seats}>
        {sitters.map((sitter) => {
          const open = sitter.kind === 'open';
          return (
            <li key={sitter.seat} class={`pane ${open ? 'free' : sitter.you ? 'mine' : ''}`}>
              <span class="glass" aria-hidden="true">
                {open ? '?' : <Head seat={sitter.seat} />}
              </span>
              <div class="below">{below(sitter)}</div>
            </li>
          );
        })}
        {spare !== undefined && (
          <li class="pane spare">
            <span class="glass">
              <Icon sign="plus" />
            </span>
            <div class="below">{spare}</div>
          </li>
        )}
        <li class="entrance" aria-hidden="true">
          <Door />
        </li>
      </ol>
    </div>
  );
}
