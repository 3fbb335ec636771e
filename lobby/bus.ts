import type { KeptEntry } from '#table/store.ts';
import type { ChatLine, Plan } from '#wire/talk.ts';
import type { Times } from './clock.ts';
import type { Leader } from './leading.ts';

/** Who looks at a table in one process: people by their ids, and whoever looks from the audience. */
export interface Crowd {
  readonly people: readonly string[];
  /** Those of them who have it before their eyes, and not in a window behind others. */
  readonly inSight: readonly string[];
  readonly audience: readonly Spectator[];
  /** When people have last done something there; older processes do not say. */
  readonly stirred?: Readonly<Record<string, number>>;
}

/** Somebody in the audience; with neither id nor name if they have not said who they are. */
export interface Spectator {
  readonly id: string;
  readonly name: string;
}

/**
 * What one process tells the others. Everything of it can also be found in the archive, or may be missed: a message that
 * gets lost only delays.
 */
export type News =
  /** An entry is there; with it nobody needs to read it who had all before. */
  | ({
      readonly type: 'made';
      readonly n: number;
      /** Of the table's row at that moment. */
      readonly revision: number;
      readonly kept: KeptEntry;
      readonly toAct: readonly number[];
      readonly when: number;
    } & Times)
  /** The table's row has changed. */
  | { readonly type: 'row'; readonly revision: number }
  | { readonly type: 'said'; readonly line: ChatLine }
  | { readonly type: 'planned'; readonly plan: Plan }
  /** Somebody's own notes have changed: for their other windows, and for nobody else. */
  | { readonly type: 'noted'; readonly person: string; readonly text: string }
  /** With whoever of them leads those who look back. */
  | { readonly type: 'here'; readonly process: string; readonly crowd: Crowd; readonly leader?: Leader }
  /** Whoever leads is somewhere else, or leads no more. */
  | { readonly type: 'led'; readonly process: string; readonly leader?: Leader }
  /** Somebody wants to know who looks there. */
  | { readonly type: 'who' }
  | { readonly type: 'gone' }
  /** Some table in a list has changed. */
  | { readonly type: 'listed' }
  | { readonly type: 'forgotten'; readonly person: string }
  /** This device is signed out. */
  | { readonly type: 'signed-out'; readonly device: string };

/** How processes that share an archive tell each other. */
export interface Bus {
  /** Whether there may be others. */
  readonly shared: boolean;
  /** Tells the others who listen. A process does not hear its own messages. */
  tell(topic: string, news: News): void;
  /** Until the answer is called. */
  listen(topic: string, hear: (news: News) => void): () => void;
}

/** There is nobody to talk to. */
export const alone: Bus = { shared: false, tell() {}, listen: () => () => {} };

/** What can be listened to. */
export const topics = {
  table: (id: string): string => `table.${id}`,
  person: (id: string): string => `person.${id}`,
  /** Public tables that are filling or being played. */
  open: 'tables.open',
  /** People who want to be forgotten, here or everywhere. */
  people: 'people',
} as const;
