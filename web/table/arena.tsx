import type { Signal } from '@preact/signals';
import { Flag } from '#look/flag.tsx';
import { Icon } from '#look/icon.tsx';
import type { AnyGameBoard, BoardSlots, Sitter } from '#table/board.ts';
import type { Frame } from '#table/host.ts';
import type { OpenFrame } from '#table/position.ts';
import type { AnyGameText, Names } from '#table/text.ts';
import type { TableInfo, Told } from '#wire/messages.ts';
import { pace, settings } from '../settings.ts';
import { useChances } from './chances.ts';
import { ChatButton } from './chat.tsx';
import { Latest, Log } from './log.tsx';
import type { TableModel } from './model.ts';
import { Actions } from './over.tsx';
import { Playback } from './playback.tsx';
import { Proof } from './proof.tsx';
import type { SheetName } from './sheets.tsx';
import type { Sight } from './sight.ts';
import { standing } from './story.ts';
import { TurnFlag } from './turn-flag.tsx';
import { Twin } from './twin.tsx';
import { words } from './words/index.ts';

interface ArenaProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  readonly sight: Sight;
  readonly text: AnyGameText;
  readonly board: AnyGameBoard | undefined;
  readonly sitters: readonly Sitter[];
  readonly names: Names;
  readonly inWords: Signal<boolean>;
  /** The position that is looked at instead of the newest. */
  readonly replayed: Signal<number | undefined>;
  /** … and what it looks like. */
  readonly position: Signal<Frame | undefined>;
  toNow(): void;
  readonly unread: number;
  readonly away?: { readonly from: number; readonly to: number };
  /** The move that was hinted at. */
  readonly hinted?: string;
  act(notation: string): void;
  undo(): void;
  explain(rule: string): void;
  open(sheet: SheetName): void;
  /** Shows the table as it was after an entry. */
  readonly show?: (at: number) => void;
}

/** The middle of the page: the board, the game in words, the end, or the game played back. */
export function Arena(props: ArenaProps) {
  const { model, info, sight, text, board, sitters, names, inWords, replayed, act, undo, explain, open } = props;
  const { frame } = sight;
  const chances = useChances({
    game: info.game,
    frame,
    language: settings.language.value,
    names,
    wanted: info.odds && settings.chances.value,
  });
  const busy = model.sending.value || frame.at !== model.newest?.at;
  const isOver = frame.outcome !== undefined && !model.stage.playing.value;
  const flag = <TurnFlag info={info} frame={frame} sitters={sitters} />;
  const proof = <Proof model={model} commitment={info.commitment} />;
  const actions = (
    <Actions
      model={model}
      info={info}
      share={() => open('share')}
      playBack={() => {
        replayed.value = 0;
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
        at={replayed.value}
        board={board}
        draw={(shown) => <Position {...props} {...shown} board={board} />}
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
  return <Position {...props} board={board} frame={frame} story={sight.story} odds={chances.odds} live busy={busy} />;
}

interface PositionProps extends ArenaProps {
  readonly board: AnyGameBoard;
  readonly frame: OpenFrame;
  readonly story: readonly Told[];
  readonly odds?: unknown;
  /** The game goes on here; otherwise it is only looked at. */
  readonly live?: boolean;
  readonly busy?: boolean;
}

/** The board at one point of the game. */
function Position(props: PositionProps) {
  const { model, info, sight, text, board, sitters, names, frame, story, odds, unread, away } = props;
  const { act, undo, explain, open, show, live = false, busy = false } = props;
  const slots: BoardSlots = {
    flag: live ? (
      <TurnFlag info={info} frame={frame} sitters={sitters} />
    ) : (
      <Flag kind="other">{frame.at === 0 ? words.value.playback.start : words.value.playback.move(frame.at)}</Flag>
    ),
    log: (
      <Log
        story={story}
        text={text}
        names={names}
        explain={explain}
        {...(away && live && { away })}
        {...(show && { show })}
      />
    ),
    latest: <Latest story={story} text={text} names={names} />,
    chat: <ChatButton unread={unread} onOpen={() => open('chat')} />,
    openLog: (
      <button type="button" class="button quiet open-log" onClick={() => open('log')}>
        <Icon sign="list" />
        <span>{words.value.log.open}</span>
      </button>
    ),
  };
  return (
    <board.Board
      at={frame.at}
      view={frame.view}
      viewer={frame.viewer}
      toAct={frame.toAct}
      moves={live ? frame.moves : NOTHING}
      events={frame.events}
      {...(frame.outcome && { outcome: frame.outcome })}
      odds={odds}
      {...(live && props.hinted !== undefined && { hinted: props.hinted })}
      sitters={sitters}
      names={names}
      language={settings.language.value}
      pace={pace.value}
      busy={busy}
      past={!live}
      {...(frame.unveiled !== undefined && { unveiled: frame.unveiled })}
      canUndo={live && frame.canUndo}
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
