import { seatsOf } from '#table/game.ts';
import { over } from '../end/words.ts';
import { Icon, Silhouette } from '../icon.tsx';
import type { Scene } from '../scene.ts';
import type { Film } from './beats.ts';

/** How a heist ends, over the whole table: a hand on a shoulder, light from above, what stayed behind, lights out. */
export function Curtain({ scene, film: { shot, event } }: { readonly scene: Scene; readonly film: Film }) {
  const { view, language } = scene;
  const everyone = seatsOf(view.seats);
  if (event?.type === 'captured')
    return (
      <div class={`film-curtain caught ${shot}`} data-film={shot} role="status">
        <span class="only-read">{over[language].captured}</span>
        <svg viewBox="0 0 400 400" aria-hidden="true" preserveAspectRatio="xMidYMin slice">
          <path class="beam wide" d="M190 0h20l130 400H60z" />
          <path class="beam" d="M193 0h14l92 400H101z" />
        </svg>
        <div class="prisoner" data-seat={event.seat}>
          <Silhouette of={view.crew[event.seat]!.character} />
          <svg class="hand" viewBox="0 0 200 200" aria-hidden="true">
            <path class="sleeve" d="M120 0h80v60l-60 60-44-30z" />
            <path class="cuff-band" d="M92 84l52 40-10 14-54-42z" />
            <path
              class="fingers"
              d="M86 94l46 40c-2 22-16 38-32 52l-10-4 8-28-18 34-12-6 14-34-22 26-10-8 20-36-14 6-6-10z"
            />
          </svg>
          <svg class="cuffs" viewBox="0 0 180 70" aria-hidden="true">
            <path d="M70 28h40v14H70z" />
            <circle cx="40" cy="35" r="26" />
            <circle cx="140" cy="35" r="26" />
          </svg>
        </div>
      </div>
    );
  if (event?.type === 'won')
    return (
      <div class={`film-curtain roof ${shot}`} data-film={shot} role="status">
        <span class="only-read">{over[language].won}</span>
        <svg class="lamp" viewBox="0 0 400 300" aria-hidden="true" preserveAspectRatio="none">
          <path d="M300 0L400 0V300H0V220z" />
        </svg>
        <div class="skyline">
          {everyone.map((seat) => (
            <span key={seat} data-seat={seat}>
              <Silhouette of={view.crew[seat]!.character} />
            </span>
          ))}
          <svg class="helicopter" viewBox="0 0 160 240" aria-hidden="true">
            <path d="M20 10h120v8H86v12h28l26 20v20l-14 14H62L44 62H18l-8-22h14l10 12h36V18H20zM52 92h70v7H52zM84 99h6v141h-6zM76 118h22v5H76zM76 144h22v5H76zM76 170h22v5H76zM76 196h22v5H76z" />
          </svg>
        </div>
        <div class="parapet" />
      </div>
    );
  const isLeft = shot === 'left-behind';
  return (
    <div class={`film-curtain ${shot}`} data-film={shot} role="status">
      <Icon name={isLeft ? 'i-safe-open' : 'i-roof'} />
      <strong>{isLeft ? over[language]['loot-left'] : over[language]['gave-up']}</strong>
      <div class="skyline">
        {everyone.map((seat) => (
          <span key={seat} data-seat={seat}>
            <Silhouette of={view.crew[seat]!.character} />
          </span>
        ))}
      </div>
    </div>
  );
}
