import './ask.css';
import { useSignal } from '@preact/signals';
import type { Sitter } from '#board/contract.ts';
import { Band } from '#look/band.tsx';
import { Dialog } from '#look/dialog.tsx';
import { untilWords } from '#look/presence.tsx';
import { joined } from '#table/text.ts';
import type { Question, TableInfo } from '#wire/messages.ts';
import { hatched } from '../hatched.ts';
import { ClockTerms } from '../seating/clock.tsx';
import { clockWords } from '../seating/clock-words.ts';
import { settings } from '../settings.ts';
import { words as shell } from '../words/index.ts';
import { answerAll, askAll } from './asking.ts';
import type { TableModel } from './model.ts';
import { words } from './words/index.ts';

interface Props {
  readonly model: TableModel;
  readonly info: TableInfo;
  readonly sitters: readonly Sitter[];
}

/** What the people at the table are asked, and what they have settled: that the game rests. */
export function Agreeing({ model, info, sitters }: Props) {
  const { asked, paused, pausedUntil } = info;
  const say = words.value.agree;
  const ahead = model.venue.now() - Date.now();
  const isSeated = model.mine.value.length > 0;
  return (
    <>
      {asked !== undefined && <Asked model={model} info={info} asked={asked} sitters={sitters} />}
      {paused !== undefined && (
        <Band
          kind="rests"
          action={
            isSeated &&
            asked === undefined && (
              <button
                type="button"
                class="button"
                onClick={() => void askAll(model, { kind: 'resume' })}
                {...hatched(model.venue)}
              >
                {say.resume}
              </button>
            )
          }
        >
          <b>{say.paused(untilWords(pausedUntil! - ahead, settings.language.value))}</b> {say.pausedText}
        </Band>
      )}
    </>
  );
}

interface AskedProps extends Props {
  readonly asked: NonNullable<TableInfo['asked']>;
}

function Asked({ model, info, asked, sitters }: AskedProps) {
  const say = words.value.agree;
  const { by, question, awaited, no } = asked;
  const { name, you } = sitters[by]!;
  const isAwaited = model.mine.value.some((seat) => awaited.includes(seat));
  const wish = wishOf(question, info.paused !== undefined);
  if (no !== undefined)
    return (
      <Band kind="asks">
        <b>{say.no(sitters[no]!.name)}</b> {wish}
      </Band>
    );
  const others = joined[settings.language.value](awaited.map((seat) => sitters[seat]!.name));
  return (
    <Band
      kind="asks"
      action={
        (isAwaited || you) && (
          <div class="ways-on">
            {isAwaited && (
              <button
                type="button"
                class="button main"
                onClick={() => void answerAll(model, true)}
                {...hatched(model.venue)}
              >
                {say.yes}
              </button>
            )}
            <button type="button" class="button" onClick={() => void answerAll(model, false)} {...hatched(model.venue)}>
              {isAwaited ? say.refuse : say.withdraw}
            </button>
          </div>
        )
      }
    >
      <b>{you ? say.youAsk : say.asks(name)}</b> {wish} {!isAwaited && say.waits(others)}
    </Band>
  );
}

/** What is asked for, in a sentence. */
function wishOf(question: Question, isPaused: boolean): string {
  const { wish } = words.value.agree;
  if (isPaused && question.kind === 'pause') return wish.longer;
  return question.kind === 'clock' ? wish.clock(clockWords(question.clock, shell.value.seating)) : wish[question.kind];
}

/** Another clock, for everybody at the table to agree to. */
export function AskClock({ model, info, onClose }: Pick<Props, 'model' | 'info'> & { onClose(): void }) {
  const say = words.value.agree;
  const clock = useSignal(info.clock);
  return (
    <Dialog title={say.clock} kind="ask" close={shell.value.close} onClose={onClose}>
      <ClockTerms
        clock={clock.value}
        choose={(other) => {
          clock.value = other;
        }}
      />
      <footer>
        <button
          type="button"
          class="button main"
          onClick={() => {
            void askAll(model, { kind: 'clock', clock: clock.value });
            onClose();
          }}
          {...hatched(model.venue)}
        >
          {say.ask}
        </button>
      </footer>
    </Dialog>
  );
}
