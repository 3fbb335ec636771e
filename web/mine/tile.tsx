import './tile.css';
import type { FinishedGame } from '#wire/finished.ts';
import { coverOf, posterOf } from '../posters.ts';
import { settings } from '../settings.ts';
import { titleOf } from '../titles.ts';
import { COMPANIES, companyOf, kindOf, type Total, totalOf } from './totals.ts';
import { mineWords } from './words.ts';

interface TileProps {
  readonly kind: string;
  readonly games: readonly FinishedGame[];
}

/** Wins at one game: all of them, and by kind, by company and by number of seats. */
export function Tile({ kind, games }: TileProps) {
  const say = mineWords.value;
  const { crew = false, kinds } = posterOf(kind) ?? {};
  const of = (those: (game: FinishedGame) => boolean): Total => totalOf(games.filter(those), crew);
  const all = of(() => true);
  const seats = [...new Set(games.map((game) => game.seats))].toSorted((one, other) => one - other);
  const parts = [
    ...Object.entries(kinds?.names ?? {}).map(([id, name]) => ({
      name: name[settings.language.value],
      total: of((game) => kinds !== undefined && kindOf(game, kinds) === id),
    })),
    ...COMPANIES.map((company) => ({ name: say.against[company], total: of((game) => companyOf(game) === company) })),
    ...seats.map((count) => ({ name: say.seats(count), total: of((game) => game.seats === count) })),
  ];
  return (
    <section class="paper tile" data-game={kind} aria-labelledby={`wins-${kind}`}>
      <img src={coverOf(kind)} alt="" />
      <div>
        <h2 id={`wins-${kind}`}>{titleOf(kind)}</h2>
        <p class="wins">
          <strong>{say.won(all.won, all.of)}</strong>
          {all.even !== undefined && all.of > 0 && <span>{say.even(number(all.even))}</span>}
        </p>
        {all.of > 0 && (
          <i class="share" aria-hidden="true">
            <b style={{ width: `${(100 * all.won) / all.of}%` }} />
            {all.even !== undefined && <u style={{ left: `${(100 * all.even) / all.of}%` }} />}
          </i>
        )}
        <ul>
          {parts
            .filter(({ total }) => total.of > 0 && total.of < all.of)
            .map(({ name, total }) => (
              <li key={name}>{say.part(name, total.won, total.of)}</li>
            ))}
        </ul>
      </div>
    </section>
  );
}

const number = (value: number): string =>
  new Intl.NumberFormat(settings.language.value, { maximumFractionDigits: 1 }).format(value);
