import { LOOT, type Loot, TOOLS, type Tool } from '../components/cards.ts';
import type { Kind, TileName } from '../components/tiles.ts';
import type { AlarmCause } from '../event.ts';
import type { Card } from '../move.ts';
import type { Carried, Piece, Room } from './shapes.ts';

/** The words of a language for the pieces of the game. */
export interface Pieces {
  readonly tile: Readonly<Record<Kind, Room>>;
  readonly tool: Readonly<Record<Tool, Carried>>;
  readonly loot: Readonly<Record<Loot, Carried>>;
}

/** Ends a sentence, unless a name like “E.M.P.” or “Where Is He?” has done so. */
export const stop = (sentence: string): string => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`);

export const isTool = (card: Card): card is Tool => TOOLS.includes(card as Tool);
export const isLoot = (card: Card): card is Loot => LOOT.includes(card as Loot);

export const kindOf = (tile: TileName): Kind => tile.split(' ')[0] as Kind;
/** Empty on a Safe. */
export const digitOf = (tile: TileName): string => tile.split(' ')[1] ?? '';

/** "Laser 2"; a Safe has no digit. */
export const roomName = (tile: Pieces['tile'], name: TileName): string =>
  `${tile[kindOf(name)].name} ${digitOf(name)}`.trimEnd();

export const carried = ({ tool, loot }: Omit<Pieces, 'tile'>, card: Card): Carried =>
  isTool(card) ? tool[card] : loot[card];

/** What an alarm comes from bears the name of a room, an ability or a card. */
export const causeName = (pieces: readonly Readonly<Record<string, Piece>>[], cause: AlarmCause): string =>
  pieces.find((family) => cause in family)![cause]!.name;
