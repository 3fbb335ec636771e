import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import type { Seat } from '#table/game.ts';
import { isRefused } from '#table/refusal.ts';
import { joined } from '#table/text.ts';
import type { Verdict } from '#table/verify.ts';
import type { TableInfo } from '#wire/messages.ts';
import { errands } from '../device/workers.ts';
import { settings } from '../settings.ts';
import type { TableModel } from './model.ts';
import { words } from './words/index.ts';

/** The verdict on the record, and for the reader's seats whether it has the seals that this device saw. */
type Checked = Verdict & { readonly fits?: boolean | undefined };
type Check = Checked | 'checking' | 'failed';

/** "Nothing up the sleeve": this browser plays the record again and compares every roll with what was sealed. */
export function Proof({ model, info }: { readonly model: TableModel; readonly info: TableInfo }) {
  const { commitment } = info;
  const check = useSignal<Check>('checking');
  const run = async (): Promise<void> => {
    check.value = 'checking';
    check.value = await verdictOn(model).catch(() => 'failed' as const);
  };
  useEffect(() => void run(), [model]);
  const { proof } = words.value;
  const now = check.value;
  return (
    <section class={`proof ${isGood(now) ? 'good' : ''}`} aria-labelledby="proof-title" aria-busy={now === 'checking'}>
      <Icon sign="seal" />
      <div>
        <h2 id="proof-title">{proof.title}</h2>
        <p role="status">
          {sentence(now)} <code>{groups(commitment)}</code>
          {typeof now === 'object' && now.holds && now.rollsProven && ` ${seals(now, info, model.mine.value)}`}
        </p>
      </div>
      <button type="button" class="button" aria-disabled={now === 'checking'} onClick={() => void run()}>
        {proof.again}
      </button>
    </section>
  );
}

async function verdictOn(model: TableModel): Promise<Check> {
  const record = await model.record();
  if (isRefused(record)) return 'failed';
  const verdict = await errands().verify({ record });
  const fits = model.mine.value.map((seat) => model.place.seals.fits(record, model.table, seat));
  return { ...verdict, fits: fits.includes(false) ? false : fits.find((each) => each !== undefined) };
}

const isGood = (check: Check): boolean =>
  typeof check === 'object' && check.holds && check.rollsProven && check.fits !== false;

/** Whose seals the dice come from, and what else one should know of them. */
function seals({ dice, fits }: Checked & { readonly holds: true }, info: TableInfo, mine: readonly number[]): string {
  const { proof } = words.value;
  const { sealed = [], voided, known } = dice;
  const names = joined[settings.language.value](
    sealed.flatMap((seat) => {
      const place = info.seats[seat];
      return [place?.kind === 'person' && place.name !== '' ? place.name : '…'];
    }),
  );
  const whose = (): string => {
    if (fits === false) return proof.differs;
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

function sentence(check: Check): string {
  const { proof } = words.value;
  if (check === 'checking') return proof.checking;
  if (check === 'failed') return proof.failed;
  if (!check.holds) return proof.fails(check.entry);
  return check.rollsProven ? proof.holds : proof.unfinished;
}

/** The first and the last groups of a long number: enough to compare by eye. */
const groups = (hash: string): string => `${hash.slice(0, 12).replace(/(.{4})(?=.)/g, '$1 ')} … ${hash.slice(-4)}`;
