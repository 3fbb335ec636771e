import { Icon } from '#look/icon.tsx';
import type { Advice, TurningPoint } from '#table/verdict.ts';
import { spotPath } from '../../route.ts';
import { Lines, type Teller } from '../log.tsx';
import type { TableModel } from '../model.ts';
import { PlayOn } from '../play-on.tsx';
import type { LogEntry } from '../story.ts';
import { giveOrTake, signed, toneOf } from './numbers.ts';
import { decided } from './words.ts';

interface PointsProps {
  readonly model: TableModel;
  readonly points: readonly TurningPoint[];
  readonly advice: readonly Advice[];
  readonly story: readonly LogEntry[];
  readonly teller: Teller;
  readonly isCrew: boolean;
  readonly last: number;
}

/** The few moments at which it turned: what happened, by how much, what was better, and a way there. */
export function Points({ model, points, advice, story, teller, isCrew, last }: PointsProps) {
  const say = decided.value;
  return (
    <section class="points" aria-labelledby="points-title">
      <h2 id="points-title">{say.points}</h2>
      {points.length === 0 && <p>{say.noPoints}</p>}
      <ol>
        {points.map(({ at, seat, cause, shift }, i) => {
          const entry = story.find((each) => each.at === at);
          const found = advice.find((each) => each.at === at);
          return (
            <li key={`${at} ${cause}`}>
              <header>
                <b class="number">{i + 1}</b>
                <span>{at === 0 ? say.deal : say.move(at)}</span>
                <em>{isCrew && cause === 'unknown' ? say.parts.rest : say.cause[cause]}</em>
              </header>
              {entry && (
                <ol class="lines">
                  <Lines entry={entry} {...teller} />
                </ol>
              )}
              {cause === 'own' && found && <Better advice={found} teller={teller} />}
              <footer>
                <p class={toneOf(shift.value)}>
                  <strong>{signed(shift.value)}</strong> <small>±{giveOrTake(shift)}</small>{' '}
                  {isCrew ? say.crew : teller.names[seat]}
                </p>
                <a class="button" href={spotPath(model.table, { at })}>
                  <Icon sign="eye" />
                  {say.see}
                </a>
                <PlayOn model={model} at={Math.max(0, at - 1)} isLast={at > last} eyes={seat} />
              </footer>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** What to try next time, and why, in the words of the hints. */
function Better({ advice, teller }: { readonly advice: Advice; readonly teller: Teller }) {
  const { view, better, meaning, reason, against } = advice;
  const { text, names } = teller;
  const say = decided.value;
  const why = reason && text.hint?.(reason, view, names);
  const whyNot = against && text.hint?.(against, view, names);
  return (
    <p class="better">
      {say.better(text.move(better, view, names, meaning))} {why ?? (whyNot && say.against(whyNot))}
    </p>
  );
}
