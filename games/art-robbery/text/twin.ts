import { type Seat, seatsOf } from '#table/game.ts';
import { isSelf, type Names, type Section } from '#table/text.ts';
import { RAID_COUNT, RAIDS, type Token } from '../components.ts';
import type { View } from '../view.ts';
import type { Words } from './en.ts';
import { collapsed, pieceOf } from './pieces.ts';
import { alibisInSight, alibisToCome, standings, suspects } from './standing.ts';

/** The whole table in words, for terminals and screen readers alike: words rather than dots, equal tokens together. */
export function twin(view: View, words: Words, names: Names): readonly Section[] {
  const called = names.map((name, seat) => (isSelf(view.viewer, seat) ? words.twin.you : name));
  const standing = [...safes(view, words, called), alibis(view, words, called)];
  if (view.raid === RAID_COUNT) return [{ heading: words.twin.over, lines: [words.twin.allPlayed] }, ...standing];
  return [
    moment(view, words, names),
    centre(view, words),
    players(view, words, called),
    ...standing,
    cards(view, words),
  ];
}

/** Which raid it is, and what is asked of whom. */
function moment(view: View, { twin: say }: Words, names: Names): Section {
  const heading = say.raid(view.raid);
  if (view.question === 'none') {
    return { heading, lines: [isSelf(view.viewer, view.turn) ? say.yourTurn : say.turnOf(names[view.turn]!)] };
  }
  const { thief, victim, token } = view.question;
  const piece = pieceOf(view, view.raid, token);
  if (isSelf(view.viewer, victim)) return { heading, lines: [say.asksYou(names[thief]!, piece)] };
  if (isSelf(view.viewer, thief)) return { heading, lines: [say.youAsk(names[victim]!, piece)] };
  return { heading, lines: [say.asks(names[thief]!, names[victim]!, piece)] };
}

function centre(view: View, words: Words): Section {
  const lines = [`${tokens(view, words, view.raid, view.centre)}.`];
  if (view.dog === 'centre') lines.push(words.twin.dogHere);
  if (view.box.length > 0) lines.push(words.twin.out(view.box));
  return { heading: words.twin.centre, lines };
}

/** The viewer first, then clockwise as they sit: what each has in front, in the safe stack and in hand. */
function players(view: View, words: Words, called: Names): Section {
  const { twin: say } = words;
  const all = standings(view);
  const lines = clockwise(view).map((seat) => {
    const { safe, unseen, points } = all[seat]!;
    const counted =
      safe > 0 && unseen === 0 ? `${words.tokens(safe)}, ${words.points(points.safe)}` : words.tokens(safe);
    const held = tokens(view, words, view.raid, view.held[seat]!);
    return `${say.seat(called[seat]!, view.dog === seat, held)} ${say.counts(counted, view.hands[seat]!.length)}`;
  });
  return { heading: say.players, lines };
}

/** R15 — The safe stacks: what is in them if this viewer may look, or how many tokens of which raid. */
function safes(view: View, words: Words, called: Names): Section[] {
  const { twin: say } = words;
  const lines = clockwise(view).flatMap((seat) => {
    const stacks = view.safe[seat]!.map((stack, raid) => ({ stack, raid })).filter(({ stack }) => stack.length > 0);
    const open = stacks.flatMap(({ stack, raid }) => {
      const seen = stack.filter((token) => token !== '?');
      return seen.length === 0
        ? []
        : [`${called[seat]}, ${raidName(words, raid)}: ${tokens(view, words, raid, seen)}.`];
    });
    const closed = stacks.filter(({ stack }) => stack.includes('?'));
    if (closed.length === 0) return open;
    const counts = closed.map(({ stack, raid }) => `${raidName(words, raid)} ${stack.length}`);
    return [...open, `${called[seat]}, ${say.faceDown}: ${counts.join(', ')}.`];
  });
  return lines.length === 0 ? [] : [{ heading: say.safes, lines }];
}

const raidName = (words: Words, raid: number): string => words.raid[RAIDS[raid]!];

/** R19, R20 — From the fewest alibis, which is what the game is about, to the most; as far as they can be seen. */
function alibis(view: View, words: Words, called: Names): Section {
  const { twin: say } = words;
  const all = standings(view);
  const over = view.raid === RAID_COUNT;
  const caught = over ? [] : suspects(all);
  const level = caught.length === view.seats;
  const mark = view.seats === 2 ? say.finedNow : say.arrestedNow;
  const ranked = seatsOf(view.seats).toSorted((a, b) => alibisInSight(all[a]!) - alibisInSight(all[b]!));
  const lines = ranked.map((seat) => {
    const { unseen, alibis } = all[seat]!;
    const sum = alibisInSight(all[seat]!);
    const count = unseen > 0 ? say.standingSeen(sum, unseen) : say.standing(sum, alibis.table);
    return `${called[seat]}: ${count}.${caught.includes(seat) && !level ? ` ${mark}` : ''}`;
  });
  if (level) lines.push(say.policeNow);
  if (!over) lines.push(say.toCome(alibisToCome(view)));
  return { heading: view.seats === 2 ? say.alibisOfTwo : say.alibis, lines };
}

function cards(view: View, words: Words): Section {
  const { twin: say } = words;
  const { count, top } = view.discard;
  const piles = `${say.piles(view.draw, count)}${top === 'none' ? '' : `, ${say.onTop(top)}`}.`;
  if (view.viewer === 'audience') return { heading: say.cards, lines: [piles] };
  const own = view.hands[view.viewer]!.filter((card) => card !== '?');
  return { heading: say.cards, lines: [say.hand(collapsed(own, words.cardsOf).join(', ')), piles] };
}

const tokens = (view: View, words: Words, raid: number, names: readonly Token[]): string =>
  collapsed(
    names.map((name) => pieceOf(view, raid, name)),
    words.pieces,
  ).join(', ');

function clockwise({ seats, viewer }: View): readonly Seat[] {
  const all = seatsOf(seats);
  return viewer === 'audience' ? all : [...all.slice(viewer), ...all.slice(0, viewer)];
}
