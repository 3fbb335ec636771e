import { useSignal } from '@preact/signals';
import { Dots } from '#look/band.tsx';
import { Icon } from '#look/icon.tsx';
import { isRefused } from '#table/refusal.ts';
import { playNow } from '../new/create.ts';
import { coverOf, type GameId, POSTERS, span } from '../posters.ts';
import { explain } from '../refusals.ts';
import { go, newPath, rulesPath, tablePath } from '../route.ts';
import { lureOf, titleOf } from '../titles.ts';
import { words } from '../words/index.ts';

/** A game's poster, and the three ways to its table. */
export function Cover({ game }: { readonly game: GameId }) {
  const say = words.value.home;
  const { seats, minutes } = POSTERS[game];
  const title = titleOf(game);
  return (
    <article class="cover" data-game={game}>
      <img class="art" src={coverOf(game)} width="360" height="600" alt="" />
      <h2>{title}</h2>
      <p class="words">
        <strong>{lureOf(game)}</strong>
        <span>{say.players(span(seats))}</span>
        <span>{say.minutes(span(minutes))}</span>
        <a class="book" href={rulesPath(game)} aria-label={say.rulesOf(title)}>
          <Icon sign="book" />
        </a>
      </p>
      <div class="actions">
        <PlayNow game={game} />
        <a class="button" href={newPath(game)} aria-label={`${say.invite}: ${title}`}>
          {say.invite}
        </a>
        <a class="button" href={newPath(game, true)} aria-label={`${say.onThisDevice}: ${title}`}>
          {say.onThisDevice}
        </a>
      </div>
    </article>
  );
}

function PlayNow({ game }: { readonly game: GameId }) {
  const say = words.value.home;
  const busy = useSignal(false);
  const play = async () => {
    if (busy.value) return;
    busy.value = true;
    const table = await playNow(game);
    busy.value = false;
    if (isRefused(table)) explain(table);
    else go(tablePath(table.table));
  };
  return (
    <button
      type="button"
      class="button main"
      aria-label={`${say.playNow}: ${titleOf(game)}`}
      aria-busy={busy.value}
      onClick={play}
    >
      {busy.value ? <Dots /> : say.playNow}
    </button>
  );
}
