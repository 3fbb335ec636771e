import { useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#board/contract.ts';
import { useKeptFocus } from '#board/focus.ts';
import type { Viewer } from '#table/game.ts';
import { JOB } from '../components/jobs.ts';
import type { Square } from '../components/squares.ts';
import type { Event } from '../event.ts';
import type { Move } from '../move.ts';
import { notate } from '../notation.ts';
import type { Odds } from '../odds.ts';
import type { Standing } from '../standing.ts';
import type { View } from '../view.ts';
import { meaningOf } from './ahead.ts';
import { Crew } from './crew/crew.tsx';
import { CrewSheet } from './crew/crewsheet.tsx';
import type { Film } from './film/beats.ts';
import { OverTable } from './film/overtable.tsx';
import { aimedAt, type Offer, sorted } from './offers.ts';
import { useDrawn } from './panel/drawn.ts';
import { Decks, GiveUp, Panel } from './panel/panel.tsx';
import { PlanNotes, Planner } from './panel/planner.tsx';
import { type Scene, type Subject, tongue } from './scene.ts';
import { ActionBar } from './table/actionbar.tsx';
import { EnterButton, entryAt, isEntering } from './table/entry.tsx';
import { EndButton, TurnFlag } from './table/flag.tsx';
import { Floor } from './table/floor.tsx';
import { floorOf } from './table/geometry.ts';
import { Minis } from './table/minis.tsx';
import type { RoomHands } from './table/room.tsx';
import { supposed } from './table/route.ts';
import { usePlan } from './table/sketching.ts';
import { useMotion } from './travel.ts';

type Props = BoardProps<View, Move, Event>;

const NO_STORY: NonNullable<Props['story']> = [];

/** Where whoever plays by keys goes on: at the question, at their own room, at any room that is lit. */
const GO_ON = ['.asks.risen .way', '.here .face', '.lit button'];

/** The whole table: flag, floors, and below them crew, the calm place, and the log. */
export function Board(props: Props) {
  const { view, slots } = props;
  const root = useRef<HTMLDivElement>(null);
  const scene = useScene(props);
  useMotion(root, { view, pace: props.pace, shot: scene.film?.shot });
  useKeptFocus(root, props, ...GO_ON);

  /** What flag and panel speak of. */
  const told = view === props.told.view ? scene : { ...scene, view: props.told.view };
  const drawn = useDrawn(props.told, props.story ?? NO_STORY, scene.film, scene.me);
  const { question } = told.view;
  const [open, setOpen] = useOpenFloor(props);
  const [hot, setHot] = useState<readonly number[]>([]);
  const [subject, setSubject] = useState<Subject>();
  const [aim, setAim] = useState<string>();
  const [eyed, setEyed] = useState<Square>();
  const [isCrewUp, raiseCrew] = useState(false);
  const plan = usePlan(props);
  const touched = useRef(false);

  const aimed = scene.offers.groups.find(({ key }) => key === aim);
  const selected = typeof subject === 'object' && 'room' in subject ? subject.room : undefined;
  const then = useMemo(() => supposed(scene, eyed ?? selected), [scene, eyed, selected]);
  const entry = entryAt(scene, selected);
  const calm = aimed === undefined && subject === undefined && question === 'none';

  const pick = (offer: Offer): void => {
    if (props.busy) return;
    look(undefined);
    props.act(offer.name);
  };
  const classes = [
    'table',
    view.floors.length === 2 && 'two',
    JOB[view.options.job].size === 5 && 'of-five',
    plan.pen !== undefined && 'sketching',
    props.past && 'past',
    hot.length > 0 && 'heated',
    (scene.me === undefined || !props.toAct.includes(scene.me)) && 'away',
    props.lesson !== undefined && 'taught',
  ];
  const look = (next: Subject | undefined): void => {
    setAim(undefined);
    raiseCrew(false);
    setSubject(next);
  };
  // A lesson speaks instead of the panel: what a step asks for stays in reach, whatever else is pressed.
  const show = (next: Subject): void => {
    if (props.lesson === undefined) look(next);
  };
  const steady = useSteady({
    pick: (offer: Offer) => {
      const room = roomOf(offer);
      if (room !== undefined && plan.pen !== undefined) plan.draw(room);
      // The whole crew goes in there: pressed once it is only said what it is like.
      else if (room !== undefined && isEntering(scene) && selected !== room) show({ room });
      else pick(offer);
    },
    look: (room: Square) => {
      if (plan.pen !== undefined) {
        plan.draw(room);
        return;
      }
      // Whatever is aimed stays so: the answer says what it may be aimed at.
      if (aimed !== undefined) {
        if (!props.busy) props.act(notate(aimedAt(aimed.offers[0]!.move, room)));
        return;
      }
      const again = selected === room;
      show({ room });
      if (!touched.current || again) tryToGo(scene, props, room);
    },
    decide: pick,
    show,
    enlarge: setOpen,
    heat: (floor: number) => setHot(hot.includes(floor) ? hot.filter((other) => other !== floor) : [...hot, floor]),
  });

  return (
    <div
      ref={root}
      aria-busy={props.busy}
      class={classes.filter(Boolean).join(' ')}
      data-without={props.lesson?.without.join(' ')}
      data-shot={scene.film?.shot}
      style={{ '--pace': props.pace }}
      onPointerDownCapture={(event) => {
        touched.current = event.pointerType === 'touch';
      }}
      onKeyDownCapture={(event) => {
        touched.current = false;
        if (event.key === 'Escape') look(undefined);
      }}
    >
      <TurnFlag scene={told} shared={props.sitters.filter(({ you }) => you).length > 1} entry={entry} pick={pick}>
        {slots.flag}
      </TurnFlag>
      <Minis scene={scene} open={open} enlarge={steady.enlarge} />
      <div
        class="floors"
        style={{ '--floors': view.floors.length }}
        onPointerOver={(event) => setEyed(considered(scene, event.target))}
        onPointerLeave={() => setEyed(undefined)}
        onFocusIn={(event) => setEyed(considered(scene, event.target))}
        onFocusOut={() => setEyed(undefined)}
      >
        {view.floors.map((_, floor) => (
          <Floor
            key={floor}
            scene={scene}
            floor={floor}
            open={open === floor}
            enlarge={steady.enlarge}
            hot={hot.includes(floor)}
            heat={steady.heat}
            hands={steady}
            aimed={aimed?.offers}
            selected={selected}
            ghosts={plan.ghosts}
            then={then}
            pick={steady.decide}
            look={steady.show}
          />
        ))}
      </div>
      <OverTable scene={scene} board={root} />
      {slots.lesson}
      <div class="dock">
        <Crew scene={scene} sitters={props.sitters} look={steady.show} />
        <div class="side">
          <Panel
            scene={told}
            subject={subject}
            aimed={aimed}
            drawn={drawn}
            pick={pick}
            attempt={props.act}
            aim={setAim}
            look={look}
            latest={slots.latest}
            since={slots.since}
            hint={slots.hint}
          >
            <PlanNotes scene={scene} ghosts={plan.ghosts} moves={props.moves} pick={pick} />
            {calm && slots.howToAsk}
            {(calm || question !== 'none') && slots.aim}
            {(calm || plan.pen !== undefined) && (
              <div class="foot">
                {scene.me !== undefined && view.turns > 0 && (
                  <Planner
                    scene={scene}
                    pen={plan.pen}
                    empty={plan.mine === undefined}
                    bots={plan.bots}
                    hold={plan.hold}
                    clear={plan.clear}
                    draw={plan.draw}
                  />
                )}
                <Decks scene={scene} look={look} />
                <GiveUp scene={scene} pick={pick} />
              </div>
            )}
          </Panel>
          <div class="log-place">{slots.talk}</div>
        </div>
      </div>
      {isCrewUp && (
        <CrewSheet scene={scene} sitters={props.sitters} look={look} pick={pick} close={() => raiseCrew(false)} />
      )}
      <ActionBar scene={told} pick={pick} isCrewUp={isCrewUp} raiseCrew={raiseCrew}>
        {slots.chat}
        {slots.openLog}
        {scene.offers.end !== undefined && <EndButton scene={scene} end={scene.offers.end} pick={pick} />}
        {entry !== undefined && <EnterButton scene={scene} offer={entry} pick={pick} />}
      </ActionBar>
    </div>
  );
}

interface Hands extends RoomHands {
  /** Makes this move, whatever the pen would do with it. */
  decide(offer: Offer): void;
  show(subject: Subject): void;
  enlarge(floor: number): void;
  heat(floor: number): void;
}

/** The same hands all the time, doing whatever they should do now: parts that stay as they are keep them. */
function useSteady(hands: Hands): Hands {
  const latest = useRef(hands);
  latest.current = hands;
  return useMemo(
    () => ({
      pick: (offer) => latest.current.pick(offer),
      look: (room) => latest.current.look(room),
      decide: (offer) => latest.current.decide(offer),
      show: (subject) => latest.current.show(subject),
      enlarge: (floor) => latest.current.enlarge(floor),
      heat: (floor) => latest.current.heat(floor),
    }),
    [],
  );
}

function useScene(props: Props): Scene {
  const { view, unveiled, viewer, past, names, odds, hinted, language, explain, pace } = props;
  const picture = props.showing?.beat.on as Film | undefined;
  const film = useMemo(() => picture && { ...picture, pace }, [picture, pace]);
  const standing = props.standing as Standing | undefined;
  const moves = useLit(props);
  return useMemo(() => {
    const offers = sorted(moves);
    return {
      view,
      unveiled,
      me: viewer === 'audience' || past ? undefined : viewer,
      past,
      names,
      odds: odds as Odds | undefined,
      standing,
      end: meaningOf(offers.end) ?? standing?.end,
      offers,
      hinted,
      ...tongue(language),
      explain,
      film,
    };
  }, [view, unveiled, viewer, past, moves, names, odds, standing, hinted, language, explain, film]);
}

/** What is offered: everything, or what a lesson lights. */
function useLit({ moves, lesson }: Props): Props['moves'] {
  const lit = lesson?.lit.join();
  return useMemo(
    () => (lesson === undefined ? moves : moves.filter(({ name }) => lesson.lit.includes(name))),
    [moves, lit],
  );
}

/** The floor that is enlarged where there is no room for all: as chosen, and played back, wherever the heist goes on. */
function useOpenFloor({ view, past, lesson }: Props) {
  const home = homeFloor(view, past ? 'audience' : view.viewer);
  const [chosen, choose] = useState({ floor: home, from: home });
  const open = (past && chosen.from !== home) || lesson !== undefined ? home : chosen.floor;
  return [open, (floor: number): void => choose({ floor, from: home })] as const;
}

/** The floor to begin with: where the viewer's own piece is, or that of whoever plays. */
function homeFloor({ crew, turn }: View, viewer: Viewer): number {
  const { at } = crew[viewer === 'audience' ? turn : viewer]!;
  return at === 'outside' || at === 'roof' ? 0 : floorOf(at) - 1;
}

/** The room that a move is about. */
const roomOf = ({ move }: Offer): Square | undefined =>
  move.type === 'go' ? move.to : move.type === 'peek' || move.type === 'choose' ? move.at : undefined;

/** The room with this part, if one can go there: what the guards would do then may be known only in a moment. */
function considered(scene: Scene, part: EventTarget | null): Square | undefined {
  const at = (part as Element | null)?.closest<HTMLElement>('.tile.lit')?.dataset.at as Square | undefined;
  return at !== undefined && scene.offers.rooms.has(at) ? at : undefined;
}

/** Pressing a room that cannot be entered asks all the same: the answer says why not. */
function tryToGo({ view, me, offers }: Scene, { act, busy, moves }: Props, room: Square): void {
  if (busy || me === undefined || moves.length === 0 || offers.rooms.has(room)) return;
  if (view.question !== 'none' || view.crew[me]!.at === room) return;
  act(notate({ type: 'go', to: room }));
}
