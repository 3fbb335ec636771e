import { never, type Seat } from '#table/game.ts';
import { isSelf, type Names, type Section } from '#table/text.ts';
import { DECKS, ROUNDS, ROWS, SPACE_NUMBER, SPACES } from '../components.ts';
import type { Shown } from '../state.ts';
import type { View } from '../view.ts';
import type { Words } from './en.ts';
import { cardOf, dieWords, shownOf } from './pieces.ts';

/** The whole table in words, for terminals and screen readers alike. */
export function twin(view: View, words: Words, names: Names): readonly Section[] {
  const called = names.map((name, seat) => (isSelf(view.viewer, seat) ? words.twin.you : name));
  if (view.phase === 'over')
    return [{ heading: words.twin.over, lines: [words.twin.allPlayed] }, players(view, words, called)];
  return [
    moment(view, words, names),
    ...dice(view, words),
    display(view, words, called),
    players(view, words, called),
    decks(view, words),
  ];
}

/** Which round it is, and what is asked of whom. */
function moment(view: View, { twin: say }: Words, names: Names): Section {
  const seat = view.order[view.turn]!;
  const you = isSelf(view.viewer, seat);
  const name = names[seat]!;
  const drawn = shown(view, view.drawn);
  const line = (): string => {
    switch (view.phase) {
      case 'pick':
        return you ? say.youPick : say.picks(name);
      case 'roll':
        return you ? say.youRoll : say.rolls(name);
      case 'bonus':
        return you ? say.youUse : say.uses(name);
      case 'keep':
        return you ? say.youKeep(drawn) : say.keeps(name, drawn);
      case 'over':
        return say.allPlayed;
      default:
        return never(view.phase);
    }
  };
  return { heading: say.round(view.round, ROUNDS), lines: [line()] };
}

/** The dice on the table, each with what it needs. */
function dice({ burglary }: View, { twin: say }: Words): Section[] {
  if (burglary === 'none') return [];
  const lines = burglary.dice.map(({ colour, shows, least, fits }) =>
    fits ? say.fits({ colour, number: shows }) : say.fails({ colour, number: shows }, least),
  );
  return [{ heading: say.dice, lines: [...lines, say.rerollsLeft(burglary.rerollsOne, burglary.rerollsAll)] }];
}

/** The rows from the top, a line for each card. */
function display(view: View, { twin: say }: Words, called: Names): Section {
  const lines = ROWS.toReversed().flatMap((row) => {
    const spaces = SPACES.filter((space) => space.startsWith(String(row)));
    const filled = spaces.filter((space) => view.display[SPACE_NUMBER[space]] !== 'empty');
    if (filled.length === 0) return [say.emptyRow(row)];
    return filled.map((space) => {
      const card = cardOf(view, view.display[SPACE_NUMBER[space]]!);
      const here = view.order.filter((seat) => view.tokens[seat] === space).map((seat) => called[seat]!);
      const line = say.card(space, shownOf(card), card.dice.map(dieWords));
      return here.length === 0 ? line : `${line} ${say.tokensHere(here)}`;
    });
  });
  return { heading: say.display, lines };
}

/** Everybody by place: points, loot, what the place brings. */
function players(view: View, words: Words, called: Names): Section {
  const { twin: say } = words;
  const lines = view.order.map((seat, place) => {
    const token = view.lootTokens[seat]!;
    return [
      say.player(place + 1, called[seat]!, view.points[seat]!),
      say.loot(shown(view, view.loot[seat]!)),
      ...(token === 'none' ? [] : [say.lootToken(token)]),
      ...(view.phase === 'over' ? [] : placeLines(view, words, seat, place)),
    ].join(' ');
  });
  return { heading: view.phase === 'over' ? say.ranking : say.players, lines };
}

function placeLines(view: View, { twin: say }: Words, seat: Seat, place: number): string[] {
  const bonuses = view.placeBonuses[place]!.filter((bonus) => bonus !== 'none');
  const rolled = view.phase !== 'pick' && place > view.turn && view.tokens[seat] === 'none';
  return [...(bonuses.length === 0 ? [] : [say.placeBonus(bonuses)]), ...(rolled ? [say.done] : [])];
}

/** R25 — How many cards each deck has, and the few that are known. */
function decks(view: View, { twin: say }: Words): Section {
  const lines = DECKS.map((deck, i) => {
    const cards = view.decks[i]!;
    const known = cards.filter((card) => card !== '?');
    const line = say.deck(deck, cards.length);
    if (known.length === 0) return line;
    const last = shown(view, known);
    return `${line} ${deck === 0 ? say.under(last) : say.onlyOne(last[0]!)}`;
  });
  return { heading: say.decks, lines: [...lines, say.lootTokens(view.lootTokensLeft)] };
}

const shown = (view: View, ids: readonly string[]): readonly Shown[] => ids.map((id) => shownOf(cardOf(view, id)));
