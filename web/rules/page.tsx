import './rules.css';
import './chapters.css';
import './collection.css';
import './rules-small.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '#look/icon.tsx';
import { hasCards, useGameBoard, useGameText } from '../games.ts';
import { useLessons } from '../lesson/lessons.ts';
import { GAMES, isGame } from '../posters.ts';
import { cardsPath, primerPath, rulesPath } from '../route.ts';
import { settings } from '../settings.ts';
import { useTitle } from '../title.ts';
import { titleOf } from '../titles.ts';
import { TopBar } from '../top-bar.tsx';
import { words } from '../words/index.ts';
import { BackToTable } from './back.tsx';
import { Chapters } from './chapters.tsx';
import { Collection } from './collection.tsx';
import { Index } from './index.tsx';

/** The rules of a game, to read, to search, and opened at one of them. */
export function RulesPage({ game, rule }: { readonly game: string; readonly rule: string }) {
  const say = words.value.book;
  const query = useSignal('');
  const text = useGameText(game);
  const board = useGameBoard(game);
  const lessons = useLessons(game);
  const cabinets = board?.cabinets(settings.language.value) ?? [];
  const title = isGame(game) ? titleOf(game) : '';
  useTitle(isGame(game) ? say.title(title) : say.noGame);
  useOpened(rule, text !== undefined, lessons);
  return (
    <div class="reading" data-game={game}>
      <TopBar
        title={title}
        tools={<Ways game={game} hasPrimer={board?.primer !== undefined} hasCards={hasCards(game)} />}
        menu={<OtherGames game={game} />}
      />
      <main id="main" class="book">
        {text === undefined ? (
          <h1>{isGame(game) ? say.heading : say.noGame}</h1>
        ) : (
          <>
            <Index game={game} chapters={text.rules} rule={rule} query={query} />
            <Chapters
              game={game}
              chapters={text.rules}
              specimens={cabinets.flatMap(({ specimens }) => specimens)}
              examples={board?.examples?.(settings.language.value) ?? []}
              lessons={lessons ?? []}
              rule={rule}
              query={query.value}
            />
            <Collection game={game} cabinets={cabinets} chapters={text.rules} rule={rule} query={query.value} />
          </>
        )}
      </main>
    </div>
  );
}

/** Brings the opened rule into sight, and the keyboard to it. */
function useOpened(rule: string, loaded: boolean, lessons: unknown): void {
  useEffect(() => {
    const entry = loaded && rule !== '' ? document.getElementById(rule) : null;
    entry?.focus({ preventScroll: true });
    // Another face has other lengths of line: what was in sight before it came may not be afterwards.
    const show = () => entry?.scrollIntoView({ block: 'center' });
    show();
    void document.fonts.ready.then(show);
    // The ways into lessons come a little later, and take room as well.
  }, [rule, loaded, lessons === undefined]);
}

interface WaysProps {
  readonly game: string;
  readonly hasPrimer: boolean;
  readonly hasCards: boolean;
}

/** Back to the table, to the short of it, and on to the cards. */
function Ways({ game, hasPrimer, hasCards }: WaysProps) {
  const say = words.value.book;
  return (
    <>
      <BackToTable />
      {hasPrimer && (
        <a class="tool" href={primerPath(game)} aria-label={say.inShort}>
          <Icon sign="hour" />
          <span>{say.inShort}</span>
        </a>
      )}
      {hasCards && (
        <a class="tool" href={cardsPath(game)} aria-label={say.cards}>
          <Icon sign="cards" />
          <span>{say.cards}</span>
        </a>
      )}
    </>
  );
}

function OtherGames({ game }: { readonly game: string }) {
  return (
    <>
      {GAMES.filter((other) => other !== game).map((other) => (
        <a key={other} href={rulesPath(other)}>
          <Icon sign="book" />
          {words.value.book.title(titleOf(other))}
        </a>
      ))}
    </>
  );
}
