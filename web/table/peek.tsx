import './peek.css';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import type { ChatLine } from '#wire/talk.ts';
import { type Box, beside } from './beside.ts';
import { wordsOf } from './chat.tsx';
import type { Surroundings } from './surroundings.ts';
import { words } from './words/index.ts';

/** How long a line is there to be read, in milliseconds. */
const STAYS = 6_000;

interface PeekProps {
  readonly round: Surroundings;
  /** The chat can be read now: then nothing has to be told besides. */
  isRead(): boolean;
}

/** What somebody else says just now, beside whoever says it, while the chat is not in sight. */
export function Peek({ round, isRead }: PeekProps) {
  const { model } = round;
  const shown = useSignal<ChatLine | undefined>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const last = model.chat.value.at(-1);
  const told = useRef(last?.n ?? 0);
  useEffect(() => {
    if (last === undefined || last.n <= told.current) return;
    told.current = last.n;
    if (isRead() || last.by === model.badge.value || ('to' in last && last.reaction === undefined)) return;
    shown.value = last;
  }, [last?.n]);
  useEffect(() => {
    if (shown.value === undefined) return;
    if (isRead()) shown.value = undefined;
  });
  useEffect(() => {
    if (shown.value === undefined) return;
    const gone = setTimeout(() => {
      shown.value = undefined;
    }, STAYS);
    return () => clearTimeout(gone);
  }, [shown.value]);
  useLayoutEffect(() => {
    if (box.current !== null && shown.value !== undefined) settle(box.current, shown.value);
  }, [shown.value]);
  return (
    <div class="peek-place" role="status">
      {shown.value !== undefined && (
        <div ref={box} class="peek" data-seat={shown.value.seat}>
          <Said line={shown.value} round={round} />
        </div>
      )}
    </div>
  );
}

function Said({ line, round }: { readonly line: ChatLine; readonly round: Surroundings }) {
  const name = line.name || words.value.former;
  if (!('to' in line))
    return (
      <>
        <b>{name}</b> {wordsOf(line, round)}
      </>
    );
  return (
    <>
      <b>{name}</b> <Icon sign={line.reaction!} />
      <span class="only-read">{words.value.chat.reactions[line.reaction!]}</span>
    </>
  );
}

/** Lies beside the portrait of whoever speaks, or else below the bar; never on what is pressed or names somebody. */
function settle(peek: HTMLElement, { seat }: ChatLine): void {
  const anchor = [`main [data-sitter="${seat}"]`, '#tab-chat', '.topbar']
    .flatMap((each) => [...document.querySelectorAll<HTMLElement>(each)])
    .find((each) => isInSight(each));
  if (anchor === undefined) return;
  const pressed = [...document.querySelectorAll(':is(main, .topbar) :is(button, a, input)')];
  const names = [...document.querySelectorAll('main :is(h2, h3)')];
  const clear = [...pressed.map((each) => each.getBoundingClientRect()), ...names.map(inkOf)];
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const { left, top } = beside(inkOf(anchor), peek.getBoundingClientRect(), { width, height }, clear);
  peek.style.left = `${left}px`;
  peek.style.top = `${top}px`;
}

function isInSight(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return part.checkVisibility() && bottom > 0 && top < document.documentElement.clientHeight;
}

/** Where there is something to see of a part: pictures and letters, without the room that is kept for them. */
function inkOf(part: Element): Box {
  const boxes = [...part.querySelectorAll('svg')].map((each) => each.getBoundingClientRect());
  const letters = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (letters.nextNode()) {
    range.selectNodeContents(letters.currentNode);
    boxes.push(range.getBoundingClientRect());
  }
  const seen = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return part.getBoundingClientRect();
  const [left, top] = [Math.min(...seen.map((box) => box.left)), Math.min(...seen.map((box) => box.top))];
  const width = Math.max(...seen.map((box) => box.right)) - left;
  return { left, top, width, height: Math.max(...seen.map((box) => box.bottom)) - top };
}
