import './table.css';
import { effect } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { AnyGameBoard } from '#board/contract.ts';
import { Dots } from '#look/band.tsx';
import type { Frame } from '#table/host.ts';
import type { TableInfo } from '#wire/messages.ts';
import { errands } from '../device/workers.ts';
import { isComplete, useGameBoard, useGameText } from '../games.ts';
import { sentenceOf } from '../refusals.ts';
import type { Part, Spot } from '../route.ts';
import { tempo } from '../settings.ts';
import { useTitle } from '../title.ts';
import { titleOf } from '../titles.ts';
import { TopBar } from '../top-bar.tsx';
import { venueOf } from '../venue.ts';
import { words as shell } from '../words/index.ts';
import { useNewsElsewhere } from './elsewhere.ts';
import { Halted } from './halted.tsx';
import { InPlay } from './in-play.tsx';
import { TableModel } from './model.ts';
import { isAsked, isAwaited } from './whose-turn.ts';
import { words } from './words/index.ts';

interface TablePageProps {
  readonly table: string;
  readonly spot?: Spot;
  readonly part?: Part;
  /** Its game was over when it was last heard of. */
  readonly isOver: boolean;
}

/** A table whose game has begun. */
export function TablePage({ table, spot, part, isOver }: TablePageProps) {
  const venue = venueOf(table);
  const model = useMemo(() => new TableModel(venue, table, tempo), [venue, table]);
  useEffect(() => () => model.close(), [model]);
  useNewsElsewhere(venue, { here: table });
  // Whoever comes for a position needs the record, and somebody who plays it again: both are on their way before anything is drawn.
  const isWanted = spot !== undefined;
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    errands();
    if (isOver) void model.record();
    return effect(() => void (model.hasRecord.value && model.record()));
  }, [model, isWanted]);
  const info = model.info.value;
  const refusal = model.refusal.value;
  const text = useGameText(info?.game ?? '', info?.version);
  const board = useGameBoard(info?.game ?? '');
  model.board = board;
  const isThere = isComplete(info?.game ?? '', board);
  const calls = isThere ? callOf(model.stage.shown.value?.frame, board) : undefined;
  useTitle([calls, text && titleOf(info!.game)].filter(Boolean).join(': '));
  const isOut = refusal?.refused === 'sent-out';
  if (info !== undefined && text !== undefined && isThere && model.isReady.value && !isOut)
    return (
      <InPlay model={model} info={info} text={text} board={board} {...(spot && { spot })} {...(part && { part })} />
    );
  if (info !== undefined && text !== undefined && isHalted(info))
    return <Halted model={model} info={info} text={text} story={model.story.value} />;
  return (
    <>
      <TopBar title="" venue={venue} />
      <main id="main" class="opening" aria-busy={refusal === undefined}>
        {refusal === undefined && <Dots />}
        <h1>{refusal === undefined ? words.value.loading : sentenceOf(refusal)}</h1>
        {isOut && (
          <a class="button" href="/">
            {shell.value.seating.toHome}
          </a>
        )}
      </main>
    </>
  );
}

const isHalted = ({ phase }: TableInfo): boolean => phase === 'outdated' || phase === 'stopped';

/** What the viewer is waited for, in two words. */
function callOf(frame: Frame | undefined, board: AnyGameBoard | undefined): string | undefined {
  if (frame === undefined || !isAwaited(frame)) return undefined;
  return isAsked(frame, board) ? words.value.flag.answer : words.value.flag.mine;
}
