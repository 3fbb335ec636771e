import type { Caption, Ground } from '#board/contract.ts';
import type { Language } from '#table/text.ts';
import { BOXES, type Card, COPIES, type Token, tokenNamed } from '../../components.ts';
import type { Move } from '../../state.ts';
import { kindOf } from '../../text/pieces.ts';
import { alibiRanges } from '../../text/standing.ts';
import type { View } from '../../view.ts';
import { boardWords } from '../words/index.ts';
import { words } from './words/index.ts';

/** *What is this?*, of a token, a card, the dog, a pile, somebody at the table, what they have taken, or their alibis. */
export function about(piece: string, ground: Ground<View, Move>): Caption | undefined {
  const { view, names, language } = ground;
  const { specimen, standings } = boardWords[language];
  const { pieces, firsts } = words[language];
  const [kind, name = ''] = piece.split(':') as [string, string?];
  const seat = Number(name);
  switch (kind) {
    case 'dog':
      return { rule: 'R8', ...specimen.dog };
    case 'hand':
      return aboutCard(name.replace(/#.*$/, '') as Card, language);
    case 'played':
      return view.discard.top === 'none' ? undefined : aboutCard(view.discard.top, language);
    case 'token':
      return aboutToken(name, ground);
    case 'draw':
      return { rule: 'R18', ...pieces.draw };
    case 'discard':
      return { rule: 'R18', ...pieces.discard };
    case 'seat':
      return { rule: 'R15', name: names[seat]!, words: pieces.seat };
    case 'haul':
      return { rule: 'R15', name: names[seat]!, words: pieces.haul };
    case 'alibis': {
      const { least, most } = alibiRanges(view)[seat]!;
      const [rule, law] = view.seats === 2 ? ['R20', firsts.fine] : ['R19', firsts.alibi];
      return { rule, name: `${names[seat]}: ${standings.count(least, most)}`, words: law.words };
    }
    default:
      return undefined;
  }
}

/** Named by its raid, and by itself within it. */
function aboutToken(name: string, { view, language }: Ground<View, Move>): Caption | undefined {
  const { specimen, what } = boardWords[language];
  const token = name.slice(1) as Token;
  const isThere = Number(name[0]) === view.raid && [view.centre, ...view.held].flat().includes(token);
  if (!isThere) return undefined;
  if (token === 'boss') return { rule: 'R14', ...specimen.boss };
  const box = BOXES[view.options.tokens];
  const number = tokenNamed(box, Number(name[0]), token);
  const [points, alibis] = [box.points[number]!, box.alibis[number]!];
  const called = what.token(kindOf(token));
  if (alibis === 0) return { rule: 'R23', name: called, words: what.tokenWords(points) };
  const isDuel = view.seats === 2;
  return { rule: isDuel ? 'R20' : 'R19', name: called, words: what.dottedWords(points, alibis, isDuel) };
}

function aboutCard(card: Card, language: Language): Caption {
  const { card: say } = boardWords[language].specimen;
  const isNamed = card === 'boss' || card === 'dog' || card === 'thief';
  const { name, words: told } = say[isNamed ? card : 'number'];
  return { rule: card === 'dog' ? 'R10' : card === 'thief' ? 'R11' : 'S4', name, words: told(COPIES[card]) };
}
