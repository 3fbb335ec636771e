import './plain-seats.css';
import type { SeatsProps } from '#board/contract.ts';
import { Figure } from '#look/figure.tsx';
import { Icon } from '#look/icon.tsx';

/** Seats of a game that draws none of its own: heads in a row. */
export function PlainSeats({ sitters, below, spare }: SeatsProps) {
  return (
    <ol class="plain-seats">
      {sitters.map((sitter) => (
        <li key={sitter.seat} class={sitter.kind}>
          <span class="head">
            {sitter.kind === 'open' ? (
              <span class="vacant">?</span>
            ) : (
              <Figure figure={sitter.figure} bot={sitter.kind === 'bot'} />
            )}
          </span>
          {below(sitter)}
        </li>
      ))}
      {spare !== undefined && (
        <li class="spare">
          <span class="head">
            <Icon sign="plus" />
          </span>
          {spare}
        </li>
      )}
    </ol>
  );
}
