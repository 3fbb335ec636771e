import './first.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyLore, Caption } from '#board/contract.ts';
import type { Viewer } from '#table/game.ts';
import type { StoryEntry } from '#wire/messages.ts';
import { keep, kept } from '../keep.ts';
import { RuleLesson } from '../lesson/links.tsx';
import { settings } from '../settings.ts';
import type { Sight } from './sight.ts';
import { Slip } from './slip.tsx';
import { standing } from './story.ts';
import { isAwaited } from './whose-turn.ts';
import { words } from './words/index.ts';

/** Something that is met for the first time on this device. */
interface Met {
  readonly id: string;
  readonly rule: string;
  readonly piece: string;
  /** For whom, and in which position: it goes with them. */
  readonly for: string;
}

export interface Meeting {
  readonly met: (Met & Caption) | undefined;
  close(): void;
}

interface Meets {
  readonly game: string;
  readonly lore: AnyLore | undefined;
  readonly sight: Sight | undefined;
  /** Nothing moves, nothing lies over the table, and somebody who plays looks at it. */
  readonly isQuiet: boolean;
  /** Whether a turn begins with an event, where boards can tell. */
  begins(event: unknown): boolean;
}

/** Explains things that are met for the first time, one a turn, while there is time to read; kept on this device. */
export function useFirst({ game, lore, sight, isQuiet, begins }: Meets): Meeting {
  const key = `hideout.${game}.met`;
  const met = useSignal<Met | undefined>(undefined);
  /** The entry up to which all was looked at, and the turn in which something was explained. */
  const looked = useRef<number | undefined>(undefined);
  const told = useRef<string | undefined>(undefined);
  const frame = sight?.frame;
  const now = frame && `${frame.viewer} ${frame.at}`;
  const isTime = isQuiet && settings.notes.value && frame !== undefined && isAwaited(frame);
  useEffect(() => {
    if (met.peek()?.for !== now) met.value = undefined;
    if (!isTime || lore === undefined || sight === undefined || !lore.isCalm(sight.frame.view)) return;
    const { view, viewer, at } = sight.frame;
    const stands = standing(sight.story);
    const turn = `${viewer} ${turnOf(stands, viewer, begins)}`;
    if (told.current === turn) return;
    const from = looked.current ?? (stands.findLast(({ seat }) => seat === viewer)?.at ?? 1) - 1;
    const events = stands.flatMap((entry) => (entry.at > from ? entry.events : []));
    const known = (kept(key) ?? '').split(' ');
    looked.current = at;
    for (const { id, rule, met: isMet } of lore.firsts) {
      const piece = known.includes(id) ? undefined : isMet(view, events);
      if (piece === undefined) continue;
      met.value = { id, rule, piece, for: now! };
      told.current = turn;
      keep(key, [...known.filter(Boolean), id].join(' '));
      return;
    }
  }, [now, isTime, lore]);
  const shown = met.value?.for === now && settings.notes.value ? met.value : undefined;
  return {
    met: shown && lore && { ...shown, ...lore.words[settings.language.value][shown.id]! },
    close() {
      met.value = undefined;
    },
  };
}

/** After which entry this turn of somebody's began: the last of another, or one with which a turn begins. */
const turnOf = (stands: readonly StoryEntry[], viewer: Viewer, begins: Meets['begins']): number =>
  stands.findLast(({ seat, events }) => seat !== viewer || events.some((event) => begins(event)))?.at ?? 0;

interface FirstProps {
  readonly game: string;
  readonly meeting: Meeting;
  explain(rule: string): void;
}

/** One sentence where the thing is, the rule, and a way to the lesson that teaches it. */
export function FirstNote({ game, meeting: { met, close }, explain }: FirstProps) {
  const { first: say } = words.value;
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [met?.id]);
  if (met === undefined) return null;
  return (
    <Slip kind="first" caption={met} find={() => pieceInSight(met.piece)} explain={explain} close={close}>
      <footer>
        <button type="button" class="got-it" onClick={close}>
          {say.got}
        </button>
        <button
          type="button"
          class="no-more"
          onClick={() => {
            settings.notes.value = false;
          }}
        >
          {say.noMore}
        </button>
        <RuleLesson game={game} rule={met.rule} />
      </footer>
    </Slip>
  );
}

/** The piece of this name that can be seen, if any. */
const pieceInSight = (name: string): Element | undefined =>
  [...document.querySelectorAll(`main [data-piece="${CSS.escape(name)}"]`)].find((each) => each.checkVisibility());
