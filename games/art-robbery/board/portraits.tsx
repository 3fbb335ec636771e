import { Figure } from '#look/figure.tsx';
import type { SeatsProps, Sitter } from '#table/board.ts';
import { Dog, Link } from './art/pictures.tsx';

/** Seats before the game: portraits on the picture rail, an empty frame for whoever is still to come, and the dog below. */
export function Portraits({ sitters, below }: SeatsProps) {
  return (
    <div class="rail">
      <ol class="portraits">
        {sitters.map((sitter) => (
          <li key={sitter.seat} class={`portrait ${sitter.kind}${sitter.you ? ' you' : ''}`}>
            <span class="frame">
              <Sitting sitter={sitter} />
            </span>
            {below(sitter)}
          </li>
        ))}
      </ol>
      <Dog />
    </div>
  );
}

const Sitting = ({ sitter: { kind, figure } }: { readonly sitter: Sitter }) =>
  kind === 'open' ? <Link /> : <Figure figure={figure} bot={kind === 'bot'} />;
