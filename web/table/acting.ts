import { isRefused, type Refused } from '#table/refusal.ts';
import type { AnyGameText } from '#table/text.ts';
import type { Advised } from '#wire/messages.ts';
import { sentenceOf } from '../refusals.ts';
import { play } from '../sound.ts';
import { hush, toast } from '../toasts.tsx';
import type { TableModel } from './model.ts';
import { words } from './words/index.ts';

/** What a person can do at a table; every no is explained. */
export interface Acting {
  act(notation: string): void;
  undo(): void;
  hint(): Promise<Advised | undefined>;
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
  return {
    act: (notation) => {
      hush();
      void model.move(notation).then(tell);
    },
    undo: () => void model.undo().then(tell),
    async hint() {
      const answer = await model.hint();
      if (!isRefused(answer)) return answer;
      tell(answer);
      return undefined;
    },
  };
}
