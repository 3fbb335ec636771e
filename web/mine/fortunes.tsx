import './fortunes.css';
import { clearly, type Measure, NOTHING, WIDE } from '#table/measure.ts';
import type { FinishedGame } from '#wire/finished.ts';
import { settings } from '../settings.ts';
import { giveOrTake, inWins } from '../table/decided/numbers.ts';
import type { Counting } from './counting.ts';
import { addedUp, type Fortune, fortuneOf, monthsOf } from './fortune.ts';
import { mineWords } from './words.ts';

interface FortunesProps {
  readonly latest: readonly FinishedGame[];
  readonly counting: Counting;
}

/** What luck gave and took over the latest games, and what decisions cost, month by month. */
export function Fortunes({ latest, counting }: FortunesProps) {
  const say = mineWords.value;
  const { known, left, going, start, stop } = counting;
  const fortunes = latest.flatMap((game) => fortuneOf(game, known.get(game.table) ?? []) ?? []);
  return (
    <section class="paper fortunes" aria-labelledby="fortunes">
      <h2 id="fortunes">{say.fortunes}</h2>
      {fortunes.length === 0 ? <p>{say.uncounted}</p> : <Told fortunes={fortunes} />}
      {going !== undefined ? (
        <p class="count" role="status">
          {say.counting(going.done + 1, going.of)}
          <button type="button" class="button" onClick={stop}>
            {say.stop}
          </button>
        </p>
      ) : (
        left.length > 0 && (
          <button type="button" class="button" onClick={start}>
            {say.count(left.length)}
          </button>
        )
      )}
    </section>
  );
}

function Told({ fortunes }: { readonly fortunes: readonly Fortune[] }) {
  const say = mineWords.value;
  const sums = addedUp(fortunes);
  const sum = sums.at(-1)!;
  const [wins, error] = [decimal(Math.abs(sum.value)), decimal(WIDE * sum.error)];
  const side = clearly(sum, WIDE) ? 'gave' : clearly({ ...sum, value: -sum.value }, WIDE) ? 'took' : 'even';
  const signed = `${sum.value < 0 ? '−' : '+'}${wins}`;
  return (
    <div class="told">
      <div>
        <p class={`note ${side}`}>{say.owed[side](side === 'even' ? error : wins)}</p>
        <p>{say.luck[side](fortunes.length, side === 'even' ? signed : wins, error)}</p>
      </div>
      <Luck sums={sums} />
      <Costs fortunes={fortunes} />
    </div>
  );
}

const WIDTH = 400;
const HEIGHT = 160;

/** Luck as it added up, with how far off it may be. */
function Luck({ sums }: { readonly sums: readonly Measure[] }) {
  const say = mineWords.value;
  const all = [NOTHING, ...sums];
  const most = Math.max(0.1, ...all.map(({ value, error }) => Math.abs(value) + WIDE * error));
  const x = (i: number): number => (WIDTH * i) / Math.max(1, all.length - 1);
  const y = (wins: number): number => (HEIGHT / 2) * (1 - wins / most);
  const edge = (side: number): readonly string[] =>
    all.map(({ value, error }, i) => `${x(i)} ${y(value + side * WIDE * error)}`);
  return (
    <figure>
      <figcaption>{say.added}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path class="band" d={`M${[...edge(1), ...edge(-1).toReversed()].join('L')}Z`} />
        <path class="even" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="line" d={`M${edge(0).join('L')}`} />
      </svg>
      <p class="ends">
        <span>{say.ago(sums.length)}</span>
        <span>{say.lately}</span>
      </p>
    </figure>
  );
}

/** What decisions cost, in wins of 100 games. */
function Costs({ fortunes }: { readonly fortunes: readonly Fortune[] }) {
  const say = mineWords.value;
  const months = monthsOf(fortunes);
  const most = Math.max(0.01, ...months.map(({ cost }) => cost.value));
  const name = new Intl.DateTimeFormat(settings.language.value, { month: 'short' });
  return (
    <figure>
      <figcaption id="costs">{say.costs}</figcaption>
      <ol class="costs" aria-labelledby="costs">
        {months.map(({ when, cost }) => (
          <li key={when}>
            <span>
              <b>{inWins(cost.value)}</b> <small>±{giveOrTake(cost)}</small>
            </span>
            <i style={{ height: `${(100 * cost.value) / most}%` }} aria-hidden="true" />
            <time dateTime={new Date(when).toISOString()}>{name.format(when)}</time>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const decimal = (wins: number): string =>
  new Intl.NumberFormat(settings.language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(wins);
