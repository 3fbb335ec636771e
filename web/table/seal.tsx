import './seal.css';
import { Band } from '#look/band.tsx';
import { Dialog } from '#look/dialog.tsx';
import { Icon } from '#look/icon.tsx';
import { Picture } from '#look/pictures.tsx';
import { PICTURE_NAMES, type PictureName } from '#table/pictures.ts';
import type { StoryEntry, TableInfo } from '#wire/messages.ts';
import { settings } from '../settings.ts';
import { words as shell } from '../words/index.ts';
import type { TableModel } from './model.ts';
import { hasActed } from './story.ts';
import { evidence } from './words/evidence.ts';

const namesOf = (six: readonly PictureName[]): readonly string[] =>
  six.map((name) => PICTURE_NAMES[settings.language.value][name]);

/** A fingerprint with its names, three and three, to be read out in two breaths. */
export function Six({ six }: { readonly six: readonly PictureName[] }) {
  return (
    <ul class="six">
      {six.map((name, i) => (
        <li key={i}>
          <Picture name={name} />
          <b>{PICTURE_NAMES[settings.language.value][name]}</b>
        </li>
      ))}
    </ul>
  );
}

/** The seal in the bar, with its six pictures; broken as soon as something does not fit. */
export function SealTool({ model, open }: { readonly model: TableModel; open(sheet: 'seal' | 'alarm'): void }) {
  const six = model.witnesses.six.value;
  const isBroken = model.witnesses.doubts.value.length > 0;
  if (six === undefined && !isBroken) return null;
  const { seal } = evidence.value;
  return (
    <button
      type="button"
      class={`tool seal-tool ${isBroken ? 'broken' : ''}`}
      aria-label={isBroken ? seal.broken : seal.tool(namesOf(six!).join(', '))}
      onClick={() => open(isBroken ? 'alarm' : 'seal')}
    >
      <Icon sign={isBroken ? 'warn' : 'seal'} />
      <i class="six-small">
        {six?.map((name, i) => (
          <Picture key={i} name={name} />
        ))}
      </i>
    </button>
  );
}

interface SealSheetProps {
  readonly model: TableModel;
  readonly info: TableInfo;
  onMatch(): void;
  onDiffer(): void;
  onClose(): void;
}

/** The pictures large, to be compared by voice. */
export function SealSheet({ model, info, onMatch, onDiffer, onClose }: SealSheetProps) {
  const { seal } = evidence.value;
  const six = model.witnesses.six.value;
  const salts = model.mine.value.flatMap((seat) => model.venue.seals.opened(model.table, seat).at(-1)?.salt ?? []);
  return (
    <Dialog title={seal.title} close={shell.value.close} kind="seal-sheet" onClose={onClose}>
      <p>{seal.text}</p>
      {six && <Six six={six} />}
      {areSeveral(info) && (
        <>
          <p>{seal.read}</p>
          <footer>
            <button type="button" class="button main" onClick={onMatch}>
              {seal.match}
            </button>
            <button type="button" class="button" onClick={onDiffer}>
              {seal.differs}
            </button>
          </footer>
        </>
      )}
      <dl class="seal-numbers">
        <dt>{seal.commitment}</dt>
        <dd>
          <code>{info.commitment}</code>
        </dd>
        {salts.map((salt) => [
          <dt key={`${salt} name`}>{seal.salt}</dt>,
          <dd key={salt}>
            <code>{salt}</code>
          </dd>,
        ])}
      </dl>
      <p class="note">{seal.keeps}</p>
    </Dialog>
  );
}

/** Whether there is anybody to compare with: people at other devices. */
const areSeveral = ({ seats }: TableInfo): boolean => {
  const people = seats.filter((seat) => seat.kind === 'person');
  return people.some(({ you }) => you) && people.some(({ you }) => !you);
};

/**
 * Those who play together are asked to compare until they have, or have moved themselves: a bot may have begun, and a game may go
 * on from another. With bots alone there is nobody to ask.
 */
export function BeforeFirst({
  model,
  info,
  story,
  show,
}: {
  readonly model: TableModel;
  readonly info: TableInfo;
  readonly story: readonly StoryEntry[];
  show(): void;
}) {
  const { seal } = evidence.value;
  const isFirst = info.phase === 'playing' && !hasActed(story, model.mine.value, info.from?.at ?? 0);
  if (!isFirst || !areSeveral(info) || model.isCompared.value || model.witnesses.six.value === undefined) return null;
  return (
    <Band
      kind="sealed"
      action={
        <button type="button" class="button" onClick={show}>
          {seal.show}
        </button>
      }
    >
      {seal.before}
    </Band>
  );
}
