import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useId } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import { markWords, PresenceMark, type SeatMark } from '#look/presence.tsx';
import { joined } from '#table/text.ts';
import type { Behind, TableLine } from '#wire/messages.ts';
import { HERE } from '../device/here.ts';
import { stampOf } from '../posters.ts';
import { tablePath } from '../route.ts';
import { settings } from '../settings.ts';
import { ago } from '../time.ts';
import { titleOf } from '../titles.ts';
import { venueOf } from '../venue.ts';
import { goingOn } from '../words/going-on.ts';
import { type Words, words } from '../words/index.ts';

/** How many are in sight at first. */
const FEW = 3;

interface TablesProps {
  readonly title: string;
  readonly lines: readonly TableLine[];
  /** How many there are is said. */
  readonly count?: boolean;
}

/** Some tables, each a link to sit down or to look on. */
export function Tables({ title, lines, count = false }: TablesProps) {
  const heading = useId();
  const all = useSignal(false);
  if (lines.length === 0) return null;
  const hidden = all.value ? 0 : lines.length - FEW;
  return (
    <section class="tables" aria-labelledby={heading}>
      <h2 id={heading}>
        {title} {count && <small>{lines.length}</small>}
      </h2>
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
    <a class={line.yourTurn || line.asked ? 'seat-link yours' : 'seat-link'} href={tablePath(line.table)}>
      {stamp && <img class="stamp" src={stamp} alt={titleOf(line.game)} />}
      <span class="who">
        {line.from && <GoesOn />}
        {line.names.length === 0 ? say.nobodyYet : <Who line={line} />}
      </span>
      <span class="turn">
        {standing(line, say)}{' '}
        <small>
          {ago(line.changed, venueOf(line.table).now(), settings.language.value, 'short')}
          {here && `, ${say.hereOnly}`}
        </small>
      </span>
    </a>
  );
}

/** It goes on from another game: what lies hidden may be known. */
const GoesOn = () => (
  <span class="from" role="img" aria-label={goingOn.value.title} title={goingOn.value.title}>
    <Icon sign="branch" />
  </span>
);

/** Who sits there, the others each with a sign for whether they are there now, and in words since when not. */
function Who({ line: { table, names, who, toAct } }: { readonly line: TableLine }) {
  const language = settings.language.value;
  const ahead = venueOf(table).now() - Date.now();
  return names.map((name, i) => {
    const mark = markOf(who?.[i], toAct.includes(name), ahead);
    const words = mark && markWords(mark, language);
    return (
      <Fragment key={name}>
        {i > 0 && ', '}
        {mark && <PresenceMark mark={mark} language={language} />}
        {name}
        {words !== undefined && <small class="where"> {words}</small>}
      </Fragment>
    );
  });
}

/** Of oneself, of bots and of whoever may be anywhere there is nothing to say. */
function markOf(behind: Behind | undefined, isToAct: boolean, ahead: number): SeatMark | undefined {
  const { since, until } = behind ?? {};
  const then = since === undefined ? {} : { when: since - ahead };
  switch (behind?.is) {
    case 'here':
      return { state: isToAct ? 'thinking' : 'here' };
    case 'stand-in':
      return { state: 'stood-in', ...then };
    case 'away':
    case 'silent':
      return { state: behind.is, ...then };
    case 'holiday':
      return { state: 'away-until', when: until! - ahead };
    default:
      return undefined;
  }
}

/** Whose move it is, or what the table waits for. */
function standing(line: TableLine, say: Words['home']): string {
  if (line.yourTurn) return say.yourTurn;
  if (line.asked) return say.asked;
  if (line.paused) return say.paused;
  switch (line.phase) {
    case 'seating':
      if (line.kept !== undefined) return line.kept === 'rematch' ? say.kept : say.invited;
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
