import type { SeatsProps } from '#board/contract.ts';
import { Figure } from '#look/figure.tsx';
import { Icon } from '#look/icon.tsx';
import { tongue } from '../scene.ts';

/** Seats before the job: a door for each member of the crew, lit where somebody sits. */
export function Seats({ sitters, language, below, spare }: SeatsProps) {
  const { say } = tongue(language);
  return (
    <ol class="crew-doors" aria-label={say.seats}>
      {sitters.map((sitter) => (
        <li key={sitter.seat} class={`crew-door ${sitter.kind} ${sitter.you ? 'you' : ''}`} data-seat={sitter.seat}>
          <span class="doorway">
            {sitter.kind === 'open' ? (
              <b class="vacant" aria-hidden="true">
                ?
              </b>
            ) : (
              <Figure figure={sitter.figure} bot={sitter.kind === 'bot'} />
            )}
          </span>
          {below(sitter)}
        </li>
      ))}
      {spare !== undefined && (
        <li class="crew-door spare">
          <span class="doorway">
            <Icon sign="plus" />
          </span>
          {spare}
        </li>
      )}
    </ol>
  );
}
