import type { Language } from '#table/text.ts';

/** What a rule is called. */
export const ruleName: Readonly<Record<Language, (rule: string) => string>> = {
  en: (rule) => `Rule ${rule}`,
  de: (rule) => `Regel ${rule}`,
  es: (rule) => `Regla ${rule}`,
};

interface RuleProps {
  readonly rule: string;
  readonly language: Language;
  open(rule: string): void;
}

/** The number of a rule; opens the book there. */
export const RuleChip = ({ rule, language, open }: RuleProps) => (
  <button type="button" class="rule" aria-label={ruleName[language](rule)} onClick={() => open(rule)}>
    {rule}
  </button>
);
