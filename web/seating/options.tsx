import { useId } from 'preact/hooks';
import { Switch } from '#look/switch.tsx';
import { type OptionText, optionLine } from '#table/text.ts';
import { words } from '../words/index.ts';

interface Props {
  readonly texts: Readonly<Record<string, OptionText>>;
  /** As the table has them: what is left out has its usual value. */
  readonly chosen: unknown;
  choose(options: unknown): void;
}

/** What is chosen, a line for each option; a set of one's own has its own line. */
export const optionLines = (texts: Props['texts'], chosen: unknown): readonly string[] =>
  Object.entries(texts).map(([option, text]) => optionLine(text, Object(chosen)[option]));

/** The game's own options, each with a line that says what changes. */
export function Options({ texts, chosen, choose }: Props) {
  const now = Object(chosen) as Readonly<Record<string, unknown>>;
  return (
    <>
      {Object.entries(texts).map(([option, text]) => (
        <Option
          key={option}
          text={text}
          value={now[option] ?? text.usual}
          choose={(value) => choose({ ...now, [option]: value })}
        />
      ))}
    </>
  );
}

interface OptionProps {
  readonly text: OptionText;
  readonly value: unknown;
  choose(value: unknown): void;
}

function Option({ text, value, choose }: OptionProps) {
  if (text.values.length < 2) return null;
  return text.values.length === 2 ? (
    <Either text={text} value={value} choose={choose} />
  ) : (
    <OneOf text={text} value={value} choose={choose} />
  );
}

/** The usual way, or the other one. */
function Either({ text, value, choose }: OptionProps) {
  const other = text.values.find((each) => each.value !== text.usual)!;
  const on = value === other.value;
  return (
    <div class="option">
      <div>
        <b>{text.name}</b>
        <p>{optionLine(text, value)}</p>
      </div>
      <Switch
        label={`${text.name}: ${other.line}`}
        on={on}
        state={on ? words.value.on : words.value.off}
        onSwitch={() => choose(on ? text.usual : other.value)}
      />
    </div>
  );
}

function OneOf({ text, value, choose }: OptionProps) {
  const group = useId();
  return (
    <fieldset class="one-of">
      <legend>{text.name}</legend>
      {text.values.map((each) => (
        <label key={String(each.value)}>
          <input type="radio" name={group} checked={each.value === value} onChange={() => choose(each.value)} />
          <span>{each.line}</span>
        </label>
      ))}
    </fieldset>
  );
}
