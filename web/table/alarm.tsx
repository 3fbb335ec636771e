import { Dialog } from '#look/dialog.tsx';
import { Icon } from '#look/icon.tsx';
import type { Doubt, Remembered } from '#table/testimony.ts';
import { type AnyGameText, beats, type Names } from '#table/text.ts';
import { settings } from '../settings.ts';
import { saveEvidence } from './evidence.ts';
import type { TableModel } from './model.ts';
import { evidence } from './words/evidence.ts';
import { words } from './words/index.ts';

interface AlarmProps {
  readonly model: TableModel;
  readonly text: AnyGameText;
  readonly names: Names;
  compare(): void;
  onClose(): void;
}

/** Something does not fit: what, since when, and the evidence as a file. It accuses nobody, and the game can go on. */
export function Alarm({ model, text, names, compare, onClose }: AlarmProps) {
  const { alarm } = evidence.value;
  const { doubts } = model.witnesses;
  const entry = doubts.value.find(({ seen }) => seen !== undefined);
  const first = Math.min(...doubts.value.flatMap(({ at }) => at ?? []));
  return (
    <Dialog title={alarm.title} kind="alarm" onClose={onClose}>
      <div class="cry">
        <p>{alarm.text}</p>
        <i class="broken-seal" aria-hidden="true">
          <Icon sign="seal" />
          <Icon sign="seal" />
        </i>
      </div>
      <div class="case">
        <h3>{alarm.what}</h3>
        <ul class="doubts">
          {doubts.value.map((doubt) => (
            <li key={`${doubt.what} ${doubt.at}`}>{sentenceOf(doubt)}</li>
          ))}
        </ul>
        {entry !== undefined && (
          <div class="versions">
            <Version title={alarm.saw} told={entry.seen} text={text} names={names} />
            <Version title={alarm.says} told={entry.said} text={text} names={names} />
          </div>
        )}
        {Number.isFinite(first) && <SinceWhen first={first} last={Math.max(first, model.newest?.at ?? first)} />}
        <p class="fair">{alarm.fair}</p>
        <footer>
          <button type="button" class="button main" autofocus onClick={() => void saveEvidence(model)}>
            <Icon sign="save" />
            {alarm.save}
          </button>
          {model.witnesses.six.value !== undefined && (
            <button type="button" class="button" onClick={compare}>
              {alarm.compare}
            </button>
          )}
          <button type="button" class="button quiet" onClick={onClose}>
            {alarm.goOn}
          </button>
        </footer>
      </div>
    </Dialog>
  );
}

const sentenceOf = ({ what, at }: Doubt): string => evidence.value.alarm.doubts[what]({ at: number(at ?? 0) });

const number = (n: number): string => new Intl.NumberFormat(settings.language.value).format(n);

interface VersionProps extends Pick<AlarmProps, 'text' | 'names'> {
  readonly title: string;
  readonly told: Remembered | undefined;
}

/** One of two versions of an entry, in words as far as the game has any for it. */
function Version({ title, told, text, names }: VersionProps) {
  const lines = linesOf(told, text, names);
  return (
    <section>
      <h4>{title}</h4>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {lines.length === 0 && <p>{evidence.value.alarm.nothing}</p>}
    </section>
  );
}

function linesOf(told: Remembered | undefined, text: AnyGameText, names: Names): readonly string[] {
  if (told === undefined) return [];
  if (told.to !== undefined) return [words.value.log.undone(names[told.seat] ?? '')];
  try {
    return beats(text, told.events, names).map(({ text: line }) => line);
  } catch {
    // What somebody made up need not be anything that the game can say.
    return told.events.map((event) => JSON.stringify(event));
  }
}

/** One cell an entry: those that fit, and those that nothing vouches for any more. */
function SinceWhen({ first, last }: { readonly first: number; readonly last: number }) {
  const { alarm } = evidence.value;
  const fit = Math.max(0, first - 1);
  return (
    <>
      <h3>{alarm.since}</h3>
      <div class="since-when" aria-hidden="true" style={{ '--fit': fit, '--all': Math.max(1, last) }} />
      <p>{alarm.fit(number(fit), number(first))}</p>
    </>
  );
}
