import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { boxOf, middleOf } from '#board/boxes.ts';
import { later } from '#board/later.tsx';
import type { Seat } from '#table/game.ts';
import { Icon } from '../icon.tsx';
import type { Scene } from '../scene.ts';
import type { Shot } from './beats.ts';
import { TIMES } from './times.ts';

const Curtain = later(() => import('./curtain.tsx').then((part) => part.Curtain));

/** Pictures that take the whole table. */
const ENDINGS: readonly Shot[] = ['dark', 'cuffs', 'roof', 'light', 'left-behind', 'gave-up'];

interface Props {
  readonly scene: Scene;
  readonly board: RefObject<HTMLElement | null>;
}

/** What a scene shows across floors: a mask on its way to where it is missed, and the end. */
export function OverTable({ scene, board }: Props) {
  const { film } = scene;
  if (film === undefined) return null;
  if (ENDINGS.includes(film.shot)) return <Curtain scene={scene} film={film} />;
  if (film.event?.type === 'stealthLost')
    return <Mask key={film.shot} seat={film.event.seat} board={board} pace={film.pace} />;
  return null;
}

/** So high above its owner a mask peels off, in its own heights. */
const PEEL = 0.6;

/** A mask comes off the figure that loses it, and flies to the card where it is counted. */
function Mask({ seat, board, pace }: { readonly seat: Seat; readonly board: Props['board']; readonly pace: number }) {
  const mask = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [it, root] = [mask.current!, board.current!];
    const find = (name: string) => [...root.querySelectorAll<HTMLElement>(`[data-piece="${name}"]`)].find(isSeen);
    const [owner, count] = [find(`seat ${seat}`), find(`stealth ${seat}`) ?? find(`member ${seat}`)];
    it.hidden = owner === undefined;
    if (owner === undefined) return;
    const from = middleOf(boxOf(owner, root));
    const to = count === undefined ? { x: from.x, y: from.y + 60 } : middleOf(boxOf(count, root));
    it.style.left = `${from.x}px`;
    it.style.top = `${from.y}px`;
    if (pace === 0) return;
    const lift = it.offsetHeight * PEEL;
    it.animate(
      [
        { transform: 'translate(-50%, -50%) rotate(0deg) scale(.7)' },
        { transform: `translate(-50%, calc(-50% - ${lift}px)) rotate(-14deg)`, offset: 0.25 },
        { transform: `translate(-50%, calc(-50% - ${lift}px)) rotate(-14deg)`, offset: 0.5 },
        {
          transform: `translate(calc(-50% + ${to.x - from.x}px), calc(-50% + ${to.y - from.y}px)) rotate(200deg) scale(.6)`,
        },
      ],
      { duration: TIMES.mask * pace, easing: 'ease-in', fill: 'forwards' },
    );
  }, [seat, pace]);
  return (
    <span ref={mask} class="film-mask" data-film="stealth" aria-hidden="true">
      <Icon name="i-mask" />
    </span>
  );
}

const isSeen = (part: HTMLElement): boolean => part.offsetParent !== null;
