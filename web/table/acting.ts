import { isRefused, type Refused } from '#table/refusal.ts';
import type { AnyGameText } from '#table/text.ts';
import type { Advised } from '#wire/messages.ts';
import { sentenceOf } from '../refusals.ts';
import { play } from '../sound/index.ts';
import { hush, toast } from '../toasts.tsx';
import { askAll } from './asking.ts';
import type { TableModel } from './model.ts';
import { words } from './words/index.ts';

/** What a person can do at a table; every no is explained. */
export interface Acting {
  act(notation: string): void;
  undo(): void;
  /** A refusal is told if somebody waits for the hint. */
  hint(isAwaited: () => boolean): Promise<Advised | undefined>;
}

export function actingAt(model: TableModel, text: AnyGameText, explain: (rule: string) => void): Acting {
  const tell = (refusal: Refused | undefined): void => {
    if (refusal === undefined) return;
    play('no');
    const line = text.refusal(refusal.refused);
    if (line === undefined) toast({ kind: 'no', text: sentenceOf(refusal) });
    else
      toast({ kind: 'no', lead: words.value.toast.notThat, text: line.text, rule: { id: line.rule, open: explain } });
  };
  const asks = { name: words.value.agree.askUndo, run: () => void askAll(model, { kind: 'undo' }) };
  return {
    act: (notation) => {
      hush();
      void model.move(notation).then(tell);
    },
    undo: () =>
      void model.undo().then((refusal) => {
        if (refusal?.refused !== 'undo-others') tell(refusal);
        else toast({ kind: 'no', text: sentenceOf(refusal), action: asks });
      }),
    async hint(isAwaited) {
      const answer = await model.hint();
      if (!isRefused(answer)) return answer;
      if (isAwaited()) tell(answer);
      return undefined;
    },
  };
}
