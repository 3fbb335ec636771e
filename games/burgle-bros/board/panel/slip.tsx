import { RuleChip } from '#look/rule-chip.tsx';
import type { Event } from '../../event.ts';
import { RULES_OF } from '../../text/pieces.ts';
import { CardPicture } from '../book/card.tsx';
import { Icon } from '../icon.tsx';
import type { Scene } from '../scene.ts';
import { aftermath, drawnIn } from './aftermath.ts';
import type { Drawn } from './drawn.ts';
import { iconOf, telling } from './telling.tsx';

interface Props {
  readonly scene: Scene;
  readonly drawn: Drawn;
}

/** The event that was drawn last, as a slip of paper, and under it what it did here, as the log tells it. */
export function Slip({ scene, drawn: { events, is, unfold } }: Props) {
  const { language, words, say, text: game, names, explain } = scene;
  const card = drawnIn(events);
  if (card === undefined) return null;
  if (is === 'folded')
    return (
      <button type="button" class="slip folded" aria-label={say.film.lastEvent} onClick={unfold}>
        <Icon name={`event-${card}`} />
        <strong>{words.eventCard[card].name}</strong>
        <small>{drawer(scene, events)}</small>
      </button>
    );
  const { name, text } = words.eventCard[card];
  const told = game.tell!(aftermath(events), names);
  return (
    <>
      <aside class={`slip ${is}`} data-film={is === 'held' ? 'event' : undefined}>
        <CardPicture event={card} />
        <p>
          <small>{drawer(scene, events) ?? say.event}</small>
          <strong>{name}</strong>
          <span>{text}</span>
        </p>
        {is === 'held' && (
          <svg class="ring" viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="12" cy="12" r="9" />
          </svg>
        )}
        {RULES_OF.event[card].slice(0, 1).map((rule) => (
          <RuleChip key={rule} rule={rule} language={language} open={explain} />
        ))}
      </aside>
      {told.length > 0 && (
        <ul class="aftermath">
          {told.map(({ text: line, event }, i) => (
            <li key={i} data-sort={telling.sort(event)}>
              <Icon name={iconOf(event) ?? 'i-people'} />
              {line}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Who drew it. */
function drawer({ say, names, me }: Scene, events: readonly Event[]): string | undefined {
  const drawn = events.findLast((event) => event.type === 'eventDrawn');
  return drawn && say.film.drawnBy(drawn.seat === me ? undefined : names[drawn.seat]!);
}
