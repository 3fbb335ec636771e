import { useSignal } from '@preact/signals';
import { Choose } from '#look/choose.tsx';
import { Dialog } from '#look/dialog.tsx';
import { STRENGTHS } from '#table/bot.ts';
import { keepOpponents, type Opponents, opponentsOf } from '../new/habits.ts';
import { type GameId, POSTERS } from '../posters.ts';
import { strengthsOf } from '../strengths.ts';
import { titleOf } from '../titles.ts';
import { words } from '../words/index.ts';

interface Props {
  readonly game: GameId;
  close(): void;
  play(): void;
}

/** How many bots one plays against at once, and how strong they are: kept on this device. */
export function OpponentsSheet({ game, close, play }: Props) {
  const say = words.value.home.opponents;
  const strengths = strengthsOf(game);
  const chosen = useSignal(opponentsOf(game));
  const choose = (change: Partial<Opponents>): void => {
    chosen.value = { ...chosen.value, ...change };
    keepOpponents(game, chosen.value);
  };
  const { min, max } = POSTERS[game].seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i - 1);
  return (
    <Dialog title={`${titleOf(game)}: ${say.title}`} close={words.value.close} kind="opponents" onClose={close}>
      <div class="line">
        <b>{say.howMany}</b>
        <Choose
          label={say.howMany}
          value={String(chosen.value.bots)}
          choices={counts.map((count) => ({ value: String(count), name: count }))}
          onChoose={(count) => choose({ bots: Number(count) })}
        />
      </div>
      {chosen.value.bots > 0 && (
        <div class="line">
          <b>{say.howStrong}</b>
          <Choose
            label={say.howStrong}
            value={chosen.value.strength}
            choices={STRENGTHS.map((strength) => ({ value: strength, name: strengths[strength] }))}
            onChoose={(strength) => choose({ strength })}
          />
        </div>
      )}
      <footer>
        <button type="button" class="button main" onClick={play}>
          {words.value.home.playNow}
        </button>
      </footer>
    </Dialog>
  );
}
