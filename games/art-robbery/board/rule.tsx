import { RuleChip } from '#look/rule-chip.tsx';
import { useScene } from './scene.ts';

/** Opens the rules at this number. */
export function Rule({ id }: { readonly id: string }) {
  const { language, explain } = useScene();
  return <RuleChip rule={id} language={language} open={explain} />;
}
