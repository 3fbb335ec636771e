import './sideline.css';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Sitter } from '#board/contract.ts';
import { words } from './words/index.ts';

const TABS = ['log', 'chat'] as const;
type Tab = (typeof TABS)[number];

interface SidelineProps {
  readonly log: ComponentChildren;
  readonly chat: ComponentChildren;
  readonly unread: number;
  readonly sitters: readonly Sitter[];
  /** What can be done with the log. */
  readonly tools?: ComponentChildren;
  /** All that was said has been seen. */
  onRead(): void;
}

/** Log and chat, one at a time in the same place. */
export function Sideline({ log, chat, unread, sitters, tools, onRead }: SidelineProps) {
  const tab = useSignal<Tab>('log');
  const names: Readonly<Record<Tab, string>> = { log: words.value.log.short, chat: words.value.chat.title };
  const isTalking = tab.value === 'chat';
  useEffect(() => {
    if (isTalking && unread > 0) onRead();
  }, [isTalking, unread]);
  const choose = (next: Tab): void => {
    tab.value = next;
  };
  return (
    <section class="sideline">
      <header>
        <div
          role="tablist"
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
            const next = TABS.find((each) => each !== tab.value)!;
            choose(next);
            currentTarget.querySelector<HTMLElement>(`#tab-${next}`)!.focus();
          }}
        >
          {TABS.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`tab-${each}`}
              aria-selected={tab.value === each}
              aria-controls="sideline-panel"
              tabIndex={tab.value === each ? 0 : -1}
              onClick={() => choose(each)}
            >
              {names[each]}
              {each === 'chat' && unread > 0 && <em>{words.value.chat.unread(unread)}</em>}
            </button>
          ))}
        </div>
        {isTalking ? <small>{whoIsHere(sitters)}</small> : tools}
      </header>
      <div role="tabpanel" id="sideline-panel" aria-labelledby={`tab-${tab.value}`}>
        {isTalking ? chat : log}
      </div>
    </section>
  );
}

/** Which of the others would read it now. */
function whoIsHere(sitters: readonly Sitter[]): string {
  const here = sitters.filter(({ kind, you, present }) => kind === 'person' && !you && present);
  return here.length === 0 ? words.value.chat.alone : words.value.chat.here(here.map(({ name }) => name));
}
