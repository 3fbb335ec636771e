import { useEffect, useState } from 'preact/hooks';
import type { AnyGameBoard, AnyLore, Cards } from '#board/contract.ts';
import { faceOf, faces } from '#games/index.ts';
import type { AnyGameText, Language } from '#table/text.ts';
import { settings } from './settings.ts';

type Texts = Readonly<Record<Language, AnyGameText>>;

/** What a game says in the reader's language, once it is loaded; that of a version by which a table is played. */
export function useGameText(game: string, version?: number): AnyGameText | undefined {
  const texts = useLoaded<Texts>(`text ${game} ${version}`, async () => (await faceOf(game, version)?.text())?.text);
  return texts?.[settings.language.value];
}

/** What is seen of a game, once it is loaded; one without a board is played in words. */
export const useGameBoard = (game: string): AnyGameBoard | undefined =>
  useLoaded<AnyGameBoard>(`board ${game}`, async () => (await faces[game]?.board?.())?.board);

/** What is said of a game's pieces, once it is loaded. */
export const useLore = (game: string): AnyLore | undefined =>
  useLoaded<AnyLore>(`lore ${game}`, async () => (await faces[game]?.lore?.())?.lore);

/** Whether something is said of its pieces: it may still be on its way. */
export const hasLore = (game: string): boolean => faces[game]?.lore !== undefined;

/** All cards of a game, once they are loaded. */
export const useCards = (game: string): Cards | undefined =>
  useLoaded<Cards>(`cards ${game}`, async () => (await faces[game]?.allCards?.())?.Cards);

/** Whether a game shows its cards on a page of their own. */
export const hasCards = (game: string): boolean => faces[game]?.allCards !== undefined;

/** There is nothing of it still to come: the board is there, or the game has none. */
export const isComplete = (game: string, board: AnyGameBoard | undefined): boolean =>
  board !== undefined || faces[game]?.board === undefined;

/** What has been loaded once is there at once wherever it is wanted again. */
const parts = new Map<string, unknown>();

function useLoaded<T>(what: string, load: () => Promise<T | undefined>): T | undefined {
  const [, tell] = useState<string>();
  useEffect(() => {
    if (parts.has(what)) return undefined;
    let gone = false;
    void load().then((part) => {
      parts.set(what, part);
      if (!gone) tell(what);
    });
    return () => {
      gone = true;
    };
  }, [what]);
  return parts.get(what) as T | undefined;
}
