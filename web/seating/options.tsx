import { useId } from 'preact/hooks';
import { Switch } from '#look/switch.tsx';
import type { OptionText } from '#table/text.ts';
import { words } from '../words/index.ts';

interface Props {
  readonly texts: Readonly<Record<string, OptionText>>;
  /** As the table has them: what is left out has its usual value. */
  readonly chosen: unknown;
  choose(options: unknown): void;
}

/** What is chosen of an option; what is left out has its usual value, which comes first. */
const chosenValue = (text: OptionText, chosen: unknown): string => String(chosen ?? Object.keys(text.values)[0]);

/** What is chosen, a line for each option; a set of one's own has its own line. */
export const optionLines = (texts: Props['texts'], chosen: unknown): readonly string[] =>
  Object.entries(texts).map(
    ([option, text]) => text.values[chosenValue(text, Object(chosen)[option])] ?? text.other ?? '',
  );

/** The game's own options, each with a line that says what changes. */
export function Options({ texts, chosen, choose }: Props) {
  const now = Object(chosen) as Readonly<Record<string, unknown>>;
  return (
    <>
      {Object.entries(texts).map(([option, text]) => (
        <Option
          key={option}
          text={text}
          value={chosenValue(text, now[option])}
          choose={(value) => choose({ ...now, [option]: plain(value) })}
        />
      ))}
    </>
  );
}

/** Yes and no are no texts. */
const plain = (value: string): unknown => (value === 'true' || value === 'false' ? value === 'true' : value);

interface OptionProps {
  readonly text: OptionText;
  readonly value: string;
  choose(value: string): void;
}

function Option({ text, value, choose }: OptionProps) {
  const values = Object.keys(text.values);
  if (values.length < 2) return null;
  return values.length === 2 ? (
    <Either text={text} value={value} choose={choose} />
  ) : (
    <OneOf text={text} value={value} choose={choose} />
  );
}

/** The usual way, or the other one. */
function Either({ text, value, choose }: OptionProps) {
  const [usual, other] = Object.keys(text.values) as [string, string];
  const on = value === other;
  return (
    <div class="option">
      <div>
        <b>{text.name}</b>
        <p>{text.values[value]}</p>
      </div>
      <Switch
        label={`${text.name}: ${text.values[other]}`}
        on={on}
        state={on ? words.value.on : words.value.off}
        onSwitch={() => choose(on ? usual : other)}
      />
    </div>
  );
}

function OneOf({ text, value, choose }: OptionProps) {
  const group = useId();
  return (
    <fieldset class="one-of">
      <legend>{text.name}</legend>
      {Object.entries(text.values).map(([each, line]) => (
        <label key={each}>
          <input type="radio" name={group} checked={each === value} onChange={() => choose(each)} />
          <span>{line}</span>
        </label>
      ))}
    </fieldset>
  );
}
