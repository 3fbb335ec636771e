import { describe } from 'vitest';
import { chat } from './chat.ts';
import { claims } from './claims.ts';
import { devices } from './devices.ts';
import { entries } from './entries.ts';
import { lasting } from './lasting.ts';
import { lists } from './lists.ts';
import { people } from './people.ts';
import type { NewPlace } from './place.ts';
import { standing } from './standing.ts';
import { tables } from './tables.ts';

/** What the lobby relies on, whatever keeps it. */
const SUBJECTS = { tables, lists, entries, standing, chat, people, devices, claims, lasting };
type Subject = keyof typeof SUBJECTS;

/** The suite of every archive, but for what an engine need not do. */
export function archiveContract(place: NewPlace, spared: readonly Subject[] = []): void {
  const subjects = Object.entries(SUBJECTS).filter(([name]) => !spared.includes(name as Subject));
  describe.each(subjects)('%s', (_, subject) => subject(place));
}
