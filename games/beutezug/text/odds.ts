import type { Language, Names, Section } from '#table/text.ts';
import { parse } from '../notation.ts';
import type { Odds, PickOdds, Target, WindowOdds } from '../odds.ts';
import type { View } from '../view.ts';
import type { Words } from './en.ts';
import { WORDS } from './index.ts';
import { moveText } from './moves.ts';
import { cardOf, shownOf } from './pieces.ts';

/** Exact chances in words. */
export function oddsText(odds: Odds, view: View, language: Language, names: Names): readonly Section[] {
  const words = WORDS[language];
  const { odds: say } = words;
  const sections: Section[] = [];
  if (odds.picks.length > 0) {
    const lines = odds.picks.map((pick) => pickLine(pick, view, words, names));
    sections.push({ heading: say.picks(names[odds.seat]!), lines });
  }
  if (odds.uses.length > 0) {
    const lines = odds.uses.map(({ move, win }) => say.use(moveText(parse(move)!, view, words), say.percent(win)));
    sections.push({ heading: say.uses, lines });
  }
  if (odds.fates.length > 0) {
    const lines = odds.fates.map(({ seat, ways, win }) =>
      [
        say.fate(names[seat]!, say.percent(win)),
        ...ways.map((way) => say.way(say.percent(way.chance), targetText(way, view, words))),
      ].join(' '),
    );
    sections.push({ heading: say.fates, lines });
  }
  if (odds.windows.length > 0) {
    const lines = odds.windows.map((window) => ownChance(window, view, words));
    sections.push({ heading: say.windows(names[odds.seat]!), lines });
  }
  if (odds.prizes.length > 0) {
    const lines = odds.prizes.map(({ card, points }) => say.prize(shownOf(cardOf(view, card)), points));
    sections.push({ heading: say.prizes, lines });
  }
  return sections.length > 0 ? sections : [{ heading: say.fates, lines: [say.nobody] }];
}

const ownChance = ({ space, card, win }: WindowOdds, view: View, { odds: say }: Words): string =>
  say.pick(space, shownOf(cardOf(view, card)), say.percent(win));

function pickLine(pick: PickOdds, view: View, words: Words, names: Names): string {
  const { odds: say } = words;
  const { rivals, displaced } = pick;
  const own = ownChance(pick, view, words);
  if (rivals.length === 0) return own;
  const others = rivals.map(({ seat, win: chance }) => say.rival(names[seat]!, say.percent(chance)));
  return `${own} ${say.first(others, targetText(displaced, view, words))}`;
}

function targetText({ space, card, deck, win }: Target, view: View, { odds: say }: Words): string {
  if (space === 'none') return say.onNothing;
  if (card === '?') return say.onNew(space, deck, say.percent(win));
  return say.onCard(space, shownOf(cardOf(view, card)), say.percent(win));
}
