const KEY = 'hideout.drafts';

/** So many tables; what was begun at others before them is let go. */
const MOST = 8;

/** What was begun on this device for a table that has not started, and is no option of it yet. */
export const draftOf = (table: string): unknown => drafts()[table];

/** Keeps it, as far as the browser lets us; nothing drops it. */
export function keepDraft(table: string, draft: unknown): void {
  const { [table]: before, ...others } = drafts();
  if (before === undefined && draft === undefined) return;
  const latest = Object.entries({ ...others, ...(draft !== undefined && { [table]: draft }) }).slice(-MOST);
  try {
    window.localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(latest)));
  } catch {
    // A browser that keeps nothing begins anew next time.
  }
}

function drafts(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {}; // whatever it was, it is not ours
  }
}
