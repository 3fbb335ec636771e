import type { Signal } from '@preact/signals';
import type { AnyGameBoard, BoardSlots, Sitter } from '#board/contract.ts';
import type { Scene } from '#board/stage.ts';
import { Flag } from '#look/flag.tsx';
import { Icon } from '#look/icon.tsx';
import type { Frame } from '#table/host.ts';
import type { OpenFrame } from '#table/position.ts';
import type { AnyGameText, Names } from '#table/text.ts';
import type { TableInfo, Told } from '#wire/messages.ts';
import { pace, settings } from '../settings.ts';
import { useChances } from './chances.ts';
import { ChatButton, Conversation } from './chat.tsx';
import { useStanding } from './foresight.ts';
import { Latest, Log, type Teller } from './log.tsx';
import type { TableModel } from './model.ts';
import { Actions } from './over.tsx';
import { Playback } from './playback.tsx';
import { Proof } from './proof.tsx';
import type { SheetName } from './sheets.tsx';
import { Sideline } from './sideline.tsx';
import type { Sight } from './sight.ts';
import { Since } from './since.tsx';
import { sinceTurnOf, standing } from './story.ts';
import { TurnFlag } from './turn-flag.tsx';
import { Twin } from './twin.tsx';
import { WatchAgain } from './watch-again.tsx';
import { words } from './words/index.ts';

/** Where a look back begins, and whether it goes on by itself from there. */
export interface Look {
  readonly at: number;
  readonly isWatched: boolean;
}

interface ArenaProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  readonly sight: Sight;
  readonly text: AnyGameText;
  readonly board: AnyGameBoard | undefined;
  readonly sitters: readonly Sitter[];
  readonly names: Names;
  /** The position that is looked at instead of the newest. */
  readonly replayed: Signal<Look | undefined>;
  /** … and what it looks like. */
  readonly position: Signal<Frame | undefined>;
  toNow(): void;
  readonly unread: number;
  /** All that was said has been seen. */
  onRead(): void;
  readonly away?: { readonly from: number; readonly to: number };
  /** The move that was hinted at. */
  readonly hinted?: string;
  act(notation: string): void;
  undo(): void;
  explain(rule: string): void;
  open(sheet: SheetName): void;
  /** Shows the table as it was after an entry. */
  readonly show?: (at: number) => void;
  /** Plays what happened after an entry. */
  readonly watch?: (from: number) => void;
}

/** The middle of the page: the board, the game in words, the end, or the game played back. */
export function Arena(props: ArenaProps) {
  const { model, info, sight, text, board, sitters, names, replayed, act, undo, explain, open } = props;
  const { inWords, stage } = model;
  const { frame } = sight;
  const scene = stage.scene.value;
  /** What pieces are drawn from: words speak of it when they have arrived. */
  const drawn = scene?.part === 'travel' ? scene.moment.frame : frame;
  const chances = useChances({
    game: info.game,
    frame: drawn,
    language: settings.language.value,
    names,
    wanted: info.odds && settings.chances.value,
  });
  const busy = model.sending.value || frame.at !== model.newest?.at;
  const isOver = frame.outcome !== undefined && !stage.playing.value;
  const flag = <TurnFlag info={info} frame={frame} board={board} sitters={sitters} />;
  const proof = <Proof model={model} info={info} />;
  const actions = (
    <Actions
      model={model}
      info={info}
      share={() => open('share')}
      playBack={() => {
        replayed.value = { at: 0, isWatched: false };
      }}
    />
  );

  if (board === undefined || inWords.value)
    return (
      <Twin
        frame={frame}
        text={text}
        names={names}
        sitters={sitters}
        chances={chances.inWords}
        busy={busy}
        act={act}
        undo={undo}
        flag={flag}
        aside={
          <>
            {isOver && actions}
            {isOver && proof}
            <ChatButton unread={props.unread} onOpen={() => open('chat')} />
            <Log
              story={sight.story}
              text={text}
              names={names}
              explain={explain}
              {...(props.away && { away: props.away })}
              {...(props.show && { show: props.show })}
            />
          </>
        }
        {...(board && {
          toBoard: () => {
            inWords.value = false;
          },
        })}
      />
    );
  if (replayed.value !== undefined)
    return (
      <Playback
        model={model}
        newest={sight}
        sitters={sitters}
        {...replayed.value}
        board={board}
        draw={(shown, scene) => <Position {...props} {...shown} scene={scene} board={board} />}
        onShow={(shown) => {
          props.position.value = shown;
        }}
        onClose={props.toNow}
      />
    );
  if (isOver)
    return (
      <board.Over
        view={frame.view}
        viewer={frame.viewer}
        outcome={frame.outcome!}
        story={standing(sight.story)}
        sitters={sitters}
        names={names}
        language={settings.language.value}
        explain={explain}
        {...(props.show && model.mine.value.length > 0 && { show: props.show })}
        slots={{ flag, proof, actions }}
      />
    );
  return (
    <Position
      {...props}
      board={board}
      frame={drawn}
      told={frame}
      scene={scene}
      story={sight.story}
      odds={chances.odds}
      live
      busy={busy}
    />
  );
}

interface PositionProps extends ArenaProps {
  readonly board: AnyGameBoard;
  /** What pieces are drawn from. */
  readonly frame: OpenFrame;
  /** What words speak of, where that is not the same. */
  readonly told?: OpenFrame;
  readonly scene?: Scene<{ readonly frame: OpenFrame }> | undefined;
  readonly story: readonly Told[];
  readonly odds?: unknown;
  /** The game goes on here; otherwise it is only looked at. */
  readonly live?: boolean;
  readonly busy?: boolean;
}

/** The board at one point of the game. */
function Position(props: PositionProps) {
  const { model, info, sight, text, board, sitters, names, frame, story, odds, unread, away } = props;
  const { told = frame, scene, act, undo, explain, open, show, watch, live = false, busy = false } = props;
  const ground = useStanding(info.game, frame);
  const teller: Teller = { text, names, explain, telling: board.telling };
  const since = live ? sinceTurnOf(story, told) : undefined;
  const again = watch && since && (() => watch(since.from));
  const log = { story, ...teller, ...(away && live && { away }), ...(show && { show }) };
  const slots: BoardSlots = {
    flag: live ? (
      <TurnFlag info={info} frame={told} board={board} sitters={sitters} />
    ) : (
      <Flag kind="other">{frame.at === 0 ? words.value.playback.start : words.value.playback.move(frame.at)}</Flag>
    ),
    log: <Log {...log} {...(again && { watch: again })} />,
    latest: <Latest story={story} text={text} names={names} />,
    chat: <ChatButton unread={unread} onOpen={() => open('chat')} />,
    openLog: (
      <button type="button" class="button quiet open-log" onClick={() => open('log')}>
        <Icon sign="list" />
        <span>{words.value.log.short}</span>
      </button>
    ),
    talk: (
      <Sideline
        log={<Log {...log} />}
        chat={
          <Conversation
            table={model.table}
            lines={model.chat.value}
            sitters={sitters}
            say={(said) => void model.place.ask('say', { table: model.table, text: said })}
          />
        }
        unread={unread}
        sitters={sitters}
        tools={again && <WatchAgain watch={again} />}
        onRead={props.onRead}
      />
    ),
    ...(again && {
      since: <Since since={since} isHappening={model.stage.playing.value} watch={again} {...teller} />,
    }),
  };
  return (
    <board.Board
      at={frame.at}
      view={frame.view}
      viewer={frame.viewer}
      toAct={told.toAct}
      moves={live && scene === undefined ? told.moves : NOTHING}
      events={frame.events}
      told={{ at: told.at, view: told.view, events: told.events }}
      {...(scene && { scene: { part: scene.part, events: scene.moment.frame.events } })}
      {...(told.outcome && { outcome: told.outcome })}
      odds={odds}
      standing={ground}
      {...(live && props.hinted !== undefined && { hinted: props.hinted })}
      sitters={sitters}
      names={names}
      language={settings.language.value}
      pace={pace.value}
      busy={busy}
      past={!live}
      {...(frame.unveiled !== undefined && { unveiled: frame.unveiled })}
      canUndo={live && told.canUndo}
      signals={live ? model.sketches.value : NOTHING}
      act={live ? act : ignore}
      undo={live ? undo : ignore}
      explain={explain}
      signal={(data) => live && sight !== undefined && model.show(data)}
      slots={slots}
    />
  );
}

/** The same each time: whatever is drawn from it stays as it is. */
const NOTHING: readonly never[] = [];
const ignore = (): void => undefined;
