import { RuleChip } from '#look/rule-chip.tsx';
import type { Event } from '../../event.ts';
import { RULES_OF } from '../../text/pieces.ts';
import { CardPicture } from '../book/card.tsx';
import { Icon } from '../icon.tsx';
import type { Scene } from '../scene.ts';
import { aftermath, drawnIn } from './aftermath.ts';
import { iconOf, telling } from './telling.tsx';

interface Props {
  readonly scene: Scene;
  /** What led here. */
  readonly events: readonly Event[];
}

/** The event that was just drawn, as a slip of paper, and under it what it did here, as the log tells it. */
export function Slip({ scene: { language, words, say, text: game, names, explain }, events }: Props) {
  const card = drawnIn(events);
  if (card === undefined) return null;
  const { name, text } = words.eventCard[card];
  const told = game.tell!(aftermath(events), names);
  return (
    <>
      <aside class="slip">
        <CardPicture event={card} />
        <p>
          <small>{say.event}</small>
          <strong>{name}</strong>
          <span>{text}</span>
        </p>
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
