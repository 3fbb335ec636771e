import { useEffect, useState } from 'preact/hooks';
import type { AnyGameBoard } from '#board/contract.ts';
import { faces } from '#games/index.ts';
import type { AnyGameText, Language } from '#table/text.ts';
import { settings } from './settings.ts';

type Texts = Readonly<Record<Language, AnyGameText>>;

/** What a game says in the reader's language, once it is loaded. */
export function useGameText(game: string): AnyGameText | undefined {
  const texts = useLoaded<Texts>(game, async () => (await faces[game]?.text())?.text);
  return texts?.[settings.language.value];
}

/** What is seen of a game, once it is loaded; one without a board is played in words. */
export const useGameBoard = (game: string): AnyGameBoard | undefined =>
  useLoaded<AnyGameBoard>(game, async () => (await faces[game]?.board?.())?.board);

/** There is nothing of it still to come: the board is there, or the game has none. */
export const isComplete = (game: string, board: AnyGameBoard | undefined): boolean =>
  board !== undefined || faces[game]?.board === undefined;

function useLoaded<T>(game: string, load: () => Promise<T | undefined>): T | undefined {
  const [part, setPart] = useState<{ readonly game: string; readonly loaded: T | undefined }>();
  useEffect(() => {
    let gone = false;
    void load().then((loaded) => {
      if (!gone) setPart({ game, loaded });
    });
    return () => {
      gone = true;
    };
  }, [game]);
  return part?.game === game ? part.loaded : undefined;
}
