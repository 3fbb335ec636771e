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
import { sorted } from '../offers.ts';
import { type Bearing, cardBearings, roomBearings } from '../panel/bearings.ts';
import { type Scene, tongue } from '../scene.ts';
import { gridOf } from '../table/geometry.ts';
import { words } from './words/index.ts';

/** *What is this?*, of a room, a guard, somebody of the crew, a card, Stealth, a safe's digits or the decks. */
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
    case 'decks':
      return { rule: 'R91', ...more.decks };
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
