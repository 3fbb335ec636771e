import { describe } from 'vitest';
import { chat } from './chat.ts';
import { claims } from './claims.ts';
import { devices } from './devices.ts';
import { entries } from './entries.ts';
import { lasting } from './lasting.ts';
import { lists } from './lists.ts';
import { people } from './people.ts';
import { plans } from './plans.ts';
import type { NewShelf } from './shelf.ts';
import { standing } from './standing.ts';
import { tables } from './tables.ts';
import { ties } from './ties.ts';

/** What the lobby relies on, whatever keeps it. */
const SUBJECTS = { tables, lists, entries, standing, chat, plans, people, ties, devices, claims, lasting };
type Subject = keyof typeof SUBJECTS;

/** The suite of every archive, but for what an engine need not do. */
export function archiveContract(place: NewShelf, spared: readonly Subject[] = []): void {
  const subjects = Object.entries(SUBJECTS).filter(([name]) => !spared.includes(name as Subject));
  describe.each(subjects)('%s', (_, subject) => subject(place));
}
