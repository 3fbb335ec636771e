import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { boxOf, middleOf } from '#board/boxes.ts';
import { later } from '#board/later.tsx';
import type { Seat } from '#table/game.ts';
import { Icon } from '../icon.tsx';
import type { Scene } from '../scene.ts';
import type { Film, Shot } from './beats.ts';
import { TIMES } from './times.ts';
import { diceOf, isOfCard, type Rolled, Tray } from './tray.tsx';

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
  const roll = diceOf(film);
  if (roll !== undefined && isOfCard(roll)) return <AtCard scene={scene} film={film} roll={roll} board={board} />;
  if (film.event?.type === 'stealthLost')
    return <Mask key={film.shot} seat={film.event.seat} board={board} pace={film.pace} />;
  return null;
}

interface AtCardProps extends Props {
  readonly film: Film;
  readonly roll: Rolled;
}

/** Dice that somebody's loot asks for fall over its card, where cards are in sight; elsewhere in the room of whoever holds it. */
function AtCard({ scene, film, roll, board }: AtCardProps) {
  const tray = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [it, root] = [tray.current!, board.current!];
    const card = [...root.querySelectorAll<HTMLElement>(`.member-card [data-piece="card ${roll.for}"]`)].find(isSeen);
    it.hidden = card === undefined;
    if (card === undefined) return;
    const { x, y } = boxOf(card, root);
    it.style.left = `${x}px`;
    it.style.top = `${y}px`;
  }, [roll]);
  return (
    <div ref={tray} class="film-at-card">
      <Tray scene={scene} film={film} roll={roll} />
    </div>
  );
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
