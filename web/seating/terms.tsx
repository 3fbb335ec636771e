import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { AnyGameBoard } from '#board/contract.ts';
import { Choose } from '#look/choose.tsx';
import { Icon } from '#look/icon.tsx';
import { Switch } from '#look/switch.tsx';
import type { AnyGameText } from '#table/text.ts';
import { HINTS } from '#wire/hints.ts';
import type { TableInfo } from '#wire/messages.ts';
import { isComplete } from '../games.ts';
import { hatched } from '../hatched.ts';
import type { Venue } from '../venue.ts';
import { words } from '../words/index.ts';
import { ClockTerms } from './clock.tsx';
import type { Desk } from './desk.ts';
import { DrawnOptions } from './drawn-options.tsx';
import { Options, optionLines } from './options.tsx';
import { Start } from './start.tsx';

interface Props {
  readonly desk: Desk;
  readonly info: TableInfo;
  readonly text: AnyGameText | undefined;
  readonly board: AnyGameBoard | undefined;
}

/** The heading that a link to the setup leads to. */
export const SETUP = 'setup';

/** On what terms the game is played. */
export function Terms({ desk, info, text, board }: Props) {
  const say = words.value.seating;
  const { venue, change } = desk;
  const { table } = info;
  // One that goes on from another keeps its options, and whoever finds it has been invited.
  const isNew = info.from === undefined;
  const chosen = text === undefined ? [] : optionLines(text.options, info.options);
  const aidsInShort = [
    `${say.odds.name}: ${info.odds ? words.value.on : words.value.off}`,
    ...(text?.hint ? [`${say.hints.name}: ${say.hints.choices[info.hints]}`] : []),
  ];
  return (
    <aside class="terms">
      {board?.Setup && text && isNew && <Elsewhere title={Object.values(text.options)[0]!.name} chosen={chosen[0]!} />}
      <Fold venue={venue} title={say.options} brief={board?.Setup ? aidsInShort.join(', ') : chosen.join(' ')}>
        {board?.Options && isNew && <DrawnOptions desk={desk} info={info} Drawn={board.Options} />}
        {text && isNew && board?.Options === undefined && board?.Setup === undefined && (
          <Options
            texts={text.options}
            chosen={info.options}
            choose={(options) => change(venue.ask('set', { table, options }))}
          />
        )}
        <div class="option">
          <div>
            <b>{say.odds.name}</b>
            <p>{info.odds ? say.odds.on : say.odds.off}</p>
          </div>
          <Switch
            label={say.odds.name}
            on={info.odds}
            state={info.odds ? words.value.on : words.value.off}
            onSwitch={(odds) => change(venue.ask('set', { table, odds }))}
          />
        </div>
        {text?.hint && (
          <div class="option choice">
            <b>{say.hints.name}</b>
            <Choose
              label={say.hints.name}
              value={info.hints}
              choices={HINTS.map((value) => ({ value, name: say.hints.choices[value] }))}
              onChoose={(hints) => change(venue.ask('set', { table, hints }))}
            />
            <p>{say.hints[info.hints]}</p>
          </div>
        )}
      </Fold>
      {venue.kind === 'server' && (
        <>
          <Fold venue={venue} title={say.clock} brief={say.clocks[info.clock.kind]}>
            <ClockTerms clock={info.clock} choose={(clock) => change(venue.ask('set', { table, clock }))} />
          </Fold>
          <Fold venue={venue} title={say.who} brief={info.public ? say.public : say.byLink}>
            {isNew && (
              <Choose
                label={say.who}
                value={info.public ? 'public' : 'link'}
                choices={[
                  {
                    value: 'link',
                    name: (
                      <>
                        <Icon sign="link" />
                        {say.byLink}
                      </>
                    ),
                  },
                  { value: 'public', name: say.public },
                ]}
                onChoose={(who) => change(venue.ask('set', { table, public: who === 'public' }))}
              />
            )}
            <p class="note">{info.public ? say.publicWords : say.byLinkWords}</p>
            <div class="option">
              <div>
                <b>{say.discreet.name}</b>
                <p>{info.discreet ? say.discreet.on : say.discreet.off}</p>
              </div>
              <Switch
                label={say.discreet.name}
                on={info.discreet}
                state={info.discreet ? words.value.on : words.value.off}
                onSwitch={(discreet) => change(venue.ask('set', { table, discreet }))}
              />
            </div>
          </Fold>
        </>
      )}
      {isComplete(info.game, board) && (board?.Setup === undefined || !isNew) && <Start desk={desk} info={info} />}
    </aside>
  );
}

/** What is chosen further down, and the way there. */
function Elsewhere({ title, chosen }: { readonly title: string; readonly chosen: string }) {
  return (
    <section class="fold elsewhere">
      <h2>{title}</h2>
      <a class="brief" href={`#${SETUP}`}>
        <b>{title}</b>
        <span>{chosen}</span>
        <em>{words.value.seating.change}</em>
      </a>
      <div class="body">
        <p>{chosen}</p>
        <a class="button" href={`#${SETUP}`}>
          {words.value.seating.change}
        </a>
      </div>
    </section>
  );
}

interface FoldProps {
  readonly venue: Venue;
  readonly title: string;
  /** What is chosen, in a line. */
  readonly brief: string;
  readonly children: ComponentChildren;
}

/** A part of the terms; on a small page one line, until somebody wants to change it. */
function Fold({ venue, title, brief, children }: FoldProps) {
  const open = useSignal(false);
  return (
    <section class={open.value ? 'fold open' : 'fold'}>
      <h2>{title}</h2>
      <button
        type="button"
        class="brief"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
        }}
      >
        <b>{title}</b>
        <span>{brief}</span>
        <em>{open.value ? words.value.close : words.value.seating.change}</em>
      </button>
      <div class="body" {...hatched(venue)}>
        {children}
      </div>
    </section>
  );
}
