import { Figure } from '#look/figure.tsx';
import type { Seat } from '#table/game.ts';
import type { TokenSet } from '../../components.ts';
import { Mask } from '../art/pictures.tsx';
import { partyOf, useScene } from '../scene.ts';
import { Picture } from '../table/token.tsx';
import type { Fine } from './story.ts';

/** The picture that got away: the winners in the colours of the four raids, or an empty frame. */
export function Masterpiece({ winners }: { readonly winners: readonly Seat[] }) {
  const { say, names, sitters } = useScene();
  const who = winners.map((seat) => names[seat]!).join(', ');
  return (
    <div class="masterpiece" role="img" aria-label={who === '' ? say.over.emptyFrame : say.over.framed(who)}>
      <svg class="string" viewBox="0 0 470 100" aria-hidden="true">
        <path fill="none" stroke="currentColor" stroke-width="4" d="M70 92 240 8l160 66" />
        <circle cx="240" cy="8" r="6" fill="currentColor" />
      </svg>
      <div class="canvas">
        <svg viewBox="0 0 332 348" preserveAspectRatio="none" aria-hidden="true">
          <path fill="#e9b824" d="M0 0h104L52 348H0z" />
          <path fill="#2f9e6e" d="M104 0h84l-52 348H52z" />
          <path fill="#2f6fb3" d="M188 0h84l-52 348h-84z" />
          <path fill="#c8323c" d="M272 0h60v348H220z" />
        </svg>
        <div class={`sitters of-${winners.length}`}>
          {winners.map((seat) => (
            <span key={seat} class="sitter">
              <Figure figure={sitters[seat]!.figure} bot={sitters[seat]!.kind === 'bot'} />
              {sitters[seat]!.kind !== 'bot' && <Mask />}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Whoever was arrested, behind bars. */
export function Cell({ seats, alibis }: { readonly seats: readonly Seat[]; readonly alibis: number }) {
  const scene = useScene();
  const say = scene.say.over;
  return (
    <figure class="cell">
      <div class="jail" aria-hidden="true">
        <div class="prisoners">
          {seats.map((seat) => (
            <Figure key={seat} figure={scene.sitters[seat]!.figure} bot={scene.sitters[seat]!.kind === 'bot'} />
          ))}
        </div>
        <svg viewBox="0 0 300 284" preserveAspectRatio="none" aria-hidden="true">
          <path
            fill="#fffdf8"
            d="M20 0h10v284H20zM76 0h10v284H76zM145 0h10v284h-10zM214 0h10v284h-10zM270 0h10v284h-10zM0 34h300v10H0z"
          />
        </svg>
      </div>
      <figcaption>
        <b>{say.arrested(partyOf(scene, seats))}</b>
        <span>{say.fewest(alibis)}</span>
      </figcaption>
    </figure>
  );
}

/** With two nobody is arrested: what the one with fewer alibis gave up. */
export function Fined({ fine, tokens }: { readonly fine: Fine; readonly tokens: TokenSet }) {
  const scene = useScene();
  const say = scene.say.over;
  return (
    <figure class="cell fine">
      <div class="paid">
        {fine.tokens.map(({ raid, token }) => (
          <Picture key={`${raid}${token}`} tokens={tokens} raid={raid} token={token} />
        ))}
      </div>
      <figcaption>
        <b>{say.fined(partyOf(scene, [fine.seat]))}</b>
        <span>{say.paid(fine.points)}</span>
      </figcaption>
    </figure>
  );
}
