import './what-is.css';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { AnyLore, Caption, Ground } from '#board/contract.ts';
import { errands } from '../device/workers.ts';
import { hasLore } from '../games.ts';
import { keep, kept } from '../keep.ts';
import { KEYS } from './shortcuts.ts';
import { Slip } from './slip.tsx';
import { words } from './words/index.ts';

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** What a piece is, and which it was. */
interface Told {
  readonly piece: HTMLElement;
  readonly caption: Caption;
}

interface Asking {
  readonly told: Told | undefined;
  /** Somebody has asked before on this device, and knows how. */
  readonly isKnown: boolean;
  /** What the keyboard is at, or the mouse lies on. */
  ask(): void;
  close(): void;
}

interface Asked {
  readonly game: string;
  readonly lore: AnyLore | undefined;
  /** What is known of the table; nothing where nothing is shown. */
  readonly ground: Ground<unknown, unknown> | undefined;
}

/** So long a finger rests on a piece that is asked about, in milliseconds, and so far it may slip, in pixels. */
const LONG = 500;
const SLIP = 8;

const KEY = 'hideout.what-is';

/** *What is this?*: a long press, the other mouse button, or a key on a piece; any press closes it. */
export function useWhatIs(main: RefObject<HTMLElement | null>, { game, lore, ground }: Asked): Asking {
  const told = useSignal<Told | undefined>(undefined);
  const isKnown = useSignal(kept(KEY) === 'known');
  /** Asked about before there was anything to tell. */
  const early = useRef<readonly HTMLElement[]>([]);
  const captionOf = (piece: HTMLElement, more?: Partial<Ground<unknown, unknown>>): Caption | undefined =>
    ground && lore?.about(piece.dataset.piece!, { ...ground, ...more });
  /** Tells about the first of these that has something to be told, as soon as what is said of pieces is there. */
  const tell = (pieces: readonly HTMLElement[]): boolean => {
    if (lore === undefined && hasLore(game)) {
      early.current = pieces;
      return pieces.length > 0;
    }
    const piece = pieces.find((each) => captionOf(each) !== undefined);
    if (piece === undefined) return false;
    told.value = { piece, caption: captionOf(piece)! };
    isKnown.value = true;
    keep(KEY, 'known');
    void settle(piece);
    return true;
  };
  /** How things stand is worked out elsewhere, and said a moment later. */
  const settle = async (piece: HTMLElement): Promise<void> => {
    const standing = await errands().standing({ game, view: ground!.view });
    if (standing !== undefined && told.peek()?.piece === piece)
      told.value = { piece, caption: captionOf(piece, { standing })! };
  };
  useEffect(() => {
    if (lore === undefined || ground === undefined) return;
    const asked = early.current.filter((piece) => piece.isConnected);
    early.current = [];
    tell(asked);
  }, [lore, ground]);
  const close = (): void => {
    early.current = [];
    told.value = undefined;
  };
  useLayoutEffect(() => {
    const root = main.current!;
    let [resting, isAsked] = [0, false];
    let from: Point = { clientX: 0, clientY: 0 };
    const rest = (event: PointerEvent): void => {
      close();
      isAsked = false;
      from = event;
      window.clearTimeout(resting);
      if (event.pointerType !== 'mouse')
        resting = window.setTimeout(() => {
          isAsked = tell(piecesAt(root, event.target, event));
        }, LONG);
    };
    const lift = (): void => window.clearTimeout(resting);
    const slip = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLIP) lift();
    };
    const other = (event: MouseEvent): void => {
      lift();
      if (isAsked || tell(piecesAt(root, event.target, event))) event.preventDefault();
    };
    // The finger that has asked presses nothing when it is lifted.
    const press = (event: MouseEvent): void => {
      if (isAsked) event.stopPropagation();
      isAsked = false;
    };
    const listen = { pointerdown: rest, pointerup: lift, pointermove: slip, pointercancel: lift, contextmenu: other };
    for (const [name, hear] of Object.entries(listen)) root.addEventListener(name, hear as EventListener);
    root.addEventListener('click', press, true);
    return () => {
      for (const [name, hear] of Object.entries(listen)) root.removeEventListener(name, hear as EventListener);
      root.removeEventListener('click', press, true);
    };
  }, [lore, ground]);
  return {
    told: told.value,
    isKnown: isKnown.value,
    ask() {
      const at = document.activeElement;
      const hovered = [...document.querySelectorAll(':hover')].at(-1) ?? null;
      const inOrder = at?.matches(':focus-visible') ? [at, hovered] : [hovered, at];
      if (!inOrder.some((each) => tell(piecesAround(each)))) close();
    },
    close,
  };
}

/** The pieces that a part of the board lies in, the innermost first. */
function piecesAround(part: EventTarget | null): readonly HTMLElement[] {
  const pieces: HTMLElement[] = [];
  let piece = part instanceof Element ? part.closest<HTMLElement>('[data-piece]') : null;
  for (; piece !== null; piece = piece.parentElement?.closest<HTMLElement>('[data-piece]') ?? null) pieces.push(piece);
  return pieces;
}

/** The same for a point, with pieces first that let presses through to what is below them. */
function piecesAt(root: HTMLElement, part: EventTarget | null, { clientX, clientY }: Point): readonly HTMLElement[] {
  const above = [...root.querySelectorAll<HTMLElement>('[data-piece]')].filter((piece) => {
    const { left, right, top, bottom } = piece.getBoundingClientRect();
    const isThere = left <= clientX && clientX <= right && top <= clientY && clientY <= bottom;
    return isThere && getComputedStyle(piece).pointerEvents === 'none' && piece.checkVisibility();
  });
  return [...above.reverse(), ...piecesAround(part)];
}

interface WhatIsProps extends Pick<Asking, 'close'> {
  readonly told: Told;
  explain(rule: string): void;
}

/** What a piece is, beside it. */
export const WhatIs = ({ told, explain, close }: WhatIsProps) => (
  <Slip kind="what-is" caption={told.caption} find={() => told.piece} explain={explain} close={close} />
);

/** How one asks, until somebody has. */
export const HowToAsk = () => (
  <p class="how-to-ask">
    <kbd>{KEYS.what.toUpperCase()}</kbd>
    <span>{words.value.whatIs}</span>
  </p>
);
