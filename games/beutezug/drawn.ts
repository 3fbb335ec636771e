import { reading, type Seat, seatsOf } from '#table/game.ts';
import { FIRST_CARD, nameOf } from './box.ts';
import { DECKS, type Deck, REROLL_ALL, REROLL_ONE, ROWS } from './components.ts';
import { bonusesOf, leastFaces } from './rules/burglary.ts';
import { boxOf, emptyTable, type Options, type Phase, type State, spaceAt, targetOf } from './state.ts';

/**
 * A table drawn as text, for tests and lessons:
 *
 *     round 2 · s1 rolls
 *     order s2 s0 s1
 *     row 4 c4-05
 *     row 3 c3-01 | c3-09 s0 s2 | c3-02
 *     row 2 c2-01 | c2-02 s1 | c2-03
 *     s0 c0-01 c2-05
 *     s1 c0-02 token 6
 *     s2
 *     deck 3 c3-04
 *     deck 2 c2-08 c2-09 end
 *
 * `s1 picks`, `s1 rolls` or, with dice on the table and the bonuses not used yet, `s1 rolled 2 4 3`. The spaces of a row
 * are parted by bars, `.` is an empty one; a seat on a card is its token. Decks have the named cards on top, the rest
 * follows as in the box, or with `end` goes to the seat that says `rest`. `under c0-04` are cards put back under the
 * 0 deck, the next to be drawn first. The order is s0, s1 … unless it is given.
 */
export function drawn(picture: string, cards: Options['cards'] = 'built-in'): State {
  const lines = picture
    .split('\n')
    .map((line) => line.trim().replaceAll(/\s+/g, ' '))
    .filter((line) => line !== '');
  const seats = lines.filter((line) => /^s\d/.test(line)).length;
  const state = emptyTable(nameOf(cards), seats);
  state.order = wordsOf(lines, 'order')?.map((word) => Number(word.slice(1)) as Seat) ?? seatsOf(seats).slice();
  deal(state, lines);
  start(state, lines[0]!);
  return state;
}

const wordsOf = (lines: readonly string[], name: string): string[] | undefined =>
  lines
    .find((line) => line === name || line.startsWith(`${name} `))
    ?.slice(name.length)
    .split(' ')
    .filter(Boolean);

const PHASE_OF = { picks: 'pick', rolls: 'roll', rolled: 'bonus' } as const satisfies Record<string, Phase>;

/** `round 2 · s1 rolled 2 4 3`. */
function start(state: State, line: string): void {
  const told = /^round (\d) · s(\d) (picks|rolls|rolled)((?: \d)*)$/.exec(line);
  if (told === null) throw new Error(`"${line}" should say which round it is and who does what`);
  const seat = Number(told[2]) as Seat;
  state.round = Number(told[1]);
  state.turn = state.order.indexOf(seat);
  state.phase = PHASE_OF[told[3] as keyof typeof PHASE_OF];
  if (state.phase !== 'bonus') return;
  state.dice = told[4]!.trim().split(' ').map(Number);
  state.least = leastFaces(reading(state), seat, targetOf(reading(state), seat));
  state.rerollsOne = bonusesOf(reading(state), seat)[REROLL_ONE]!;
  state.rerollsAll = bonusesOf(reading(state), seat)[REROLL_ALL]!;
}

function deal(state: State, lines: readonly string[]): void {
  const { id, lootTokens } = boxOf(reading(state));
  const left = new Set(id.keys());
  const take = (word: string): number => {
    const card = id.indexOf(word);
    if (!left.delete(card)) throw new Error(`no card ${word} left`);
    return card;
  };
  for (const [row, name] of ROWS.entries()) {
    const cells = wordsOf(lines, `row ${name}`)?.join(' ').split('|') ?? [];
    for (const [column, cell] of cells.entries()) {
      const [card, ...tokens] = cell.trim().split(' ');
      if (card === '.' || card === '') continue;
      state.display[spaceAt(row, column)] = take(card!);
      for (const token of tokens) state.tokens[Number(token.slice(1))] = spaceAt(row, column);
    }
  }
  for (const seat of seatsOf(state.seats)) {
    const [cards, token] = wordsOf(lines, `s${seat}`)!
      .join(' ')
      .split(/ ?token /);
    state.loot[seat] = cards!
      .split(' ')
      .filter((word) => word !== '' && word !== 'rest')
      .map(take);
    if (token !== undefined) state.lootTokens[seat] = lootTokens.indexOf(Number(token));
  }
  const under = (wordsOf(lines, 'under') ?? []).map(take).reverse();
  const tops = DECKS.map((deck) =>
    (wordsOf(lines, `deck ${deck}`) ?? [])
      .filter((word) => word !== 'end')
      .map(take)
      .reverse(),
  );
  const rich = lines.find((line) => /^s\d.* rest/.test(line));
  for (const [i, deck] of DECKS.entries()) {
    const others = [...left].filter((card) => card >= FIRST_CARD[i]! && card < FIRST_CARD[i + 1]!).reverse();
    const ends = wordsOf(lines, `deck ${deck satisfies Deck}`)?.at(-1) === 'end';
    state.decks[i] = [...(i === 0 ? under : []), ...(ends ? [] : others), ...tops[i]!];
    if (!ends || others.length === 0) continue;
    if (rich === undefined) throw new Error(`who has the rest of deck ${deck}?`);
    state.loot[Number(rich[1])]!.push(...others);
  }
  state.under = under.length;
}
