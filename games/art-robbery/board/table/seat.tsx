import type { ComponentChildren } from 'preact';
import type { Sitter } from '#board/contract.ts';
import { Figure } from '#look/figure.tsx';
import { isDeserted, Presence } from '#look/presence.tsx';
import type { Seat as SeatNumber } from '#table/game.ts';
import { alibiRanges, standings } from '../../text/standing.ts';
import type { View } from '../../view.ts';
import type { Choosing } from '../choosing.ts';
import { PlayedCard } from '../hand/card.tsx';
import { type Scene, useScene } from '../scene.ts';
import { DogFigure } from './dog.tsx';
import { Loot } from './loot.tsx';
import { Marks } from './marks.tsx';

interface SeatProps {
  readonly view: View;
  readonly seat: SeatNumber;
  /** Where it is on the page. */
  readonly place: string;
  readonly choosing: Choosing;
  readonly children?: ComponentChildren;
}

/** Somebody at the table: name, safe stack, the tokens in front, perhaps the dog. */
export function Seat({ view, seat, place, choosing, children }: SeatProps) {
  const scene = useScene();
  const { say, names, viewer, sitters } = scene;
  const sitter = sitters[seat]!;
  const inTurn = view.question === 'none' ? view.turn === seat : view.question.victim === seat;
  return (
    <section class={`seat ${place}${inTurn ? ' acting' : ''}`} aria-label={say.seat(names[seat]!, seat === viewer)}>
      {children}
      <header data-sitter={seat}>
        <span class={isDeserted(sitter) ? 'face deserted' : 'face'} data-piece={`seat:${seat}`}>
          <Figure figure={sitter.figure} bot={sitter.kind === 'bot'} />
        </span>
        <div class="who">
          <h2>
            <span class="called">{names[seat]}</span> <small>{noteOn(scene, view, sitter)}</small>
          </h2>
          {seat !== viewer && <Presence sitter={sitter} isAwaited={inTurn} language={scene.language} />}
          <Safe view={view} seat={seat} />
        </div>
      </header>
      <Marks view={view} seat={seat} range={alibiRanges(view)[seat]!} />
      <Loot view={view} spot={seat} choosing={choosing}>
        {view.dog === seat && <DogFigure view={view} choosing={choosing} />}
      </Loot>
      {view.question !== 'none' && view.question.thief === seat && <PlayedCard card={view.discard.top} />}
    </section>
  );
}

/** Points, as far as they can be counted: safe, and what this raid would add. */
function noteOn({ say, viewer }: Scene, view: View, sitter: Sitter): string {
  const { safe, unseen, points } = standings(view)[sitter.seat]!;
  if (sitter.seat === viewer || (safe > 0 && unseen === 0)) return say.sum(points.safe, points.table);
  return '';
}

/** The safe stack, a back for each token in the colour of its raid. */
function Safe({ view, seat }: { readonly view: View; readonly seat: SeatNumber }) {
  const { say } = useScene();
  const backs = view.safe[seat]!.flatMap((stack, raid) => stack.map(() => raid));
  return (
    <p class="safe">
      {backs.length > 0 && (
        <span class={`stack${backs.length > 9 ? ' high' : ''}`} aria-hidden="true">
          {backs.map((raid, i) => (
            <i key={i} class={`raid-${raid}`} />
          ))}
        </span>
      )}
      {say.safe(backs.length)}
    </p>
  );
}
