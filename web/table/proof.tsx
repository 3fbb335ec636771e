import './proof.css';
import { useEffect } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import type { Seat } from '#table/game.ts';
import { joined } from '#table/text.ts';
import type { TableInfo } from '#wire/messages.ts';
import { settings } from '../settings.ts';
import type { Findings } from './examine.ts';
import type { TableModel } from './model.ts';
import { evidence } from './words/evidence.ts';
import { words } from './words/index.ts';

interface ProofProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  /** Shows all that was checked. */
  more(): void;
}

/**
 * "Nothing up the sleeve": this browser plays the record again, compares every roll with what was sealed, and everything
 * with what it remembers.
 */
export function Proof({ model, info, more }: ProofProps) {
  const now = model.checked.value;
  useEffect(() => void model.check(), [model]);
  const { proof } = words.value;
  const isChecked = typeof now === 'object';
  return (
    <section class={`proof ${isGood(now) ? 'good' : ''}`} aria-labelledby="proof-title" aria-busy={now === 'checking'}>
      <Icon sign={isChecked && now.doubts.length > 0 ? 'warn' : 'seal'} />
      <div>
        <h2 id="proof-title">{proof.title}</h2>
        <p role="status">
          {sentence(model)} <code>{groups(info.commitment)}</code>
          {isChecked && isGood(now) && ` ${seals(now, info, model.mine.value)}`}
        </p>
      </div>
      {model.hasRecord.value && (
        <button
          type="button"
          class="button"
          aria-disabled={now === 'checking'}
          onClick={() => (isChecked ? more() : now !== 'checking' && void model.check(true))}
        >
          {now === 'failed' ? proof.again : evidence.value.proof.more}
        </button>
      )}
    </section>
  );
}

export const isGood = (checked: TableModel['checked']['value']): boolean =>
  typeof checked === 'object' && checked.verdict.holds && checked.verdict.rollsProven && checked.doubts.length === 0;

/** Whose seals the dice come from, and what else one should know of them. */
function seals({ verdict, fits }: Findings, info: TableInfo, mine: readonly number[]): string {
  const { proof } = words.value;
  if (!verdict.holds) return '';
  const { sealed = [], voided, known } = verdict.dice;
  const names = joined[settings.language.value](
    sealed.flatMap((seat) => {
      const place = info.seats[seat];
      return [place?.kind === 'person' && place.name !== '' ? place.name : '…'];
    }),
  );
  const whose = (): string => {
    if (fits === true) return proof.mine;
    if (sealed.length === 0) return proof.alone;
    return mine.some((seat) => sealed.includes(seat as Seat)) || mine.length === 0
      ? proof.witnessed(names)
      : proof.others(names);
  };
  return [
    known === undefined ? whose() : known.all ? proof.knownAll : proof.known,
    ...(voided === 0 ? [] : [proof.voided(voided)]),
  ].join(' ');
}

function sentence(model: TableModel): string {
  const { proof } = words.value;
  const now = model.checked.value;
  if (!model.hasRecord.value) return evidence.value.proof.discreet;
  if (now === 'checking') return proof.checking;
  if (now === 'failed' || now === 'unfinished') return proof.failed;
  const { verdict, doubts, fits } = now;
  if (!verdict.holds) return proof.fails(verdict.entry);
  if (fits === false) return proof.differs;
  if (doubts.length > 0) return evidence.value.alarm.title;
  return verdict.rollsProven ? proof.holds : proof.unfinished;
}

/** The first and the last groups of a long number: enough to compare by eye. */
const groups = (hash: string): string => `${hash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ')} … ${hash.slice(-4)}`;
