import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyGameBoard } from '#board/contract.ts';
import { settle } from '#board/settle.ts';
import type { Seat } from '#table/game.ts';
import type { Frame } from '#table/host.ts';
import type { AnyGameText } from '#table/text.ts';
import { areHints } from '#wire/hints.ts';
import type { TableInfo } from '#wire/messages.ts';
import { hasCards } from '../games.ts';
import { nameOrAlias } from '../me.ts';
import { go, type Part, rulesPath, type Spot, tablePath } from '../route.ts';
import { settings } from '../settings.ts';
import { titleOf } from '../titles.ts';
import { MENU, TopBar } from '../top-bar.tsx';
import { nextTable } from '../waiting.ts';
import { actingAt } from './acting.ts';
import { useAim } from './aim.tsx';
import { Arena, type LookBack } from './arena.tsx';
import { askAll } from './asking.ts';
import { CallOffer } from './call-offer.tsx';
import { Bands } from './connection.tsx';
import { Curtain } from './curtain.tsx';
import { Drawn } from './drawn.tsx';
import { useExplaining } from './explaining.tsx';
import { useForesight } from './foresight.ts';
import { HintCard, useHint } from './hint.tsx';
import { LedBand } from './led.tsx';
import { Live } from './live.tsx';
import { useMarking } from './marking.ts';
import { Menu } from './menu.tsx';
import type { TableModel } from './model.ts';
import { useAway, useRematch } from './news.ts';
import { useNoises } from './noises.ts';
import { useOneMove } from './one-move.ts';
import { download } from './over.tsx';
import type { Position } from './past.ts';
import { Peek } from './peek.tsx';
import { sittersOf } from './people.ts';
import { useRead } from './read.ts';
import { BeforeFirst, SealTool } from './seal.tsx';
import { type Sheet, type SheetName, Sheets } from './sheets.tsx';
import { useShortcuts } from './shortcuts.ts';
import type { Tab } from './sideline.tsx';
import type { Surroundings } from './surroundings.ts';
import { Tools } from './tools.tsx';
import { useWins } from './wins.ts';
import { words } from './words/index.ts';

interface InPlayProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  readonly text: AnyGameText;
  readonly board: AnyGameBoard | undefined;
  /** The position that the link led to. */
  readonly spot?: Spot;
  /** The part of a finished game that it led to. */
  readonly part?: Part;
}

/** The table, from the first move to the last word. */
export function InPlay({ model, info, text, board, spot, part }: InPlayProps) {
  const sheet = useSignal<Sheet | undefined>(undefined);
  const { inWords } = model;
  const main = useRef<HTMLElement>(null);
  const replayed = useSignal<LookBack | undefined>(spot && board && { ...spot, isWatched: false });
  const position = useSignal<Position | undefined>(undefined);
  /** Nothing is told of what follows what is looked at. */
  const isBlind = useSignal(spot?.blind === true);
  const reading = useRead(model);
  const tab = useSignal<Tab>('log');

  const hasLine = model.venue.state.value === 'open';
  const sitters = useMemo(() => sittersOf(info, hasLine), [info, text, hasLine]);
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters]);
  const covered = model.passTo.value ?? (model.viewer.value === undefined ? model.mine.value[0] : undefined);
  const sight = covered === undefined ? model.stage.shown.value : undefined;
  const isSeated = model.mine.value.length > 0;
  const isBack = replayed.value !== undefined && board !== undefined && !model.isKept.value;
  const at = position.value?.frame.at ?? replayed.value?.at ?? 0;
  const hides = isBack && isBlind.value && sight !== undefined && at < sight.frame.at;

  const open = (name: SheetName): void => {
    if (name === 'chat') talk();
    else if (name !== 'log' || covered === undefined) sheet.value = { name };
  };
  /** Beside the board, where it makes room for that; else on a sheet. */
  const talk = (): void => {
    const before = tab.value;
    tab.value = 'chat';
    requestAnimationFrame(() => {
      const place = sidelineIn(main.current);
      if (place !== undefined) place.querySelector<HTMLElement>('.write input')?.focus();
      else {
        tab.value = before;
        sheet.value = { name: 'chat' };
      }
    });
  };
  const isTalking = (): boolean =>
    sheet.value?.name === 'chat' || (tab.value === 'chat' && sidelineIn(main.current) !== undefined);
  const close = (): void => {
    if (sheet.value?.name === 'chat') reading.onRead();
    sheet.value = undefined;
  };
  const explain = (rule: string): void => {
    sheet.value = { name: 'rule', rule };
  };
  const toNow = (): void => {
    replayed.value = undefined;
    position.value = undefined;
    isBlind.value = false;
    // Whoever loads the page anew is where they are now.
    if (spot !== undefined) go(tablePath(model.table), { replace: true });
  };
  // A link within the page leads somewhere else, too.
  useEffect(() => {
    if (spot !== undefined && board !== undefined) replayed.value = { ...spot, isWatched: false };
    else replayed.value = undefined;
    isBlind.value = spot?.blind === true;
  }, [spot]);
  const look = (at: number, isWatched: boolean): void => {
    close();
    replayed.value = { at, isWatched };
  };
  const follow = (): void => {
    const spot = model.leader.peek()?.spot;
    if (spot === undefined) return;
    look(spot.at, false);
    isBlind.value = spot.blind === true;
    replayed.value = { ...spot, isWatched: false, follows: true };
  };
  const showAt = (at: number): void => look(at, false);
  const watch = (from: number): void => look(from, true);
  const rest = (): void => settle(main.current!);
  /** On from what is held up, or to the end of a scene, and nothing moves any more; with Shift to the newest. */
  const hurry = ({ shiftKey }: { readonly shiftKey: boolean }): void => {
    if (!model.stage.playing.peek()) return;
    if (shiftKey) model.stage.skip();
    else model.stage.press();
    requestAnimationFrame(rest);
  };
  const acting = actingAt(model, text, explain);
  const ahead = useForesight(info, sight);
  const play = (notation: string): void => {
    const offer = ahead?.frame.moves.find(({ name }) => name === notation);
    if (settings.confirm.value && offer !== undefined)
      sheet.value = {
        name: 'confirm',
        notation,
        sentence: text.move(offer.move, ahead?.frame.view, names, offer.meaning),
      };
    else acting.act(notation);
  };
  // While a hint is open, another move is asked about and not made.
  const act = (notation: string): void => {
    if (!hinting.consider(notation)) play(notation);
  };
  const undo = (): void => {
    if (covered === undefined) acting.undo();
  };
  const hasHints = areHints(info.hints, info.seats) && text.hint !== undefined && isSeated && info.phase === 'playing';
  const marking = useMarking(info.game);
  const isNewest = sight !== undefined && sight.frame.at === model.newest?.at;
  const round: Surroundings = {
    ...{ model, info, text, board, sitters, names, act, undo, explain, open },
    ...(board && !model.isKept.value && { show: showAt, watch }),
  };
  const hinting = useHint(sight?.frame, { advise: acting.hint, marks: hasHints && marking.on && isNewest });
  const askHint = (): void => {
    toNow();
    hinting.ask();
  };
  const hint = ahead !== undefined &&
    hinting.asked !== undefined &&
    replayed.value === undefined && {
      card: (
        <HintCard
          hinting={hinting}
          frame={ahead.frame}
          text={text}
          names={names}
          busy={model.sending.value}
          play={play}
        />
      ),
      ...(hinting.hinted && { hinted: hinting.hinted, consider: hinting.consider }),
    };
  const aim = useAim(info.game, sight?.frame.outcome !== undefined);
  const isQuiet = replayed.value === undefined && sheet.value === undefined && hinting.asked === undefined;
  const explaining = useExplaining(round, {
    main,
    sight: ahead,
    seen: isBack ? position.value?.frame : ahead?.frame,
    isQuiet,
  });
  // Whoever has no seat here is told what it goes on from, in the band above.
  const sit = (seat: Seat): void => {
    const aware = info.from !== undefined && { aware: true };
    void model.venue.ask('sit', { table: model.table, seat, name: nameOrAlias(), ...aware });
  };

  const away = useAway(model, sight, (missed) => {
    if (!hides) sheet.value = { name: 'recap', missed };
  });
  // Whoever is shown something else begins at the newest, but for whoever came for another position.
  const shownTo = useRef(model.viewer.peek());
  useEffect(() => {
    if (shownTo.current !== model.viewer.value) toNow();
    shownTo.current = model.viewer.value;
  }, [model.viewer.value]);
  useNoises(model.stage, sight?.frame, board);
  const oneMove = useOneMove(() => model.asked);
  useWins(info.game, sight?.frame.outcome, model.mine.value);
  useRematch(info.rematch, replayed.value !== undefined, toNow);
  const isDrawn =
    replayed.value === undefined ? sight !== undefined || covered !== undefined : position.value !== undefined;
  const isSealed = model.witnesses.head.value !== undefined;
  useEffect(() => {
    if (isDrawn && isSealed) model.witnesses.picture();
  }, [isDrawn, isSealed]);
  // Whatever does not fit is said at once, whatever else lies over the table.
  const doubts = model.witnesses.doubts.value.length;
  useEffect(() => {
    if (doubts > 0) sheet.value = { name: 'alarm' };
  }, [doubts]);
  const leadsToProof = part === 'proof' && model.hasRecord.value;
  useEffect(() => {
    if (leadsToProof) open('proof');
  }, [leadsToProof]);
  useShortcuts({
    hint: () => hasHints && (hinting.asked === undefined ? askHint() : hinting.close()),
    undo,
    log: () => open('log'),
    chat: () => open('chat'),
    rules: () => go(rulesPath(info.game)),
    next: () => nextTable.value !== undefined && go(tablePath(nextTable.value)),
    words: () => {
      inWords.value = !inWords.value;
    },
    menu: () => document.getElementById(MENU)?.togglePopover(),
    help: () => open('help'),
    what: explaining.ask,
    skip: hurry,
  });

  return (
    <>
      <div
        class={`table-page ${info.game} ${tab.value === 'log' ? '' : 'talking'} ${hasLine ? '' : 'no-line'}`}
        style={{ '--grace': `${info.grace / 1000}s` }}
        onClickCapture={oneMove}
      >
        {board && (
          <button
            type="button"
            class="button skip"
            onClick={() => {
              inWords.value = true;
            }}
          >
            {words.value.menu.words}
          </button>
        )}
        <TopBar
          title={titleOf(info.game)}
          progress={board && <Progress board={board} frame={hides ? undefined : sight?.frame} position={position} />}
          settings={() => open('settings')}
          tools={
            <>
              <SealTool model={model} open={open} />
              <Tools
                venue={model.venue}
                game={info.game}
                sight={sight}
                hints={hasHints}
                isHinting={hinting.asked !== undefined}
                hint={hinting.asked === undefined ? askHint : hinting.close}
                undo={undo}
              />
            </>
          }
          menu={
            <Menu
              venue={model.venue}
              info={info}
              hasCards={hasCards(info.game)}
              isSeated={isSeated}
              hasRecord={model.hasRecord.value}
              hasBoard={board !== undefined}
              inWords={inWords.value}
              open={open}
              turnWords={(on) => {
                inWords.value = on;
              }}
              download={() => void download(model, info)}
              playBack={() => showAt(0)}
              ask={(question) => void askAll(model, question)}
            />
          }
        />
        {sight !== undefined && <BeforeFirst model={model} info={info} story={sight.story} show={() => open('seal')} />}
        <Bands
          model={model}
          info={info}
          sitters={sitters}
          openLog={() => open('log')}
          tell={() => open('wrong')}
          prove={() => open('proof')}
          sit={sit}
        />
        {replayed.value === undefined && board && <LedBand model={model} follow={follow} />}
        <CallOffer info={info} isSeated={isSeated} />
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
                round={round}
                sight={ahead}
                replayed={replayed}
                position={position}
                isBlind={isBlind}
                toNow={toNow}
                why={part === 'why' && model.hasRecord.value}
                tab={tab}
                unread={reading.unread}
                onRead={reading.onRead}
                {...(away && { away })}
                explaining={explaining}
                {...(!aim.isKnown && isSeated && { learnAim: aim.learn })}
                {...(hint && { hint })}
                {...(hasHints && { marking: { ...marking, best: marking.on ? hinting.best : NONE } })}
              />
            )
          )}
        </main>
        <Peek round={round} isRead={isTalking} />
        {explaining.slips}
        {sight !== undefined && !hides && (
          <Drawn from={sight} instead={null}>
            <Live sight={sight} text={text} names={names} board={board} sitters={sitters} />
          </Drawn>
        )}
      </div>
      {sheet.value !== undefined && (
        <Sheets
          key={sheet.value.name}
          round={round}
          sheet={sheet.value}
          sight={sight}
          {...(isBack && { past: { position: position.value, hides } })}
          act={acting.act}
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
  readonly position: Signal<Position | undefined>;
}

function Progress({ board, frame, position }: ProgressProps) {
  const shown = position.value?.frame ?? frame;
  return (
    shown && (
      <Drawn from={shown} instead={null}>
        <board.Progress view={shown.view} language={settings.language.value} />
      </Drawn>
    )
  );
}

const NONE: readonly string[] = [];

/** How much of it has to be in sight: a band above may push it down a little. */
const ENOUGH = 0.4;

/** Log and chat beside the board, if both can be seen there at once. */
const sidelineIn = (main: HTMLElement | null): HTMLElement | undefined =>
  [...(main?.querySelectorAll<HTMLElement>('.sideline') ?? [])].find((place) => {
    const { top, bottom, height } = place.getBoundingClientRect();
    const seen = Math.min(bottom, document.documentElement.clientHeight) - Math.max(top, 0);
    return place.checkVisibility() && seen > 0 && seen >= ENOUGH * height;
  });
