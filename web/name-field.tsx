import type { Signal } from '@preact/signals';
import { LONGEST_NAME } from '#wire/protocol.ts';

interface Props {
  readonly label: string;
  readonly typed: Signal<string>;
  /** What stands there is chosen when the field is entered, so that typing replaces it. */
  readonly chosen?: boolean;
}

/** Where somebody says what they are called. */
export const NameField = ({ label, typed, chosen = false }: Props) => (
  <label class="field">
    <span>{label}</span>
    <input
      required
      maxLength={LONGEST_NAME}
      autocomplete="nickname"
      value={typed.value}
      onFocus={({ currentTarget }) => chosen && currentTarget.select()}
      onInput={({ currentTarget }) => {
        typed.value = currentTarget.value;
      }}
    />
  </label>
);
