import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableLine } from '#wire/messages.ts';
import { go, tablePath } from '../route.ts';
import { titleOf } from '../titles.ts';
import { toast } from '../toasts.tsx';
import type { Venue } from '../venue.ts';
import { words } from './words/index.ts';

interface Reader {
  /** The table that they look at. */
  readonly here?: string;
  /** The table whose game they wait for: if it has begun before anybody listened, that is news too. */
  readonly awaited?: string | undefined;
}

/** Tells the reader when another table of the same venue is waiting for them, or its game has begun. */
export function useNewsElsewhere(venue: Venue | undefined, { here, awaited }: Reader): void {
  useEffect(() => {
    if (venue === undefined) return undefined;
    let known = new Set<string>();
    let seating = new Set(awaited === undefined ? [] : [awaited]);
    const shown: (() => void)[] = [];
    const learn = (mine: readonly TableLine[], isNews: boolean): void => {
      const others = mine.filter(({ table }) => table !== here);
      const waiting = others.filter(({ yourTurn }) => yourTurn);
      for (const line of others) {
        const begins = line.phase === 'playing' && seating.has(line.table);
        if (begins) shown.push(call(line, 'begun'));
        else if (isNews && line.yourTurn && !known.has(line.table)) call(line, 'yourTurn');
      }
      known = new Set(waiting.map(({ table }) => table));
      seating = new Set(others.filter(({ phase }) => phase === 'seating').map(({ table }) => table));
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
      for (const put of shown) put();
      void venue.ask('lobby', { on: false });
    };
  }, [venue, here, awaited]);
}

/** That a game has begun is said until the reader goes there, or elsewhere; whose turn it is comes again. */
function call({ table, game, names }: TableLine, what: 'begun' | 'yourTurn'): () => void {
  return toast({
    kind: 'you',
    text: words.value.toast[what](titleOf(game), names),
    action: { name: words.value.toast.go, run: () => go(tablePath(table)) },
    ...(what === 'begun' && { stays: true }),
  });
}
