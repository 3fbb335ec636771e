import { never } from '#table/game.ts';
import { SPACE_NUMBER } from '../components.ts';
import type { Meaning } from '../foresight.ts';
import type { Move } from '../state.ts';
import type { View } from '../view.ts';
import type { Words } from './en.ts';
import { cardOf, dieWords, shownOf } from './pieces.ts';

/** A move, said to the one who may make it; and what is certain to come of a 0 card, where that is known. */
export function moveText(move: Move, view: View, words: Words, meaning?: Meaning): string {
  const { move: say } = words;
  switch (move.type) {
    case 'pick': {
      const card = cardOf(view, view.display[SPACE_NUMBER[move.space]]!);
      return say.pick(shownOf(card), move.space, card.dice.map(dieWords));
    }
    case 'roll': {
      const space = view.tokens[view.order[view.turn]!]!;
      if (space === 'none') throw new Error('a roll for no card');
      return say.roll(cardOf(view, view.display[SPACE_NUMBER[space]]!).dice.map(dieWords));
    }
    case 'rerollAll':
      return say.rerollAll;
    case 'rerollOne': {
      if (view.burglary === 'none') throw new Error('a reroll without dice');
      const { colour, shows, least, fits } = view.burglary.dice[move.die]!;
      return fits ? say.rerollFitting(move.die + 1, colour, shows) : say.rerollOne(move.die + 1, colour, shows, least);
    }
    case 'stop':
      return say.stop;
    case 'keep':
      return [
        say.keep(view.drawn[0] === move.card, shownOf(cardOf(view, move.card))),
        ...keptText(words, meaning),
      ].join(' ');
    default:
      return never(move);
  }
}

function keptText({ move: say, odds }: Words, meaning: Meaning | undefined): readonly string[] {
  if (meaning === undefined || meaning.error > 0) return [];
  const { tokens, wins } = meaning;
  return [
    ...tokens.filter(({ chance }) => chance === 1).map(({ points }) => say.token(points)),
    ...(wins === 0 ? [] : [wins === 1 ? say.wins : say.mayWin(odds.percent(wins))]),
  ];
}
