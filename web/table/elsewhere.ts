import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableLine } from '#wire/messages.ts';
import { go, tablePath } from '../route.ts';
import { titleOf } from '../titles.ts';
import { toast } from '../toasts.tsx';
import type { Venue } from '../venue.ts';
import { words } from './words/index.ts';

/** Tells the reader when another table is waiting for them of the same venue. */
export function useTurnsElsewhere(venue: Venue, here: string): void {
  useEffect(() => {
    let known = new Set<string>();
    const learn = (mine: readonly TableLine[], isNews: boolean): void => {
      const waiting = mine.filter(({ yourTurn, table }) => yourTurn && table !== here);
      if (isNews) for (const line of waiting) if (!known.has(line.table)) call(line);
      known = new Set(waiting.map(({ table }) => table));
    };
    const endListening = venue.on((push) => {
      if (push.push === 'lists') learn(push.mine, true);
    });
    // A new connection has to be told again that somebody listens.
    const endAsking = effect(() => {
      if (venue.state.value !== 'open') return;
      void venue.ask('lobby', { on: true }).then((lists) => 'mine' in lists && learn(lists.mine, false));
    });
    return () => {
      endAsking();
      endListening();
      void venue.ask('lobby', { on: false });
    };
  }, [venue, here]);
}

function call({ table, game, names }: TableLine): void {
  toast({
    kind: 'you',
    text: words.value.toast.yourTurn(titleOf(game), names),
    action: { name: words.value.toast.go, run: () => go(tablePath(table)) },
  });
}
