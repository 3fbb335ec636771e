import { Icon, type Sign } from '#look/icon.tsx';
import type { TableInfo } from '#wire/messages.ts';
import { cardsPath, rulesPath } from '../route.ts';
import { words as shell } from '../words/index.ts';
import type { SheetName } from './sheets.tsx';
import { words } from './words/index.ts';

interface MenuProps {
  readonly info: TableInfo;
  /** Whether there is a page of all its cards. */
  readonly hasCards: boolean;
  readonly isSeated: boolean;
  readonly inWords: boolean;
  open(sheet: SheetName): void;
  turnWords(on: boolean): void;
  download(): void;
  playBack(): void;
}

/** What the table adds to the menu of the bar. */
export function Menu({ info, hasCards, isSeated, inWords, open, turnWords, download, playBack }: MenuProps) {
  const { menu } = words.value;
  const isOver = info.phase === 'over' && isSeated;
  const isPlaying = info.phase === 'playing' && isSeated;
  return (
    <>
      {info.watching > 0 && (
        <p class="watching">
          <Icon sign="eye" />
          {menu.watching(info.watching)}
          {info.onlookers.length > 0 && `: ${info.onlookers.join(', ')}`}
        </p>
      )}
      <a href={rulesPath(info.game)}>
        <Icon sign="book" />
        {words.value.bar.rules}
      </a>
      {hasCards && (
        <a href={cardsPath(info.game)}>
          <Icon sign="cards" />
          {shell.value.book.cards}
        </a>
      )}
      <Item sign="share" name={menu.share} run={() => open('share')} />
      <Item sign="list" name={menu.log} run={() => open('log')} />
      <Item sign="talk" name={menu.chat} run={() => open('chat')} />
      <Item sign="pen" name={inWords ? menu.board : menu.words} run={() => turnWords(!inWords)} />
      <Item sign="here" name={menu.help} run={() => open('help')} />
      {isOver && <Item sign="save" name={menu.record} run={download} />}
      {isOver && <Item sign="again" name={menu.playback} run={playBack} />}
      {isPlaying && <Item sign="close" name={menu.leave} run={() => open('leave')} />}
      {isPlaying && <Item sign="minus" name={menu.resign} run={() => open('resign')} />}
    </>
  );
}

function Item({ sign, name, run }: { readonly sign: Sign; readonly name: string; run(): void }) {
  return (
    <button type="button" onClick={run}>
      <Icon sign={sign} />
      {name}
    </button>
  );
}
