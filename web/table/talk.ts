import type { ChatLine, Reaction } from '#wire/talk.ts';
import { REACTIONS } from '#wire/talk.ts';

/** A reaction, and who had it. */
export interface Tally {
  readonly reaction: Reaction;
  /** In the order in which they had it; empty for former players. */
  readonly names: readonly string[];
  /** The reader is one of them. */
  readonly mine: boolean;
}

/** A line as it is read: those that only answer another stand with that one. */
export interface Reading {
  readonly line: ChatLine;
  readonly tallies: readonly Tally[];
}

type Answer = Extract<ChatLine, { readonly to: unknown }>;

const isAnswer = (line: ChatLine): line is Answer => 'to' in line;

/** The chat as it is read by whoever has this badge. Of several reactions of one person to one thing the last counts. */
export function readingsOf(lines: readonly ChatLine[], me: string | undefined): readonly Reading[] {
  const last = new Map<string, Answer>();
  for (const line of lines) if (isAnswer(line)) last.set(subjectOf(line), line);
  const standing = [...last.values()].filter(({ reaction }) => reaction !== undefined);
  return lines
    .filter((line) => !isAnswer(line) || ('entry' in line.to && standing.includes(line)))
    .map((line) => ({ line, tallies: isAnswer(line) ? [] : talliesOf(line, standing, me) }));
}

/** Who answers what; former players cannot be told apart, so each of their answers stands. */
const subjectOf = ({ by, n, to }: Answer): string => `${by ?? `former ${n}`} ${JSON.stringify(to)}`;

function talliesOf({ n }: ChatLine, standing: readonly Answer[], me: string | undefined): readonly Tally[] {
  const answers = standing.filter(({ to }) => 'line' in to && to.line === n);
  return REACTIONS.flatMap((reaction) => {
    const same = answers.filter((answer) => answer.reaction === reaction);
    const mine = me !== undefined && same.some(({ by }) => by === me);
    return same.length === 0 ? [] : [{ reaction, names: same.map(({ name }) => name), mine }];
  });
}

/** What somebody else has said in words after this line. */
export const newSince = (lines: readonly ChatLine[], read: number, me: string | undefined): readonly ChatLine[] =>
  lines.filter((line) => line.n > read && !isAnswer(line) && (me === undefined || line.by !== me));
