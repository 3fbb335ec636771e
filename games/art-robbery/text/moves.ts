import { never } from '#table/game.ts';
import { isSelf, type Names } from '#table/text.ts';
import type { Meaning } from '../foresight.ts';
import type { Move } from '../state.ts';
import type { View } from '../view.ts';
import type { Words } from './en.ts';
import { kindOf, pieceOf } from './pieces.ts';

/** A move, said to the one who may make it; and what would come of it, where that is known. */
export function moveText(move: Move, view: View, words: Words, names: Names, meaning?: Meaning): string {
  const say = words.move;
  switch (move.type) {
    case 'play':
      return move.card === 'dog' ? dogText(view, words, names) : say.noEffect(move.card);
    case 'take': {
      const taken = say.take(move.card, pieceOf(view, view.raid, move.token));
      return meaning === undefined || meaning.ends === 'none' ? taken : `${taken} ${say.endsRaid}`;
    }
    case 'steal': {
      const victim = names[move.from]!;
      const stolen = say.steal(move.card, pieceOf(view, view.raid, move.token), victim);
      return meaning?.asks === move.from ? `${stolen} ${say.dogAnswers(victim, kindOf(move.token))}` : stolen;
    }
    case 'give': {
      if (view.question === 'none') throw new Error('an answer without a question');
      const give = move.what === 'dog' ? say.giveDog : say.giveToken;
      return give(names[view.question.thief]!, kindOf(view.question.token));
    }
    default:
      return never(move);
  }
}

function dogText({ dog, viewer }: View, { move }: Words, names: Names): string {
  if (dog === 'centre') return move.fetchDog;
  return isSelf(viewer, dog) ? move.ownDog : move.fetchDogFrom(names[dog]!);
}
