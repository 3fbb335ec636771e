import './sheets.css';
import type { AnyGameBoard, Sitter } from '#board/contract.ts';
import type { AnyGameText, Names } from '#table/text.ts';
import type { TableInfo } from '#wire/messages.ts';
import { go } from '../route.ts';
import { SettingsDialog } from '../settings-panel.tsx';
import { titleOf } from '../titles.ts';
import { Chat } from './chat.tsx';
import { Help } from './help.tsx';
import { LogSheet } from './log-sheet.tsx';
import type { TableModel } from './model.ts';
import { AskLeave, AskMove, AskResign } from './questions.tsx';
import { Recap } from './recap.tsx';
import { Rule } from './rule.tsx';
import { Share } from './share.tsx';
import type { Sight } from './sight.ts';
import { type Scene, sinceTurnOf } from './story.ts';

/** What can lie over the table; one at a time. */
export type Sheet =
  | { readonly name: SheetName }
  | { readonly name: 'rule'; readonly rule: string }
  | { readonly name: 'recap'; readonly missed: readonly Scene[] }
  | { readonly name: 'confirm'; readonly notation: string; readonly sentence: string };

export type SheetName = 'log' | 'chat' | 'share' | 'help' | 'settings' | 'leave' | 'resign';

interface SheetsProps {
  readonly sheet: Sheet;
  readonly model: TableModel;
  readonly info: TableInfo;
  /** Undefined while hands are covered: then nothing is told of them either. */
  readonly sight: Sight | undefined;
  readonly text: AnyGameText;
  readonly board: AnyGameBoard | undefined;
  readonly names: Names;
  readonly sitters: readonly Sitter[];
  explain(rule: string): void;
  act(notation: string): void;
  readonly show?: (at: number) => void;
  readonly watch?: (from: number) => void;
  close(): void;
}

/** The sheet that lies over the table now. */
export function Sheets(props: SheetsProps) {
  const { sheet, model, info, sight, text, board, names, sitters, explain, act, show, watch, close } = props;
  const { table, place } = model;
  const isHere = place.kind === 'device';
  const teller = { text, names, explain, telling: board?.telling };
  switch (sheet.name) {
    case 'log': {
      if (sight === undefined) return null;
      const since = sinceTurnOf(sight.story, sight.frame);
      return (
        <LogSheet
          game={info.game}
          story={sight.story}
          onClose={close}
          {...teller}
          {...(show && { show })}
          {...(watch && since && { watch: () => watch(since.from) })}
        />
      );
    }
    case 'chat': {
      const say = (said: string) => void place.ask('say', { table, text: said });
      return <Chat table={model.table} lines={model.chat.value} sitters={sitters} say={say} onClose={close} />;
    }
    case 'share':
      return <Share table={table} game={titleOf(info.game)} isHere={isHere} onClose={close} />;
    case 'help':
      return <Help onClose={close} />;
    case 'settings':
      return <SettingsDialog onClose={close} />;
    case 'rule':
      return <Rule game={info.game} id={sheet.rule} text={text} onClose={close} />;
    case 'recap':
      if (sight === undefined) return null;
      return (
        <Recap
          missed={sheet.missed}
          frame={sight.frame}
          game={info.game}
          board={board}
          standIn={model.returned.value}
          onClose={close}
          {...teller}
          {...(show && { show })}
          {...(watch && { watch })}
        />
      );
    case 'leave':
      return <AskLeave isHere={isHere} onNo={close} onYes={() => leave(model)} />;
    case 'resign':
      return (
        <AskResign
          onNo={close}
          onYes={() => {
            for (const seat of model.mine.value) void place.ask('resign', { table, seat });
            close();
          }}
        />
      );
    case 'confirm':
      return (
        <AskMove
          sentence={sheet.sentence}
          onNo={close}
          onYes={() => {
            close();
            act(sheet.notation);
          }}
        />
      );
  }
}

/** A bot plays for whoever leaves; on one's own device nobody waits, so the table does. */
function leave({ table, place, mine }: TableModel): void {
  if (place.kind === 'server') for (const seat of mine.value) void place.ask('leave', { table, seat });
  go('/');
}
