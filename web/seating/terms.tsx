import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { AnyGameBoard } from '#board/contract.ts';
import { Choose } from '#look/choose.tsx';
import { Icon } from '#look/icon.tsx';
import { Switch } from '#look/switch.tsx';
import type { AnyGameText } from '#table/text.ts';
import type { TableInfo } from '#wire/messages.ts';
import { isComplete } from '../games.ts';
import { words } from '../words/index.ts';
import { ClockTerms } from './clock.tsx';
import { Options, optionLines } from './options.tsx';
import { Setup } from './setup.tsx';
import { Start } from './start.tsx';
import type { Desk } from './table.ts';

interface Props {
  readonly desk: Desk;
  readonly info: TableInfo;
  readonly text: AnyGameText | undefined;
  readonly board: AnyGameBoard | undefined;
}

/** What the table may show besides the game itself; hints where the game gives some. */
const aidsOf = (text: AnyGameText | undefined) => (text?.hint ? (['odds', 'hints'] as const) : (['odds'] as const));

/** The heading that a link to the set-up leads to. */
export const SET_UP = 'set-up';

/** On what terms the game is played. */
export function Terms({ desk, info, text, board }: Props) {
  const say = words.value.seating;
  const { place, change } = desk;
  const { table } = info;
  const chosen = text === undefined ? [] : optionLines(text.options, info.options);
  const aids = aidsOf(text);
  const aidsInShort = aids.map((aid) => `${say[aid].name}: ${info[aid] ? words.value.on : words.value.off}`);
  return (
    <aside class="terms">
      {board?.Setup && text && <Elsewhere title={Object.values(text.options)[0]!.name} chosen={chosen[0]!} />}
      <Fold title={say.options} brief={board?.Setup ? aidsInShort.join(', ') : chosen.join(' ')}>
        {board?.Options && <Setup desk={desk} info={info} Drawn={board.Options} />}
        {text && board?.Options === undefined && board?.Setup === undefined && (
          <Options
            texts={text.options}
            chosen={info.options}
            choose={(options) => change(place.ask('set', { table, options }))}
          />
        )}
        {aids.map((aid) => (
          <div class="option" key={aid}>
            <div>
              <b>{say[aid].name}</b>
              <p>{info[aid] ? say[aid].on : say[aid].off}</p>
            </div>
            <Switch
              label={say[aid].name}
              on={info[aid]}
              state={info[aid] ? words.value.on : words.value.off}
              onSwitch={(on) => change(place.ask('set', { table, [aid]: on }))}
            />
          </div>
        ))}
      </Fold>
      {place.kind === 'server' && (
        <>
          <Fold title={say.clock} brief={say.clocks[info.clock.kind]}>
            <ClockTerms clock={info.clock} choose={(clock) => change(place.ask('set', { table, clock }))} />
          </Fold>
          <Fold title={say.who} brief={info.public ? say.public : say.byLink}>
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
              onChoose={(who) => change(place.ask('set', { table, public: who === 'public' }))}
            />
            <p class="note">{info.public ? say.publicWords : say.byLinkWords}</p>
          </Fold>
        </>
      )}
      {isComplete(info.game, board) && board?.Setup === undefined && <Start desk={desk} info={info} />}
    </aside>
  );
}

/** What is chosen further down, and the way there. */
function Elsewhere({ title, chosen }: { readonly title: string; readonly chosen: string }) {
  return (
    <section class="fold elsewhere">
      <h2>{title}</h2>
      <a class="brief" href={`#${SET_UP}`}>
        <b>{title}</b>
        <span>{chosen}</span>
        <em>{words.value.seating.change}</em>
      </a>
      <div class="body">
        <p>{chosen}</p>
        <a class="button" href={`#${SET_UP}`}>
          {words.value.seating.change}
        </a>
      </div>
    </section>
  );
}

interface FoldProps {
  readonly title: string;
  /** What is chosen, in a line. */
  readonly brief: string;
  readonly children: ComponentChildren;
}

/** A part of the terms; on a small page one line, until somebody wants to change it. */
function Fold({ title, brief, children }: FoldProps) {
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
      <div class="body">{children}</div>
    </section>
  );
}
