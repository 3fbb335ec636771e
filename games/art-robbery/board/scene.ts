import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Sitter } from '#board/contract.ts';
import type { Seat, Viewer } from '#table/game.ts';
import type { Party } from '#table/people.ts';
import type { Language, Names } from '#table/text.ts';
import { boardWords, type GameWords, gameWords, type Words } from './words/index.ts';

/** Who reads, in which language, and how people are called: the same for all parts of a page. */
export interface Scene {
  readonly say: Words;
  readonly game: GameWords;
  readonly language: Language;
  readonly names: Names;
  readonly viewer: Viewer;
  readonly sitters: readonly Sitter[];
  explain(rule: string): void;
}

export const sceneOf = (props: Pick<Scene, 'language' | 'names' | 'viewer' | 'sitters' | 'explain'>): Scene => ({
  ...props,
  say: boardWords[props.language],
  game: gameWords[props.language],
});

const Context = createContext<Scene | undefined>(undefined);

export const InScene = Context.Provider;

export function useScene(): Scene {
  const scene = useContext(Context);
  if (scene === undefined) throw new Error('nobody has said who reads');
  return scene;
}

/** How somebody is called in a list: the reader is "you". */
export const called = ({ say, viewer, names }: Scene, seat: Seat): string => (seat === viewer ? say.you : names[seat]!);

/** Some people, with the reader among them or not. */
export const partyOf = ({ viewer, names }: Scene, seats: readonly Seat[]): Party => ({
  you: seats.some((seat) => seat === viewer),
  others: seats.filter((seat) => seat !== viewer).map((seat) => names[seat]!),
});
