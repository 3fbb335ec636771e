import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SetupPageProps } from '#board/contract.ts';
import type { Chance } from '#table/game.ts';
import { JOB, type Job } from '../../components/jobs.ts';
import type { Grid } from '../../components/squares.ts';
import type { Options } from '../../options.ts';
import { type Hole, randomLayout, STANDARD_HOLE, wallsOf } from '../../walls.ts';
import { wallsIn } from './choices.ts';
import { begun, type Drawing, type KeptDrawing, type Lack, lackOf, withHole } from './drawing.ts';

/** Nothing of the game depends on what is drawn here, so the browser's own chance will do. */
const HERE: Chance = { below: (bound) => crypto.getRandomValues(new Uint32Array(1))[0]! % bound };

const atRandom = (job: Job, hole: Hole): Drawing['floors'] =>
  Array.from({ length: JOB[job].floors }, () => wallsOf(randomLayout(job, hole, HERE)));

/** Where the walls come from. */
export type Kind = 'standard' | 'alternative' | 'random' | 'own';

/** A drawing of one's own, with what it was before. */
interface Draft extends KeptDrawing {
  readonly past: readonly Drawing[];
}

/** The building on the drawing board. A drawing becomes an option when it is finished. */
export interface DrawingBoard extends Drawing {
  readonly kind: Kind;
  readonly canUndo: boolean;
  /** What is still to be done, by floor; nothing where all is well. */
  readonly lacks: readonly (Lack | undefined)[];
  choose(kind: Kind): void;
  draw(floors: Drawing['floors']): void;
  moveHole(hole: Grid): void;
  shuffle(): void;
  undo(): void;
}

interface Paper extends Pick<SetupPageProps, 'draft' | 'keep'> {
  change(part: Partial<Options>): void;
}

export function useDrawing(options: Options, { draft: before, keep, change }: Paper): DrawingBoard {
  const { job, hole } = options;
  const [latest, setDraft] = useState(() => takenUp(before, job));
  const example = useMemo(() => atRandom(job, hole), [job, hole]);
  // Another job begins with its own walls, also when one comes back to it.
  const drawnFor = useRef(job);
  useEffect(() => {
    if (drawnFor.current !== job) setDraft(undefined);
    drawnFor.current = job;
  }, [job]);
  const draft = latest?.job === job ? latest : undefined;
  const shown: Drawing = draft ?? { hole, floors: wallsIn(options) ?? example };
  const kind: Kind = draft !== undefined || typeof options.walls !== 'string' ? 'own' : options.walls;

  const lacksOf = (drawing: Drawing) => drawing.floors.map((walls) => lackOf(job, drawing.hole, walls));
  // A finished one is an option, and kept as such. What is on the paper is kept: whoever sees it may reload at once.
  useLayoutEffect(() => {
    const isUnfinished = draft !== undefined && lacksOf(draft).some((lack) => lack !== undefined);
    keep(isUnfinished ? ({ job, hole: draft.hole, floors: draft.floors } satisfies KeptDrawing) : undefined);
  }, [draft]);
  const take = (next: Drawing, past: readonly Drawing[]): void => {
    setDraft({ job, hole: next.hole, floors: next.floors, past });
    if (lacksOf(next).every((lack) => lack === undefined))
      change({ hole: next.hole, walls: next.floors.map((walls) => walls.toSorted().join(' ')) });
  };
  const past = draft?.past ?? [];
  const replace = (next: Drawing): void => take(next, [...past, { hole: shown.hole, floors: shown.floors }]);
  return {
    ...shown,
    kind,
    canUndo: past.length > 0,
    lacks: kind === 'own' ? lacksOf(shown) : [],
    choose: (next) => {
      if (next === 'own') return take(shown, past);
      setDraft(undefined);
      if (next === 'random') return change({ walls: next, hole: shown.hole });
      return change({ walls: next, hole: JOB[job].hole ? STANDARD_HOLE : 'none' });
    },
    draw: (floors) => replace({ hole: shown.hole, floors }),
    moveHole: (next) => (kind === 'random' ? change({ hole: next }) : replace(withHole(job, shown, next))),
    shuffle: () => replace({ hole: shown.hole, floors: atRandom(job, shown.hole) }),
    undo: () => take(past.at(-1)!, past.slice(0, -1)),
  };
}

function takenUp(kept: unknown, job: Job): Draft | undefined {
  const drawing = begun(kept, job);
  return drawing && { job, ...drawing, past: [] };
}
