import type { Reason, Told } from './bot.ts';
import type { Outcome, Seat, Tagged, Viewer } from './game.ts';
import type { RefusalCode } from './refusal.ts';

export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The names of the people at the table, by seat. */
export type Names = readonly string[];

/** A part of a board told in words: the same for terminals and for screen readers. */
export interface Section {
  readonly heading: string;
  readonly lines: readonly string[];
  /** Drawn with signs of equal width, for terminals; everything in it is said elsewhere too. */
  readonly drawn?: true;
  /** The same as the lines, for pages. */
  readonly table?: Table;
}

/** What a bot can be asked for, each as the plan that asks for it. */
export interface RequestList {
  readonly heading: string;
  readonly requests: readonly { readonly words: string; readonly data: unknown }[];
}

/** What has rows and columns, each with a name. */
export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly name: string; readonly cells: readonly string[] }[];
}

/** A rule in our own words. */
export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** The rulebook leaves it open; this is how we settled it. */
  readonly ours?: boolean;
}

export interface Chapter {
  readonly title: string;
  readonly rules: readonly (RuleText & { readonly id: string })[];
}

/** An option of the game as people choose it. */
export interface OptionText {
  readonly name: string;
  /** What is played where nobody chose: the same that the game's own `options` fills in. */
  readonly usual: unknown;
  /** The values as the game knows them, each with a line that says what changes; offered in this order. */
  readonly values: readonly { readonly value: unknown; readonly line: string }[];
  /** For a value that cannot be listed, such as a whole set of cards. */
  readonly other?: string;
}

/** What a language has to say of an option: a line for each value, under the value written as text. */
interface OptionWords {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  readonly other?: string;
}

/**
 * Options in words. Which values there are, in which order, and which is the usual one is said by the game, once, as data: the
 * keys of the words say nothing of that.
 */
export function optionTexts<O extends object>(
  words: { readonly [K in keyof O]: OptionWords },
  values: { readonly [K in keyof O]: readonly unknown[] },
  usual: O,
): Readonly<Record<string, OptionText>> {
  const text = (option: keyof O): OptionText => {
    const { name, values: lines, other } = words[option];
    return {
      name,
      usual: usual[option],
      values: values[option].map((value) => ({ value, line: lines[String(value)]! })),
      ...(other !== undefined && { other }),
    };
  };
  return Object.fromEntries(Object.keys(words).map((option) => [option, text(option as keyof O)]));
}

/** What is chosen of an option, or else its usual value, in a line. */
export const optionLine = ({ usual, values, other }: OptionText, chosen: unknown = usual): string =>
  values.find(({ value }) => value === chosen)?.line ?? other ?? String(chosen);

/** A sentence, and the number of the rule behind it. */
export interface LogLine {
  readonly text: string;
  readonly rule: string;
}

/** A line of a story, and the event that it is most about. */
export interface StoryLine<E> extends LogLine {
  readonly event: E;
}

/** Everything a game can say in one language. */
export interface GameText<M, E, V> {
  /** What it is about, in a sentence. */
  readonly pitch: string;
  readonly options: Readonly<Record<string, OptionText>>;
  readonly rules: readonly Chapter[];
  event(event: E, names: Names): LogLine;
  /** What one move brought about, in a game where a line for each event would be too many. */
  tell?(events: readonly E[], names: Names): readonly StoryLine<E>[];
  /** A move, said to whoever may make it; with its meaning (the game's `foresight` part) also what it would do. */
  move(move: M, view: V, names: Names, meaning?: unknown): string;
  refusal(code: string): LogLine | undefined;
  /** The whole table in words, as this view shows it. */
  twin(view: V, names: Names): readonly Section[];
  outcome(outcome: Outcome, view: V, names: Names): readonly string[];
  /** A reason for a move that was hinted at, in a game that gives hints: where this is missing, none are offered. */
  hint?(reason: Reason, view: V, names: Names): string;
  /** What everybody has in mind, in a game that is planned together. */
  plans?(plans: readonly Told[], view: V, names: Names): Section;
  /** What somebody can ask a bot for. */
  requests?(view: V, me: Seat, bot: Seat, names: Names): RequestList;
  /** What people say at this game and at no other, by its key; in the order in which it is offered. */
  readonly phrases?: Readonly<Record<string, string>>;
}

/** A sentence for each type of event. */
export type Sentences<E extends Tagged> = {
  readonly [T in E['type']]: (event: Extract<E, { readonly type: T }>, names: Names) => string;
};

/** An event as a line of the log. */
export const eventLines =
  <E extends Tagged>(sentences: Sentences<E>, ruleOf: (event: E) => string) =>
  (event: E, names: Names): LogLine => {
    // The sentence found under an event's type takes just that event, which the compiler cannot see.
    const sentence = sentences[event.type as E['type']] as (event: E, names: Names) => string;
    return { text: sentence(event, names), rule: ruleOf(event) };
  };

/** The rules by chapter, each with its number; those that are ours say so. */
export const chaptersOf = <C extends string, R extends string>(
  chapters: readonly { readonly id: C; readonly rules: readonly R[] }[],
  titles: Readonly<Record<C, string>>,
  ours: readonly string[],
  textOf: (rule: R) => RuleText,
): readonly Chapter[] =>
  chapters.map(({ id, rules }) => ({
    title: titles[id],
    rules: rules.map((rule) => ({ id: rule, ...textOf(rule), ...(ours.includes(rule) && { ours: true }) })),
  }));

/** What the rules of a game refuse with, in words; undefined for what others do. */
export const refusalLines =
  <C extends string>(said: Readonly<Record<C, string>>, rules: Readonly<Record<C, string>>) =>
  (code: string): LogLine | undefined =>
    Object.hasOwn(said, code) ? { text: said[code as C], rule: rules[code as C] } : undefined;

// biome-ignore lint/suspicious/noExplicitAny: see AnyGame
export type AnyGameText = GameText<any, any, any>;

/** What one move brought about, line by line. */
export const beats = (text: AnyGameText, events: readonly unknown[], names: Names): readonly StoryLine<unknown>[] =>
  text.tell?.(events, names) ?? events.map((event) => ({ ...text.event(event, names), event }));

/** A number with its noun. */
export const of = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const FORMATS = new Map<string, Intl.NumberFormat>();

/** How readers of a language write numbers with so many decimals. */
function formatOf(language: Language, style: 'decimal' | 'percent', digits: number): Intl.NumberFormat {
  const key = `${language} ${style} ${digits}`;
  const format =
    FORMATS.get(key) ??
    new Intl.NumberFormat(language, { style, minimumFractionDigits: digits, maximumFractionDigits: digits });
  FORMATS.set(key, format);
  return format;
}

/** A number with decimals: "2.5", "2,5". */
export const decimal = (n: number, language: Language, digits = 1): string =>
  formatOf(language, 'decimal', digits).format(n);

/** A chance as readers of a language write it: "47.9%", "47,9 %". What is not quite certain, or nearly out of the question, never looks it. */
export function percent(chance: number, language: Language, digits = 0): string {
  const least = 10 ** (-2 - digits);
  return formatOf(language, 'percent', digits).format(
    chance > 0 && chance < 1 ? Math.min(Math.max(chance, least), 1 - least) : chance,
  );
}

/** Whole percent, for where the sign is drawn smaller: the number, and the sign as readers of a language set it behind. */
export function percentParts(chance: number, language: Language): readonly [number: string, sign: string] {
  const parts = formatOf(language, 'percent', 0).formatToParts(chance);
  const at = parts.findIndex(({ type }) => type === 'integer') + 1;
  const text = (some: typeof parts): string => some.map(({ value }) => value).join('');
  return [text(parts.slice(0, at)), text(parts.slice(at))];
}

/** A percentage with its English article: "a 64%", "an 80%". */
export const aShare = (share: string): string => `${/^(8|11|18)/.test(share) ? 'an' : 'a'} ${share}`;

/** "Ann", "Ann and Ben", "Ann, Ben and Cleo". */
export function listed(items: readonly string[], and: string): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and} ${items.at(-1)}`;
}

/** The same in each language. In Spanish "y" becomes "e" before the sound of an i: Mira e Inés, but Mira y Iago. */
export const joined: Readonly<Record<Language, (items: readonly string[]) => string>> = {
  en: (items) => listed(items, 'and'),
  de: (items) => listed(items, 'und'),
  es: (items) => listed(items, /^h?[ií](?![aeou])/i.test(items.at(-1) ?? '') ? 'e' : 'y'),
};

/** Is this viewer the one spoken of? */
export const isSelf = (viewer: Viewer, seat: number): boolean => viewer === seat;

const en: Readonly<Record<RefusalCode, string>> = {
  'bad-options': 'These options do not fit the game.',
  'not-your-turn': 'It is not your turn.',
  'game-over': 'The game is over.',
  'game-running': 'You can download the record once the game is over.',
  stale: 'The table has changed. Take another look.',
  'nothing-to-undo': 'There is nothing to undo.',
  'undo-final': 'That move can’t be undone: it showed someone something new.',
  'undo-others': 'Someone else has acted since your last move.',
  'undo-enough': 'Moves have been undone 200 times in this game. That is the limit.',
  'table-stopped': 'This table stopped because of an error on our side. No moves were lost.',
  'not-started': 'The game has not started yet.',
  'salt-given': 'This seat has already added its salt.',
  'no-such-seat': 'There is no such seat.',
  'no-such-table': 'There is no such table.',
  'other-game': 'This table is for a different game or version.',
  'record-unreadable': 'This is not a readable record.',
};

const de: typeof en = {
  'bad-options': 'Diese Optionen passen nicht zum Spiel.',
  'not-your-turn': 'Du bist nicht am Zug.',
  'game-over': 'Das Spiel ist zu Ende.',
  'game-running': 'Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.',
  stale: 'Inzwischen ist etwas passiert. Sieh noch einmal hin.',
  'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'undo-final': 'Das lässt sich nicht zurücknehmen: Es hat jemandem etwas Neues gezeigt.',
  'undo-others': 'Nach dir hat schon jemand anders gehandelt.',
  'undo-enough': 'In diesem Spiel wurde schon 200-mal etwas zurückgenommen. Öfter geht es nicht.',
  'table-stopped': 'Dieser Tisch steht wegen eines Fehlers still. Nichts Gespieltes ist verloren.',
  'not-started': 'Das Spiel hat noch nicht begonnen.',
  'salt-given': 'Dieser Platz hat sein Salz schon beigetragen.',
  'no-such-seat': 'Diesen Platz gibt es nicht.',
  'no-such-table': 'Diesen Tisch gibt es nicht.',
  'other-game': 'An diesem Tisch wird ein anderes Spiel gespielt oder eine andere Version davon.',
  'record-unreadable': 'Das ist keine lesbare Aufzeichnung.',
};

const es: typeof en = {
  'bad-options': 'Estas opciones no encajan con el juego.',
  'not-your-turn': 'No es tu turno.',
  'game-over': 'La partida terminó.',
  'game-running': 'El registro se entrega cuando termina la partida.',
  stale: 'La mesa cambió. Mira otra vez.',
  'nothing-to-undo': 'No hay nada que deshacer.',
  'undo-final': 'Esa jugada no se puede deshacer: mostró algo nuevo a alguien.',
  'undo-others': 'Otra persona actuó después de tu última jugada.',
  'undo-enough': 'En esta partida ya se deshicieron 200 jugadas, y no se pueden deshacer más.',
  'table-stopped': 'Esta mesa se detuvo por un fallo. No se perdió nada de lo jugado.',
  'not-started': 'La partida aún no ha empezado.',
  'salt-given': 'Este asiento ya ha aportado su sal.',
  'no-such-seat': 'No existe ese asiento.',
  'no-such-table': 'No existe esa mesa.',
  'other-game': 'En esta mesa se juega a otro juego, o a otra versión de él.',
  'record-unreadable': 'No es un registro que se pueda leer.',
};

/** The kernel's own refusals, one sentence each. */
export const refusalText: Readonly<Record<Language, typeof en>> = { en, de, es };
