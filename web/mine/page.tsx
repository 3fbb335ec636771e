import '../paper.css';
import './mine.css';
import { useEffect, useState } from 'preact/hooks';
import { Dots } from '#look/band.tsx';
import { Icon } from '#look/icon.tsx';
import { isRefused } from '#table/refusal.ts';
import type { Balance } from '#table/verdict.ts';
import type { FinishedGame } from '#wire/finished.ts';
import { errands } from '../device/workers.ts';
import { coverOf, posterOf } from '../posters.ts';
import { spotPath, tablePath, whyPath } from '../route.ts';
import { finished } from '../server/people.ts';
import { settings } from '../settings.ts';
import { told } from '../table/decided/numbers.ts';
import { useTitle } from '../title.ts';
import { titleOf } from '../titles.ts';
import { TopBar } from '../top-bar.tsx';
import { words } from '../words/index.ts';
import { useCounting } from './counting.ts';
import { saveGames } from './file.ts';
import { FilterBar, useFilters } from './filters.tsx';
import { fortuneOf, latestOf } from './fortune.ts';
import { Fortunes } from './fortunes.tsx';
import { Tile } from './tile.tsx';
import { isWon, kindOf, streakOf } from './totals.ts';
import { mineWords } from './words.ts';

/** What is there to show. */
interface Found {
  readonly games: readonly FinishedGame[];
  /** The server did not answer. */
  readonly isPart: boolean;
}

/** So many lines are shown at first, and more at a press. */
const STRETCH = 50;

/** Every finished game of one's own, at the server and on this device; nobody else sees it. */
export function MyGamesPage() {
  const say = mineWords.value;
  useTitle(say.title);
  const found = useFound();
  const [shown, setShown] = useState(STRETCH);
  const all = found?.games ?? [];
  const kinds = [...new Set(all.map((each) => each.game))];
  const latest = latestOf(all, isCrewGame);
  const counting = useCounting(latest);
  const streak = streakOf(all.map((each) => isWon(each, isCrewGame(each.game))));
  const filters = useFilters(all, wordsOf);
  const { matching } = filters;
  return (
    <>
      <TopBar />
      <main id="main" class="sheets my-games" aria-busy={found === undefined}>
        <h1>{say.title}</h1>
        <p>{say.private}</p>
        {found === undefined ? (
          <p>
            {say.loading} <Dots />
          </p>
        ) : (
          <>
            {found.isPart && <p>{say.failed}</p>}
            {all.length === 0 ? (
              <p>{say.none}</p>
            ) : (
              <>
                <div class="totals">
                  {kinds.map((kind) => (
                    <Tile key={kind} kind={kind} games={all.filter((each) => each.game === kind)} />
                  ))}
                </div>
                {latest.length > 0 && <Fortunes latest={latest} counting={counting} />}
                <p>{say.streak(streak.now, streak.best)}</p>
                <section class="paper" aria-label={say.games}>
                  <FilterBar all={all} filters={filters} />
                  {matching.length === 0 && <p role="status">{say.noMatch}</p>}
                  <ol class="played">
                    {matching.slice(0, shown).map((each) => (
                      <Line key={each.table} game={each} balances={counting.known.get(each.table)} />
                    ))}
                  </ol>
                  {matching.length > shown && (
                    <button type="button" class="button" onClick={() => setShown(shown + STRETCH)}>
                      {say.more(Math.min(STRETCH, matching.length - shown))}
                    </button>
                  )}
                  <p>
                    <button type="button" class="button" onClick={() => void saveGames()}>
                      <Icon sign="save" />
                      {words.value.settings.games}
                    </button>
                  </p>
                </section>
              </>
            )}
          </>
        )}
      </main>
    </>
  );
}

const isCrewGame = (game: string): boolean => posterOf(game)?.crew === true;
const dateOf = (when: number): string =>
  new Intl.DateTimeFormat(settings.language.value, { dateStyle: 'medium' }).format(when);

const othersOf = ({ others }: FinishedGame): string =>
  others.length === 0 ? mineWords.value.alone : others.map(({ name }) => name || '…').join(', ');

/** What it can be found by. */
const wordsOf = (game: FinishedGame): string =>
  [nameOf(game), titleOf(game.game), dateOf(game.when), othersOf(game), mineWords.value.result[resultOf(game)]]
    .join(' ')
    .toLocaleLowerCase(settings.language.value);

/** A game, or which kind of it was played. */
function nameOf({ game, options }: FinishedGame): string {
  const kinds = posterOf(game)?.kinds;
  return kinds?.names[kindOf({ options }, kinds)]?.[settings.language.value] ?? titleOf(game);
}

type Result = 'won' | 'lost' | 'over' | 'given';

function resultOf(game: FinishedGame): Result {
  if (game.winners === undefined) return 'given';
  const won = isWon(game, isCrewGame(game.game));
  return won === undefined ? 'over' : won ? 'won' : 'lost';
}

/** A place says more than won or lost where there are three and more, and one seat is one's own. */
const isRanked = ({ game, place, seats, mine }: FinishedGame): boolean =>
  place !== undefined && seats > 2 && mine.length === 1 && !isCrewGame(game);

interface LineProps {
  readonly game: FinishedGame;
  readonly balances: readonly Balance[] | undefined;
}

function Line({ game, balances = [] }: LineProps) {
  const luck = fortuneOf(game, balances)?.luck;
  return (
    <li>
      <img class="sign" src={coverOf(game.game)} alt="" />
      <time dateTime={new Date(game.when).toISOString()}>{dateOf(game.when)}</time>
      <div>
        <a href={tablePath(game.table)}>{nameOf(game)}</a>
        <small>{othersOf(game)}</small>
        {luck !== undefined && (
          <small>
            <a href={whyPath(game.table)}>{mineWords.value.lucky(told(luck))}</a>
          </small>
        )}
      </div>
      <b class={resultOf(game)}>
        {mineWords.value.result[resultOf(game)]}
        {isRanked(game) && <small>{mineWords.value.place(game.place!, game.seats)}</small>}
      </b>
      <a class="button" href={spotPath(game.table, { at: 0 })} aria-label={mineWords.value.playback}>
        <Icon sign="on" />
      </a>
    </li>
  );
}

function useFound(): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let isGone = false;
    const here = errands()
      .finished()
      .catch(() => []);
    void Promise.all([finished(), here]).then(([atServer, onDevice]) => {
      if (isGone) return;
      const isPart = isRefused(atServer) && atServer.refused !== 'person-needed';
      const games = [...(isRefused(atServer) ? [] : atServer), ...onDevice].toSorted(
        (one, other) => other.when - one.when,
      );
      setFound({ games, isPart });
    });
    return () => {
      isGone = true;
    };
  }, []);
  return found;
}
