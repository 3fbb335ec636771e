import './chat.css';
import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Sitter } from '#board/contract.ts';
import { Dialog } from '#look/dialog.tsx';
import { Figure } from '#look/figure.tsx';
import { Icon } from '#look/icon.tsx';
import type { ChatLine } from '#wire/messages.ts';
import { draftOf, keepDraft } from '../drafts.ts';
import { settings } from '../settings.ts';
import { words as shell } from '../words/index.ts';
import { inReadersWords, words } from './words/index.ts';

const LONGEST = 500;

interface ConversationProps {
  readonly table: string;
  readonly lines: readonly ChatLine[];
  readonly sitters: readonly Sitter[];
  /** Opened to be written in. */
  readonly ready?: boolean;
  say(text: string): void;
}

/** The chat as a sheet over the table. */
export const Chat = ({ onClose, ...talk }: ConversationProps & { onClose(): void }) => (
  <Dialog title={words.value.chat.title} close={shell.value.close} kind="chatbox" onClose={onClose}>
    <Conversation {...talk} ready />
  </Dialog>
);

/** What was said, phrases to say, and a line to write. */
export function Conversation({ table, lines, sitters, ready = false, say }: ConversationProps) {
  const { chat } = words.value;
  const list = useRef<HTMLOListElement>(null);
  const isAlone = sitters.filter(({ you }) => you).length < 2;
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [lines.length]);
  return (
    <div class="conversation">
      {lines.length === 0 && <p class="empty-note">{chat.empty}</p>}
      <ol ref={list} aria-live="polite">
        {lines.map((line, i) => (
          <Fragment key={line.n}>
            {!isSameDay(line, lines[i - 1]) && <Day when={line.when} />}
            <Said line={line} sitter={sitters[line.seat ?? -1]} isAlone={isAlone} />
          </Fragment>
        ))}
      </ol>
      <fieldset class="quick">
        <legend class="only-read">{chat.phrases}</legend>
        {chat.quick.map((phrase) => (
          <button key={phrase} type="button" onClick={() => say(phrase)}>
            {phrase}
          </button>
        ))}
      </fieldset>
      <Writing table={table} say={say} ready={ready} />
    </div>
  );
}

const dayOf = ({ when }: ChatLine): string => new Date(when).toDateString();

const isSameDay = (line: ChatLine, before: ChatLine | undefined): boolean =>
  before !== undefined && dayOf(line) === dayOf(before);

function Day({ when }: { readonly when: number }) {
  const language = settings.language.value;
  const isToday = new Date(when).toDateString() === new Date().toDateString();
  return (
    <li class="day">
      {isToday
        ? new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'day')
        : new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(when)}
    </li>
  );
}

interface SaidProps {
  readonly line: ChatLine;
  readonly sitter: Sitter | undefined;
  /** Nobody else plays on this device: what is said here needs no name. */
  readonly isAlone: boolean;
}

function Said({ line, sitter, isAlone }: SaidProps) {
  const when = new Intl.DateTimeFormat(settings.language.value, { hour: 'numeric', minute: '2-digit' });
  return (
    <li class={sitter?.you ? 'me' : ''} data-seat={sitter?.seat}>
      {!sitter?.you && <Figure figure={sitter?.figure ?? line.n} />}
      <p>
        {!(sitter?.you && isAlone) && (
          <b>
            {line.name || words.value.former}
            {sitter === undefined && `, ${words.value.chat.audience}`}
          </b>
        )}
        {inReadersWords(line.text)}
        <small>{when.format(line.when)}</small>
      </p>
    </li>
  );
}

function Writing({ table, say, ready }: Required<Pick<ConversationProps, 'table' | 'say' | 'ready'>>) {
  const draft = `${table} chat`;
  const text = useSignal(String(draftOf(draft) ?? ''));
  const write = (next: string): void => {
    text.value = next;
    keepDraft(draft, next === '' ? undefined : next);
  };
  const { chat } = words.value;
  const send = (event: Event): void => {
    event.preventDefault();
    if (text.value.trim() === '') return;
    say(text.value);
    write('');
  };
  return (
    <form class="write" onSubmit={send}>
      <input
        aria-label={chat.message}
        placeholder={chat.placeholder}
        maxLength={LONGEST}
        autocomplete="off"
        autofocus={ready && matchMedia('(pointer: fine)').matches}
        value={text}
        onInput={(event) => {
          write(event.currentTarget.value);
        }}
      />
      <button type="submit" class="button main">
        {chat.send}
      </button>
    </form>
  );
}

/** Opens the chat; says how much of it is new. */
export function ChatButton({ unread, onOpen }: { readonly unread: number; onOpen(): void }) {
  return (
    <button type="button" class="chat" onClick={onOpen}>
      <Icon sign="talk" />
      {words.value.chat.title}
      {unread > 0 && <em class="new">{words.value.chat.unread(unread)}</em>}
    </button>
  );
}
