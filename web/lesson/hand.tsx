import './hand.css';
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { type Box, type HandPlace, handOver } from './ground.ts';

interface HandProps {
  /** The piece that it points at, by its name. */
  readonly piece: string;
  /** What it points into: the board, and what lies beside it. */
  readonly ground: RefObject<HTMLElement | null>;
  /** Whatever moves things: it is looked for anew with each. */
  readonly now: unknown;
}

/** The lookout's hand. It lies beside the piece, on empty ground, and is never in the way of a press. */
export function Hand({ piece, ground, now }: HandProps) {
  const [place, setPlace] = useState<Place>();
  useLayoutEffect(() => {
    const root = ground.current!;
    let frame = 0;
    const find = (): void => {
      const places = [...root.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`)];
      const target = places.find((each) => each.checkVisibility());
      setPlace(target && placeOf(root, target));
      // Whatever lies beside it may still grow, by a chance or a font, and push it away.
      for (let each: Element | undefined = target; each !== undefined && each !== root; each = each.parentElement!)
        for (const beside of each.parentElement!.children) watch.observe(beside);
    };
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(find);
    };
    // Pieces that still travel are where they will be: boxes of the layout are measured.
    later();
    const watch = new ResizeObserver(later);
    watch.observe(root);
    window.addEventListener('resize', later);
    root.addEventListener('animationend', later);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      window.removeEventListener('resize', later);
      root.removeEventListener('animationend', later);
    };
  }, [piece, now]);
  if (place === undefined) return null;
  if (place.hand === undefined) {
    const { x, y, width, height } = place.piece;
    const style = { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
    return <i class="lesson-ring" style={style} aria-hidden="true" />;
  }
  const { x, y, width, towards } = place.hand;
  return (
    <svg
      key={piece}
      class={`lesson-hand ${towards}`}
      viewBox="0 0 128 72"
      style={{ left: `${x}px`, top: `${y}px`, width: `${width}px` }}
      aria-hidden="true"
    >
      {/* colours of its own: games have gloves and sleeves too */}
      <g class="pointing">
        <path fill="#000" fill-opacity="0.3" transform="translate(4 6)" d={OUTLINE} />
        <path fill="#fff6e6" stroke="#fff6e6" stroke-width="7" stroke-linejoin="round" d={OUTLINE} />
        <path fill="#c8102e" d="M2 18 36 13 38 66 2 70 8 44Z" />
        <path fill="#fff6e6" d="m36 10 13 1 1 57-14 1Z" />
        <path
          fill="#17060a"
          d="M49 16 64 14 74 4 86 6 88 14 116 15 123 20 122 28 116 31 90 32 94 38 92 45 88 48 90 54 86 59 80 61 74 67 50 64Z"
        />
        <path fill="none" stroke="#fff6e6" stroke-width="2" d="M70 33h20M68 46h20M68 58h13M66 16l8 6 12-6" />
      </g>
    </svg>
  );
}

const OUTLINE =
  'M2 18 36 12 64 14 74 4 86 6 88 14 116 15 123 20 122 28 116 31 90 32 94 38 92 45 88 48 90 54 86 59 80 61 74 67 48 66 2 70Z';

/** What must not be covered, besides all words and numbers. */
const TAKEN = '[data-piece], button, a, h2, h3, p, small, li svg, .flag, .lesson-box';
/** Of this one may cover everything. */
const FREE = '[data-empty], .only-read';

/** Where it goes, seen from the page's own corner; where there is no room for it, the piece is framed instead. */
interface Place {
  readonly piece: Box;
  readonly hand: HandPlace | undefined;
}

function placeOf(root: HTMLElement, target: HTMLElement): Place {
  const page = root.getBoundingClientRect();
  const boxOf = (thing: Element | Range): Box => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return { x: left - page.left, y: top - page.top, width, height };
  };
  const isTaken = (other: Element): boolean =>
    !target.contains(other) && other.closest(FREE) === null && other.checkVisibility();
  const things = [...root.querySelectorAll(TAKEN)].filter((other) => !other.contains(target) && isTaken(other));
  const words = textsIn(root).filter((text) => isTaken(text.parentElement!));
  const ground = { x: 0, y: 0, width: page.width, height: page.height };
  const piece = boxOf(target);
  return { piece, hand: handOver(piece, [...things, ...words.map(around)].map(boxOf), ground) };
}

function textsIn(root: HTMLElement): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (/\S/.test((walker.currentNode as Text).data)) found.push(walker.currentNode as Text);
  return found;
}

/** As much of a line as its words take. */
function around(text: Text): Range {
  const range = document.createRange();
  range.selectNodeContents(text);
  return range;
}
