import type { Seat } from '#table/game.ts';
import type { Card } from '../../move.ts';
import { isLoot, isTool } from '../../text/names.ts';
import { crewAt } from '../../text/sight.ts';
import type { View } from '../../view.ts';
import type { Scene } from '../scene.ts';
import { allTiles, line, placed, type Tells } from './bearings.ts';
import { worth } from './worth.ts';

/** The seat that carries a card; -1 where nobody does. */
export const holderOf = ({ crew }: View, card: Card): number =>
  crew.findIndex(({ tools, loot }) => (isTool(card) ? tools.includes(card) : loot.includes(card)));

/** R74, R76 — A tool or a piece of loot: what it is worth, where it is, who may have it, and that loot has to go along. */
export function cardBearings(scene: Scene, card: Card): Tells {
  const { view, names } = scene;
  const { bearings } = scene.say;
  const holder = holderOf(view, card);
  const lies = allTiles(view).find((tile) => tile.cards.includes(card));
  const at = view.crew[holder]?.at;
  const mates =
    at === undefined || at === 'outside' || at === 'roof' ? [] : crewAt(view, at).filter((seat) => seat !== holder);
  const told = bearings.handOver;
  return [
    ...(holder < 0 ? [] : worth(scene, card, holder as Seat)),
    ...(lies === undefined ? [] : line('plain', 'i-where', bearings.lies.title, bearings.lies.at(placed(lies.at)))),
    ...(holder < 0 || view.seats === 1
      ? []
      : mates.length > 0
        ? line('good', 'i-trade', told.title, told.mates(mates.map((seat) => names[seat]).join(', ')))
        : line('plain', 'i-trade', told.title, told.alone)),
    ...(isLoot(card) ? line('plain', 'i-roof', bearings.toWin.title, bearings.toWin.text) : []),
  ];
}
