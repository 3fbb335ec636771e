import '../table/table.css';
import './page.css';
import { useEffect, useMemo } from 'preact/hooks';
import { Dots } from '#look/band.tsx';
import { useGameBoard, useGameText } from '../games.ts';
import { useTableLeft } from '../left.ts';
import { settings, tempo } from '../settings.ts';
import { useTitle } from '../title.ts';
import { titleOf } from '../titles.ts';
import { TopBar } from '../top-bar.tsx';
import { useLessons } from './lessons.ts';
import { Pupil } from './pupil.ts';
import { Room } from './room.tsx';
import { words } from './words/index.ts';

interface Props {
  readonly game: string;
  readonly lesson: string;
  /** Where to begin, instead of where one was. */
  readonly step: string;
}

/** A lesson, played on the game's real board; no server is asked for anything. */
export function LessonPage({ game, lesson: id, step }: Props) {
  const lessons = useLessons(game);
  const text = useGameText(game);
  const board = useGameBoard(game);
  const taught = lessons?.find(({ lesson }) => id === '' || lesson.id === id);
  const pupil = useMemo(
    () => (taught === undefined ? undefined : new Pupil(game, taught.lesson, tempo, step)),
    [game, taught?.lesson, step],
  );
  useEffect(() => () => pupil?.close(), [pupil]);
  const say = taught?.words[settings.language.value];
  useTableLeft();
  useTitle([say?.title, titleOf(game)].filter(Boolean).join(': '));
  if (pupil !== undefined) pupil.board = board;
  if (pupil !== undefined && say !== undefined && text !== undefined && board !== undefined)
    return <Room key={id} pupil={pupil} say={say} text={text} board={board} />;
  const isUnknown = lessons !== undefined && taught === undefined;
  return (
    <>
      <TopBar title={titleOf(game)} />
      <main id="main" class="opening" aria-busy={!isUnknown}>
        {!isUnknown && <Dots />}
        <h1>{isUnknown ? words.value.unknown : words.value.opening}</h1>
      </main>
    </>
  );
}
