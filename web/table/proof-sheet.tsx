import { useSignal } from '@preact/signals';
import { Dialog } from '#look/dialog.tsx';
import { Icon } from '#look/icon.tsx';
import type { DoubtCode } from '#table/testimony.ts';
import type { TableInfo } from '#wire/messages.ts';
import { settings } from '../settings.ts';
import { words as shell } from '../words/index.ts';
import type { Findings } from './examine.ts';
import type { TableModel } from './model.ts';
import { download } from './over.tsx';
import { isGood } from './proof.tsx';
import { Six } from './seal.tsx';
import { evidence } from './words/evidence.ts';
import { words } from './words/index.ts';

/** One thing that was checked: it fits, it does not, or it cannot be known here. */
interface Row {
  readonly is: 'good' | 'bad' | 'unknown';
  readonly name: string;
  readonly text: string;
}

interface ProofSheetProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  /** Missing where nothing is shown of the seal itself. */
  readonly open?: (sheet: 'seal') => void;
  onClose(): void;
}

/** All that was checked, one line each, in words that a player knows. */
export function ProofSheet({ model, info, open, onClose }: ProofSheetProps) {
  const { proof } = evidence.value;
  const now = model.checked.value;
  const six = model.witnesses.six.value;
  const isMine = model.mine.value.length > 0;
  // Whoever has given up their seat was there all the same.
  const wasThere = isMine || (typeof now === 'object' && now.testimonies.some(({ viewer }) => viewer !== 'audience'));
  const isAgain = useSignal(false);
  return (
    <Dialog title={words.value.proof.title} close={shell.value.close} kind="proof-sheet" onClose={onClose}>
      <div class={`great-seal ${isGood(now) ? 'good' : ''}`}>
        <Icon sign="seal" />
      </div>
      <div class="checked">
        {typeof now === 'object' && (
          <>
            <h3>
              {wasThere && isGood(now)
                ? proof.yours
                : now.verdict.holds
                  ? proof.holds
                  : words.value.proof.fails(now.verdict.entry)}
            </h3>
            <p>{wasThere ? proof.anybody : proof.guest}</p>
            <ul class="rows">
              {(wasThere ? playersRows(now) : guestsRows(now)).map(({ is, name, text }) => (
                <li key={name} class={is}>
                  {is === 'unknown' ? (
                    <i class="hollow" aria-hidden="true" />
                  ) : (
                    <Icon sign={is === 'good' ? 'ok' : 'warn'} />
                  )}
                  <div>
                    <b>{name}</b>
                    <span class="only-read">{` ${proof[is]}. `}</span>
                    <p>{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
        {six && (
          <>
            <h4>{wasThere ? proof.six : proof.sixOf}</h4>
            <Six six={six} />
          </>
        )}
        <p role="status">
          {typeof now === 'string'
            ? words.value.proof[now === 'unfinished' ? 'failed' : now]
            : isAgain.value && checkedNow(now)}
        </p>
        <footer>
          <button
            type="button"
            class="button main"
            aria-busy={now === 'checking'}
            onClick={() => {
              isAgain.value = true;
              void model.check(true);
            }}
          >
            {words.value.proof.again}
          </button>
          <button type="button" class="button" onClick={() => void download(model, info)}>
            {proof.record}
          </button>
          {isMine && open && (
            <button type="button" class="button" onClick={() => open('seal')}>
              {proof.sealAndSalt}
            </button>
          )}
        </footer>
      </div>
    </Dialog>
  );
}

const count = (n: number): string => new Intl.NumberFormat(settings.language.value).format(n);

/** Whoever asks another time sees that it was done. */
function checkedNow({ record, rolls }: Findings): string {
  const { proof } = evidence.value;
  const { length } = record.entries;
  return proof.now(proof.all(length, count(length)), proof.rolls(rolls, count(rolls)));
}

const clock = (when: number): string =>
  new Intl.DateTimeFormat(settings.language.value, { dateStyle: 'medium', timeStyle: 'short' }).format(when);

const fitsBut = ({ doubts }: Findings, ...codes: readonly DoubtCode[]): Row['is'] =>
  doubts.some(({ what }) => codes.includes(what)) ? 'bad' : 'good';

/** What whoever sat here can have compared. */
function playersRows(found: Findings): readonly Row[] {
  const { proof } = evidence.value;
  const { testimonies, fits } = found;
  const since = Math.min(...testimonies.map((each) => each.since));
  const salted =
    fits === undefined
      ? ({ is: 'unknown', text: proof.noSalt } as const)
      : ({ is: fits ? 'good' : 'bad', text: proof.saltText } as const);
  return [
    {
      is: testimonies.length === 0 ? 'unknown' : fitsBut(found, 'seal', 'salts', 'voids', 'reused', 'game'),
      name: proof.sealed,
      text: testimonies.length === 0 ? proof.noWitness : proof.sealedText(clock(since)),
    },
    { name: proof.salt, ...salted },
    entriesRow(found),
    rulesRow(found, proof.terms, proof.termsText),
    rollsRow(found),
  ];
}

/** … and whoever only has the link: the rest can be said by those who were there. */
function guestsRows(found: Findings): readonly Row[] {
  const { proof } = evidence.value;
  const { verdict, record } = found;
  return [
    { is: verdict.holds ? 'good' : 'bad', name: proof.whole, text: proof.wholeText(count(record.entries.length)) },
    rollsRow(found),
    rulesRow(found, proof.moves, record.abandoned ? proof.abandonedText : proof.movesText),
    { is: 'unknown', name: proof.theirs, text: proof.theirsText },
    seenIn(found).seen > 0 && found.doubts.length === 0
      ? entriesRow(found)
      : { is: 'unknown', name: proof.theirStory, text: proof.theirStoryText },
  ];
}

/** How many entries this device has seen happen, from the side from which it has seen the most; and how many it was told of before. */
function seenIn({ testimonies, comparisons }: Findings): { readonly seen: number; readonly from: number } {
  const sides = comparisons.map(({ entries }, i) => ({ seen: entries, from: testimonies[i]?.from ?? 0 }));
  return sides.reduce((best, side) => (side.seen > best.seen ? side : best), sides[0] ?? { seen: 0, from: 0 });
}

function entriesRow(found: Findings): Row {
  const { proof } = evidence.value;
  const { testimonies, record } = found;
  const { seen, from } = seenIn(found);
  const name = proof.entries(count(seen), count(record.entries.length));
  if (testimonies.length === 0) return { is: 'unknown', name, text: proof.noWitness };
  const is = fitsBut(found, 'entry', 'view', 'cut', 'longer', 'record');
  return {
    is: is === 'good' && seen === 0 && from > 0 ? 'unknown' : is,
    name,
    text: [...(seen > 0 ? [proof.entriesText] : []), ...(from > 0 ? [proof.before(from, count(from))] : [])].join(' '),
  };
}

function rulesRow(found: Findings, name: string, text: string): Row {
  const { verdict } = found;
  if (verdict.holds && !verdict.played) return { is: 'unknown', name, text: evidence.value.proof.older };
  return { is: fitsBut(found, 'options', 'seats', 'result', 'record', 'secret'), name, text };
}

function rollsRow(found: Findings): Row {
  const { proof } = evidence.value;
  const { verdict, rolls } = found;
  const name = proof.rolls(rolls, count(rolls));
  if (verdict.holds && !verdict.rollsProven) return { is: 'unknown', name, text: proof.rollsOpen };
  return { is: verdict.holds ? 'good' : 'bad', name, text: proof.rollsText };
}
