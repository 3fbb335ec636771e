import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { catalogue } from '#games/index.ts';
import type { AnyGameBoard } from '#table/board.ts';
import type { AnyGameText, Language } from '#table/text.ts';

/** What the page needs of a game. */
export interface GameParts {
  readonly text: Readonly<Record<Language, AnyGameText>>;
  /** A game without one is played in words. */
  readonly board: AnyGameBoard | undefined;
}

/** Loads text and board when it is known which game is played. */
export function useParts(game: string | undefined): ReadonlySignal<GameParts | undefined> {
  const parts = useSignal<GameParts | undefined>(undefined);
  useEffect(() => {
    if (game !== undefined) void load(game).then((loaded) => (parts.value = loaded));
  }, [game]);
  return parts;
}

async function load(game: string): Promise<GameParts> {
  const { text, board } = catalogue[game]!;
  const [words, pictures] = await Promise.all([text(), board?.()]);
  return { text: words.text, board: pictures?.board };
}
