import type { RefObject } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#board/contract.ts';
import { useKeptFocus } from '#board/focus.ts';
import type { Event, Move } from '../state.ts';
import type { View } from '../view.ts';
import { type Choosing, useChoosing } from './choosing.ts';
import { type Haul, haulOf } from './end/haul.ts';
import { RaidEnd } from './end/raid-end.tsx';
import type { Film } from './film/beats.ts';
import { Hand, HiddenHand } from './hand/hand.tsx';
import { Plan } from './hand/plan.tsx';
import { Question } from './hand/question.tsx';
import { aimOf, handPiece } from './offers.ts';
import { Standings } from './panel/standings.tsx';
import { InScene, sceneOf } from './scene.ts';
import { Arm } from './table/arm.tsx';
import { Centre } from './table/centre.tsx';
import { nearSeat, othersOf } from './table/layout.ts';
import { Limb } from './table/limb.tsx';
import { Piles } from './table/piles.tsx';
import { Seat } from './table/seat.tsx';
import { type Grab, useHands } from './travel.ts';

type Props = BoardProps<View, Move, Event>;

/** The table as one viewer sees it; for another one at the same screen it is laid anew. */
export const Board = (props: Props) => <Room key={props.viewer} {...props} />;

/** The gallery during a game: everybody's loot round the great frame, the hand, and who would be arrested. */
function Room(props: Props) {
  const { view, slots, pace, lesson } = props;
  const board = useRef<HTMLDivElement>(null);
  const choosing = useChoosing(props);
  const film = props.showing?.beat.on as Film | undefined;
  const ending = film?.ending;
  const [told, close] = useHaul(props);
  const haul = ending ? haulOf(ending.events, view.seats) : told;
  const [grab, release] = useHands(board, props);
  useKeptFocus(board, props);
  const scene = sceneOf(props);
  return (
    <InScene value={scene}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape puts the card back, which has a button too */}
      <div
        ref={board}
        class={tableClass(props, haul)}
        data-without={lesson?.without.join(' ')}
        data-shot={film?.shot}
        style={{ '--others': view.seats - 1, '--pace': pace }}
        tabIndex={-1}
        onKeyDown={({ key }) => key === 'Escape' && choosing.putDown()}
      >
        {haul === undefined ? (
          <Gallery props={props} choosing={choosing} board={board} grab={grab} release={release} />
        ) : (
          <RaidEnd
            view={view}
            haul={haul}
            {...(ending && { shown: ending.shown })}
            {...(lesson === undefined && ending === undefined && haul.starts && { onNext: close })}
          />
        )}
        <aside class={`side raid-${view.raid}`}>
          <Standings view={view} choosing={choosing} />
          {slots.lesson ?? <Talk slots={slots} />}
        </aside>
      </div>
    </InScene>
  );
}

function Talk({ slots }: Pick<Props, 'slots'>) {
  return (
    <>
      <div class="log-place">
        {slots.howToAsk}
        {slots.talk}
      </div>
      <div class="chat-place">{slots.chat}</div>
      <div class="latest-place">
        {slots.aim ?? slots.latest}
        {slots.openLog}
      </div>
    </>
  );
}

const tableClass = (props: Props, haul: Haul | undefined): string => {
  const taught = props.lesson === undefined ? '' : ' taught';
  if (haul !== undefined) return `table over-raid raid-${haul.raid}${taught}`;
  const { raid, seats } = props.view;
  return `table raid-${raid} others-${seats - 1}${questionOf(props) === undefined ? '' : ' asked'}${taught}`;
};

/** What the viewer is asked, once the arm that asks it has come out. */
function questionOf({ told: { view }, viewer }: Props) {
  return view.question !== 'none' && view.question.victim === viewer ? view.question : undefined;
}

interface GalleryProps {
  readonly props: Props;
  readonly choosing: Choosing;
  readonly board: RefObject<HTMLDivElement | null>;
  readonly grab: Grab | undefined;
  release(): void;
}

function Gallery({ props, choosing, board, grab, release }: GalleryProps) {
  const { view, viewer, slots } = props;
  const asked = questionOf(props);
  return (
    <>
      <div class="floor" aria-hidden="true" />
      {slots.aim && <div class="aim-place">{slots.aim}</div>}
      {othersOf(view.seats, viewer).map(({ seat, side }) => (
        <Seat key={seat} view={view} seat={seat} place={side} choosing={choosing} />
      ))}
      <Centre view={view} choosing={choosing} />
      <Piles view={view} />
      <Seat view={view} seat={nearSeat(viewer)} place="mine" choosing={choosing}>
        <div class="turn">{slots.flag}</div>
      </Seat>
      {asked === undefined ? (
        <div class="hand-area" style={{ '--slot': choosing.lifted ?? 0 }}>
          {viewer === 'audience' ? <HiddenHand view={view} /> : <Hand view={view} choosing={choosing} />}
          {slots.hint !== undefined ? (
            <div class="plan">{slots.hint}</div>
          ) : (
            // a lesson says itself what is to be done
            (props.lesson === undefined || choosing.card !== undefined) && <Plan props={props} choosing={choosing} />
          )}
        </div>
      ) : (
        <Question props={props} question={asked} choosing={choosing} />
      )}
      <Reaching view={view} choosing={choosing} board={board} />
      {grab !== undefined && <Limb key={grab.no} {...grab} onDone={release} />}
    </>
  );
}

/** The arm of the planned theft, or of the one that waits for an answer. */
function Reaching({ view, choosing, board }: Pick<GalleryProps, 'choosing' | 'board'> & { readonly view: View }) {
  if (view.question !== 'none') {
    return <Arm board={board} from="played" to={`token:${view.raid}${view.question.token}`} short />;
  }
  const { plan, hand, slot } = choosing;
  const aim = plan === undefined ? undefined : aimOf(plan.move);
  if (slot === undefined || aim === undefined || (aim === 'dog' && view.dog === view.viewer)) return null;
  return <Arm board={board} from={handPiece(hand, slot)} to={aim === 'dog' ? 'dog' : `token:${view.raid}${aim}`} />;
}

/** The raid that has just ended, until the viewer goes on to the next; in a lesson that speaks of it, until it goes on. */
function useHaul({ told: { at, view, events }, lesson }: Props): readonly [Haul | undefined, () => void] {
  const [shown, setShown] = useState<{ readonly haul: Haul; readonly at: number; readonly step: number }>();
  const seen = useRef(-1);
  const haul = at === seen.current ? undefined : haulOf(events, view.seats);
  seen.current = at;
  const step = lesson?.step ?? 0;
  const ended = haul && { haul, at, step };
  if (ended !== undefined) setShown(ended);
  const open = ended ?? shown;
  const isPast = open !== undefined && lesson !== undefined && (at < open.at || step > open.step + 1);
  return [isPast ? undefined : open?.haul, () => setShown(undefined)];
}
