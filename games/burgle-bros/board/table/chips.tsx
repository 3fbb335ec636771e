import type { ComponentChildren } from 'preact';
import { kindOf } from '../../text/names.ts';
import { straight } from '../../text/sight.ts';
import type { TileView, View } from '../../view.ts';
import { ringsAtEnd } from '../ahead.ts';
import { Icon } from '../icon.tsx';
import type { Scene } from '../scene.ts';
import { Die } from './die.tsx';
import { floorOf } from './geometry.ts';

/** What is true of a room and what lies in it, as small signs. */
export function Chips({ scene, tile }: { readonly scene: Scene; readonly tile: TileView }) {
  const { view, words, say } = scene;
  const kind = tile.tile === '?' ? undefined : kindOf(tile.tile);
  const floor = view.floors[floorOf(tile.at) - 1]!;
  const chips: ComponentChildren[] = [];
  const add = (name: string, sign: ComponentChildren, title: string, word = ''): void => {
    chips.push(
      <span key={name} class={`chip ${name}`} title={title}>
        {sign}
        {word !== '' && <span>{word}</span>}
      </span>,
    );
  };
  if (tile.alarm) add('alarm', <Icon name="i-siren" />, words.sign.alarm, say.chip.alarm);
  if (ringsAtEnd(scene, tile.at)) add('at-end', <Icon name="i-siren" />, say.chip.atEndText, say.chip.atEnd);
  if (scene.standing?.rooms[tile.at]?.live) add('live', <Icon name="i-eye" />, say.chip.liveText, say.chip.live);
  if (tile.unlocked) add('open', <Icon name="i-unlock" />, words.sign.open, say.chip.open);
  if (kind === 'safe' && tile.tokens > 0)
    add('dice', repeat(tile.tokens, <Die colour="green" />), words.dice(tile.tokens));
  else if (tile.tokens > 0) add('hack', repeat(tile.tokens, <Icon name="i-chip" />), words.tokens(tile.tokens));
  if (tile.refuge > 0) add('stealth', repeat(tile.refuge, <Icon name="i-mask" />), words.twin.stealth(tile.refuge));
  if (tile.crowbarred) add('forced', <Icon name="tool-crowbar" />, words.sign.forced);
  if (tile.taken) add('taken', <Icon name="i-tool" />, words.twin.taken);
  if (tile.stairs) add('up', <Icon name="i-up" />, words.sign.up, say.chip.up);
  if (leadsDown(view, tile)) add('down', <Icon name="i-down" />, words.sign.down, say.chip.down);
  if (view.entrance === tile.at) add('entrance', <Icon name="i-entrance" />, words.sign.entrance, say.chip.entrance);
  if (view.crow === tile.at) add('crow', <Icon name="i-crow" />, words.sign.crow);
  for (const card of tile.cards) {
    const family = card in words.loot ? 'loot' : 'tool';
    add(
      `lying ${card}`,
      <Icon name={`${family}-${card}`} />,
      say.lies(words[family][card as never] as { name: string }),
    );
  }
  const isGoal = floor.destination === tile.at;
  return (
    <span class={`chips ${chips.length + (isGoal ? 1 : 0) > 1 ? 'several' : ''}`}>
      {chips}
      {isGoal && (
        <span class="target" title={say.headsHere(floorOf(tile.at))} data-piece={`goal ${floorOf(tile.at)}`}>
          <Die colour="red" face={floor.die} />
        </span>
      )}
    </span>
  );
}

const repeat = (count: number, sign: ComponentChildren): ComponentChildren => Array.from({ length: count }, () => sign);

/** Stairs from the floor below come up here. */
export function leadsDown(view: View, tile: TileView): boolean {
  const below = straight(view, tile.at, -1);
  return below !== undefined && below.tile !== '?' && (kindOf(below.tile) === 'stairs' || below.stairs);
}
