import { never, type Seat } from '#table/game.ts';
import type { Names } from '#table/text.ts';
import { combination, diceFor } from '../chart.ts';
import { ABILITIES, type Side } from '../components/characters.ts';
import type { Square } from '../components/squares.ts';
import type { Meaning } from '../foresight.ts';
import type { Move } from '../move.ts';
import type { QuestionView, View } from '../view.ts';
import { consequences } from './consequences.ts';
import type { Words } from './en/index.ts';
import { carried, roomName } from './names.ts';
import { floorOf, tileAt } from './sight.ts';

/** A move as it is said: in this language, to this viewer, who makes it. */
interface Speech {
  readonly view: View;
  readonly words: Words;
  readonly names: Names;
  readonly seat: Seat;
  /** Where the speaker stands; only moves on the board ask for it. */
  readonly here: Square;
  /** The actions it takes, if that is known. */
  readonly price: number | undefined;
  /** It surely ends the game with loot left behind. */
  readonly leavesLoot: boolean;
}

/** A move, and with its meaning what would come of it, said to the one who may make it. */
export function moveText(move: Move, view: View, words: Words, names: Names, meaning?: Meaning): string {
  const seat = view.question === 'none' ? view.turn : view.question.seat;
  const price = meaning?.spends[0];
  const leavesLoot = meaning?.ends.some(({ result, chance }) => result === 'loot-left' && chance === 1) ?? false;
  const speech: Speech = { view, words, names, seat, here: view.crew[seat]!.at as Square, price, leavesLoot };
  const said = inTurn(move, speech) ?? answering(move, speech);
  const ahead = meaning === undefined ? [] : consequences(meaning, speech);
  return [...said, ...ahead].filter((part) => part !== '').join(' ');
}

/** "2B2 (Laser 2)". */
function room({ view, words }: Speech, at: Square): string {
  const { tile } = tileAt(view, at);
  return `${at} (${tile === '?' ? words.move.faceDown : roomName(words.tile, tile)})`;
}

/** Actions, abilities, tools and cards; undefined if it is an answer. */
function inTurn(move: Move, speech: Speech): readonly string[] | undefined {
  const { view, words, names, seat, here } = speech;
  const say = words.move;
  switch (move.type) {
    case 'go':
      return [say.go(room(speech, move.to), speech.price)];
    case 'slip':
      return [say.slip(move.to, speech.price)];
    case 'climb':
      return [say.climb(room(speech, move.to))];
    case 'peek':
      return [say.peek(move.at)];
    case 'hack':
      return [say.hack(tileAt(view, here).tokens + 1)];
    case 'add-die':
      return [say.addDie(move.safe, tileAt(view, move.safe).tokens + 1)];
    case 'crack':
      return crackText(speech, move.safe);
    case 'escape':
      return [say.escape, speech.leavesLoot ? say.leavesLoot : ''];
    case 'end':
      return [say.end];
    case 'give-up':
      return [view.seats === 1 ? say.giveUp : say.proposeGivingUp];
    case 'laptop':
      return [say.laptop];
    case 'x-ray':
      return [say.xRay(move.at)];
    case 'enhance':
      return [say.enhance(move.at)];
    case 'crybaby':
      return [say.crybaby(move.at)];
    case 'reroute':
      return [move.what === 'take' ? say.takeAlarm : say.placeAlarm];
    case 'crow':
      return [say.crow(move.at)];
    case 'tinker':
      return [say.tinker];
    case 'order':
      return [say.order(names[move.seat]!, room(speech, move.to))];
    case 'disguise':
      return [say.disguise(names[move.seat]!, view.crew[move.seat]!.at)];
    case 'spot':
      return [view.crew[seat]!.ability === 'clairvoyance' ? say.spotPatrol(floorOf(here)) : say.spotEvent];
    case 'use':
      return [say.use(words.tool[move.tool].name, words.tool[move.tool].text)];
    case 'use-at':
      return [useAtText(move, speech)];
    case 'give':
      return [say.give(carried(words, move.card).the, names[move.to]!)];
    case 'take':
      return [say.take(carried(words, move.card).the, names[move.from]!)];
    case 'pick-up':
      return [say.pickUp(carried(words, move.card).the)];
    default:
      return undefined;
  }
}

function crackText({ view, words, seat }: Speech, safe: Square): readonly string[] {
  const { missing, unknown } = combination(view, safe);
  return [words.move.crack(safe, diceFor(view, seat, tileAt(view, safe))), words.move.missing(missing, unknown)];
}

function useAtText({ tool, at }: Extract<Move, { type: 'use-at' }>, speech: Speech): string {
  const { words } = speech;
  if (at === 'roof') return words.move.bombToRoof;
  const says: Readonly<Record<string, (at: string) => string>> = words.move.useAt;
  return (says[tool] ?? ((where) => words.move.use(words.tool[tool].name, where)))(
    tool === 'donuts' ? at : room(speech, at),
  );
}

/** Answers to the question that is waited for. */
function answering(move: Move, speech: Speech): readonly string[] {
  const { view, words, names, seat } = speech;
  const { question } = view;
  if (question === 'none') throw new Error(`${move.type} answers no question`);
  const say = words.move;
  switch (move.type) {
    case 'side':
      return [sideText(speech, move.side)];
    case 'choose':
      return [chooseText(speech, question, move.at)];
    case 'choose-seat':
      return [question.ask === 'shelter' ? say.shelter(names[move.seat]!) : say.fetch(names[move.seat]!)];
    case 'none':
      return [question.ask === 'shelter' ? say.noShelter : say.noPeek];
    case 'pay':
      return [question.ask === 'deadbolt' ? say.payDeadbolt : say.payLaser];
    case 'stay':
      return [say.stay];
    case 'ring':
      return [say.ring(question.at as Square)];
    case 'token':
      return [move.on === 'laptop' ? say.laptopToken : say.computerToken];
    case 'lose':
      return [move.what === 'own' ? say.loseOwn(view.crew[seat]!.stealth - 1) : say.loseRoom(refuge(speech) - 1)];
    case 'draw':
      return [move.count === 1 ? say.drawOne : say.drawTwo];
    case 'keep':
      return [say.keep(words.tool[move.tool].the, words.tool[move.tool].text)];
    case 'put-back':
      return [say.putBack[move.where]];
    case 'arrange':
      return [say.arrange(arranged(speech, move.order))];
    case 'set-die':
      return [say.setDie(move.from, move.to)];
    case 'as-rolled':
      return [say.asRolled(view.rolled.join(', '))];
    case 'agree':
      return [question.ask === 'orders' ? say.obey(room(speech, question.at as Square)) : say.agree];
    case 'decline':
      return [question.ask === 'orders' ? say.disobey(speech.here) : say.decline];
    default:
      return never(move as never);
  }
}

const refuge = ({ view, here }: Speech): number => tileAt(view, here).refuge;

function sideText({ view, words, seat }: Speech, side: Side): string {
  const { name, text } = words.ability[ABILITIES[view.crew[seat]!.character][side]];
  return words.move.side(name, text);
}

function chooseText(speech: Speech, question: QuestionView, at: Square): string {
  const says: Readonly<Record<string, ((at: string) => string) | undefined>> = speech.words.move.choose;
  const said = says[question.ask]?.(room(speech, at));
  if (said === undefined) throw new Error(`no square answers ${question.ask}`);
  return said;
}

/** The events by name if this viewer knows them, by number otherwise. */
function arranged({ view, words }: Speech, order: string): readonly string[] {
  return order.split(' ').map((place) => {
    const card = view.events.deck.cards[Number(place) - 1] ?? '?';
    return card === '?' ? place : words.eventCard[card].name;
  });
}
