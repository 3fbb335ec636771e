import type { Caption, Ground } from '#board/contract.ts';
import type { Language } from '#table/text.ts';
import { BOXES, type Card, COPIES, type Token, tokenNamed } from '../../components.ts';
import type { Move } from '../../state.ts';
import { kindOf } from '../../text/pieces.ts';
import type { View } from '../../view.ts';
import { boardWords } from '../words/index.ts';

/** *What is this?*, of a token, a card or the dog. */
export function about(piece: string, { view, language }: Ground<View, Move>): Caption | undefined {
  const { specimen, what } = boardWords[language];
  const [kind, name = ''] = piece.split(':') as [string, string?];
  if (kind === 'dog') return { rule: 'R8', ...specimen.dog };
  if (kind === 'hand') return aboutCard(name.replace(/#.*$/, '') as Card, language);
  if (kind !== 'token') return undefined;
  const token = name.slice(1) as Token;
  if (token === 'boss') return { rule: 'R14', ...specimen.boss };
  const box = BOXES[view.options.tokens];
  const number = tokenNamed(box, Number(name[0]), token);
  return box.alibis[number]! > 0
    ? view.seats === 2
      ? { rule: 'R20', name: what.dots, words: what.dotsWordsOfTwo }
      : { rule: 'R19', name: what.dots, words: what.dotsWords }
    : { rule: 'R23', name: what.token(kindOf(token)), words: what.tokenWords(box.points[number]!) };
}

function aboutCard(card: Card, language: Language): Caption {
  const { card: say } = boardWords[language].specimen;
  const isNamed = card === 'boss' || card === 'dog' || card === 'thief';
  const { name, words } = say[isNamed ? card : 'number'];
  return { rule: card === 'dog' ? 'R10' : card === 'thief' ? 'R11' : 'S4', name, words: words(COPIES[card]) };
}
