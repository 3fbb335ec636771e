/** The number of a rule; opens the book there. */
export function RuleChip({
  rule,
  label,
  open,
}: {
  readonly rule: string;
  readonly label: string;
  open(rule: string): void;
}) {
  return (
    <button type="button" class="rule" aria-label={label} onClick={() => open(rule)}>
      {rule}
    </button>
  );
}
