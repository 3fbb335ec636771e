import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface Choice<T extends string> {
  readonly value: T;
  readonly name: ComponentChildren;
  /** Where the words are in another language than the page. */
  readonly lang?: string;
}

interface ChooseProps<T extends string> {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly disabled?: boolean;
  onChoose(value: T): void;
}

/** One of a few, all in sight. Real radio buttons, so that arrow keys work as everywhere. */
export function Choose<T extends string>({ label, choices, value, disabled = false, onChoose }: ChooseProps<T>) {
  const group = useId();
  return (
    <div class="choose" role="radiogroup" aria-label={label}>
      {choices.map((choice) => (
        <label key={choice.value} lang={choice.lang}>
          <input
            type="radio"
            name={group}
            checked={choice.value === value}
            disabled={disabled}
            onChange={() => onChoose(choice.value)}
          />
          <span>{choice.name}</span>
        </label>
      ))}
    </div>
  );
}
