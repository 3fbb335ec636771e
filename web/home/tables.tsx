import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { joined } from '#table/text.ts';
import type { TableLine } from '#wire/messages.ts';
import { HERE } from '../device/here.ts';
import { placeOf } from '../place.ts';
import { stampOf } from '../posters.ts';
import { tablePath } from '../route.ts';
import { settings } from '../settings.ts';
import { ago } from '../time.ts';
import { titleOf } from '../titles.ts';
import { type Words, words } from '../words/index.ts';

/** How many are in sight at first. */
const FEW = 3;

/** Some tables, each a link to sit down. */
export function Tables({ title, lines }: { readonly title: string; readonly lines: readonly TableLine[] }) {
  const heading = useId();
  const all = useSignal(false);
  if (lines.length === 0) return null;
  const hidden = all.value ? 0 : lines.length - FEW;
  return (
    <section class="tables" aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <ul>
        {lines.slice(0, all.value ? undefined : FEW).map((line) => (
          <li key={line.table}>
            <SeatLink line={line} />
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            all.value = true;
          }}
        >
          {words.value.home.more(hidden)}
        </button>
      )}
    </section>
  );
}

function SeatLink({ line }: { readonly line: TableLine }) {
  const say = words.value.home;
  const stamp = stampOf(line.game);
  const here = line.table.startsWith(HERE);
  return (
    <a class={line.yourTurn ? 'seat-link yours' : 'seat-link'} href={tablePath(line.table)}>
      {stamp && <img class="stamp" src={stamp} alt={titleOf(line.game)} />}
      <span class="who">{line.names.length === 0 ? say.nobodyYet : line.names.join(', ')}</span>
      <span class="turn">
        {standing(line, say)}{' '}
        <small>
          {ago(line.changed, placeOf(line.table).now(), settings.language.value, 'short')}
          {here && `, ${say.hereOnly}`}
        </small>
      </span>
    </a>
  );
}

/** Whose move it is, or what the table waits for. */
function standing(line: TableLine, say: Words['home']): string {
  if (line.yourTurn) return say.yourTurn;
  switch (line.phase) {
    case 'seating':
      return line.free === 0 ? say.ready : say.filling(line.free);
    case 'playing':
      return line.toAct.length === 0 ? say.running : say.turnOf(joined[settings.language.value](line.toAct));
    case 'over':
    case 'abandoned':
      return say.over;
    case 'stopped':
      return say.stopped;
    case 'outdated':
      return say.outdated;
  }
}
