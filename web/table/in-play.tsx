import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import type { AnyGameBoard } from '#table/board.ts';
import type { Seat } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { AnyGameText } from '#table/text.ts';
import type { TableInfo } from '#wire/messages.ts';
import { nameOrAlias } from '../me.ts';
import { go, rulesPath, tablePath } from '../route.ts';
import { newSalt } from '../salt.ts';
import { settings } from '../settings.ts';
import { toast } from '../toasts.tsx';
import { TopBar } from '../top-bar.tsx';
import { actingAt, whyNot } from './acting.ts';
import { Arena } from './arena.tsx';
import { Bands } from './connection.tsx';
import { Curtain } from './curtain.tsx';
import { Live } from './live.tsx';
import { Menu } from './menu.tsx';
import type { TableModel } from './model.ts';
import { useNoises } from './noises.ts';
import { download } from './over.tsx';
import { sittersOf } from './people.ts';
import { type Sheet, type SheetName, Sheets } from './sheets.tsx';
import { useShortcuts } from './shortcuts.ts';
import type { Sight } from './sight.ts';
import { missedBy, whyNoUndo } from './story.ts';
import { words } from './words/index.ts';

interface InPlayProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  readonly text: AnyGameText;
  readonly board: AnyGameBoard | undefined;
}

/** The table, from the first move to the last word. */
export function InPlay({ model, info, text, board }: InPlayProps) {
  const sheet = useSignal<Sheet | undefined>(undefined);
  const inWords = useSignal(false);
  const replayed = useSignal<number | undefined>(undefined);
  const position = useSignal<Frame | undefined>(undefined);
  const read = useSignal(model.chat.peek().length);

  const sitters = sittersOf(info);
  const names = sitters.map(({ name }) => name);
  const sight = model.stage.shown.value;
  const passTo = model.passTo.value;
  const isSeated = model.mine.value.length > 0;
  const isOver = sight?.frame.outcome !== undefined;

  const open = (name: SheetName): void => {
    sheet.value = { name };
  };
  const close = (): void => {
    if (sheet.value?.name === 'chat') read.value = model.chat.value.length;
    sheet.value = undefined;
  };
  const explain = (rule: string): void => {
    sheet.value = { name: 'rule', rule };
  };
  const showAt = (at: number): void => {
    close();
    inWords.value = false;
    replayed.value = at;
  };
  const acting = actingAt(model, text, explain);
  const act = (notation: string): void => {
    const offer = sight?.frame.moves.find(({ name }) => name === notation);
    if (settings.confirm.value && offer !== undefined)
      sheet.value = { name: 'confirm', notation, sentence: text.move(offer.move, sight?.frame.view, names) };
    else acting.act(notation);
  };
  const undo = (): void => {
    if (sight !== undefined) acting.undo();
  };
  const sit = (seat: Seat): void =>
    void model.place.ask('sit', { table: model.table, seat, name: nameOrAlias(), salt: newSalt() });

  const away = useAway(model, sight, (missed) => {
    sheet.value = { name: 'recap', missed };
  });
  useNoises(sight);
  useRematch(info.rematch);
  useShortcuts({
    undo,
    log: () => open('log'),
    chat: () => open('chat'),
    rules: () => document.querySelector<HTMLElement>('.rules-tool')?.click(),
    words: () => {
      inWords.value = !inWords.value;
    },
    menu: () => document.querySelector<HTMLElement>('.topbar [popovertarget]')?.click(),
    help: () => open('help'),
    skip: () => model.stage.skip(),
  });

  const covered = passTo ?? (model.viewer.value === undefined ? model.mine.value[0] : undefined);
  const Progress = board?.Progress;
  const shown = position.value ?? sight?.frame;
  return (
    <div class={`table-page ${info.game}`}>
      <button
        type="button"
        class="button skip"
        onClick={() => {
          inWords.value = true;
        }}
      >
        {words.value.menu.words}
      </button>
      <TopBar
        title={text.title}
        progress={shown && Progress && <Progress view={shown.view} language={settings.language.value} />}
        settings={() => open('settings')}
        tools={<Tools game={info.game} {...undoOf(sight, isOver)} undo={undo} />}
        menu={
          <Menu
            info={info}
            isSeated={isSeated}
            inWords={inWords.value}
            open={open}
            turnWords={(on) => {
              inWords.value = on;
            }}
            download={() => void download(model, info)}
            playBack={() => showAt(0)}
          />
        }
      />
      <Bands model={model} info={info} sitters={sitters} openLog={() => open('log')} sit={sit} />
      <main id="main" onPointerDownCapture={() => model.stage.playing.peek() && model.stage.skip()}>
        <h1 class="only-read">{text.title}</h1>
        {covered !== undefined ? (
          <Curtain
            next={sitters[covered]!}
            before={sitters[model.viewer.value as number]}
            onReady={() => model.reveal(covered)}
          />
        ) : (
          sight !== undefined && (
            <Arena
              model={model}
              info={info}
              sight={sight}
              text={text}
              board={board}
              sitters={sitters}
              names={names}
              inWords={inWords}
              replayed={replayed}
              position={position}
              unread={unreadOf(model, read.value)}
              {...(away && { away })}
              act={act}
              undo={undo}
              explain={explain}
              open={open}
            />
          )
        )}
      </main>
      {sight !== undefined && covered === undefined && (
        <Live sight={sight} text={text} names={names} sitters={sitters} />
      )}
      {sheet.value !== undefined && sight !== undefined && (
        <Sheets
          key={sheet.value.name}
          sheet={sheet.value}
          model={model}
          info={info}
          sight={sight}
          text={text}
          names={names}
          sitters={sitters}
          explain={explain}
          act={acting.act}
          {...(isOver && isSeated && { show: showAt })}
          close={close}
        />
      )}
    </div>
  );
}

interface ToolsProps {
  readonly game: string;
  readonly canUndo: boolean;
  /** Why not. */
  readonly why: string;
  undo(): void;
}

function Tools({ game, canUndo, why, undo }: ToolsProps) {
  const { bar } = words.value;
  return (
    <>
      <button type="button" class="tool" aria-disabled={!canUndo} title={why} onClick={undo}>
        <Icon sign="undo" />
        <span>{bar.undo}</span>
      </button>
      <a class="tool rules-tool" href={rulesPath(game)}>
        <Icon sign="book" />
        <span>{bar.rules}</span>
      </a>
    </>
  );
}

function undoOf(sight: Sight | undefined, isOver: boolean): Pick<ToolsProps, 'canUndo' | 'why'> {
  if (sight === undefined || sight.frame.canUndo) return { canUndo: sight !== undefined, why: '' };
  return { canUndo: false, why: whyNot(isOver ? 'game-over' : whyNoUndo(sight.story, sight.frame.viewer)) };
}

const unreadOf = (model: TableModel, read: number): number =>
  model.chat.value.slice(read).filter(({ seat }) => !model.mine.value.some((mine) => mine === seat)).length;

/** Somebody at the table wants to play again. */
function useRematch(next: string | undefined): void {
  const before = useRef(next);
  useEffect(() => {
    if (next === undefined || next === before.current) return;
    const { rematch, go: goThere } = words.value.toast;
    toast({ kind: 'you', text: rematch, action: { name: goThere, run: () => go(tablePath(next)) } });
  }, [next]);
}

/** What this seat missed before it came: told once, and marked in the log from then on. */
function useAway(model: TableModel, sight: Sight | undefined, tell: (missed: ReturnType<typeof missedBy>) => void) {
  const away = useRef<{ readonly from: number; readonly to: number } | undefined>(undefined);
  const hasCome = useRef(false);
  useEffect(() => {
    if (sight === undefined || hasCome.current) return;
    hasCome.current = true;
    const { viewer, at } = sight.frame;
    const isAlone = model.mine.value.length === 1;
    if (viewer === 'audience' || !isAlone || sight.seen === 0) return;
    const missed = missedBy(sight.story, viewer, sight.seen);
    if (missed.length === 0) return;
    away.current = { from: sight.seen, to: at };
    tell(missed);
  }, [sight]);
  return away.current;
}
