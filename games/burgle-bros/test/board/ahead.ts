import { reading, type Seat } from '#table/game.ts';
import type { Language } from '#table/text.ts';
import { meaningOf } from '../../board/ahead.ts';
import { sorted } from '../../board/offers.ts';
import { type Scene, tongue } from '../../board/scene.ts';
import { meanings, standing } from '../../foresight.ts';
import { game } from '../../index.ts';
import { odds } from '../../odds.ts';
import type { State } from '../../state.ts';

export const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** The board's scene as the page makes it for a seat, with all that foresight finds. */
export function sceneOf(state: State, seat: Seat, { language = 'en' as Language, chances = true } = {}): Scene {
  const view = game.view(reading(state), seat);
  const moves = game.toAct(reading(state)).includes(seat) ? game.moves(reading(state), seat) : [];
  const found = meanings(view, moves);
  const offers = sorted(moves.map((move, i) => ({ name: game.notate(move), move, meaning: found[i] })));
  const ground = standing(view);
  return {
    ...tongue(language),
    view,
    me: seat,
    past: false,
    names: NAMES,
    odds: chances ? odds(view, seat) : undefined,
    standing: ground,
    end: meaningOf(offers.end) ?? ground.end,
    offers,
    explain: () => undefined,
  };
}
