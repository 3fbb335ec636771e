import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyGameBoard } from '#board/contract.ts';
import { settle } from '#board/settle.ts';
import type { Seat } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { AnyGameText } from '#table/text.ts';
import type { TableInfo } from '#wire/messages.ts';
import { nameOrAlias } from '../me.ts';
import { go, rulesPath } from '../route.ts';
import { settings } from '../settings.ts';
import { titleOf } from '../titles.ts';
import { MENU, TopBar } from '../top-bar.tsx';
import { actingAt } from './acting.ts';
import { Arena, type Look } from './arena.tsx';
import { Bands } from './connection.tsx';
import { Curtain } from './curtain.tsx';
import { useForesight } from './foresight.ts';
import { HintCard, useHint } from './hint.tsx';
import { Live } from './live.tsx';
import { Menu } from './menu.tsx';
import type { TableModel } from './model.ts';
import { useAway, useRematch } from './news.ts';
import { useNoises } from './noises.ts';
import { useOneMove } from './one-move.ts';
import { download } from './over.tsx';
import { sittersOf } from './people.ts';
import { type Sheet, type SheetName, Sheets } from './sheets.tsx';
import { useShortcuts } from './shortcuts.ts';
import { Tools } from './tools.tsx';
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
  const { inWords } = model;
  const main = useRef<HTMLElement>(null);
  const replayed = useSignal<Look | undefined>(undefined);
  const position = useSignal<Frame | undefined>(undefined);
  const read = useSignal(model.chat.peek().length);

  const sitters = useMemo(() => sittersOf(info), [info, text]);
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters]);
  const covered = model.passTo.value ?? (model.viewer.value === undefined ? model.mine.value[0] : undefined);
  const sight = covered === undefined ? model.stage.shown.value : undefined;
  const isSeated = model.mine.value.length > 0;

  const open = (name: SheetName): void => {
    if (name !== 'log' || covered === undefined) sheet.value = { name };
  };
  const close = (): void => {
    if (sheet.value?.name === 'chat') onRead();
    sheet.value = undefined;
  };
  const explain = (rule: string): void => {
    sheet.value = { name: 'rule', rule };
  };
  const toNow = (): void => {
    replayed.value = undefined;
    position.value = undefined;
  };
  const look = (at: number, isWatched: boolean): void => {
    close();
    inWords.value = false;
    replayed.value = { at, isWatched };
  };
  const showAt = (at: number): void => look(at, false);
  const watch = (from: number): void => look(from, true);
  const onRead = (): void => {
    read.value = model.chat.value.length;
  };
  const rest = (): void => settle(main.current!);
  /** On to the newest, and nothing moves any more. */
  const hurry = (): void => {
    if (!model.stage.playing.peek()) return;
    model.stage.skip();
    requestAnimationFrame(rest);
  };
  const acting = actingAt(model, text, explain);
  const ahead = useForesight(info.game, sight);
  const act = (notation: string): void => {
    const offer = ahead?.frame.moves.find(({ name }) => name === notation);
    if (settings.confirm.value && offer !== undefined)
      sheet.value = {
        name: 'confirm',
        notation,
        sentence: text.move(offer.move, ahead?.frame.view, names, offer.meaning),
      };
    else acting.act(notation);
  };
  const undo = (): void => {
    if (covered === undefined) acting.undo();
  };
  const hinted = useHint(sight?.frame, acting.hint);
  const hint = (): void => {
    toNow();
    hinted.ask();
  };
  const hasHints = info.hints && text.hint !== undefined && isSeated && info.phase === 'playing';
  const sit = (seat: Seat): void => void model.place.ask('sit', { table: model.table, seat, name: nameOrAlias() });

  const away = useAway(model, sight, (missed) => {
    sheet.value = { name: 'recap', missed };
  });
  // Whoever is shown something else begins at the newest.
  useEffect(toNow, [model.viewer.value]);
  useNoises(sight?.frame, model.stage.scene.value?.moment.frame);
  const oneMove = useOneMove(() => model.asked);
  useRematch(info.rematch);
  useShortcuts({
    hint: () => hasHints && hint(),
    undo,
    log: () => open('log'),
    chat: () => open('chat'),
    rules: () => go(rulesPath(info.game)),
    words: () => {
      inWords.value = !inWords.value;
    },
    menu: () => document.getElementById(MENU)?.togglePopover(),
    help: () => open('help'),
    skip: hurry,
  });

  return (
    <>
      <div class={`table-page ${info.game}`} onClickCapture={oneMove}>
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
          title={titleOf(info.game)}
          progress={board && <Progress board={board} frame={sight?.frame} position={position} />}
          settings={() => open('settings')}
          tools={<Tools game={info.game} sight={sight} hints={hasHints} hint={hint} undo={undo} />}
          menu={
            <Menu
              info={info}
              hasCards={board?.Cards !== undefined}
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
        {ahead !== undefined && hinted.asked !== undefined && replayed.value === undefined && (
          <HintCard
            hinted={hinted}
            frame={ahead.frame}
            text={text}
            names={names}
            busy={model.sending.value}
            play={act}
          />
        )}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar hurries things up, wherever the focus is */}
        <main id="main" ref={main} onPointerDownCapture={rest} onKeyDownCapture={rest} onClick={hurry}>
          <h1 class="only-read">{titleOf(info.game)}</h1>
          {covered !== undefined ? (
            <Curtain
              next={sitters[covered]!}
              before={sitters[model.viewer.value as number]}
              onReady={() => model.reveal(covered)}
            />
          ) : (
            ahead !== undefined && (
              <Arena
                model={model}
                info={info}
                sight={ahead}
                text={text}
                board={board}
                sitters={sitters}
                names={names}
                replayed={replayed}
                position={position}
                toNow={toNow}
                unread={unreadOf(model, read.value)}
                onRead={onRead}
                {...(away && { away })}
                {...(hinted.move !== undefined && { hinted: hinted.move })}
                act={act}
                undo={undo}
                explain={explain}
                open={open}
                {...(board && { show: showAt, watch })}
              />
            )
          )}
        </main>
        {sight !== undefined && <Live sight={sight} text={text} names={names} board={board} sitters={sitters} />}
      </div>
      {sheet.value !== undefined && (
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
          board={board}
          {...(board && { show: showAt, watch })}
          close={close}
        />
      )}
    </>
  );
}

interface ProgressProps {
  readonly board: AnyGameBoard;
  readonly frame: Frame | undefined;
  /** What is looked at instead, if anything is; nothing else at the top of the page changes with it. */
  readonly position: Signal<Frame | undefined>;
}

function Progress({ board, frame, position }: ProgressProps) {
  const shown = position.value ?? frame;
  return shown && <board.Progress view={shown.view} language={settings.language.value} />;
}

const unreadOf = (model: TableModel, read: number): number =>
  model.chat.value.slice(read).filter(({ seat }) => !model.mine.value.some((mine) => mine === seat)).length;
