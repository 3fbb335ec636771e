import { RuleChip } from '#look/rule-chip.tsx';
import { useSpeech } from './speech.ts';

/** Opens the rules at this number. */
export function Rule({ id }: { readonly id: string }) {
  const { language, explain } = useSpeech();
  return <RuleChip rule={id} language={language} open={explain} />;
}
