import { useRef } from 'preact/hooks';
import type { BoardProps } from '#board/contract.ts';
import { useKeptFocus } from '#board/focus.ts';
import { useTravel } from '#board/travel.ts';
import { Figure } from '#look/figure.tsx';
import type { Seat } from '#table/game.ts';
import { WILD } from '../components.ts';
import type { Event, Move } from '../state.ts';
import type { Words } from '../text/en.ts';
import { WORDS } from '../text/words.ts';
import type { View } from '../view.ts';
import { Bidding } from './bidding.tsx';
import { Die } from './die.tsx';
import { WAY } from './staging.ts';

type Props = BoardProps<View, Move, Event>;

/** Everybody's cup, the bid in the middle, and what one can do about it. */
export function Board(props: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { view, language, slots, pace } = props;
  const words = WORDS[language];
  useKeptFocus(root, props);
  useTravel(root, {
    at: view,
    pace,
    journey: ({ piece, before, isNews }) =>
      isNews && piece.dataset.piece === 'bid' ? { lasts: WAY, from: before.get(piece.dataset.from!) } : undefined,
  });
  return (
    <div class="table" ref={root} tabIndex={-1}>
      <ol class="cups">
        {props.sitters.map(({ seat }) => (
          <Cup key={seat} seat={seat} words={words} {...props} />
        ))}
      </ol>
      <section class="middle" aria-label={words.twin.round}>
        {slots.flag}
        {view.bid === 'none' ? (
          <p>{words.twin.noBid}</p>
        ) : (
          <p class="bid" data-piece="bid" data-from={`cup ${view.bid.seat}`}>
            <b aria-hidden="true">{view.bid.count}</b>
            <Die face={view.bid.face} />
            <span>{words.twin.bid(words.dice(view.bid.count, view.bid.face), props.names[view.bid.seat]!)}</span>
          </p>
        )}
        <Bidding key={`${props.at} ${props.viewer}`} words={words} {...props} />
      </section>
      <aside class="beside">
        {slots.latest}
        {slots.openLog}
        {slots.chat}
        <div class="log-place">{slots.log}</div>
      </aside>
    </div>
  );
}

/** R7 — Dice that may be seen, or as many as lie under the cup; while all cups are lifted, what lies there. */
function Cup({
  seat,
  words,
  view,
  showing,
  sitters,
  toAct,
  viewer,
}: Props & { readonly seat: Seat; readonly words: Words }) {
  const shown = showing?.events.find((event) => event.type === 'shown');
  const dice = shown?.cups[seat] ?? view.cups[seat]!;
  const { name, figure, kind } = sitters[seat]!;
  const called = seat === viewer ? words.you : name;
  const isOut = view.cups[seat]!.length === 0;
  const { twin: say } = words;
  return (
    <li data-piece={`cup ${seat}`} class={`cup ${toAct.includes(seat) ? 'acting' : ''} ${isOut ? 'gone' : ''}`}>
      <span class="head">
        <Figure figure={figure} bot={kind === 'bot'} />
      </span>
      <b>{called}</b>
      <span class="only-read">
        {isOut
          ? say.out(called)
          : dice.includes('?')
            ? say.hidden(called, dice.length)
            : say.shown(called, dice.join(' '))}
      </span>
      <span class="dice">
        {dice.map((face, i) => (
          <Die key={i} face={face} wild={view.options.wild && face === WILD} />
        ))}
      </span>
    </li>
  );
}
