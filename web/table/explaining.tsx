import type { ComponentChildren, RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Frame } from '#table/host.ts';
import { useLore } from '../games.ts';
import { settings } from '../settings.ts';
import { FirstNote, useFirst } from './first.tsx';
import type { Sight } from './sight.ts';
import type { Surroundings } from './surroundings.ts';
import { useWhatIs, WhatIs } from './what-is.tsx';

/** What is said of pieces beside them. */
export interface Explaining {
  /** Over the page. */
  readonly slips: ComponentChildren;
  /** What is met for the first time, for a table in words. */
  readonly note: ComponentChildren;
  /** The reader has never asked what a piece is. */
  readonly isNewToAsking: boolean;
  /** *What is this?*, of what the keyboard or the mouse is at. */
  ask(): void;
}

interface Table {
  readonly main: RefObject<HTMLElement | null>;
  /** Nothing while it is somebody else's to look at. */
  readonly sight: Sight | undefined;
  /** What is drawn of it: how it stands, or an earlier position. */
  readonly seen: Frame | undefined;
  /** Nothing lies over the table, and it is the newest position. */
  readonly isQuiet: boolean;
}

/** *What is this?*, and what is explained the first time it is met. */
export function useExplaining(round: Surroundings, { main, sight, seen, isQuiet }: Table): Explaining {
  const { model, info, board, names, explain } = round;
  const { game } = info;
  const lore = useLore(game);
  const language = settings.language.value;
  const ground = useMemo(
    () => seen && { view: seen.view, moves: seen.moves, names, language },
    [seen, names, language],
  );
  const whatIs = useWhatIs(main, { game, lore, ground });
  const meeting = useFirst({
    game,
    lore,
    sight,
    isQuiet: isQuiet && !model.stage.playing.value,
    begins: (event) => board?.telling?.begins(event) !== undefined,
  });
  const note = meeting.met && <FirstNote game={game} meeting={meeting} explain={explain} />;
  return {
    slips: (
      <>
        <div aria-live="polite">{!model.inWords.value && note}</div>
        {whatIs.told && <WhatIs told={whatIs.told} explain={explain} close={whatIs.close} />}
      </>
    ),
    note,
    isNewToAsking: lore !== undefined && !whatIs.isKnown,
    ask: whatIs.ask,
  };
}
