import { useRef, useState } from 'preact/hooks';
import { JOB, type Job, TAKEN_AWAY } from '../../components/jobs.ts';
import type { Options } from '../../options.ts';
import { Icon } from '../icon.tsx';
import type { Say } from '../words/index.ts';
import { roomsOf } from './drawing.ts';
import type { DrawingBoard, Kind } from './drawingboard.ts';
import { Step } from './step.tsx';
import { WallEditor } from './walleditor.tsx';

interface Props {
  readonly options: Options;
  readonly seats: number;
  readonly board: DrawingBoard;
  readonly say: Say;
}

/** The first step: within which walls the job is done, and what is dealt into them. */
export function Building({ options, seats, board, say }: Props) {
  const { job } = options;
  const [movingHole, setMovingHole] = useState(false);
  const mover = useRef<HTMLButtonElement>(null);
  return (
    <section class="build" aria-labelledby="walls-heading">
      <Step n={1} id="walls-heading" title={say.setup.walls}>
        <fieldset class="presets" aria-label={say.setup.walls}>
          {kindsOf(job).map((kind) => (
            <button key={kind} type="button" aria-pressed={board.kind === kind} onClick={() => board.choose(kind)}>
              <Icon name={SIGNS[kind]} />
              {say.setup.wallKinds[kind === 'standard' && JOB[job].hole ? 'ring' : kind]}
            </button>
          ))}
        </fieldset>
      </Step>
      <div class="by-hand">
        <p class="how" aria-live="polite">
          {movingHole
            ? say.setup.holeHint
            : board.kind === 'random'
              ? say.setup.randomHint
              : say.setup.drawHint(JOB[job].walls)}
        </p>
        <div class="presets">
          <button type="button" onClick={board.shuffle}>
            <Icon name="i-shuffle" />
            {say.setup.shuffle}
          </button>
          {JOB[job].hole && (
            <button type="button" ref={mover} aria-pressed={movingHole} onClick={() => setMovingHole(!movingHole)}>
              <Icon name="i-arrow" />
              {say.setup.moveHole}
            </button>
          )}
          <button type="button" disabled={!board.canUndo} onClick={board.undo}>
            <Icon name="i-undo" />
            {say.setup.undo}
          </button>
        </div>
      </div>
      <WallEditor
        key={job}
        job={job}
        board={board}
        say={say}
        movingHole={movingHole}
        moveHole={(hole) => {
          board.moveHole(hole);
          setMovingHole(false);
          mover.current?.focus();
        }}
      />
      <Dealt options={options} seats={seats} say={say} />
    </section>
  );
}

const SIGNS = {
  standard: 'i-map',
  alternative: 'i-map',
  random: 'i-dice',
  own: 'i-pen',
} as const satisfies Record<Kind, string>;

const kindsOf = (job: Job): readonly Kind[] =>
  JOB[job].hole ? ['standard', 'alternative', 'random', 'own'] : ['standard', 'random', 'own'];

/** What is dealt into the building: safes, stairs, patrol cards. */
function Dealt({ options: { job, hole, lostVisual }, seats, say }: Omit<Props, 'board'>) {
  const { floors, safes } = JOB[job];
  const rooms = roomsOf(job, hole).length;
  const where = safes > floors ? say.setup.thirdAnywhere : say.setup.onePerFloor;
  const patrol = `${say.setup.patrolRooms(rooms, lostVisual)}; ${say.setup.stayOut(TAKEN_AWAY[seats] ?? 0)}`;
  return (
    <ul class="dealt">
      <Fact icon="tile-safe" title={say.setup.safes(safes)} text={where.safes} />
      <Fact icon="tile-stairs" title={say.setup.stairs(safes)} text={where.stairs} />
      <Fact icon="i-cap" title={say.setup.patrol(rooms + (lostVisual ? 1 : 0))} text={patrol} />
    </ul>
  );
}

const Fact = ({ icon, title, text }: { readonly icon: string; readonly title: string; readonly text: string }) => (
  <li>
    <Icon name={icon} />
    <p>
      <strong>{title}</strong>
      {text}
    </p>
  </li>
);
