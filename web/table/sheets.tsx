import './sheets.css';
import type { Strength } from '#table/bot.ts';
import { go } from '../route.ts';
import { SettingsDialog } from '../settings-panel.tsx';
import { AskClock } from './agreeing.tsx';
import { Alarm } from './alarm.tsx';
import { Chat } from './chat.tsx';
import { copyLink } from './copy-link.ts';
import { Help } from './help.tsx';
import { AskHoliday } from './holiday.tsx';
import { tellingOf } from './log.tsx';
import { LogSheet } from './log-sheet.tsx';
import type { TableModel } from './model.ts';
import { NotesSheet } from './notes.tsx';
import type { Position } from './past.ts';
import { PeopleSheet } from './people-sheet.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { AskLeave, AskMove, AskResign } from './questions.tsx';
import { Recap } from './recap.tsx';
import { Rule } from './rule.tsx';
import { SealSheet } from './seal.tsx';
import { Share } from './share.tsx';
import type { Sight } from './sight.ts';
import { type LogEntry, sinceTurnOf } from './story.ts';
import type { Surroundings } from './surroundings.ts';
import { Wrong } from './wrong/index.tsx';

/** What can lie over the table; one at a time. */
export type Sheet =
  | { readonly name: SheetName }
  | { readonly name: 'rule'; readonly rule: string }
  | { readonly name: 'recap'; readonly missed: readonly LogEntry[] }
  | { readonly name: 'confirm'; readonly notation: string; readonly sentence: string };

export type SheetName =
  | 'log'
  | 'chat'
  | 'notes'
  | 'people'
  | 'share'
  | 'help'
  | 'settings'
  | 'leave'
  | 'resign'
  | 'clock'
  | 'holiday'
  | 'seal'
  | 'proof'
  | 'alarm'
  | 'wrong';

interface SheetsProps {
  readonly round: Surroundings;
  readonly sheet: Sheet;
  /** Undefined while hands are covered: then nothing is told of them either. */
  readonly sight: Sight | undefined;
  /** A position that is looked at instead, once it is there; it may be that nothing is told of what follows. */
  readonly past?: { readonly position: Position | undefined; readonly hides: boolean };
  /** Makes a move without asking again. */
  act(notation: string): void;
  close(): void;
}

/** The sheet that lies over the table now. */
export function Sheets({ round, sheet, sight, past, act, close }: SheetsProps) {
  const { model, info, text, board, sitters, names, explain, show, watch } = round;
  const { table, venue } = model;
  const isHere = venue.kind === 'device';
  const shown = past === undefined ? sight : past.position;
  const teller = {
    ...{ text, names, explain },
    ...(shown ? tellingOf(board, shown.frame, shown.story, names) : { telling: board?.telling }),
  };
  switch (sheet.name) {
    case 'log': {
      if (shown === undefined) return null;
      const since = sinceTurnOf(shown.story, shown.frame);
      return (
        <LogSheet
          game={info.game}
          story={shown.story}
          onClose={close}
          {...teller}
          {...(show && { show })}
          {...(show && !isHere && { link: (at) => void copyLink(table, { at }, sitters) })}
          {...(watch && since && { watch: () => watch(since.from) })}
        />
      );
    }
    case 'chat':
      // While hands are covered, what happened is told to nobody either.
      return <Chat round={round} story={shown?.story ?? []} onClose={close} />;
    case 'notes':
      return <NotesSheet model={model} onClose={close} />;
    case 'people':
      return <PeopleSheet model={model} info={info} sitters={sitters} onClose={close} />;
    case 'share':
      return <Share round={round} sight={sight} isBlind={past?.hides === true} onClose={close} />;
    case 'seal':
      return (
        <SealSheet
          model={model}
          info={info}
          onMatch={() => {
            model.isCompared.value = true;
            close();
          }}
          onDiffer={() => {
            model.witnesses.raise([{ what: 'pictures' }]);
            round.open('alarm');
          }}
          onClose={close}
        />
      );
    case 'proof':
      return <ProofSheet model={model} info={info} open={round.open} onClose={close} />;
    case 'alarm':
      return <Alarm model={model} text={text} names={names} compare={() => round.open('seal')} onClose={close} />;
    case 'wrong':
      return <Wrong model={model} info={info} {...(past?.position && { past: past.position })} onClose={close} />;
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
    case 'clock':
      return <AskClock model={model} info={info} onClose={close} />;
    case 'holiday':
      return <AskHoliday model={model} info={info} onClose={close} />;
    case 'leave':
      return <AskLeave game={info.game} isHere={isHere} onNo={close} onYes={(strength) => leave(model, strength)} />;
    case 'resign':
      return (
        <AskResign
          onNo={close}
          onYes={() => {
            for (const seat of model.mine.value) void venue.ask('resign', { table, seat });
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
function leave({ table, venue, mine }: TableModel, strength: Strength): void {
  if (venue.kind === 'server') for (const seat of mine.value) void venue.ask('leave', { table, seat, strength });
  go('/');
}
