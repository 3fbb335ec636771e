import { useRef, useState } from 'preact/hooks';
import { JOB, type Job } from '../../components/jobs.ts';
import { columnOf, GRIDS, type Grid, posOfGrid, rowOf, STRIDE } from '../../components/squares.ts';
import { edgesOf, endsOf, type Wall } from '../../walls.ts';
import { Icon, Silhouette } from '../icon.tsx';
import { Die } from '../table/die.tsx';
import { along, bar, sideOf } from '../table/geometry.ts';
import type { Say } from '../words/index.ts';
import { ARROWS, type Arrow, lackOf, nextEdge, roomsOf, sealedIn } from './drawing.ts';
import type { DrawingBoard } from './drawingboard.ts';

interface Props {
  readonly job: Job;
  readonly board: DrawingBoard;
  /** The next room that is pressed becomes the empty spot. */
  readonly movingHole: boolean;
  readonly say: Say;
  moveHole(hole: Grid): void;
}

/** The floors of a building with their walls to draw; on a phone one of them at a time. */
export function WallEditor(props: Props) {
  const [open, setOpen] = useState(0);
  const { floors } = props.board;
  return (
    <div class="editors" style={{ '--floors': floors.length }}>
      {floors.map((_, floor) => (
        <EditorFloor key={floor} {...props} floor={floor} open={floor === open} unfold={() => setOpen(floor)} />
      ))}
    </div>
  );
}

interface FloorProps extends Props {
  readonly floor: number;
  readonly open: boolean;
  unfold(): void;
}

function EditorFloor({ job, board, movingHole, say, moveHole, floor, open, unfold }: FloorProps) {
  const { size } = JOB[job];
  const { hole, kind } = board;
  const walls = board.floors[floor]!;
  const [last, setLast] = useState<{ readonly wall: Wall; readonly hole: typeof hole }>();
  // Where the empty spot has moved since, it is another drawing.
  const refused = last?.hole === hole ? last.wall : undefined;
  // What was refused once may have become possible since.
  const barred = refused === undefined ? [] : sealedIn(job, hole, [...walls, refused]);
  const sealed = barred.length > 0 ? barred : sealedIn(job, hole, walls);
  const press = (wall: Wall): void => {
    const lifted = walls.includes(wall);
    const next = lifted ? walls.filter((other) => other !== wall) : [...walls, wall];
    const bad = !lifted && sealedIn(job, hole, next).length > sealedIn(job, hole, walls).length;
    setLast(bad ? { wall, hole } : undefined);
    if (!bad) board.draw(board.floors.map((each, i) => (i === floor ? next : each)));
  };
  return (
    <section class={`editor ${open ? 'open' : ''}`} data-kind={kind} aria-label={say.setup.floor(floor + 1)}>
      <header>
        <h3>
          <small>{say.floorWord}</small>
          {floor + 1}
        </h3>
        <Count job={job} board={board} floor={floor} say={say} />
        <p class="guard-start">
          <Silhouette of="guard" />
          <Die colour="red" face={JOB[job].dice[floor]!} />
          <span>{say.setup.startsAt(JOB[job].dice[floor]!)}</span>
        </p>
      </header>
      <div class="site">
        <Frets size={size} />
        <div class="blueprint" style={{ '--size': size, '--side': sideOf(size) }}>
          {roomsOf(job, 'none').map((grid) => (
            <Room
              key={grid}
              grid={grid}
              kind={grid === hole ? 'empty' : sealed.includes(grid) ? 'cutoff' : ''}
              say={say}
              {...(movingHole && grid !== hole && { pick: () => moveHole(grid) })}
            />
          ))}
          <svg class="over" viewBox={`0 0 ${sideOf(size)} ${sideOf(size)}`} aria-hidden="true">
            <g class="walls">
              {walls.map((wall) => (
                <rect key={wall} {...bar(wall)} />
              ))}
            </g>
            {barred.length > 0 && <line class="refused" {...along(bar(refused!))} />}
            <rect class="border" x={-7} y={-7} width={sideOf(size) + 14} height={sideOf(size) + 14} />
          </svg>
          {!movingHole && <Edges edges={edgesOf(job, hole)} walls={walls} say={say} press={press} />}
        </div>
      </div>
      {barred.length > 0 && (
        <p class="refusal" role="alert">
          <Icon name="i-risk" />
          <span>
            <strong>{say.setup.noWall(refused!.slice(0, 2), refused!.slice(2))}</strong>
            {say.setup.wouldSeal(barred.join(', '))}
          </span>
        </p>
      )}
      {!open && (
        <button type="button" class="unfold" onClick={unfold}>
          <span class="only-read">{say.setup.unfold(floor + 1)}</span>
        </button>
      )}
    </section>
  );
}

type CountProps = Pick<FloorProps, 'job' | 'board' | 'floor' | 'say'>;

/** How many walls there are, and whether that will do. */
function Count({ job, board, floor, say }: CountProps) {
  const walls = board.floors[floor]!;
  const [n, all] = say.setup.count(walls.length, JOB[job].walls);
  const lack = lackOf(job, board.hole, walls);
  return (
    <p class={`count ${lack === undefined ? 'full' : lack.type === 'sealed' ? 'sealed' : ''}`} aria-live="polite">
      <strong>
        {n} <small>{all}</small>
      </strong>
      <span>
        {board.kind === 'random' ? (
          <>
            <Icon name="i-shuffle" />
            {say.setup.anExample}
          </>
        ) : (
          <>
            <Icon name={lack === undefined ? 'i-tick' : lack.type === 'too few' ? 'i-plus' : 'i-risk'} />
            {lack === undefined && say.setup.reachable}
            {lack?.type === 'sealed' && say.setup.unreachable(lack.rooms.join(', '))}
            {lack?.type === 'too few' && say.setup.more(lack.count)}
            {lack?.type === 'too many' && say.setup.tooMany(lack.count)}
          </>
        )}
      </span>
    </p>
  );
}

/** Letters above and numbers beside the rooms. */
const Frets = ({ size }: { readonly size: number }) => (
  <>
    <div class="cols" aria-hidden="true">
      {GRIDS.slice(0, size).map((grid) => (
        <span key={grid}>{grid[0]}</span>
      ))}
    </div>
    <div class="rows" aria-hidden="true">
      {Array.from({ length: size }, (_, row) => (
        <span key={row}>{row + 1}</span>
      ))}
    </div>
  </>
);

interface RoomProps {
  readonly grid: Grid;
  readonly kind: '' | 'empty' | 'cutoff';
  readonly say: Say;
  pick?(): void;
}

function Room({ grid, kind, say, pick }: RoomProps) {
  const pos = posOfGrid(grid);
  const style = { gridArea: `${rowOf(pos) + 1} / ${columnOf(pos) + 1}` };
  if (pick !== undefined)
    return (
      <button type="button" class="cell" style={style} aria-label={say.setup.holeAt(grid)} onClick={pick}>
        {grid}
      </button>
    );
  return (
    <span class={`cell ${kind}`} style={style}>
      {kind === 'empty' ? <b>{say.hole}</b> : grid}
    </span>
  );
}

interface EdgesProps {
  readonly edges: readonly Wall[];
  readonly walls: readonly Wall[];
  readonly say: Say;
  press(wall: Wall): void;
}

/** Between two rooms: press to set or lift a wall. One stop for the tab key, arrows go on from there. */
function Edges({ edges, walls, say, press }: EdgesProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const [at, setAt] = useState(edges[0]!);
  const stop = edges.includes(at) ? at : edges[0]!;
  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = ARROWS.find((key) => key === event.key);
    if (arrow === undefined) return;
    event.preventDefault();
    follow(arrow);
  };
  const follow = (arrow: Arrow): void => {
    const next = nextEdge(edges, stop, arrow);
    if (next !== undefined) group.current?.querySelector<HTMLElement>(`[data-wall="${next}"]`)?.focus();
  };
  return (
    <fieldset class="edges" ref={group} aria-label={say.setup.edges} onKeyDown={onKeyDown}>
      {edges.map((wall) => {
        const [a, b] = endsOf(wall);
        const set = walls.includes(wall);
        return (
          <button
            key={wall}
            type="button"
            class={`edge ${b - a === STRIDE ? 'h' : 'v'} ${set ? 'wall' : ''}`}
            style={{ '--c': columnOf(a), '--r': rowOf(a) }}
            data-wall={wall}
            tabIndex={wall === stop ? 0 : -1}
            aria-pressed={set}
            aria-label={say.setup.wall(wall.slice(0, 2), wall.slice(2))}
            onFocus={() => setAt(wall)}
            onClick={() => press(wall)}
          />
        );
      })}
    </fieldset>
  );
}
