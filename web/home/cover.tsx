import { useSignal } from '@preact/signals';
import { Dots } from '#look/band.tsx';
import { Icon } from '#look/icon.tsx';
import { hatched } from '../hatched.ts';
import { opponentsOf } from '../new/habits.ts';
import { usePlayNow } from '../new/play-now.ts';
import { coverOf, type GameId, POSTERS, span } from '../posters.ts';
import { go, newPath, primerPath } from '../route.ts';
import { strengthsOf } from '../strengths.ts';
import { lureOf, titleOf } from '../titles.ts';
import { server } from '../venue.ts';
import { words } from '../words/index.ts';
import { FirstTime, LearnLink, setOffered } from './learn.tsx';
import { OpponentsSheet } from './opponents.tsx';

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
        <a
          class="book"
          href={primerPath(game)}
          aria-label={words.value.primer.title(title)}
          title={words.value.primer.title(title)}
        >
          <Icon sign="book" />
        </a>
        <LearnLink game={game} />
      </p>
      <FirstTime game={game} />
      <div class="actions">
        <PlayNow game={game} />
        <Invite game={game} />
        <a class="button" href={newPath(game, true)} aria-label={`${say.onThisDevice}: ${title}`}>
          {say.onThisDevice}
        </a>
      </div>
    </article>
  );
}

/** Hatched while there is no server to invite to; then it says why, and what can be done instead. */
function Invite({ game }: { readonly game: GameId }) {
  const say = words.value.home;
  return (
    <a
      class="button"
      href={newPath(game)}
      aria-label={`${say.invite}: ${titleOf(game)}`}
      {...hatched(server(), {
        why: say.inviteAway,
        instead: { name: say.onThisDevice, run: () => go(newPath(game, true)) },
      })}
    >
      {say.invite}
    </a>
  );
}

/** One press plays against the bots that were chosen last; the smaller one beside it chooses others. */
function PlayNow({ game }: { readonly game: GameId }) {
  const say = words.value.home;
  const { busy, play } = usePlayNow(game);
  const title = titleOf(game);
  const choosing = useSignal(false);
  const { bots, strength } = opponentsOf(game);
  const chosen = say.opponents.chosen(bots, strengthsOf(game)[strength]);
  return (
    <div class="now">
      <button
        type="button"
        class="button main"
        aria-label={`${say.playNow}: ${title}`}
        aria-busy={busy.value}
        onClick={play}
      >
        {busy.value ? <Dots /> : say.playNow}
      </button>
      <button
        type="button"
        class="against"
        aria-label={`${title}: ${chosen}`}
        aria-haspopup="dialog"
        title={chosen}
        onClick={() => {
          choosing.value = true;
        }}
      >
        <Icon sign="bot" />
        {bots}
      </button>
      {choosing.value && (
        <OpponentsSheet
          game={game}
          close={() => {
            choosing.value = false;
          }}
          play={() => {
            choosing.value = false;
            setOffered(game);
            void play();
          }}
        />
      )}
    </div>
  );
}
