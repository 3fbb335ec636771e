import type { Strength } from '#table/bot.ts';
import { posterOf } from './posters.ts';
import { words } from './words/index.ts';

/** How well bots play, in words: who is on one's own side is good at it, and not hard to beat. */
export function strengthsOf(game: string): Readonly<Record<Strength, string>> {
  const { strengths, crewStrengths } = words.value.seating;
  return posterOf(game)?.crew === true ? crewStrengths : strengths;
}

/** The same of a seat, where there is room for little. */
export function botInShort(game: string, strength: Strength): string {
  const { bots, crewBots } = words.value.seating;
  return (posterOf(game)?.crew === true ? crewBots : bots)[strength];
}
