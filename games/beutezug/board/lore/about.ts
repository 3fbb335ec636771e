import type { Caption, Ground } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import { type Card, DECK_SIZES, DECKS, SPACES } from '../../components.ts';
import { notate } from '../../notation.ts';
import type { Move } from '../../state.ts';
import { text } from '../../text/index.ts';
import { cardOf } from '../../text/pieces.ts';
import type { View } from '../../view.ts';
import { SET } from '../art/suits.tsx';
import { diceOf } from '../panel/throw.ts';
import { cardSentence, type Talk, talkTo } from '../talk.ts';
import { words } from './words/index.ts';

/** *What is this?*, of a card, a deck, a token, a die, a place, somebody's set, or what can be done now. */
export function about(piece: string, ground: Ground<View, Move>): Caption | undefined {
  const { view, names, language } = ground;
  const talk = talkTo(language, names, view.viewer);
  const { say, game } = talk;
  const { pieces, firsts } = words[language];
  if (piece.startsWith('do ')) return aboutDeed(piece.slice('do '.length), ground, talk);
  if (piece === 'prizes')
    return { rule: 'R10', name: say.prizes(view.lootTokensLeft), words: say.specimen.lootTokenWords };
  const [, kind, end] = /^(deck|place|thief|token|set|coin|die)-(\d+)$/.exec(piece) ?? [];
  const number = Number(end);
  switch (kind) {
    case 'deck':
      return aboutDeck(number, talk);
    case 'place': {
      const helps = view.placeBonuses[number - 1]!.filter((bonus) => bonus !== 'none');
      const name = [say.place(number), ...helps.map((bonus) => game.bonus[bonus])].join(' · ');
      return { rule: 'S4', name, words: firsts.order.words };
    }
    case 'thief':
      return { rule: 'C2', name: names[number]!, words: say.specimen.character };
    case 'token':
      return { rule: 'R3', name: names[number]!, words: pieces.token };
    case 'set':
      return {
        rule: 'R10',
        name: say.setOf(coloursOf(view, number as Seat, talk)),
        words: say.specimen.lootTokenWords,
      };
    case 'coin':
      return { rule: 'R10', name: upper(say.lootToken(number)), words: say.specimen.lootTokenWords };
    case 'die': {
      const die = diceOf(view)?.dice[number];
      return die && { rule: 'S3', name: say.specimen.die(game.colour[die.colour]), words: pieces.die(die.need) };
    }
    default:
      return aboutCard(piece, view, talk);
  }
}

function aboutDeck(number: number, { say: { specimen } }: Talk): Caption | undefined {
  const deck = DECKS.find((each) => each === number);
  if (deck === undefined) return undefined;
  const [rule, name] = [deck === 0 ? 'R18' : 'C1', specimen.card(deck)];
  return { rule, name, words: specimen.cardWords(DECK_SIZES[deck], deck) };
}

/** In its window, it has its price; carried off, what it brings. */
function aboutCard(id: string, view: View, talk: Talk): Caption | undefined {
  const isKnown = [...view.display, ...view.drawn, ...view.loot.flat()].includes(id);
  if (!isKnown || id === 'empty') return undefined;
  const card = cardOf(view, id);
  const space = SPACES.find((_, i) => view.display[i] === id);
  const name = nameOf(card, talk);
  if (space !== undefined) return { rule: 'S3', name, words: cardSentence(view, space, id, talk) };
  const { specimen } = talk.say;
  if (card.bonus === 'none') return { rule: 'S5', name, words: words[talk.language].pieces.loot };
  const isPlus = card.bonus.startsWith('+1');
  return { rule: isPlus ? 'R5' : 'R7', name, words: isPlus ? specimen.plus : specimen.reroll };
}

const nameOf = ({ points, bonus }: Card, { say, game }: Talk): string =>
  [
    ...(points > 0 || bonus === 'none' ? [`${points} ${say.unit(points)}`] : []),
    ...(bonus === 'none' ? [] : [game.bonus[bonus]]),
  ].join(' · ');

const coloursOf = (view: View, seat: Seat, { game }: Talk): readonly string[] => {
  const bonuses = view.loot[seat]!.map((id) => cardOf(view, id).bonus);
  return SET.filter((colour) => bonuses.includes(`+1 ${colour}`)).map((colour) => game.colour[colour]);
};

/** What a button would do; nothing once it is no longer offered. */
function aboutDeed(
  name: string,
  { view, moves, names, language }: Ground<View, Move>,
  { say }: Talk,
): Caption | undefined {
  const offer = moves.find(({ move }) => notate(move) === name);
  if (offer === undefined) return undefined;
  const told = {
    pick: { rule: 'R1', name: say.pickThis },
    roll: { rule: 'S3', name: say.roll },
    rerollAll: { rule: 'R6', name: say.rerollAll },
    rerollOne: { rule: 'R6', name: say.rerollOne },
    stop: { rule: 'R9', name: say.stop },
    keep: { rule: 'R18', name: say.keep },
  }[offer.move.type];
  return { ...told, words: text[language].move(offer.move, view, names, offer.meaning) };
}

const upper = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
