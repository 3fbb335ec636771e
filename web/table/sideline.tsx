import './sideline.css';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Sitter } from '#board/contract.ts';
import { Icon } from '#look/icon.tsx';
import { words as shell } from '../words/index.ts';
import { words } from './words/index.ts';

const TABS = ['log', 'chat', 'notes'] as const;
export type Tab = (typeof TABS)[number];

interface SidelineProps {
  /** Which of them is read; whoever opens the chat from elsewhere chooses it, too. */
  readonly tab: Signal<Tab>;
  readonly log: ComponentChildren;
  readonly chat: ComponentChildren;
  /** For whoever plays. */
  readonly notes?: ComponentChildren;
  readonly unread: number;
  readonly sitters: readonly Sitter[];
  /** What can be done with the log. */
  readonly tools?: ComponentChildren;
  /** All that was said has been seen. */
  onRead(): void;
}

/** Log, chat and one's own notes, one at a time in the same place. */
export function Sideline({ tab, log, chat, notes, unread, sitters, tools, onRead }: SidelineProps) {
  const { log: logWords, chat: chatWords, notes: notesWords } = words.value;
  const names: Readonly<Record<Tab, string>> = { log: logWords.short, chat: chatWords.title, notes: notesWords.short };
  const contents: Readonly<Record<Tab, ComponentChildren>> = { log, chat, notes };
  const tabs = TABS.filter((each) => contents[each] !== undefined);
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
            const step = key === 'ArrowRight' ? 1 : -1;
            const next = tabs[(tabs.indexOf(tab.value) + step + tabs.length) % tabs.length]!;
            choose(next);
            currentTarget.querySelector<HTMLElement>(`#tab-${next}`)!.focus();
          }}
        >
          {tabs.map((each) => (
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
        {isTalking ? <small>{whoIsHere(sitters)}</small> : tab.value === 'log' && tools}
        {tab.value !== 'log' && (
          <button type="button" class="x" aria-label={shell.value.close} onClick={() => choose('log')}>
            <Icon sign="close" />
          </button>
        )}
      </header>
      <div role="tabpanel" id="sideline-panel" aria-labelledby={`tab-${tab.value}`}>
        {contents[tab.value] ?? log}
      </div>
    </section>
  );
}

/** Which of the others would read it now. */
function whoIsHere(sitters: readonly Sitter[]): string {
  const here = sitters.filter(({ kind, you, present }) => kind === 'person' && !you && present);
  return here.length === 0 ? words.value.chat.alone : words.value.chat.here(here.map(({ name }) => name));
}
