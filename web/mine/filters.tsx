import { useState } from 'preact/hooks';
import { Choose } from '#look/choose.tsx';
import type { FinishedGame } from '#wire/finished.ts';
import { posterOf } from '../posters.ts';
import { settings } from '../settings.ts';
import { titleOf } from '../titles.ts';
import { COMPANIES, type Company, companyOf, kindOf } from './totals.ts';
import { mineWords } from './words.ts';

const ALL = 'all' as const;

/** What is looked for among one's games: `all` of a row, or one thing of it. */
interface Filter {
  readonly game: string;
  /** Of the game that is chosen, where it has kinds. */
  readonly kind: string;
  readonly company: Company | typeof ALL;
  readonly seats: string;
  readonly sought: string;
}

const NOTHING: Filter = { game: ALL, kind: ALL, company: ALL, seats: ALL, sought: '' };

export interface Filters {
  readonly matching: readonly FinishedGame[];
  readonly filter: Filter;
  choose(part: Partial<Filter>): void;
}

/** Picks games out of all of them; `wordsOf` says what one can be found by. */
export function useFilters(all: readonly FinishedGame[], wordsOf: (game: FinishedGame) => string): Filters {
  const [filter, setFilter] = useState(NOTHING);
  const { game, kind, company, seats, sought } = filter;
  const kinds = posterOf(game)?.kinds;
  const matching = all.filter(
    (each) =>
      (game === ALL || each.game === game) &&
      (kind === ALL || kinds === undefined || kindOf(each, kinds) === kind) &&
      (company === ALL || companyOf(each) === company) &&
      (seats === ALL || each.seats === Number(seats)) &&
      wordsOf(each).includes(sought.trim().toLocaleLowerCase(settings.language.value)),
  );
  return { matching, filter, choose: (part) => setFilter({ ...filter, ...part }) };
}

/** The rows to choose from; a row with a single thing to choose is not shown. */
export function FilterBar({ all, filters }: { readonly all: readonly FinishedGame[]; readonly filters: Filters }) {
  const say = mineWords.value;
  const { filter, choose } = filters;
  const games = [...new Set(all.map((each) => each.game))];
  const counts = [...new Set(all.map((each) => each.seats))].toSorted((one, other) => one - other);
  const kinds = Object.entries(posterOf(filter.game)?.kinds?.names ?? {});
  const everything = { value: ALL, name: say.all };
  return (
    <div class="filters">
      <Choose
        label={say.games}
        value={filter.game}
        choices={[everything, ...games.map((game) => ({ value: game, name: titleOf(game) }))]}
        onChoose={(game) => choose({ game, kind: ALL })}
      />
      {kinds.length > 0 && (
        <Choose
          label={say.kinds}
          value={filter.kind}
          choices={[everything, ...kinds.map(([id, name]) => ({ value: id, name: name[settings.language.value] }))]}
          onChoose={(kind) => choose({ kind })}
        />
      )}
      <Choose
        label={say.company}
        value={filter.company}
        choices={([ALL, ...COMPANIES] as const).map((each) => ({ value: each, name: say.with[each] }))}
        onChoose={(company) => choose({ company })}
      />
      {counts.length > 1 && (
        <Choose
          label={say.players}
          value={filter.seats}
          choices={[everything, ...counts.map((count) => ({ value: `${count}`, name: `${count}` }))]}
          onChoose={(seats) => choose({ seats })}
        />
      )}
      <label class="seek">
        <span>{say.search}</span>
        <input type="search" value={filter.sought} onInput={(event) => choose({ sought: event.currentTarget.value })} />
      </label>
    </div>
  );
}
