import './twin.css';
import type { ComponentChildren } from 'preact';
import type { ShownPlan, Sitter } from '#board/contract.ts';
import { presenceText } from '#look/presence.tsx';
import type { Frame } from '#table/host.ts';
import type { AnyGameText, Names, Section, Table } from '#table/text.ts';
import { settings } from '../settings.ts';
import { words } from './words/index.ts';

interface TwinProps {
  readonly frame: Frame;
  readonly text: AnyGameText;
  readonly names: Names;
  readonly sitters: readonly Sitter[];
  readonly chances: readonly Section[];
  readonly busy: boolean;
  /** What everybody has in mind, in a game that is planned together. */
  readonly plans: readonly ShownPlan[];
  plan(data: unknown): void;
  act(notation: string): void;
  undo(): void;
  /** Missing for a game that has no board. */
  readonly toBoard?: () => void;
  /** Whose turn it is. */
  readonly flag: ComponentChildren;
  /** What stands beside: the log, the chat, what can be done at the end. */
  readonly aside: ComponentChildren;
}

/** The whole table in words, and every move as a button: a complete game can be played here. */
export function Twin({ frame, text, names, sitters, chances, busy, plans, plan, act, undo, ...props }: TwinProps) {
  const say = words.value.words;
  const minds = text.plans?.(plans, frame.view, names);
  const ended = frame.outcome === undefined ? [] : text.outcome(frame.outcome, frame.view, names);
  return (
    <article class="twin" aria-labelledby="twin-title">
      <header>
        {props.flag}
        <h2 id="twin-title">{say.title}</h2>
        {props.toBoard !== undefined && (
          <button type="button" class="button" onClick={props.toBoard}>
            {say.board}
          </button>
        )}
      </header>
      <div class="told">
        {frame.viewer !== 'audience' && frame.outcome === undefined && (
          <section aria-labelledby="your-moves">
            <h3 id="your-moves">{say.yourMoves}</h3>
            {frame.moves.length === 0 && <p>{say.noMoves}</p>}
            <ul class="moves">
              {frame.moves.map(({ name, move, meaning }) => (
                <li key={name}>
                  <button type="button" class="button" aria-disabled={busy} onClick={() => !busy && act(name)}>
                    {text.move(move, frame.view, names, meaning)}
                  </button>
                </li>
              ))}
              {frame.canUndo && (
                <li>
                  <button type="button" class="button quiet" onClick={undo}>
                    {say.undo}
                  </button>
                </li>
              )}
            </ul>
          </section>
        )}
        <div aria-live="polite">{minds !== undefined && minds.lines.length > 0 && <Paragraphs {...minds} />}</div>
        {frame.outcome === undefined && (
          <Requests frame={frame} text={text} names={names} sitters={sitters} plan={plan} />
        )}
        {ended.length > 0 && <Paragraphs heading={words.value.over.standings} lines={ended} />}
        {text
          .twin(frame.view, names)
          .filter(({ drawn }) => !drawn)
          .map((section) => (
            <Paragraphs key={section.heading} {...section} />
          ))}
        {chances.map((section) => (
          <Paragraphs key={section.heading} {...section} />
        ))}
        <Paragraphs
          heading={say.people}
          lines={sitters.map((sitter) => described(sitter, frame.toAct.includes(sitter.seat)))}
        />
      </div>
      <aside>{props.aside}</aside>
    </article>
  );
}

/** What each bot can be asked for. */
function Requests({
  frame: { viewer, view },
  text,
  names,
  sitters,
  plan,
}: Pick<TwinProps, 'frame' | 'text' | 'names' | 'sitters' | 'plan'>) {
  if (viewer === 'audience') return null;
  return sitters.map(({ seat, kind, standIn }) => {
    const list = kind === 'bot' || standIn ? text.requests?.(view, viewer, seat, names) : undefined;
    if (list === undefined || list.requests.length === 0) return null;
    return (
      <details key={seat} class="requests">
        <summary>{list.heading}</summary>
        <ul class="moves">
          {list.requests.map(({ words: request, data }) => (
            <li key={request}>
              <button type="button" class="button" onClick={() => plan(data)}>
                {request}
              </button>
            </li>
          ))}
        </ul>
      </details>
    );
  });
}

function Paragraphs({ heading, lines, table }: Section) {
  if (table !== undefined) return <Grid heading={heading} table={table} />;
  return (
    <section>
      <h3>{heading}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** Screen readers say row and column of each cell. */
function Grid({ heading, table: { columns, rows } }: { readonly heading: string; readonly table: Table }) {
  const id = heading.replaceAll(' ', '-');
  return (
    <section>
      <h3 id={id}>{heading}</h3>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, i) => (
                <td key={columns[i]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function described(sitter: Sitter, isAwaited: boolean): string {
  const marks = presenceText(sitter, isAwaited, settings.language.value);
  return marks === '' ? sitter.name : `${sitter.name} (${marks})`;
}
