import { type Call, WHATS, type What } from './book.ts';
import { isWished, quietUntil, type Wishes } from './wishes.ts';

/** So long nobody is called for what has just happened, in milliseconds: whoever is there sees it, and it may be taken back. */
export const GRACE = 1000;
/** So often it is looked whether somebody who has the table in sight has seen it. */
export const GLANCE = 3000;

/** So long somebody is believed to look on whose process cannot be asked any more: until their page is connected again. */
export const HOLD = 6000;

/** How things are between somebody and a table. */
export interface Circumstances {
  /** What they are wanted for and have not seen yet, what matters most first. */
  readonly wants: readonly Wanted[];
  /** They look at the table now, somewhere. */
  readonly inSight: boolean;
  /** Nothing will be wanted here any more. */
  readonly isOver: boolean;
  /** The number of the last line of chat, where it matters. */
  readonly said: number;
}

export interface Wanted {
  readonly what: What;
  /** Since which entry. */
  readonly at: number;
}

/** What to do about a call, and what it is after that. */
export interface Decision {
  readonly act: 'nothing' | 'ring' | 'withdraw' | 'end';
  readonly call: Call;
}

/** What is to be done: one call for a table until it is seen, none while it is in sight, none in quiet hours. */
export function decide(call: Call, circumstances: Circumstances, wishes: Wishes, now: number): Decision {
  const { inSight, isOver } = circumstances;
  const looked = noted(call, circumstances);
  const wanted = circumstances.wants.find((each) => isWishedFor(each, looked, circumstances, wishes));
  if (wanted === undefined) {
    // Whoever was called is told that it has been dealt with.
    if (call.sent !== undefined) return { act: 'withdraw', call: fresh(looked) };
    return { act: isOver ? 'end' : 'nothing', call: fresh(looked) };
  }
  const { what, at } = wanted;
  if (isTold(call) && rank(call.what) >= rank(what)) return { act: 'nothing', call: { ...looked, at } };
  if (inSight) return waiting({ ...looked, at, sighted: now }, now + GLANCE);
  const sighted = (call.sighted ?? 0) + HOLD;
  if (now < sighted) return waiting({ ...looked, at }, sighted);
  const isKnown = call.what === what && call.since !== undefined;
  const next: Call = isKnown ? { ...looked, at } : { ...looked, what, at, since: now, rung: [], tries: 0 };
  const grace = next.since! + (call.watching === undefined ? GRACE : HOLD);
  if (now < grace) return waiting(next, grace);
  if (next.later !== undefined && now < next.later) return waiting(next, next.later);
  const loud = quietUntil(now, wishes);
  if (now < loud) return waiting({ ...next, held: true }, loud);
  return { act: 'ring', call: next };
}

/** The same call, with what whoever has the table in sight knows by that. */
function noted(call: Call, { inSight, said, wants }: Circumstances): Call {
  const { due: _, known: before, ...rest } = call;
  const heard = inSight || call.heard < 0 ? Math.max(said, call.heard) : call.heard;
  const first = wants.find(({ at }) => at === 0);
  // What is not wanted any more may be wanted anew.
  const known = inSight ? first?.what : first && before;
  return { ...rest, heard, ...(known && { known }) };
}

function isWishedFor({ what, at }: Wanted, call: Call, { said }: Circumstances, wishes: Wishes): boolean {
  if (!isWished(what, wishes)) return false;
  return what === 'chat' ? said > call.heard : at > 0 || call.known !== what;
}

/** Whether it was said, at every bell, since it was found. What was said before that was something else. */
const isTold = ({ sent, since = 0, tries }: Call): boolean => sent !== undefined && sent >= since && tries === 0;

const rank = (what: What | undefined): number => (what === undefined ? -1 : WHATS.indexOf(what));

const waiting = (call: Call, due: number): Decision => ({ act: 'nothing', call: { ...call, due } });

/** As if nothing had ever been wanted here. */
function fresh({ what: _w, since: _s, later: _l, sent: _t, sighted: _g, due: _d, ...call }: Call): Call {
  return { ...call, at: 0, held: false, rung: [], tries: 0 };
}
