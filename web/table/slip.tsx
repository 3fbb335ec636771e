import './slip.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Caption } from '#board/contract.ts';
import { Icon } from '#look/icon.tsx';
import { RuleChip } from '#look/rule-chip.tsx';
import { settings } from '../settings.ts';
import { words as shell } from '../words/index.ts';
import { beside } from './beside.ts';

interface SlipProps {
  readonly caption: Caption;
  readonly kind: 'what-is' | 'first';
  /** The piece that it is about, as long as it is in sight. */
  find(): Element | undefined;
  explain(rule: string): void;
  close(): void;
  /** What can be done about it. */
  readonly children?: ComponentChildren;
}

/** Name, one sentence and the rule, beside a piece and on as little as possible; on a phone at the bottom edge. */
export function Slip({ caption, kind, find, explain, close, children }: SlipProps) {
  const slip = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    let frame = requestAnimationFrame(() => settle(slip.current!, find()));
    const later = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => settle(slip.current!, find()));
    };
    settle(slip.current!, find());
    window.addEventListener('resize', later);
    window.addEventListener('scroll', later, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', later);
      window.removeEventListener('scroll', later, true);
    };
  });
  return (
    <section ref={slip} class={`piece-note ${kind}`} aria-label={caption.name}>
      <h2>{caption.name}</h2>
      <RuleChip rule={caption.rule} language={settings.language.value} open={explain} />
      <button type="button" class="x" aria-label={shell.value.close} onClick={close}>
        <Icon sign="close" />
      </button>
      <p>{caption.words}</p>
      {caption.here !== undefined && <p class="here">{caption.here}</p>}
      {children}
    </section>
  );
}

/** What it should not lie on; empty places are there for it. */
const CLEAR = 'main :is([data-piece], button, h2, h3, .flag)';

/** Between slip and piece, for the tip. */
const TIP = 10;

function settle(slip: HTMLElement, piece: Element | undefined): void {
  slip.toggleAttribute('data-loose', piece === undefined);
  if (piece === undefined) return;
  const { left, top, width, height } = piece.getBoundingClientRect();
  // All below the bar: what is in there is always in reach.
  const bar = Math.max(0, document.querySelector('.topbar')?.getBoundingClientRect().bottom ?? 0);
  const part = { left: left - TIP, top: top - bar - TIP, width: width + 2 * TIP, height: height + 2 * TIP };
  const clear = [...document.querySelectorAll(CLEAR)]
    .filter((each) => !each.contains(piece) && each.closest('[data-empty]') === null && each.checkVisibility())
    .map((each) => {
      const box = each.getBoundingClientRect();
      return { left: box.left, top: box.top - bar, width: box.width, height: box.height };
    });
  const { clientWidth, clientHeight } = document.documentElement;
  const size = { width: slip.offsetWidth, height: slip.offsetHeight };
  const found = beside(part, size, { width: clientWidth, height: clientHeight - bar }, clear);
  const place = { left: found.left, top: found.top + bar };
  const isBeside = place.left >= left + width || place.left + size.width <= left;
  const side = isBeside ? (place.left > left ? 'right' : 'left') : place.top > top ? 'below' : 'above';
  const tip = isBeside ? top + height / 2 - place.top : left + width / 2 - place.left;
  slip.dataset.side = side;
  slip.style.setProperty('--left', `${Math.round(place.left)}px`);
  slip.style.setProperty('--top', `${Math.round(place.top)}px`);
  slip.style.setProperty(
    '--tip',
    `${Math.round(Math.max(16, Math.min(tip, (isBeside ? size.height : size.width) - 16)))}px`,
  );
}
