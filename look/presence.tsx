import './presence.css';
import type { Language } from '#table/text.ts';
import { Dots } from './band.tsx';
import { Icon } from './icon.tsx';

/** By this device's clock. */
export interface Silent {
  readonly since: number;
  readonly until: number;
}

/** Whether there is somebody behind a seat. */
export interface Whereabouts {
  readonly kind: 'person' | 'bot' | 'open';
  /** The person at this screen. */
  readonly you: boolean;
  readonly present: boolean;
  /** A bot plays for this person. */
  readonly standIn: boolean;
  /** Since when they are away, or a bot plays for them; by this device's clock. */
  readonly since?: number;
  /** They are there and say nothing, though the others wait: since when, and until when they are waited for. */
  readonly silent?: Silent;
  /** They have said that they are away until then. */
  readonly awayUntil?: number;
  /** This screen cannot reach the table. */
  readonly noLine?: true;
}

/** What can be said of a seat. `cut`: gone a moment ago, as when a line breaks or a page is loaded anew. */
type State = 'here' | 'thinking' | 'silent' | 'away' | 'away-until' | 'stood-in' | 'bot' | 'cut' | 'open';

export function stateOf(sitter: Whereabouts, isAwaited: boolean): State {
  const { kind, you, present, standIn, since, silent, awayUntil, noLine } = sitter;
  if (kind !== 'person') return kind;
  if (you && noLine) return 'cut';
  if (standIn) return 'stood-in';
  if (awayUntil !== undefined) return 'away-until';
  if (!present) return since === undefined ? 'cut' : 'away';
  if (silent !== undefined) return 'silent';
  return isAwaited && !you ? 'thinking' : 'here';
}

/** Nobody is behind this seat: its piece is drawn faint. */
export const isDeserted = (sitter: Whereabouts): boolean => DESERTED.includes(stateOf(sitter, false));
const DESERTED: readonly State[] = ['away', 'away-until', 'silent', 'cut'];

interface Say {
  readonly here: string;
  readonly you: string;
  readonly thinking: string;
  readonly away: string;
  readonly silent: string;
  readonly until: (moment: string) => string;
  readonly standIn: string;
  readonly since: (moment: string) => string;
  readonly bot: string;
  readonly cut: string;
}

const SAY: Readonly<Record<Language, Say>> = {
  en: {
    here: 'here',
    you: 'you',
    thinking: 'thinking',
    away: 'away',
    silent: 'silent',
    until: (moment) => `until ${moment}`,
    standIn: 'bot plays',
    since: (moment) => `since ${moment}`,
    bot: 'bot',
    cut: 'no line, trying',
  },
  de: {
    here: 'da',
    you: 'du',
    thinking: 'überlegt',
    away: 'weg',
    silent: 'rührt sich nicht',
    until: (moment) => `bis ${moment}`,
    standIn: 'Bot spielt',
    since: (moment) => `seit ${moment}`,
    bot: 'Bot',
    cut: 'keine Verbindung',
  },
  es: {
    here: 'aquí',
    you: 'tú',
    thinking: 'pensando',
    away: 'fuera',
    silent: 'sin moverse',
    until: (moment) => `hasta ${moment}`,
    standIn: 'juega un bot',
    since: (moment) => `desde ${moment}`,
    bot: 'bot',
    cut: 'sin conexión',
  },
};

const DAY = 86_400_000;

const WEEK = 6 * DAY;

/** "21:07", "tomorrow, 21:07"; within the week to come "Monday"; what is longer ago, or further off, by its date. */
function moment(when: number, language: Language): string {
  const now = Date.now();
  const say = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options).format(when);
  const isTomorrow = new Date(when).toDateString() === new Date(now + DAY).toDateString();
  if (!isTomorrow && Math.abs(when - now) >= DAY) {
    const day = say(when > now && when - now < WEEK ? { weekday: 'long' } : { day: 'numeric', month: 'short' });
    // Spanish gives hours and days their article.
    return language === 'es' ? `el ${day}` : day;
  }
  const time = say({ timeStyle: 'short' });
  const hour = language === 'es' ? `${new Date(when).getHours() % 12 === 1 ? 'la' : 'las'} ${time}` : time;
  if (!isTomorrow) return hour;
  const tomorrow = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(1, 'day');
  return language === 'es' ? `${tomorrow} a ${hour}` : `${tomorrow}, ${hour}`;
}

/** "until Monday". */
export const untilWords = (when: number, language: Language): string => SAY[language].until(moment(when, language));

/** What is so, and since when if that is known; of an open seat there is nothing to say. */
function partsOf(
  sitter: Whereabouts,
  isAwaited: boolean,
  language: Language,
): readonly [string, (string | undefined)?] {
  const say = SAY[language];
  const since = sitter.since === undefined ? undefined : say.since(moment(sitter.since, language));
  switch (stateOf(sitter, isAwaited)) {
    case 'here':
      return [sitter.you ? say.you : say.here];
    case 'thinking':
      return [say.thinking];
    case 'away':
      return [say.away, since];
    case 'away-until':
      return [say.away, untilWords(sitter.awayUntil!, language)];
    case 'silent':
      return [say.silent, say.since(moment(sitter.silent!.since, language))];
    case 'stood-in':
      return [say.standIn, since];
    case 'bot':
      return [say.bot];
    case 'cut':
      return [say.cut];
    case 'open':
      return [''];
  }
}

/** The same in a few words. */
export const presenceText = (sitter: Whereabouts, isAwaited: boolean, language: Language): string =>
  partsOf(sitter, isAwaited, language)
    .filter((part) => part !== undefined)
    .join(' ');

/** How it is with a seat in a list, which has little room. */
export interface SeatMark {
  readonly state: 'here' | 'thinking' | 'away' | 'away-until' | 'silent' | 'stood-in';
  /** Since when, or until when; by this device's clock. */
  readonly when?: number;
}

interface MarkProps {
  readonly mark: SeatMark;
  readonly language: Language;
}

/** The sign, before a name. */
export const PresenceMark = ({ mark: { state }, language }: MarkProps) => (
  <span class={`presence mark ${state}`}>
    <MarkSign state={state} />
    {(state === 'here' || state === 'thinking') && <span class="only-read">{SAY[language][state]} </span>}
  </span>
);

function MarkSign({ state }: Pick<SeatMark, 'state'>) {
  switch (state) {
    case 'here':
      return <i class="dot" aria-hidden="true" />;
    case 'thinking':
      return <Dots />;
    case 'away':
    case 'silent':
      return <i class="ring still" aria-hidden="true" />;
    case 'away-until':
      return <Icon sign="hour" />;
    case 'stood-in':
      return <Icon sign="bot" />;
  }
}

/** What is to be said after the name: why somebody is not to be expected, and for how long. */
export function markWords({ state, when }: SeatMark, language: Language): string | undefined {
  const say = SAY[language];
  const at = when === undefined ? '' : moment(when, language);
  const since = when === undefined ? '' : ` ${say.since(at)}`;
  switch (state) {
    case 'here':
    case 'thinking':
      return undefined;
    case 'away':
      return `${say.away}${since}`;
    case 'away-until':
      return `${say.away} ${say.until(at)}`;
    case 'silent':
      return `${say.silent}${since}`;
    case 'stood-in':
      return `${say.standIn}${since}`;
  }
}

interface PresenceProps {
  readonly sitter: Whereabouts;
  /** The table waits for this seat. */
  readonly isAwaited: boolean;
  readonly language: Language;
}

/** Who is here: a sign, and the same in words. */
export function Presence({ sitter, isAwaited, language }: PresenceProps) {
  const state = stateOf(sitter, isAwaited);
  if (state === 'open') return null;
  const [what, since] = partsOf(sitter, isAwaited, language);
  return (
    <span class={`presence ${state}`}>
      <Sign state={state} sitter={sitter} />
      <span class="presence-words">
        {since === undefined ? (
          what
        ) : (
          <>
            <span class="presence-state">{what} </span>
            {since}
          </>
        )}
      </span>
    </span>
  );
}

function Sign({ state, sitter }: { readonly state: State; readonly sitter: Whereabouts }) {
  switch (state) {
    case 'thinking':
      return <Dots />;
    case 'stood-in':
    case 'bot':
      return <Icon sign="bot" />;
    case 'cut':
      return <Icon sign="offline" />;
    case 'away':
      return <Grace since={sitter.since!} />;
    case 'silent':
      return <Grace {...sitter.silent!} />;
    case 'away-until':
      return <Icon sign="hour" />;
    default:
      return <i class="dot" aria-hidden="true" />;
  }
}

/** A ring that fills while the others wait before they may call a bot. */
export const Grace = ({ since, until }: { readonly since: number; readonly until?: number }) => (
  <i
    class="ring"
    aria-hidden="true"
    style={{
      '--gone': `${Math.round((since - Date.now()) / 1000)}s`,
      ...(until !== undefined && { '--grace': `${Math.round((until - since) / 1000)}s` }),
    }}
  />
);
