import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Dialog } from '#look/dialog.tsx';
import type { Strength } from '#table/bot.ts';
import { StrengthChoice } from './ways-on.tsx';
import { words } from './words/index.ts';

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  /** What else is to be said with a yes. */
  readonly children?: ComponentChildren;
  onYes(): void;
  onNo(): void;
}

function Question({ title, text, yes, no, children, onYes, onNo }: QuestionProps) {
  return (
    <Dialog title={title} kind="ask" onClose={onNo}>
      <p>{text}</p>
      {children}
      <footer>
        <button type="button" class="button main" onClick={onYes}>
          {yes}
        </button>
        <button type="button" class="button" onClick={onNo}>
          {no}
        </button>
      </footer>
    </Dialog>
  );
}

type Answers = Pick<QuestionProps, 'onYes' | 'onNo'>;

interface AskLeaveProps extends Pick<Answers, 'onNo'> {
  readonly game: string;
  readonly isHere: boolean;
  onYes(strength: Strength): void;
}

/** Whoever leaves says how strong the bot is that plays on for them. */
export function AskLeave({ game, isHere, onYes, onNo }: AskLeaveProps) {
  const { title, text, textHere, leave, stay } = words.value.leave;
  const strength = useSignal<Strength>('normal');
  return (
    <Question
      title={title}
      text={isHere ? textHere : text}
      yes={leave}
      no={stay}
      onYes={() => onYes(strength.value)}
      onNo={onNo}
    >
      {!isHere && (
        <StrengthChoice
          game={game}
          value={strength.value}
          choose={(each) => {
            strength.value = each;
          }}
        />
      )}
    </Question>
  );
}

export function AskResign(answers: Answers) {
  const { title, text, resign, stay } = words.value.resign;
  return <Question title={title} text={text} yes={resign} no={stay} {...answers} />;
}

/** For readers who want one more tap before a move is made. */
export function AskMove({ sentence, ...answers }: Answers & { readonly sentence: string }) {
  const { title, yes, no } = words.value.confirm;
  return <Question title={title} text={sentence} yes={yes} no={no} {...answers} />;
}
