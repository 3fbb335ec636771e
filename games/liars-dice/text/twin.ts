import { type Seat, seatsOf } from '#table/game.ts';
import { isSelf, type Names, type Section } from '#table/text.ts';
import type { View } from '../view.ts';
import type { Words } from './en.ts';

/** The whole table in words, for terminals and screen readers alike. */
export function twin(view: View, words: Words, names: Names): readonly Section[] {
  return [round(view, words, names), players(view, words, names)];
}

/** Whose turn it is, and what was bid. */
function round({ viewer, turn, bid, out, seats }: View, { dice, twin: say }: Words, names: Names): Section {
  if (out.length === seats - 1) return { heading: say.over, lines: [] };
  const turnLine = isSelf(viewer, turn) ? say.yourTurn : say.turnOf(names[turn]!);
  const bidLine = bid === 'none' ? say.noBid : say.bid(dice(bid.count, bid.face), names[bid.seat]!);
  return { heading: say.round, lines: [turnLine, bidLine] };
}

/** R7 — The viewer first, then clockwise: what they rolled as far as it can be seen, or how many dice they have. */
function players(view: View, { you, twin: say }: Words, names: Names): Section {
  const lines = clockwise(view).map((seat) => {
    const cup = view.cups[seat]!;
    const name = isSelf(view.viewer, seat) ? you : names[seat]!;
    if (cup.length === 0) return say.out(name);
    return cup.includes('?') ? say.hidden(name, cup.length) : say.shown(name, cup.join(' '));
  });
  const dice = view.cups.reduce((sum, cup) => sum + cup.length, 0);
  return { heading: say.players, lines: [...lines, say.inPlay(dice)] };
}

function clockwise({ seats, viewer }: View): readonly Seat[] {
  const all = seatsOf(seats);
  return viewer === 'audience' ? all : [...all.slice(viewer), ...all.slice(0, viewer)];
}
