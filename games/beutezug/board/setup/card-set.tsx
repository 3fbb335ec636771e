import { useState } from 'preact/hooks';
import type { SetupProps } from '#board/contract.ts';
import { Choose } from '#look/choose.tsx';
import { Dialog } from '#look/dialog.tsx';
import { Icon } from '#look/icon.tsx';
import { complaintsAbout, printCardSet, template } from '../../cards.ts';
import { BUILT_IN_SET, type CardSet } from '../../components.ts';
import type { Options } from '../../state.ts';
import { Prints } from '../book/prints.tsx';
import { type Talk, talkTo } from '../talk.ts';

const KINDS = ['built-in', 'own'] as const;

/** The option of this game: which cards are played with, ours or those of somebody's own box (C8). */
export function CardsOption({ options, language, onChange, refused }: SetupProps) {
  const talk = talkTo(language, [], 'audience');
  const { say, game } = talk;
  const [open, setOpen] = useState(false);
  const { cards = 'built-in' } = (options ?? {}) as Partial<Options>;
  const [complaint] = refused === undefined ? [] : complaintsAbout(Object(refused).cards, language);
  const line = cards === 'built-in' ? game.options.cards.values['built-in'] : game.options.cards.other;
  return (
    <div class="option">
      <div>
        <b>{say.cardSet.name}</b>
        <p>{line}</p>
        {complaint !== undefined && <p role="alert">{complaint}</p>}
      </div>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say.cardSet.choose}
      </button>
      {open && (
        <Chooser cards={cards} talk={talk} choose={(next) => onChange({ cards: next })} close={() => setOpen(false)} />
      )}
    </div>
  );
}

interface ChooserProps {
  readonly cards: Options['cards'];
  readonly talk: Talk;
  choose(cards: Options['cards']): void;
  close(): void;
}

function Chooser({ cards, talk, choose, close }: ChooserProps) {
  const say = talk.say.cardSet;
  const [kind, setKind] = useState<(typeof KINDS)[number]>(cards === 'built-in' ? 'built-in' : 'own');
  const [text, setText] = useState(cards === 'built-in' ? '' : printCardSet(cards));
  const read = reading(text, talk);
  const take = (next: string): void => {
    setText(next);
    const { set } = reading(next, talk);
    if (set !== undefined) choose(set);
  };
  const turnTo = (next: typeof kind): void => {
    setKind(next);
    if (next === 'built-in') choose('built-in');
    else if (read.set !== undefined) choose(read.set);
  };
  const shown = kind === 'built-in' ? BUILT_IN_SET : read.set;
  return (
    <Dialog title={say.title} kind="card-set" close={say.done} onClose={close}>
      <Choose
        label={say.title}
        value={kind}
        choices={KINDS.map((value) => ({ value, name: say.kinds[value] }))}
        onChoose={turnTo}
      />
      <p class="note">{kind === 'built-in' ? say.builtInWords : say.ownWords}</p>
      {kind === 'own' && <Own text={text} read={read} take={take} talk={talk} />}
      {shown && <Prints set={shown} talk={talk} />}
      <footer>
        <button type="button" class="button main" onClick={close}>
          {say.done}
        </button>
      </footer>
    </Dialog>
  );
}

/** What was read: a set, or what is wrong with it; neither while there is nothing. */
interface Reading {
  readonly set?: CardSet;
  readonly flaws: readonly string[];
}

function reading(text: string, { say, language }: Talk): Reading {
  if (text.trim() === '') return { flaws: [] };
  try {
    const set: unknown = JSON.parse(text);
    const flaws = complaintsAbout(set, language);
    return flaws.length === 0 ? { set: set as CardSet, flaws } : { flaws };
  } catch (error) {
    // Browsers say in their own words what is wrong, but all that know the place write it like this.
    const [, line, column] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
    return { flaws: [say.cardSet.notJson(line && column ? { line, column } : undefined)] };
  }
}

interface OwnProps {
  readonly text: string;
  readonly read: Reading;
  readonly talk: Talk;
  take(text: string): void;
}

/** A set from a file, pasted, or dropped on the page. */
function Own({ text, read, take, talk }: OwnProps) {
  const say = talk.say.cardSet;
  const open = (file: File | undefined): void => void file?.text().then(take);
  return (
    <div class="own-set">
      <div class="ways">
        <label class="button">
          <Icon sign="plus" />
          {say.open}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget: input }) => {
              open(input.files?.[0]);
              // The same file may be opened again after it was mended.
              input.value = '';
            }}
          />
        </label>
        <a class="button" download="beutezug.json" href={`data:application/json,${encodeURIComponent(template())}`}>
          <Icon sign="save" />
          {say.sample}
        </a>
      </div>
      <label class="field">
        <span>{say.paste}</span>
        <textarea
          rows={4}
          spellcheck={false}
          value={text}
          onInput={(event) => take(event.currentTarget.value)}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            const file = event.dataTransfer?.files[0];
            if (file === undefined) return;
            event.preventDefault();
            open(file);
          }}
        />
      </label>
      <div class="findings" role="status">
        {read.set && (
          <p class="good">
            <Icon sign="ok" />
            {say.good}
          </p>
        )}
        {read.flaws.length > 0 && <Flaws flaws={read.flaws} talk={talk} />}
      </div>
    </div>
  );
}

/** So many are told at once; whoever has mended these sees the next. */
const MOST_TOLD = 6;

function Flaws({ flaws, talk }: { readonly flaws: readonly string[]; readonly talk: Talk }) {
  const say = talk.say.cardSet;
  return (
    <div class="flaws">
      <b>{say.flaws(flaws.length)}</b>
      <ul>
        {flaws.slice(0, MOST_TOLD).map((flaw) => (
          <li key={flaw}>{flaw}</li>
        ))}
      </ul>
      {flaws.length > MOST_TOLD && <p>{say.more(flaws.length - MOST_TOLD)}</p>}
    </div>
  );
}
