import type { SeatsProps, Sitter } from '#board/contract.ts';
import { Figure } from '#look/figure.tsx';
import { Icon } from '#look/icon.tsx';
import { Dog } from '../art/pictures.tsx';

/** Seats before the game: portraits on the picture rail, an empty frame for whoever is still to come, and the dog below. */
export function Portraits({ sitters, below, spare }: SeatsProps) {
  const first = sitters.find(({ you }) => you);
  /** Yellow is whoever reads this, a device whoever else plays on it. */
  const markOf = (sitter: Sitter): '' | 'you' | 'here' => (sitter === first ? 'you' : sitter.you ? 'here' : '');
  return (
    <div class="rail">
      <ol class="portraits">
        {sitters.map((sitter) => (
          <li key={sitter.seat} class={`portrait ${sitter.kind} ${markOf(sitter)}`}>
            <span class="frame">
              <Sitting sitter={sitter} />
              {markOf(sitter) === 'here' && <Icon sign="here" />}
            </span>
            {below(sitter)}
          </li>
        ))}
        {spare !== undefined && (
          <li class="portrait spare">
            <span class="frame">
              <Icon sign="plus" />
            </span>
            {spare}
          </li>
        )}
      </ol>
      <Dog />
    </div>
  );
}

const Sitting = ({ sitter: { kind, figure } }: { readonly sitter: Sitter }) =>
  kind === 'open' ? <span class="vacant">?</span> : <Figure figure={figure} bot={kind === 'bot'} />;
