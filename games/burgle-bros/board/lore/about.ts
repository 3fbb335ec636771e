import type { Caption, Ground } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import type { Square } from '../../components/squares.ts';
import type { Card, Move } from '../../move.ts';
import type { Standing } from '../../standing.ts';
import { carried, isTool, kindOf, roomName } from '../../text/names.ts';
import { RULES_OF } from '../../text/pieces.ts';
import { tileAt } from '../../text/sight.ts';
import type { View } from '../../view.ts';
import { meaningOf } from '../ahead.ts';
import { moveTitle } from '../moves.ts';
import { sorted } from '../offers.ts';
import { ASKS } from '../panel/asks.ts';
import { type Bearing, cardBearings, roomBearings } from '../panel/bearings.ts';
import { type Scene, tongue } from '../scene.ts';
import { gridOf } from '../table/geometry.ts';
import { words } from './words/index.ts';

/** *What is this?*, of a room, a guard, where he heads, somebody of the crew, a card, Stealth, a safe's digits, the decks, or what can be done. */
export function about(piece: string, ground: Ground<View, Move>): Caption | undefined {
  const { language } = ground;
  const { say, words: game } = tongue(language);
  const more = words[language].pieces;
  const [kind, name = ''] = piece.split(' ') as [string, string?];
  switch (kind) {
    case 'room':
      return aboutRoom(name as Square, ground);
    case 'safe':
      return { rule: 'R34', ...more.digits };
    case 'guard':
    case 'watch':
      return { rule: 'R63', name: say.guardOf(Number(name)), words: say.guardText };
    case 'seat':
    case 'member':
      return aboutMember(Number(name) as Seat, ground);
    case 'stealth':
      return { rule: 'R32', ...more.stealth };
    case 'goal':
      return { rule: 'R63', name: say.headsHere(Number(name)), words: more.goal };
    case 'decks':
      return { rule: 'R91', ...more.decks };
    case 'do':
      return aboutDeed(piece.slice('do '.length), ground);
    case 'card': {
      const card = name as Card;
      const { name: title, text } = carried(game, card);
      const [rule] = isTool(card) ? RULES_OF.tool[card] : RULES_OF.loot[card];
      return { rule, name: title, words: text, ...here(ground, (scene) => cardBearings(scene, card)) };
    }
    default:
      return undefined;
  }
}

function aboutRoom(at: Square, ground: Ground<View, Move>): Caption {
  const { view, language } = ground;
  const { say, words: game } = tongue(language);
  const { tile, alarm } = tileAt(view, at);
  const told =
    tile === '?'
      ? { rule: 'R6', name: say.darkRoom(gridOf(at)), words: say.darkText }
      : {
          rule: RULES_OF.tile[kindOf(tile)][0],
          name: say.roomAt(roomName(game.tile, tile), gridOf(at)),
          words: game.tile[kindOf(tile)].text,
        };
  if (alarm) return { ...told, here: `${words[language].firsts.alarm.name}: ${words[language].firsts.alarm.words}` };
  return { ...told, ...here(ground, (scene) => roomBearings(scene, at)) };
}

function aboutMember(seat: Seat, { view, language, names }: Ground<View, Move>): Caption {
  const { words: game } = tongue(language);
  const { character, ability } = view.crew[seat]!;
  const name = `${names[seat]}: ${game.character[character]}`;
  if (ability === 'undecided') return { rule: 'C2', ...words[language].pieces.undecided, name };
  const { name: can, text } = game.ability[ability];
  return { rule: RULES_OF.ability[ability][0], name, words: `${can}. ${text}` };
}

/** What a button would do, if it has no other piece under it. */
function aboutDeed(name: string, ground: Ground<View, Move>): Caption | undefined {
  const { view, moves, names, language } = ground;
  const offer = moves.find((each) => each.name === name);
  // What is done to a room is asked about the room, and what to a safe about its digits.
  if (offer === undefined || ON_PIECES.has(offer.move.type)) return undefined;
  const { question } = view;
  const { say, words, text } = tongue(language);
  return {
    rule: question === 'none' ? ruleOf(offer.move, view) : ASKS[question.ask].rule,
    name: moveTitle({ say, words, view, names }, offer),
    words: text.move(offer.move, view, names, offer.meaning),
  };
}

const ON_PIECES: ReadonlySet<Move['type']> = new Set(['go', 'peek', 'choose', 'add-die', 'crack']);

/** What somebody does in their turn, and not as an answer. */
function ruleOf(move: Move, { crew, turn }: View): string {
  switch (move.type) {
    case 'end':
      return 'R1';
    case 'hack':
      return 'R24';
    case 'escape':
      return 'R75';
    case 'give-up':
      return 'R104';
    case 'use':
    case 'use-at':
      return RULES_OF.tool[move.tool][0];
    case 'give':
    case 'take':
    case 'pick-up':
      return 'R74';
    default: {
      const { ability } = crew[turn]!;
      return ability === 'undecided' ? 'C2' : RULES_OF.ability[ability][0];
    }
  }
}

/** What matters most about it now; nothing before it is known how things stand. */
function here(ground: Ground<View, Move>, tell: (scene: Scene) => readonly Bearing[]): Pick<Caption, 'here'> {
  if (ground.standing === undefined) return {};
  const [first] = tell(sceneOf(ground));
  return first === undefined ? {} : { here: `${first.title}: ${first.text}` };
}

function sceneOf({ view, moves, names, language, standing }: Ground<View, Move>): Scene {
  const offers = sorted(moves);
  const stands = standing as Standing;
  return {
    view,
    me: view.viewer === 'audience' ? undefined : view.viewer,
    past: false,
    names,
    odds: undefined,
    standing: stands,
    end: meaningOf(offers.end) ?? stands.end,
    offers,
    ...tongue(language),
    explain: () => undefined,
  };
}
