import { keep, kept } from './keep.ts';

const KEY = 'hideout.drafts';

/** So many tables; what was begun at others before them is let go. */
const MOST = 8;

/** What was begun on this device: options of a table that has not started, a line of its chat. */
export const draftOf = (table: string): unknown => drafts()[table];

/** Keeps it; nothing drops it. */
export function keepDraft(table: string, draft: unknown): void {
  const { [table]: before, ...others } = drafts();
  if (before === undefined && draft === undefined) return;
  const latest = Object.entries({ ...others, ...(draft !== undefined && { [table]: draft }) }).slice(-MOST);
  keep(KEY, JSON.stringify(Object.fromEntries(latest)));
}

function drafts(): Readonly<Record<string, unknown>> {
  try {
    const begun: unknown = JSON.parse(kept(KEY) ?? '{}');
    return typeof begun === 'object' && begun !== null ? { ...begun } : {};
  } catch {
    return {}; // whatever it was, it is not ours
  }
}
