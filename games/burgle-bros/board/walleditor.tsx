import { useState } from 'preact/hooks';
import { JOB } from '../components/jobs.ts';
import { columnOf, GRIDS, type Grid, posOfGrid, rowOf, STRIDE } from '../components/squares.ts';
import type { Options } from '../options.ts';
import { edgesOf, endsOf, sealedOff, type Wall } from '../walls.ts';
import { bar, sideOf } from './geometry.ts';
import { Icon } from './icon.tsx';
import type { Say } from './words/index.ts';

export type Floors = readonly (readonly Wall[])[];

interface Props {
  readonly options: Options;
  readonly floors: Floors;
  readonly say: Say;
  /** Called with every drawing, finished or not; without it the walls are only shown. */
  draw?(floors: Floors): void;
}

/** The floors of a building with their walls, to look at or to draw. */
export function WallEditor({ options, floors, say, draw }: Props) {
  return (
    <div class={`editors ${draw === undefined ? 'preview' : ''}`} style={{ '--floors': floors.length }}>
      {floors.map((walls, floor) => (
        <EditorFloor
          key={floor}
          options={options}
          floor={floor}
          walls={walls}
          say={say}
          {...(draw && { change: (next) => draw(floors.map((each, i) => (i === floor ? next : each))) })}
        />
      ))}
    </div>
  );
}

interface FloorProps {
  readonly options: Options;
  readonly floor: number;
  readonly walls: readonly Wall[];
  readonly say: Say;
  change?(walls: readonly Wall[]): void;
}

function EditorFloor({ options, floor, walls, say, change }: FloorProps) {
  const { job, hole } = options;
  const { size, walls: all, dice } = JOB[job];
  const [refused, setRefused] = useState<Wall>();
  const sealed = refused === undefined ? [] : sealedIn(options, [...walls, refused]);
  const press = (wall: Wall): void => {
    const lifted = walls.includes(wall);
    const next = lifted ? walls.filter((other) => other !== wall) : [...walls, wall];
    const bad = !lifted && sealedIn(options, next).length > 0;
    setRefused(bad ? wall : undefined);
    if (!bad) change?.(next);
  };
  const missing = all - walls.length;
  return (
    <section class="editor" aria-label={say.setup.preview(floor + 1)}>
      <header>
        <h3>
          <small>{say.floorWord}</small>
          {floor + 1}
        </h3>
        <p class={`count ${missing === 0 ? 'full' : ''}`} aria-live="polite">
          <strong>{say.setup.count(walls.length, all)}</strong>
          <span>
            <Icon name={missing === 0 ? 'i-tick' : 'i-plus'} />
            {missing === 0 ? say.setup.reachable : missing > 0 ? say.setup.more(missing) : say.setup.tooMany(-missing)}
          </span>
        </p>
        <span class="guard-start">{say.setup.startsAt(dice[floor]!)}</span>
      </header>
      <div class="blueprint" style={{ '--size': size, '--side': sideOf(size) }}>
        {GRIDS.filter((grid) => inside(grid, size)).map((grid) => (
          <span
            key={grid}
            class={`cell ${grid === hole ? 'empty' : ''} ${sealed.includes(grid) ? 'cutoff' : ''}`}
            style={{ gridArea: `${rowOf(posOfGrid(grid)) + 1} / ${columnOf(posOfGrid(grid)) + 1}` }}
          >
            {grid === hole ? say.hole : grid}
          </span>
        ))}
        <svg class="over" viewBox={`0 0 ${sideOf(size)} ${sideOf(size)}`} aria-hidden="true">
          <g class="walls">
            {walls.map((wall) => (
              <rect key={wall} {...bar(wall)} />
            ))}
          </g>
          {refused !== undefined && <rect class="refused" {...bar(refused)} />}
          <rect class="border" x={-5} y={-5} width={sideOf(size) + 10} height={sideOf(size) + 10} />
        </svg>
        {change !== undefined &&
          edgesOf(job, hole).map((wall) => (
            <Edge key={wall} wall={wall} set={walls.includes(wall)} say={say} press={press} />
          ))}
      </div>
      {refused !== undefined && (
        <p class="refusal" role="alert">
          <Icon name="i-risk" />
          <span>
            <strong>
              {refused.slice(0, 2)} | {refused.slice(2)}
            </strong>
            {say.setup.sealed(sealed.join(', '))}
          </span>
        </p>
      )}
    </section>
  );
}

const inside = (grid: Grid, size: number): boolean => {
  const pos = posOfGrid(grid);
  return rowOf(pos) < size && columnOf(pos) < size;
};

/** The smaller part of a building that falls in two. */
function sealedIn({ job, hole }: Options, walls: readonly Wall[]): readonly Grid[] {
  const away = sealedOff(job, hole, walls);
  const rooms = GRIDS.filter((grid) => inside(grid, JOB[job].size) && grid !== hole);
  return away.length * 2 <= rooms.length ? away : rooms.filter((grid) => !away.includes(grid));
}

interface EdgeProps {
  readonly wall: Wall;
  readonly set: boolean;
  readonly say: Say;
  press(wall: Wall): void;
}

/** Between two rooms: press to set or lift a wall. */
function Edge({ wall, set, say, press }: EdgeProps) {
  const [a, b] = endsOf(wall);
  const label = (set ? say.setup.liftWall : say.setup.setWall)(wall.slice(0, 2), wall.slice(2));
  return (
    <button
      type="button"
      class={`edge ${b - a === STRIDE ? 'h' : 'v'} ${set ? 'wall' : ''}`}
      style={{ '--c': columnOf(a), '--r': rowOf(a) }}
      aria-pressed={set}
      aria-label={label}
      onClick={() => press(wall)}
    />
  );
}
