import './rule.css';
import { Dialog } from '#look/dialog.tsx';
import type { AnyGameText } from '#table/text.ts';
import { useGameBoard } from '../games.ts';
import { RuleLesson } from '../lesson/links.tsx';
import { rulesPath } from '../route.ts';
import { Worked } from '../rules/example.tsx';
import { settings } from '../settings.ts';
import { words as shell } from '../words/index.ts';
import { words } from './words/index.ts';

interface RuleProps {
  readonly game: string;
  readonly id: string;
  readonly text: AnyGameText;
  onClose(): void;
}

/** One rule, without leaving the table. */
export function Rule({ game, id, text, onClose }: RuleProps) {
  const { rule: say } = words.value;
  const chapter = text.rules.find(({ rules }) => rules.some((rule) => rule.id === id));
  const rule = chapter?.rules.find((each) => each.id === id);
  const examples = useGameBoard(game)?.examples?.(settings.language.value);
  const example = examples?.find((each) => each.rule === id);
  return (
    <Dialog title={rule?.title ?? id} close={shell.value.close} kind="one-rule" onClose={onClose}>
      <p class="chapter">
        <span class="rule-number">{id}</span> {chapter?.title}
        {rule?.ours && <span class="own">{say.ours}</span>}
      </p>
      <p>{rule?.text}</p>
      {example && <Worked game={game} example={example} />}
      <footer>
        <RuleLesson game={game} rule={id} />
        <a class="button" href={rulesPath(game, id)} target="_blank" rel="noopener">
          {say.all}
        </a>
      </footer>
    </Dialog>
  );
}
