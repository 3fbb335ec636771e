import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { AnyGameBoard, BoardSlots, Sitter } from '#board/contract.ts';
import { settle } from '#board/settle.ts';
import { Flag } from '#look/flag.tsx';
import { Icon } from '#look/icon.tsx';
import type { Seat } from '#table/game.ts';
import type { AnyLessonWords } from '#table/lesson.ts';
import type { AnyGameText } from '#table/text.ts';
import { nameOrAlias } from '../me.ts';
import { rulesPath } from '../route.ts';
import { pace, settings } from '../settings.ts';
import { SettingsDialog } from '../settings-panel.tsx';
import { useChances } from '../table/chances.ts';
import { useForesight, useStanding } from '../table/foresight.ts';
import { Latest, Log, tellingOf } from '../table/log.tsx';
import { useNoises } from '../table/noises.ts';
import { Rule } from '../table/rule.tsx';
import { drawnFrom, knownOf, type Sight, showingOf } from '../table/sight.ts';
import { Twin } from '../table/twin.tsx';
import { whoseTurn } from '../table/whose-turn.ts';
import { words as tableWords } from '../table/words/index.ts';
import { titleOf } from '../titles.ts';
import { TopBar } from '../top-bar.tsx';
import { useAsking } from './asking.tsx';
import { Box } from './box.tsx';
import { Hand } from './hand.tsx';
import { LIES_OVER, useLessonKeys } from './keys.ts';
import type { Pupil } from './pupil.ts';
import { words } from './words/index.ts';

interface RoomProps {
  readonly pupil: Pupil;
  readonly say: AnyLessonWords;
  readonly text: AnyGameText;
  readonly board: AnyGameBoard;
}

/** The table of a lesson: bar, board or words, and the hand that points. */
export function Room({ pupil, say, text, board }: RoomProps) {
  const main = useRef<HTMLElement>(null);
  const sheet = useSignal<{ readonly rule: string } | 'settings' | undefined>(undefined);
  const sitters = useMemo(() => sittersIn(pupil), [pupil]);
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters]);
  const explain = (rule: string): void => {
    sheet.value = { rule };
  };
  const sight = useForesight(pupil, pupil.stage.shown.value);
  const asking = useAsking(pupil, { main, sight, names, explain });
  const { inWords, stage } = pupil;
  const turnWords = (): void => {
    inWords.value = !inWords.value;
  };
  useNoises(stage, stage.shown.value?.frame, board);
  useLessonKeys(pupil, turnWords, asking);
  useFocus(pupil, main);
  const box = (
    <div class="lesson-place">
      <Box pupil={pupil} sight={sight} say={say} text={text} names={names} explain={explain} />
    </div>
  );
  const isAtRest = !pupil.busy.value && !stage.playing.value;
  const { piece } = pupil.step;
  const isPointing = isAtRest && pupil.answer.value?.kind !== 'other' && !inWords.value;
  /** A press that puts away what was told of a piece does nothing else. */
  const isPutAway = useRef(false);
  const touch = (): void => {
    isPutAway.current = asking.isOpen;
    pupil.hush();
  };
  const press = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('.lesson-box, a, .rule') !== null) return;
    if (isPutAway.current) isPutAway.current = false;
    else if (stage.playing.peek()) {
      stage.press();
      requestAnimationFrame(() => main.current && settle(main.current));
    } else pupil.goOn();
  };
  return (
    <>
      <div class={`table-page in-lesson ${pupil.game}`}>
        <TopBar
          title={titleOf(pupil.game)}
          progress={sight && <board.Progress view={sight.frame.view} language={settings.language.value} />}
          settings={() => {
            sheet.value = 'settings';
          }}
          tools={
            <a class="tool rules-tool" href={rulesPath(pupil.game)} aria-label={tableWords.value.bar.rules}>
              <Icon sign="book" />
              <span>{tableWords.value.bar.rules}</span>
            </a>
          }
          menu={
            <button type="button" onClick={turnWords}>
              <Icon sign="pen" />
              {inWords.value ? words.value.onBoard : words.value.inWords}
            </button>
          }
        />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter goes on as well, wherever the focus is */}
        <main id="main" ref={main} aria-busy={pupil.busy.value} onPointerDownCapture={touch} onClick={press}>
          <h1 class="only-read">{`${titleOf(pupil.game)}: ${say.title}`}</h1>
          {sight !== undefined &&
            (inWords.value ? (
              <InWords pupil={pupil} sight={sight} text={text} sitters={sitters} board={board} box={box} />
            ) : (
              <OnBoard
                pupil={pupil}
                sight={sight}
                text={text}
                sitters={sitters}
                board={board}
                box={box}
                explain={explain}
              />
            ))}
          {isPointing && piece !== undefined && <Hand piece={piece} ground={main} now={pupil.place.value} />}
        </main>
        {asking.slip}
      </div>
      {sheet.value === 'settings' && (
        <SettingsDialog
          onClose={() => {
            sheet.value = undefined;
          }}
        />
      )}
      {typeof sheet.value === 'object' && (
        <Rule
          game={pupil.game}
          id={sheet.value.rule}
          text={text}
          onClose={() => {
            sheet.value = undefined;
          }}
        />
      )}
    </>
  );
}

interface SceneProps extends Pick<RoomProps, 'pupil' | 'text' | 'board'> {
  readonly sight: Sight;
  readonly sitters: readonly Sitter[];
  readonly box: preact.JSX.Element;
}

/** The real board. What the step does not light is asked for as well, to hear about it. */
function OnBoard({ pupil, sight, text, sitters, board, box, explain }: SceneProps & { explain(rule: string): void }) {
  const { stage, game } = pupil;
  const { frame } = sight;
  const showing = stage.showing.value;
  const drawn = useMemo(() => drawnFrom(frame, showing), [frame, showing]);
  const known = knownOf(frame, showing);
  const names = sitters.map(({ name }) => name);
  const { odds } = useChances({ game, frame: known, language: settings.language.value, names, wanted: true });
  const standing = useStanding({ game }, known);
  const teller = { text, names, explain, ...tellingOf(board, frame, sight.story, names) };
  const log = <Log story={sight.story} {...teller} />;
  const slots: BoardSlots = {
    flag: <TurnFlag frame={frame} sitters={sitters} board={board} />,
    log,
    latest: <Latest story={sight.story} {...teller} />,
    chat: null,
    openLog: null,
    talk: log,
    lesson: box,
  };
  const isOpen = showing === undefined && !pupil.looks && pupil.answer.value?.kind !== 'other';
  return (
    <board.Board
      key={pupil.position}
      at={drawn.at}
      view={drawn.view}
      viewer={drawn.viewer}
      toAct={frame.toAct}
      moves={isOpen ? frame.moves : NOTHING}
      events={drawn.events}
      told={{ at: frame.at, view: frame.view, events: frame.events }}
      {...(showing && { showing: showingOf(showing) })}
      {...(frame.outcome && { outcome: frame.outcome })}
      odds={odds}
      standing={standing}
      lesson={{ step: pupil.place.value.step, lit: pupil.lit, without: pupil.step.without ?? NOTHING }}
      sitters={sitters}
      names={names}
      language={settings.language.value}
      pace={stage.showing.value?.motion ?? pace.value}
      busy={pupil.busy.value}
      past={false}
      canUndo={false}
      plans={NOTHING}
      act={(notation) => pupil.act(notation)}
      undo={() => pupil.back()}
      explain={explain}
      plan={ignore}
      slots={slots}
    />
  );
}

/** The table in words, with the moves that the step is about as buttons. */
function InWords({ pupil, sight, text, sitters, board, box }: SceneProps) {
  const { frame } = sight;
  const { lit } = pupil;
  const isOpen = !pupil.looks && pupil.answer.value?.kind !== 'other';
  const moves = isOpen ? frame.moves.filter(({ name }) => lit.includes(name)) : [];
  return (
    <>
      <div class="lesson-words">{box}</div>
      <Twin
        frame={{ ...frame, moves }}
        text={text}
        names={sitters.map(({ name }) => name)}
        sitters={sitters}
        chances={NOTHING}
        busy={pupil.busy.value}
        plans={NOTHING}
        plan={() => {}}
        act={(notation) => pupil.act(notation)}
        undo={() => pupil.back()}
        flag={<TurnFlag frame={frame} sitters={sitters} board={board} />}
        aside={null}
        toBoard={() => {
          pupil.inWords.value = false;
        }}
      />
    </>
  );
}

function TurnFlag({ frame, sitters, board }: Pick<Sight, 'frame'> & Pick<SceneProps, 'sitters' | 'board'>) {
  const { kind, says } = whoseTurn(frame, sitters, board, tableWords.value.flag);
  return <Flag kind={kind}>{says}</Flag>;
}

/** The reader, and whoever else the lesson seats. */
const sittersIn = ({ lesson }: Pupil): readonly Sitter[] =>
  [nameOrAlias(), ...lesson.people].map((name, seat) => ({
    seat: seat as Seat,
    name,
    kind: 'person',
    you: seat === 0,
    present: true,
    standIn: false,
    figure: seat,
  }));

/** With each step the keyboard is at the piece that it is about, or at the button that leads on. */
function useFocus(pupil: Pupil, main: { readonly current: HTMLElement | null }): void {
  const { step } = pupil.place.value;
  const isAtRest = !pupil.busy.value;
  const answer = pupil.answer.value?.kind;
  useEffect(() => {
    const root = main.current;
    if (!isAtRest || root === null || document.querySelector(LIES_OVER) !== null) return;
    const { piece } = pupil.step;
    // On a small screen a piece may be there twice, and one of the two out of sight.
    const places = piece === undefined ? [] : [...root.querySelectorAll(`[data-piece="${CSS.escape(piece)}"]`)];
    const target = places.find((each) => each.checkVisibility()) ?? null;
    const pressed = target?.matches('button') ? target : target?.querySelector('button');
    const wanted = pupil.looks || answer === 'other' ? null : pressed;
    const place =
      wanted ?? root.querySelector('.lesson-box .foot .main') ?? root.querySelector('.lesson-box .foot .far');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    const sheet = root.querySelector('.lesson-box');
    if (target === null || sheet === null) return;
    // On a phone the box lies on the lower edge: what is spoken of moves up to where it can be seen, once all has its place.
    const later = requestAnimationFrame(() => requestAnimationFrame(() => bringOut(target, sheet)));
    return () => cancelAnimationFrame(later);
  }, [step, isAtRest, answer === 'other']);
}

/** Scrolls by as much as the box lies on a piece above it, or as the piece is out of sight. */
function bringOut(piece: Element, sheet: Element): void {
  const [{ top, bottom, right }, over] = [piece.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const bar = document.querySelector('.topbar')?.getBoundingClientRect().bottom ?? 0;
  if (right <= over.left || over.width < document.documentElement.clientWidth) return;
  const [low, high] = [bottom - over.top, top - bar];
  if (low > 0) window.scrollBy(0, Math.min(low, high) + ROOM);
  else if (high < 0) window.scrollBy(0, high - ROOM);
}

/** Between a piece and the box, in pixels. */
const ROOM = 6;

/** The same each time: whatever is drawn from it stays as it is. */
const NOTHING: readonly never[] = [];
const ignore = (): void => undefined;
