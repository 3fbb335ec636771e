import { never } from '#table/game.ts';
import { SPACE_NUMBER } from '../components.ts';
import type { Move } from '../state.ts';
import type { View } from '../view.ts';
import type { Words } from './en.ts';
import { cardOf, dieWords, shownOf } from './pieces.ts';

/** What a move would do, said to the one who may make it. */
export function moveText(move: Move, view: View, { move: say }: Words): string {
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
      return say.keep(view.drawn[0] === move.card, shownOf(cardOf(view, move.card)));
    default:
      return never(move);
  }
}
