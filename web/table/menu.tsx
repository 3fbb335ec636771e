import { Icon, type Sign } from '#look/icon.tsx';
import type { Question, TableInfo } from '#wire/messages.ts';
import { hatched } from '../hatched.ts';
import { cardsPath, rulesPath, spotPath, tablePath } from '../route.ts';
import type { Venue } from '../venue.ts';
import { nextTable, waitingElsewhere } from '../waiting.ts';
import { words as shell } from '../words/index.ts';
import { hasHolidays } from './holiday.tsx';
import type { SheetName } from './sheets.tsx';
import { words } from './words/index.ts';

interface MenuProps {
  readonly venue: Venue;
  readonly info: TableInfo;
  /** Whether there is a page of all its cards. */
  readonly hasCards: boolean;
  readonly isSeated: boolean;
  /** Whether the record can be had. */
  readonly hasRecord: boolean;
  /** Whether there is a board, which can be looked back on and left for words. */
  readonly hasBoard: boolean;
  readonly inWords: boolean;
  open(sheet: SheetName): void;
  turnWords(on: boolean): void;
  download(): void;
  playBack(): void;
  /** Puts a question to the others at the table. */
  ask(question: Question): void;
}

/** What the table adds to the menu of the bar. */
export function Menu(props: MenuProps) {
  const { venue, info, hasCards, isSeated, hasRecord, hasBoard, inWords, open, turnWords, download, playBack, ask } =
    props;
  const { menu, agree } = words.value;
  const isPlaying = info.phase === 'playing' && isSeated;
  const mayAsk = isPlaying && info.asked === undefined;
  return (
    <>
      {info.watching > 0 && (
        <p class="watching">
          <Icon sign="eye" />
          {menu.watching(info.watching)}
          {info.onlookers.length > 0 && `: ${info.onlookers.join(', ')}`}
        </p>
      )}
      {info.from?.table !== undefined && (
        <a href={spotPath(info.from.table, { at: info.from.at })}>
          <Icon sign="branch" />
          {menu.whatIf(info.from.at)}
        </a>
      )}
      {nextTable.value !== undefined && (
        <a href={tablePath(nextTable.value)}>
          <Icon sign="next" />
          {words.value.bar.next} ({waitingElsewhere.value})
        </a>
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
      <Item sign="eye" name={menu.people} run={() => open('people')} />
      {isSeated && <Item sign="pen" name={menu.notes} run={() => open('notes')} />}
      {hasBoard && <Item sign="book" name={inWords ? menu.board : menu.words} run={() => turnWords(!inWords)} />}
      <Item sign="here" name={menu.help} run={() => open('help')} />
      <Item sign="warn" name={menu.wrong} run={() => open('wrong')} />
      {hasRecord && <Item sign="save" name={menu.record} run={download} />}
      {hasRecord && hasBoard && <Item sign="again" name={menu.playback} run={playBack} />}
      {mayAsk && (
        <Item
          sign="pause"
          name={info.paused === undefined ? agree.pause : agree.longer}
          run={() => ask({ kind: 'pause' })}
          venue={venue}
        />
      )}
      {mayAsk && info.paused === undefined && (
        <Item sign="hour" name={agree.clock} run={() => open('clock')} venue={venue} />
      )}
      {isPlaying && hasHolidays(info) && (
        <Item sign="hour" name={menu.holiday} run={() => open('holiday')} venue={venue} />
      )}
      {isPlaying && <Item sign="close" name={menu.leave} run={() => open('leave')} />}
      {isPlaying && <Item sign="minus" name={menu.resign} run={() => open('resign')} />}
    </>
  );
}

interface ItemProps {
  readonly sign: Sign;
  readonly name: string;
  /** Whose answer it needs. */
  readonly venue?: Venue;
  run(): void;
}

function Item({ sign, name, venue, run }: ItemProps) {
  return (
    <button type="button" onClick={run} {...(venue && hatched(venue))}>
      <Icon sign={sign} />
      {name}
    </button>
  );
}
