import { Dialog } from '#look/dialog.tsx';
import { words } from './words/index.ts';

interface QuestionProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  onYes(): void;
  onNo(): void;
}

function Question({ title, text, yes, no, onYes, onNo }: QuestionProps) {
  return (
    <Dialog title={title} kind="ask" onClose={onNo}>
      <p>{text}</p>
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

export function AskLeave({ isHere, ...answers }: Answers & { readonly isHere: boolean }) {
  const { title, text, textHere, leave, stay } = words.value.leave;
  return <Question title={title} text={isHere ? textHere : text} yes={leave} no={stay} {...answers} />;
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
