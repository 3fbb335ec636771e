import './log.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { AnyGameBoard, Depiction, Drawing, Happening, PicturedLine } from '#board/contract.ts';
import { Icon } from '#look/icon.tsx';
import { kept } from '#look/kept.tsx';
import { RuleChip } from '#look/rule-chip.tsx';
import type { Viewer } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import { type AnyGameText, beats, type Names } from '#table/text.ts';
import type { StoryEntry } from '#wire/messages.ts';
import { whenIdle } from '../idle.ts';
import { settings } from '../settings.ts';
import { ago } from '../time.ts';
import { type LogEntry, logOf, type Turn } from './story.ts';
import { WatchAgain } from './watch-again.tsx';
import { words } from './words/index.ts';

/** What it takes to tell a story. */
export interface Teller {
  readonly text: AnyGameText;
  readonly names: Names;
  readonly telling?: Depiction<unknown> | undefined;
  /** Who is told: what they did themselves is marked where the board has lines of its own. */
  readonly viewer?: Viewer;
  /** What the board makes of an entry. */
  readonly lines?: ((entry: Happening<unknown>) => readonly PicturedLine[]) | undefined;
  explain(rule: string): void;
}

/** How a board tells this story to whoever sees this frame. */
export const tellingOf = (
  board: AnyGameBoard | undefined,
  { view, viewer }: Pick<Frame, 'view' | 'viewer'>,
  story: readonly StoryEntry[],
  names: Names,
): Pick<Teller, 'telling' | 'viewer' | 'lines'> => ({
  telling: board?.telling,
  viewer,
  ...(board?.lines && {
    lines: (entry) => board.lines!(entry, { view, viewer, story, names, language: settings.language.value }),
  }),
});

interface LogProps extends Teller {
  readonly story: readonly StoryEntry[];
  /** What lies between the last visit and this one, if anything does. */
  readonly away?: { readonly from: number; readonly to: number };
  /** Shows the table as it was after an entry, when it can. */
  readonly show?: (at: number) => void;
  /** Copies a link to that. */
  readonly link?: (at: number) => void;
  /** Only events of this sort are told. */
  readonly only?: string | undefined;
  /** Plays what happened since the reader did something last, if anything did. */
  readonly watch?: () => void;
  /** The turns, by the entry above which each is named. */
  readonly turns?: ReadonlyMap<number, Turn>;
}

/** How many moves are drawn, or left out of sight, together. */
const STRETCH = 10;
/** How many stretches stand for themselves. Each costs something whenever the newest pushes it down; older ones go as one. */
const RECENT = 3;

/** Everything that happened, newest first. The longest part of the page: only the stretch that goes on is drawn anew. */
export function Log({ story, watch, ...props }: LogProps) {
  const { only, telling } = props;
  const all = useMemo(
    () => stretches(logOf(story).filter((entry) => isOf(entry, only, telling))),
    [story, only, telling],
  );
  const older = all.slice(RECENT);
  // Whoever comes looks at the board first: what is far down is drawn when it is there, and said to be on its way until then.
  const [isWhole, setWhole] = useState(false);
  useEffect(() => whenIdle(() => setWhole(true)), []);
  const mine = props.lines && logOf(story).findLast(({ seat, undone }) => seat === props.viewer && !undone)?.at;
  const teller = { ...props, ...(mine !== undefined && { mine }) };
  return (
    <section class="log" aria-labelledby="log-title">
      <h2 id="log-title">{words.value.log.title}</h2>
      {watch && <WatchAgain watch={watch} />}
      {all.length === 0 && <p class="empty-note">{words.value.log.empty}</p>}
      <div class="story" aria-busy={!isWhole && older.length > 0}>
        {all.slice(0, RECENT).map((stretch) => (
          <Stretch key={stretch.at(-1)!.at} stretch={stretch} {...teller} />
        ))}
        {isWhole && older.length > 0 && <Older stretches={older} {...teller} />}
      </div>
    </section>
  );
}

/** Whether something of this sort happened in it. */
export const isOf = ({ events }: LogEntry, sort: string | undefined, telling: Teller['telling']): boolean =>
  sort === undefined || events.some((event) => telling?.sort(event) === sort);

/** The story cut into stretches, newest first; an entry stays in its stretch while the story grows. */
function stretches(story: readonly LogEntry[]): readonly (readonly LogEntry[])[] {
  const count = Math.ceil(story.length / STRETCH);
  return Array.from({ length: count }, (_, i) => story.slice(i * STRETCH, (i + 1) * STRETCH).toReversed()).toReversed();
}

type TellerOfLog = Omit<LogProps, 'story' | 'watch'> & {
  /** The last thing that the reader did: what is above it is new to them. */
  readonly mine?: number;
};

/** What makes some of the log look otherwise. */
const matters = (
  { away, text, names, show, link, only, turns, viewer, mine }: TellerOfLog,
  told: readonly LogEntry[],
): readonly unknown[] => [
  ...[away?.from, away?.to, text, names, show === undefined, link === undefined, only, viewer],
  ...[told.some(({ at }) => at === mine) && mine],
  ...told.flatMap(({ at, to, events, undone }) => [at, to, events, undone, turns?.get(at)?.number]),
];

const Stretch = kept(
  ({ stretch, away, turns, mine, ...props }: TellerOfLog & { readonly stretch: readonly LogEntry[] }) => (
    <ol>
      {stretch.flatMap((entry) => [
        entry.at === away?.to && (
          <li key="away" class="while-away">
            {words.value.log.away}
          </li>
        ),
        <Lines
          key={entry.at}
          entry={entry}
          turn={turns?.get(entry.at)}
          isBefore={entry.at === away?.from}
          isMyLast={entry.at === mine}
          {...props}
        />,
      ])}
    </ol>
  ),
  (props) => matters(props, props.stretch),
);

const Older = kept(
  ({ stretches: older, ...props }: TellerOfLog & { readonly stretches: readonly (readonly LogEntry[])[] }) => (
    <div class="older" style={{ '--stretches': older.length }}>
      {older.map((stretch) => (
        <Stretch key={stretch.at(-1)!.at} stretch={stretch} {...props} />
      ))}
    </div>
  ),
  (props) => matters(props, props.stretches.flat()),
);

interface LinesProps extends Teller {
  readonly entry: LogEntry;
  /** The turn that it is the newest of. */
  readonly turn?: Turn | undefined;
  readonly only?: string | undefined;
  /** Each line with the piece that it is about. */
  readonly pictured?: boolean;
  readonly isBefore?: boolean;
  /** The last thing that the reader did. */
  readonly isMyLast?: boolean;
  /** A bot did it in the reader's seat. */
  readonly isForMe?: boolean;
  readonly show?: (at: number) => void;
  readonly link?: (at: number) => void;
  /** What time it is, for whoever wants to know how long ago it was. */
  readonly now?: number;
}

/** What one move did. There are hundreds of them, and what was told stays told. */
export const Lines = kept(
  ({ entry, turn, only, pictured, isBefore, isMyLast, isForMe, show, link, now, ...teller }: LinesProps) => {
    const { at, seat, to, events, undone, when } = entry;
    const { text, names, telling, explain } = teller;
    const drawn = to === undefined ? teller.lines?.(entry) : undefined;
    const told = to === undefined && drawn === undefined ? beats(text, events, names) : [];
    const said = only === undefined ? told : told.filter(({ event }) => telling?.sort(event) === only);
    const isOwn = drawn !== undefined && seat === teller.viewer;
    const kind = [
      ...[undone && 'undone', isBefore && 'before', isForMe && 'for-me', show && 'linked', turn && 'headed'],
      ...[drawn && 'drawn', isOwn && 'by-me', isMyLast && 'my-last'],
    ];
    return (
      <li class={kind.filter(Boolean).join(' ')}>
        {turn !== undefined && <h3>{words.value.log.turn(names[turn.seat]!, turn.number)}</h3>}
        {now !== undefined && when !== undefined && <Ago when={when} now={now} />}
        {to !== undefined && <p>{withNames(words.value.log.undone(names[seat]!), names)}</p>}
        {drawn?.map((line, i) => (
          <p key={i}>
            <DrawnLine line={line} names={names} undone={undone} />
            <RuleChip rule={line.rule} language={settings.language.value} open={explain} />
          </p>
        ))}
        {said.map(({ text: sentence, rule, event }) => (
          <p key={sentence} data-sort={telling?.sort(event)}>
            {pictured && <i class="picture">{telling?.picture(event)}</i>}
            <span>
              {undone && <span class="only-read">{`${words.value.log.takenBack}: `}</span>}
              {withNames(sentence, names)}
            </span>
            <RuleChip rule={rule} language={settings.language.value} open={explain} />
          </p>
        ))}
        {show !== undefined && (
          <button type="button" class="moment" aria-label={words.value.log.show(at)} onClick={() => show(at)}>
            {at}
          </button>
        )}
        {link !== undefined && (
          <button type="button" class="link-moment" aria-label={words.value.log.link(at)} onClick={() => link(at)}>
            <Icon sign="link" />
          </button>
        )}
      </li>
    );
  },
  ({
    entry: { at, to, events, undone },
    turn,
    only,
    isBefore,
    isMyLast,
    isForMe,
    text,
    names,
    show,
    link,
    now,
    viewer,
  }) => [
    ...[at, to, events, undone, turn?.number, only, isBefore, isMyLast, isForMe],
    ...[text, names, show === undefined, link === undefined, now, viewer],
  ],
);

/** A line as the board has it: its pieces are drawn for those who see them, and have their names for all others. */
function DrawnLine({
  line,
  names,
  undone,
}: {
  readonly line: PicturedLine;
  readonly names: Names;
  readonly undone?: boolean;
}) {
  return (
    <>
      <i class="sign">{line.sign && <Piece drawing={line.sign} />}</i>
      <span>
        {undone && <span class="only-read">{`${words.value.log.takenBack}: `}</span>}
        {line.words.map((part, i) =>
          typeof part === 'string' ? withNames(part, names) : <Piece key={i} drawing={part} />,
        )}
      </span>
    </>
  );
}

const Piece = ({ drawing: { name, picture } }: { readonly drawing: Drawing }) => (
  <span class="drawing">
    <span class="only-read">{name}</span>
    <span aria-hidden="true">{picture}</span>
  </span>
);

/** How long ago, and exactly when for whoever points at it. */
function Ago({ when, now }: { readonly when: number; readonly now: number }) {
  const language = settings.language.value;
  const exact = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(when);
  return (
    <time dateTime={new Date(when).toISOString()} title={exact}>
      {ago(when, now, language)}
    </time>
  );
}

/** The last thing that happened, in one line. */
export function Latest({ story, text, names, lines }: Omit<LogProps, 'explain'>) {
  const last = logOf(story).findLast(({ undone, events, to }) => !undone && (events.length > 0 || to !== undefined));
  if (last === undefined) return <p class="latest">{words.value.log.empty}</p>;
  const [line] = (last.to === undefined && lines?.(last)) || [];
  if (line !== undefined)
    return (
      <p class="latest drawn">
        <DrawnLine line={line} names={names} />
      </p>
    );
  const says =
    last.to === undefined ? text.event(last.events[0], names).text : words.value.log.undone(names[last.seat]!);
  return <p class="latest">{withNames(says, names)}</p>;
}

/** A sentence with the names of the people in it made strong. */
export function withNames(sentence: string, names: Names): ComponentChildren {
  const known = names.filter((name) => name !== '').map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (known.length === 0) return sentence;
  const parts = sentence.split(new RegExp(`(?<![\\p{L}\\p{N}])(${known.join('|')})(?![\\p{L}\\p{N}])`, 'u'));
  return parts.map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part || null));
}
