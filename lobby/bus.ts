import type { Kept } from '#table/host.ts';
import type { ChatLine } from '#wire/messages.ts';
import type { Times } from './clock.ts';

/** Who looks at a table in one process: people by their ids, and whoever looks from the audience. */
export interface Crowd {
  readonly people: readonly string[];
  readonly audience: readonly Spectator[];
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
      readonly kept: Kept;
      readonly toAct: readonly number[];
      readonly when: number;
    } & Times)
  /** The table's row has changed. */
  | { readonly type: 'row'; readonly revision: number }
  | { readonly type: 'said'; readonly line: ChatLine }
  | { readonly type: 'signal'; readonly seat: number; readonly data: unknown }
  | { readonly type: 'here'; readonly process: string; readonly crowd: Crowd }
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
  /** Tells the others who listen. Nobody hears himself. */
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
