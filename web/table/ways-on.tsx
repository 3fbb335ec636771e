import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Sitter } from '#board/contract.ts';
import { Choose } from '#look/choose.tsx';
import { Icon } from '#look/icon.tsx';
import { STRENGTHS, type Strength } from '#table/bot.ts';
import type { Seat } from '#table/game.ts';
import { isRefused } from '#table/refusal.ts';
import type { TableInfo } from '#wire/messages.ts';
import { loanPath } from '../address.ts';
import { useNow } from '../clock.ts';
import { copy } from '../copy.ts';
import { hatched } from '../hatched.ts';
import { explain } from '../refusals.ts';
import { strengthsOf } from '../strengths.ts';
import { words as shell } from '../words/index.ts';
import { explained } from './asking.ts';
import type { TableModel } from './model.ts';
import { words } from './words/index.ts';

interface StrengthChoiceProps {
  readonly game: string;
  readonly value: Strength;
  readonly disabled?: boolean;
  choose(strength: Strength): void;
}

/** How strong a bot is to be. */
export const StrengthChoice = ({ game, value, disabled = false, choose }: StrengthChoiceProps) => (
  <Choose
    label={shell.value.seating.strength(words.value.absent.bot)}
    value={value}
    disabled={disabled}
    choices={STRENGTHS.map((each) => ({ value: each, name: strengthsOf(game)[each] }))}
    onChoose={choose}
  />
);

/**
 * How long somebody who has gone, or is here and silent, is still waited for, in seconds; 0 once a bot may play for them. The owner
 * need not wait for whoever has gone, unless moves take days.
 */
export function useGrace(info: TableInfo, sitter: Sitter): number {
  const left = useWait(info, sitter);
  return info.yours && !sitter.present && info.clock.kind !== 'slow' ? 0 : left;
}

/** … until a friend may, who sees what the seat sees: for that the owner waits, too. */
function useWait({ grace }: TableInfo, { present, since, silent }: Sitter): number {
  const now = useNow(true);
  const until = present ? silent?.until : since && since + grace;
  return until === undefined ? Number.POSITIVE_INFINITY : Math.max(0, Math.ceil((until - now) / 1000));
}

interface WaysOnProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  readonly sitter: Sitter;
  /** A bot need not wait any more. */
  readonly isOver: boolean;
  /** What else can be done. */
  readonly children?: ComponentChildren;
}

/** What those who are there can do about a seat that nobody is at: have it played by a bot, or by a friend. */
export function WaysOn({ model, info, sitter, isOver, children }: WaysOnProps) {
  const say = words.value.absent;
  const strength = useSignal<Strength>('normal');
  const { venue, table } = model;
  const { seat } = sitter;
  const left = useWait(info, sitter);
  return (
    <div class="ways-on">
      <StrengthChoice
        game={info.game}
        value={strength.value}
        choose={(each) => {
          strength.value = each;
        }}
      />
      <button
        type="button"
        class="button"
        aria-disabled={!isOver}
        onClick={() => isOver && void explained(venue.ask('bot', { table, seat, strength: strength.value }))}
        {...hatched(venue)}
      >
        <Icon sign="bot" />
        {say.call}
      </button>
      {children}
      {venue.kind === 'server' && (
        <button
          type="button"
          class="button"
          aria-disabled={left > 0}
          onClick={() => left === 0 && void lend(model, seat)}
          {...hatched(venue)}
        >
          <Icon sign="link" />
          {say.friend}
        </button>
      )}
      {venue.kind === 'server' && isOver && left > 0 && Number.isFinite(left) && <small>{say.friendSoon(left)}</small>}
    </div>
  );
}

/** Copies a link with which a friend plays for whoever is away. */
async function lend({ venue, table }: TableModel, seat: Seat): Promise<void> {
  const answer = await venue.ask('lend', { table, seat });
  if (isRefused(answer)) explain(answer);
  else await copy(window.location.origin + loanPath(table, { seat, key: answer.key }), words.value.absent.copied);
}
