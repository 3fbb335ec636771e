import type { Signal } from '@preact/signals';
import type { Chapter } from '#table/text.ts';
import { rulesPath } from '../route.ts';
import { words } from '../words/index.ts';
import { hitsInChapter } from './search.ts';
import { Seek } from './seek.tsx';

interface Props {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  readonly rule: string;
  readonly query: Signal<string>;
}

/** The chapters, and a search that counts its hits in each. */
export function Index({ game, chapters, rule, query }: Props) {
  const say = words.value.book;
  const current = chapters.find(({ rules }) => rules.some(({ id }) => id === rule));
  const hits = chapters.map((chapter) => hitsInChapter(chapter, query.value));
  return (
    <div class="index">
      <h1>{say.heading}</h1>
      <Seek query={query} label={say.search} />
      <p class="hits" role="status">
        {query.value.trim() !== '' && <Hits hits={hits} />}
      </p>
      <nav aria-label={say.chapters}>
        <ol>
          {chapters.map((chapter, i) => (
            <li key={chapter.title}>
              <a
                href={rulesPath(game, chapter.rules[0]!.id)}
                aria-current={chapter === current ? 'true' : undefined}
                onClick={() => {
                  query.value = '';
                }}
              >
                <b aria-hidden="true">{i + 1}</b>
                <span>{chapter.title}</span>
                {hits[i]! > 0 && <em>{hits[i]}</em>}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <p class="source">
        {say.source} <i class="own">{say.ours}</i>
      </p>
    </div>
  );
}

function Hits({ hits }: { readonly hits: readonly number[] }) {
  const say = words.value.book;
  const all = hits.reduce((sum, each) => sum + each, 0);
  if (all === 0) return <b>{say.noHits}</b>;
  return (
    <>
      <b>{say.hits(all)}</b> {say.inChapters(hits.filter((each) => each > 0).length)}
    </>
  );
}
