import type { Situation } from '#table/bot.ts';
import type { Immutable, Seat } from '#table/game.ts';
import type { Move } from '../move.ts';
import { step } from '../rules/turn.ts';
import { type Ghost, ghostsIn, isSame, type Reply, wishIn } from '../sketch.ts';
import { clone, type State } from '../state.ts';
import type { DeckView, View } from '../view.ts';
import { answerTo } from './answer.ts';
import { Errand, type Wish } from './wish.ts';

type Asked = Omit<Situation<View, Move>, 'moves'>;

/** R50 — What everybody sees: nothing of what somebody looked at alone is told by what is worked out from it. */
export const openly = (view: View): View => ({
  ...view,
  floors: view.floors.map((floor) => ({ ...floor, deck: covered(floor.deck, floor.takenAway) })),
  events: { ...view.events, deck: covered(view.events.deck, 0) },
});

/** A card that is the only one which could be anywhere is known to all. */
const covered = <C>(deck: DeckView<C>, elsewhere: number): DeckView<C> =>
  elsewhere + deck.cards.length === 1 ? deck : { ...deck, cards: deck.cards.map(() => '?' as const) };

/**
 * What a seat answers to all that is asked of it now. A word that was given stands as long as that is not much worse than
 * it looked; asked again in the same position with the same dice it answers the same.
 */
export function replies({ seat, view, told = [], chance }: Asked): readonly Reply[] {
  if (told.length === 0) return [];
  const open = openly(view);
  const ghosts = ghostsIn(told, open);
  const before = mindOf(ghosts, seat)?.mind?.replies ?? [];
  const wishes = ghosts.flatMap((ghost): Wish[] => {
    const wish = ghost.actor === seat && ghost.author !== seat ? wishIn(ghost) : undefined;
    return wish === undefined ? [] : [{ ...wish, by: ghost.author }];
  });
  const earlier = (wish: Wish): Reply | undefined =>
    before.find((each) => each.to === wish.by && isSame(each.wish, wish));
  const given = wishes.find((wish) => earlier(wish)?.answer.yes);
  let promised: Wish | undefined;
  const answers = (given === undefined ? wishes : [given, ...wishes.filter((wish) => wish !== given)]).map(
    (wish): Reply => {
      const answer = answerBeside(wish);
      if (answer.yes) promised ??= wish;
      return { to: wish.by, wish: { intent: wish.intent, at: wish.at }, answer };
    },
  );
  return answers.toSorted((a, b) => a.to - b.to);

  function answerBeside(wish: Wish): Reply['answer'] {
    const last = earlier(wish)?.answer;
    if (promised !== undefined && !isSame(promised, wish))
      return { yes: false, because: 'promised', seat: promised.by };
    if (last?.yes === false && last.because !== 'promised') return last;
    if (last?.yes && view.turn !== seat) return last;
    return answerTo(open, seat, wish, chance, last?.yes === true);
  }
}

/** What it has promised. */
export function promiseIn(seen: Asked): Wish | undefined {
  const reply = replies(seen).find(({ answer }) => answer.yes);
  return reply && { ...reply.wish, by: reply.to };
}

/** R79 — Whether doing what the Rook orders would lead it away from what it has promised somebody else. */
export function breaksWord(seen: Asked, world: Immutable<State>): boolean {
  const { seat, view, chance } = seen;
  const wish = promiseIn(seen);
  if (wish === undefined || wish.by === view.turn) return false;
  const obeyed = clone(world);
  step(obeyed, seat, { type: 'agree' }, chance, () => {});
  const errand = new Errand(world, seat, wish);
  return errand.away(obeyed) > errand.away(world);
}

/** What it has laid open itself. */
export const mindOf = (ghosts: readonly Ghost[], seat: Seat): Ghost | undefined =>
  ghosts.find(({ author, mind: said }) => author === seat && said !== undefined);
