import './chat.css';
import { useSignal } from '@preact/signals';
import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Sitter } from '#board/contract.ts';
import { Dialog } from '#look/dialog.tsx';
import { Figure } from '#look/figure.tsx';
import { Icon } from '#look/icon.tsx';
import { beats } from '#table/text.ts';
import type { StoryEntry } from '#wire/messages.ts';
import { phrasesFor, phraseText } from '#wire/phrases.ts';
import type { ChatLine, Reaction, Saying } from '#wire/talk.ts';
import { draftOf, keepDraft } from '../drafts.ts';
import { hatched } from '../hatched.ts';
import { explain } from '../refusals.ts';
import { settings } from '../settings.ts';
import { venueOf } from '../venue.ts';
import { words as shell } from '../words/index.ts';
import { ReactionRow, Reactions } from './reactions.tsx';
import { standing } from './story.ts';
import type { Surroundings } from './surroundings.ts';
import { type Reading, readingsOf } from './talk.ts';
import { words } from './words/index.ts';

const LONGEST = 500;

interface ConversationProps {
  readonly round: Surroundings;
  /** What happened, as the reader was told it. */
  readonly story: readonly StoryEntry[];
  /** Opened to be written in, with room for everything. */
  readonly ready?: boolean;
}

/** The chat as a sheet over the table. */
export const Chat = ({ onClose, ...talk }: ConversationProps & { onClose(): void }) => (
  <Dialog title={words.value.chat.title} close={shell.value.close} kind="chatbox" onClose={onClose}>
    <Conversation {...talk} ready />
  </Dialog>
);

/** What was said, phrases and signs to answer with, and a line to write. */
export function Conversation({ round, story, ready = false }: ConversationProps) {
  const { chat } = words.value;
  const { model, sitters } = round;
  const list = useRef<HTMLOListElement>(null);
  const hasPhrases = useSignal(ready);
  const readings = readingsOf(model.chat.value, model.badge.value);
  const say = (saying: Saying): void => void model.say(saying).then((refusal) => refusal && explain(refusal));
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), [readings.length]);
  return (
    <div class="conversation">
      {readings.length === 0 && <p class="empty-note">{chat.empty}</p>}
      <ol ref={list} aria-live="polite">
        {readings.map((reading, i) => (
          <Fragment key={reading.line.n}>
            {!isSameDay(reading.line, readings[i - 1]?.line) && <Day when={reading.line.when} />}
            <Said round={round} story={story} reading={reading} sitter={sitters[reading.line.seat ?? -1]} say={say} />
          </Fragment>
        ))}
      </ol>
      {hasPhrases.value && <Quick round={round} story={story} say={say} />}
      <Writing table={model.table} say={say} ready={ready}>
        {!ready && (
          <button
            type="button"
            class="phrases"
            aria-expanded={hasPhrases.value}
            aria-label={chat.phrases}
            title={chat.phrases}
            onClick={() => {
              hasPhrases.value = !hasPhrases.value;
            }}
          >
            <Icon sign="talk" />
          </button>
        )}
      </Writing>
    </div>
  );
}

interface SayingProps extends ConversationProps {
  say(saying: Saying): void;
}

/** What can be said by pressing it: signs for what happened last, and phrases. */
function Quick({ round, story, say }: SayingProps) {
  const { chat } = words.value;
  const last = standing(story).findLast(({ events }) => events.length > 0);
  const happened = last && sentenceOf(last.at, story, round);
  return (
    <div class="quick" {...hatched(round.model.venue)}>
      {last !== undefined && happened !== undefined && (
        <div class="react-to">
          <small>{happened}</small>
          <ReactionRow label={chat.reactTo(happened)} react={(reaction) => say({ to: { entry: last.at }, reaction })} />
        </div>
      )}
      <fieldset>
        <legend class="only-read">{chat.phrases}</legend>
        {phrasesFor(round.text).map((phrase) => (
          <button key={phrase} type="button" onClick={() => say({ phrase })}>
            {phraseText(phrase, settings.language.value, round.text)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

/** What an entry brought about, in a sentence; undefined where the reader was told nothing. */
function sentenceOf(at: number, story: readonly StoryEntry[], { text, names }: Surroundings): string | undefined {
  const events = story.find((entry) => entry.at === at)?.events ?? [];
  return events.length === 0 ? undefined : beats(text, events, names)[0]?.text;
}

/** What somebody said in words, as the reader says it. */
export const wordsOf = (line: ChatLine, { text }: Pick<Surroundings, 'text'>): string | undefined =>
  'text' in line ? line.text : 'phrase' in line ? phraseText(line.phrase, settings.language.value, text) : undefined;

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

interface SaidProps extends SayingProps {
  readonly reading: Reading;
  readonly sitter: Sitter | undefined;
}

function Said({ round, story, reading: { line, tallies }, sitter, say }: SaidProps) {
  const when = new Intl.DateTimeFormat(settings.language.value, { hour: 'numeric', minute: '2-digit' });
  // Who alone plays on this device needs no name for what is said here.
  const isNamed = !sitter?.you || round.sitters.filter(({ you }) => you).length > 1;
  const react = (reaction: Reaction | undefined): void =>
    say({ to: { line: line.n }, ...(reaction === undefined ? {} : { reaction }) });
  return (
    <li class={sitter?.you ? 'me' : ''} data-seat={sitter?.seat}>
      {!sitter?.you && <Figure figure={sitter?.figure ?? line.n} />}
      <div>
        <p>
          {isNamed && <Speaker line={line} round={round} isSeated={sitter !== undefined} />}
          {'to' in line ? <Reacted line={line} round={round} story={story} /> : wordsOf(line, round)}
          <small>{when.format(line.when)}</small>
        </p>
        {!('to' in line) && <Reactions tallies={tallies} react={react} venue={round.model.venue} />}
      </div>
    </li>
  );
}

/** Who said it; a press on the name leads to what can be done about them. */
function Speaker({
  line,
  round,
  isSeated,
}: Pick<SaidProps, 'round'> & { readonly line: ChatLine; readonly isSeated: boolean }) {
  const name = `${line.name || words.value.former}${isSeated ? '' : `, ${words.value.chat.audience}`}`;
  const { badge, venue } = round.model;
  if (line.by === undefined || line.by === badge.value || venue.kind !== 'server') return <b>{name}</b>;
  return (
    <button type="button" class="speaker" onClick={() => round.open('people')}>
      {name}
    </button>
  );
}

/** A sign for something that happened, and what that was. */
function Reacted({ line, round, story }: ConversationProps & { readonly line: Extract<ChatLine, { to: unknown }> }) {
  const happened = 'entry' in line.to ? sentenceOf(line.to.entry, story, round) : undefined;
  if (line.reaction === undefined) return null;
  return (
    <span class="reacted">
      <Icon sign={line.reaction} />
      <span class="only-read">{words.value.chat.reactions[line.reaction]}</span>
      {happened !== undefined && <q>{happened}</q>}
    </span>
  );
}

interface WritingProps extends Pick<SayingProps, 'say'> {
  readonly table: string;
  readonly ready: boolean;
  readonly children: ComponentChildren;
}

function Writing({ table, say, ready, children }: WritingProps) {
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
    say({ text: text.value });
    write('');
  };
  return (
    <form class="write" onSubmit={send}>
      {children}
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
      <button type="submit" class="button main" {...hatched(venueOf(table))}>
        {chat.send}
      </button>
    </form>
  );
}

interface ChatButtonProps {
  readonly round: Surroundings;
  readonly unread: number;
}

/** Opens the chat; says how much of it is new, and who said something last. */
export function ChatButton({ round, unread }: ChatButtonProps) {
  const { chat, former } = words.value;
  const last = round.model.chat.value.findLast((line) => wordsOf(line, round) !== undefined);
  return (
    <button type="button" class="chat" onClick={() => round.open('chat')}>
      <Icon sign="talk" />
      {chat.title}
      {last !== undefined && (
        <small class="last-line">
          <b>{last.name || former}</b> {wordsOf(last, round)}
        </small>
      )}
      {unread > 0 && <em class="new">{chat.unread(unread)}</em>}
    </button>
  );
}
