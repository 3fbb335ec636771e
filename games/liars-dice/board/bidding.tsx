import { useState } from 'preact/hooks';
import type { BoardProps } from '#board/contract.ts';
import { FACES } from '../components.ts';
import type { Event, Move } from '../state.ts';
import type { Words } from '../text/en.ts';
import type { View } from '../view.ts';
import { Die } from './die.tsx';

interface Props extends Pick<BoardProps<View, Move, Event>, 'moves' | 'busy' | 'act'> {
  readonly words: Words;
}

/** How many dice and which face, or a doubt: exactly the moves that are offered. */
export function Bidding({ moves, busy, act, words: { board: say, dice, move: sentence, twin } }: Props) {
  const bids = moves.flatMap(({ name, move }) => (move.type === 'bid' ? [{ name, ...move }] : []));
  const doubt = moves.find(({ move }) => move.type === 'doubt');
  const counts = [...new Set(bids.map(({ count }) => count))];
  const [wanted, want] = useState(0);
  const count = counts.includes(wanted) ? wanted : counts[0];
  if (moves.length === 0) return null;
  return (
    <section class="bidding" aria-label={say.yourBid}>
      {count !== undefined && (
        <div class="count">
          <Step label={say.fewer} sign="−" to={count - 1} among={counts} want={want} />
          <output aria-label={twin.inPlay(count)}>{count}</output>
          <Step label={say.more} sign="+" to={count + 1} among={counts} want={want} />
        </div>
      )}
      <div class="faces">
        {FACES.map((face) => {
          const bid = bids.find((each) => each.count === count && each.face === face);
          return (
            <button
              key={face}
              type="button"
              class="offer"
              aria-label={sentence.bid(dice(count ?? 1, face))}
              aria-disabled={busy || bid === undefined}
              onClick={() => bid && !busy && act(bid.name)}
            >
              <Die face={face} />
            </button>
          );
        })}
      </div>
      {doubt && (
        <button type="button" class="button main offer" aria-disabled={busy} onClick={() => !busy && act(doubt.name)}>
          {say.doubt}
        </button>
      )}
    </section>
  );
}

interface StepProps {
  readonly label: string;
  readonly sign: string;
  readonly to: number;
  readonly among: readonly number[];
  want(count: number): void;
}

const Step = ({ label, sign, to, among, want }: StepProps) => (
  <button
    type="button"
    class="button"
    aria-label={label}
    aria-disabled={!among.includes(to)}
    onClick={() => among.includes(to) && want(to)}
  >
    {sign}
  </button>
);
