import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { AnyGameBoard, BoardProps, BoardSlots, Marking } from '#board/contract.ts';
import type { Showing } from '#board/stage.ts';
import { Band } from '#look/band.tsx';
import { Flag } from '#look/flag.tsx';
import { Icon } from '#look/icon.tsx';
import type { OpenFrame } from '#table/position.ts';
import type { StoryEntry } from '#wire/messages.ts';
import type { Spot } from '../route.ts';
import { pace, settings } from '../settings.ts';
import { Aim } from './aim.tsx';
import { useChances, useLuck } from './chances.ts';
import { ChatButton, Conversation } from './chat.tsx';
import { DecidedPart } from './decided-part.tsx';
import { Drawn } from './drawn.tsx';
import type { Explaining } from './explaining.tsx';
import { useStanding } from './foresight.ts';
import { Latest, Log, type Teller, tellingOf } from './log.tsx';
import { Notes } from './notes.tsx';
import { Actions } from './over.tsx';
import type { Position as Shown } from './past.ts';
import { Playback } from './playback.tsx';
import { Proof } from './proof.tsx';
import { Sideline, type Tab } from './sideline.tsx';
import { drawnFrom, knownOf, type Sight, showingOf } from './sight.ts';
import { Since } from './since.tsx';
import { sinceTurnOf, standing } from './story.ts';
import type { Surroundings } from './surroundings.ts';
import { TurnFlag } from './turn-flag.tsx';
import { Twin } from './twin.tsx';
import { WatchAgain } from './watch-again.tsx';
import { HowToAsk } from './what-is.tsx';
import { Whole } from './whole.tsx';
import { evidence } from './words/evidence.ts';
import { words } from './words/index.ts';

/** Where a look back begins, with whose eyes, and whether it goes on by itself from there. */
export interface LookBack extends Spot {
  readonly isWatched: boolean;
  /** It goes where somebody leads. */
  readonly follows?: true;
}

interface ArenaProps {
  readonly round: Surroundings;
  readonly sight: Sight;
  /** The position that is looked at instead of the newest. */
  readonly replayed: Signal<LookBack | undefined>;
  /** … and what it looks like. */
  readonly position: Signal<Shown | undefined>;
  /** Nothing is told of what follows it. */
  readonly isBlind: Signal<boolean>;
  toNow(): void;
  /** The reader wants to know what decided it, and may. */
  readonly why: boolean;
  /** Which part of the sideline is read. */
  readonly tab: Signal<Tab>;
  readonly unread: number;
  /** All that was said has been seen. */
  onRead(): void;
  readonly away?: { readonly from: number; readonly to: number };
  /** What the open hint speaks of, what it says, and how another move is asked about. */
  readonly hint?: Pick<BoardProps<never, never, never>, 'hinted' | 'consider'> & { readonly card: ComponentChildren };
  /** The best moves, for whoever wants them marked. */
  readonly marking?: Marking;
  readonly explaining: Explaining;
  /** The reader knows how one wins, and says so; missing where they do already. */
  readonly learnAim?: () => void;
}

/** The middle of the page: the board, the game in words, the end, or the game played back. */
export function Arena(props: ArenaProps) {
  const { round, sight, replayed } = props;
  const { model, info, text, board, sitters, names, act, undo, explain, open, show } = round;
  const { inWords, stage } = model;
  const { frame } = sight;
  const showing = stage.showing.value;
  /** What pieces are drawn from: words speak of it when they have arrived. */
  const drawn = useMemo(() => drawnFrom(frame, showing), [frame, showing]);
  const known = knownOf(frame, showing);
  const isOver = frame.outcome !== undefined && !stage.playing.value;
  const chances = useChances({
    game: info.game,
    version: info.version,
    frame: known,
    language: settings.language.value,
    names,
    wanted: info.odds && settings.chances.value,
  });
  const luck = useLuck(info, frame, isOver ? sight.story : undefined);
  const busy = model.sending.value || frame.at !== model.newest?.at;
  const flag = <TurnFlag info={info} frame={frame} board={board} sitters={sitters} />;
  const proof = <Proof model={model} info={info} more={() => open('proof')} />;
  const actions = (
    <Actions
      model={model}
      info={info}
      share={() => open('share')}
      {...(board && {
        playBack: () => {
          replayed.value = { at: 0, isWatched: false };
        },
      })}
    />
  );

  const undrawn = (
    <Band
      kind="halted"
      action={
        <button type="button" class="button" onClick={() => open('wrong')}>
          {words.value.menu.wrong}
        </button>
      }
    >
      {words.value.undrawn}
    </Band>
  );
  /** What can be checked stays in sight whatever can be drawn. */
  const bare = (
    <>
      {undrawn}
      {isOver && actions}
      {isOver && proof}
    </>
  );
  const twin = (
    <Drawn from={frame} instead={bare}>
      <Twin
        frame={frame}
        text={text}
        names={names}
        sitters={sitters}
        chances={chances.inWords}
        busy={busy}
        plans={isOver ? NOTHING : model.plans.value}
        plan={(data) => void model.plan(data)}
        act={act}
        undo={undo}
        flag={flag}
        aside={
          <>
            <div aria-live="polite">{props.explaining.note}</div>
            {props.hint?.card}
            {isOver && actions}
            {isOver && proof}
            <ChatButton round={round} unread={props.unread} />
            <Log
              story={sight.story}
              text={text}
              names={names}
              explain={explain}
              {...(props.away && { away: props.away })}
              {...(show && { show })}
            />
          </>
        }
        {...(board &&
          inWords.value && {
            toBoard: () => {
              inWords.value = false;
            },
          })}
      />
    </Drawn>
  );
  const stumbled = (
    <>
      {undrawn}
      {twin}
    </>
  );

  if (isOver && props.why) return <DecidedPart round={round} sight={sight} />;
  if (board !== undefined && replayed.value !== undefined && !model.isKept.value)
    return (
      <Playback
        model={model}
        newest={sight}
        sitters={sitters}
        {...replayed.value}
        isBlind={props.isBlind}
        board={board}
        chat={<ChatButton round={round} unread={props.unread} />}
        draw={(shown, showing) =>
          inWords.value ? (
            <div class="replayed in-words">
              <PastTwin round={round} unread={props.unread} shown={shown} />
            </div>
          ) : (
            <Whole kind={`${info.game} ${sitters.length}`}>
              <Position
                {...props}
                {...shown}
                frame={drawnFrom(shown.frame, showing)}
                told={shown.frame}
                showing={showing}
                board={board}
              />
            </Whole>
          )
        }
        onShow={(shown) => {
          props.position.value = shown;
        }}
        onClose={props.toNow}
      />
    );
  if (board === undefined || inWords.value) return twin;
  if (isOver)
    return (
      <Drawn from={frame} instead={stumbled}>
        {replayed.value !== undefined && <Band kind="kept">{evidence.value.proof.discreet}</Band>}
        <board.Over
          luck={luck}
          view={frame.view}
          viewer={frame.viewer}
          outcome={frame.outcome!}
          story={standing(sight.story)}
          sitters={sitters}
          names={names}
          language={settings.language.value}
          explain={explain}
          {...(show && model.hasRecord.value && { show })}
          slots={{ flag, proof, actions }}
        />
      </Drawn>
    );
  return (
    <Drawn from={drawn} instead={stumbled}>
      <Position
        {...props}
        board={board}
        frame={drawn}
        told={frame}
        known={known}
        showing={showing}
        story={sight.story}
        odds={chances.odds}
        live
        busy={busy}
      />
    </Drawn>
  );
}

interface PositionProps extends ArenaProps {
  readonly board: AnyGameBoard;
  /** What pieces are drawn from. */
  readonly frame: OpenFrame;
  /** What words speak of, where that is not the same. */
  readonly told?: OpenFrame;
  /** What odds and standing are of. */
  readonly known?: OpenFrame;
  readonly showing?: Showing<{ readonly frame: OpenFrame }> | undefined;
  readonly story: readonly StoryEntry[];
  readonly odds?: unknown;
  /** The game goes on here; otherwise it is only looked at. */
  readonly live?: boolean;
  readonly busy?: boolean;
}

/** The board at one point of the game. */
function Position(props: PositionProps) {
  const { round, sight, board, frame, told = frame, known = told, showing, story, odds } = props;
  const { live = false, busy = false } = props;
  const { model, info, text, sitters, names, act, undo, explain, open, show, watch } = round;
  const { unread, away } = props;
  const ground = useStanding(info, known);
  const teller: Teller = { text, names, explain, ...tellingOf(board, told, story, names) };
  const since = live ? sinceTurnOf(story, told) : undefined;
  const again = watch && since && (() => watch(since.from));
  const log = { story, ...teller, ...(away && live && { away }), ...(show && { show }) };
  const slots: BoardSlots = {
    flag: live ? <TurnFlag info={info} frame={told} board={board} sitters={sitters} /> : <PastFlag at={frame.at} />,
    log: <Log {...log} {...(again && { watch: again })} />,
    latest: <Latest story={story} {...teller} />,
    chat: <ChatButton round={round} unread={unread} />,
    openLog: (
      <button type="button" class="button quiet open-log" onClick={() => open('log')}>
        <Icon sign="list" />
        <span>{words.value.log.short}</span>
      </button>
    ),
    talk: (
      <Sideline
        tab={props.tab}
        log={<Log {...log} />}
        chat={<Conversation round={round} story={story} />}
        {...(model.mine.value.length > 0 && { notes: <Notes model={model} /> })}
        unread={unread}
        sitters={sitters}
        tools={again && <WatchAgain watch={again} />}
        onRead={props.onRead}
      />
    ),
    ...(live && props.hint && { hint: props.hint.card }),
    ...(live &&
      props.learnAim &&
      board.aim && { aim: <Aim words={board.aim(told.view, settings.language.value)} dismiss={props.learnAim} /> }),
    ...(live && props.explaining.isNewToAsking && { howToAsk: <HowToAsk /> }),
    ...(again && {
      since: (
        <Since
          since={since}
          isHappening={model.stage.playing.value}
          hurried={model.isHurried}
          watch={again}
          {...teller}
        />
      ),
    }),
  };
  return (
    <board.Board
      at={frame.at}
      view={frame.view}
      viewer={frame.viewer}
      toAct={[...told.toAct, ...(told.answers ?? [])]}
      moves={live && showing === undefined ? told.moves : NOTHING}
      events={frame.events}
      told={{ at: told.at, view: told.view, events: told.events }}
      story={story}
      {...(showing && { showing: showingOf(showing) })}
      {...(told.outcome && { outcome: told.outcome })}
      odds={odds}
      standing={ground}
      {...(live && props.hint?.hinted && { hinted: props.hint.hinted })}
      {...(live && props.hint?.consider && { consider: props.hint.consider })}
      {...(live && props.marking && { marking: props.marking })}
      sitters={sitters}
      names={names}
      language={settings.language.value}
      pace={showing?.motion ?? pace.value}
      busy={busy}
      past={!live}
      {...(frame.unveiled !== undefined && { unveiled: frame.unveiled })}
      canUndo={live && told.canUndo}
      plans={live ? model.plans.value : NOTHING}
      act={live ? act : ignore}
      undo={live ? undo : ignore}
      explain={explain}
      plan={(data) => live && sight !== undefined && model.plan(data)}
      slots={slots}
    />
  );
}

const PastFlag = ({ at }: { readonly at: number }) => (
  <Flag kind="past">{at === 0 ? words.value.playback.start : words.value.playback.move(at)}</Flag>
);

/** An earlier position in words; nothing can be done there. */
function PastTwin({ round, unread, shown }: Pick<ArenaProps, 'round' | 'unread'> & { readonly shown: Shown }) {
  const { model, text, sitters, names, explain, show } = round;
  return (
    <Twin
      frame={{ ...shown.frame, viewer: 'audience', moves: NOTHING, canUndo: false }}
      text={text}
      names={names}
      sitters={sitters}
      chances={NOTHING}
      busy
      plans={NOTHING}
      plan={ignore}
      act={ignore}
      undo={ignore}
      flag={<PastFlag at={shown.frame.at} />}
      aside={
        <>
          <ChatButton round={round} unread={unread} />
          <Log story={shown.story} text={text} names={names} explain={explain} {...(show && { show })} />
        </>
      }
      toBoard={() => {
        model.inWords.value = false;
      }}
    />
  );
}

/** The same each time: whatever is drawn from it stays as it is. */
const NOTHING: readonly never[] = [];
const ignore = (): void => undefined;
