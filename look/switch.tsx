interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  /** What stands beside it: "on" or "off". */
  readonly state: string;
  readonly disabled?: boolean;
  onSwitch(on: boolean): void;
}

/** On or off, at once. */
export function Switch({ label, on, state, disabled = false, onSwitch }: SwitchProps) {
  return (
    <button
      type="button"
      class="toggle"
      role="switch"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      onClick={() => onSwitch(!on)}
    >
      <i aria-hidden="true" />
      <span aria-hidden="true">{state}</span>
    </button>
  );
}
