import type { Cabinet, Specimen } from '#board/contract.ts';
import type { Chapter } from '#table/text.ts';
import { rulesPath } from '../route.ts';
import { words } from '../words/index.ts';
import { Marked } from './marked.tsx';
import { isFound } from './search.ts';

interface Props {
  readonly game: string;
  readonly cabinets: readonly Cabinet[];
  readonly chapters: readonly Chapter[];
  readonly rule: string;
  readonly query: string;
}

/** All that is in the box, each piece a way to its rule; while something is looked for, only where it is found. */
export function Collection({ game, cabinets, chapters, rule, query }: Props) {
  const titleOf = (id: string): string =>
    chapters.flatMap(({ rules }) => rules).find((each) => each.id === id)?.title ?? '';
  const shown = cabinets
    .map((cabinet) => ({ ...cabinet, specimens: cabinet.specimens.filter((each) => isFound(each, query)) }))
    .filter(({ specimens }) => specimens.length > 0);
  if (shown.length === 0) return null;
  return (
    <aside class="collection" aria-label={words.value.book.pieces}>
      {shown.map((cabinet) => (
        <section key={cabinet.rule}>
          <h2>{titleOf(cabinet.rule)}</h2>
          <ul>
            {cabinet.specimens.map((specimen) => (
              <li key={specimen.name}>
                <a href={rulesPath(game, specimen.rule)} class={specimen.rule === rule ? 'opened' : ''}>
                  <Exhibit game={game} specimen={specimen} />
                  <span>
                    <b>
                      <Marked text={specimen.name} query={query} />
                    </b>
                    <small>
                      <Marked text={specimen.words} query={query} />
                    </small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </aside>
  );
}

/** A piece as its game draws it; its name stands beside it. */
export const Exhibit = ({ game, specimen }: { readonly game: string; readonly specimen: Specimen }) => (
  <span class={`specimen ${game}`} aria-hidden="true">
    {specimen.picture}
  </span>
);
