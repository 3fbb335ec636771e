import type { Example, Specimen } from '#board/contract.ts';
import type { TaughtLesson } from '#table/lesson.ts';
import type { Chapter } from '#table/text.ts';
import { copy } from '../copy.ts';
import { LessonOf } from '../lesson/links.tsx';
import { rulesPath } from '../route.ts';
import { words } from '../words/index.ts';
import { Exhibit } from './collection.tsx';
import { Worked } from './example.tsx';
import { Marked } from './marked.tsx';
import { hitsInRule } from './search.ts';

interface Props {
  readonly game: string;
  readonly chapters: readonly Chapter[];
  readonly specimens: readonly Specimen[];
  readonly examples: readonly Example[];
  readonly lessons: readonly TaughtLesson[];
  readonly rule: string;
  readonly query: string;
}

type Rule = Chapter['rules'][number];

/** The rules themselves; while something is looked for, only those where it is found. */
export function Chapters({ game, chapters, specimens, examples, lessons, rule, query }: Props) {
  const searching = query.trim() !== '';
  const shown = (each: Rule): boolean => !searching || hitsInRule(each, query) > 0;
  return (
    <article class="pages">
      {chapters.map((chapter, i) => {
        const rules = chapter.rules.filter(shown);
        if (rules.length === 0) return null;
        return (
          <section key={chapter.title} class="chapter" aria-labelledby={`chapter-${i}`}>
            <header>
              <span class="no" aria-hidden="true">
                {i + 1}
              </span>
              <h2 id={`chapter-${i}`}>{chapter.title}</h2>
            </header>
            {rules.map((each) => (
              <Entry
                key={each.id}
                game={game}
                rule={each}
                specimens={specimens.filter((specimen) => specimen.rule === each.id)}
                example={examples.find((example) => example.rule === each.id)}
                lessons={lessons}
                opened={each.id === rule}
                query={query}
              />
            ))}
          </section>
        );
      })}
    </article>
  );
}

interface EntryProps {
  readonly game: string;
  readonly rule: Rule;
  /** The pieces that it speaks of. */
  readonly specimens: readonly Specimen[];
  readonly example: Example | undefined;
  readonly lessons: readonly TaughtLesson[];
  readonly opened: boolean;
  readonly query: string;
}

function Entry({ game, rule, specimens, example, lessons, opened, query }: EntryProps) {
  const say = words.value.book;
  const link = window.location.origin + rulesPath(game, rule.id);
  return (
    <section id={rule.id} class={opened ? 'entry opened' : 'entry'} tabIndex={-1}>
      <button type="button" class="chip" aria-label={say.copyLink(rule.id)} onClick={() => copy(link, say.copied)}>
        {rule.id}
      </button>
      <div>
        <h3>
          <Marked text={rule.title} query={query} />
        </h3>
        <p>
          <Linked game={game} text={rule.text} query={query} /> {rule.ours && <i class="own">{say.ours}</i>}
        </p>
        <LessonOf game={game} rule={rule.id} lessons={lessons} />
        {example !== undefined && <Worked game={game} example={example} />}
        {specimens.length > 0 && (
          <div class="exhibits" aria-hidden="true">
            {specimens.map((specimen) => (
              <figure key={specimen.name}>
                <Exhibit game={game} specimen={specimen} />
                <figcaption>{specimen.name}</figcaption>
              </figure>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

/** A text in which other rules are named, each a link to it. */
function Linked({ game, text, query }: { readonly game: string; readonly text: string; readonly query: string }) {
  return (
    <>
      {text.split(/\b([A-Z]\d+)\b/).map((part, i) =>
        i % 2 === 1 ? (
          <a key={i} class="rule" href={rulesPath(game, part)}>
            {part}
          </a>
        ) : (
          <Marked key={i} text={part} query={query} />
        ),
      )}
    </>
  );
}
