import { useState } from 'preact/hooks';
import type { SetupProps } from '#table/board.ts';
import type { Chance } from '#table/game.ts';
import { JOB, JOBS } from '../components/jobs.ts';
import { GRIDS, type Grid } from '../components/squares.ts';
import type { Options } from '../options.ts';
import { complaintAbout } from '../text/flaws.ts';
import { type Hole, parseWalls, randomLayout, STANDARD_HOLE, wallsOf } from '../walls.ts';
import { Casting } from './casting.tsx';
import { choicesOf, wallsIn, withJob } from './choices.ts';
import { tongue } from './scene.ts';
import { type Floors, WallEditor } from './walleditor.tsx';

/** Before the job: which one, within which walls, by whom, and the expansion. */
export function Setup({ options: raw, seats, language, onChange, refused }: SetupProps) {
  const { say, words } = tongue(language);
  const options = choicesOf(raw, seats);
  const change = (part: Partial<Options>): void => onChange({ ...options, ...part });
  const complaint = refused === undefined ? undefined : complaintAbout(refused, seats, language);
  return (
    <div class="job-setup">
      <section class="jobs" aria-labelledby="job-heading">
        <h2 id="job-heading">{say.setup.job}</h2>
        <fieldset class="presets" aria-label={say.setup.job}>
          {JOBS.map((job) => (
            <button
              key={job}
              type="button"
              aria-pressed={options.job === job}
              onClick={() => onChange(withJob(options, job))}
            >
              <strong>{words.job[job]}</strong>
              <small>{say.setup.jobFacts(JOB[job].floors, JOB[job].size, JOB[job].safes)}</small>
            </button>
          ))}
        </fieldset>
        <p class="how">{words.options.job.values[options.job]}</p>
      </section>
      <Walls key={options.job} options={options} language={language} change={change} />
      <Casting options={options} seats={seats} language={language} change={(characters) => change({ characters })} />
      <label class="check">
        <input
          type="checkbox"
          checked={options.lostVisual}
          onChange={(event) => change({ lostVisual: event.currentTarget.checked })}
        />
        <span>
          <strong>{words.options.lostVisual.name}</strong>
          <small>{words.options.lostVisual.values.true}</small>
        </span>
      </label>
      {complaint !== undefined && (
        <p class="complaint" role="alert">
          {complaint}
        </p>
      )}
    </div>
  );
}

type Kind = 'standard' | 'alternative' | 'random' | 'own';

interface WallsProps {
  readonly options: Options;
  readonly language: SetupProps['language'];
  change(part: Partial<Options>): void;
}

/** The walls: published, at random with an example, or drawn. A drawing becomes an option when it is finished. */
function Walls({ options, language, change }: WallsProps) {
  const { say } = tongue(language);
  const { job, hole } = options;
  const [draft, setDraft] = useState<Floors | undefined>(Array.isArray(options.walls) ? wallsIn(options) : undefined);
  const [example, setExample] = useState<Floors>(() => atRandom(job, hole));
  const kind: Kind = draft !== undefined ? 'own' : Array.isArray(options.walls) ? 'own' : (options.walls as Kind);
  const shown = draft ?? wallsIn(options) ?? example;
  const kinds: readonly Kind[] = JOB[job].hole
    ? ['standard', 'alternative', 'random', 'own']
    : ['standard', 'random', 'own'];

  const draw = (floors: Floors): void => {
    setDraft(floors);
    const texts = floors.map((walls) => walls.join(' '));
    if (texts.every((text) => !('wrong' in parseWalls(job, hole, text)))) change({ walls: texts });
  };
  const choose = (next: Kind): void => {
    if (next === 'own') {
      draw(shown);
      return;
    }
    setDraft(undefined);
    change(next === 'random' ? { walls: next } : { walls: next, hole: JOB[job].hole ? STANDARD_HOLE : 'none' });
  };
  const moveHole = (next: Grid): void => {
    const floors = atRandom(job, next);
    setExample(floors);
    if (kind === 'own') setDraft(floors);
    change({ hole: next, walls: kind === 'own' ? floors.map((walls) => walls.join(' ')) : 'random' });
  };
  return (
    <section class="build" aria-labelledby="walls-heading">
      <h2 id="walls-heading">{say.setup.walls}</h2>
      <fieldset class="presets" aria-label={say.setup.walls}>
        {kinds.map((each) => (
          <button key={each} type="button" aria-pressed={kind === each} onClick={() => choose(each)}>
            {say.setup.wallKinds[each]}
          </button>
        ))}
      </fieldset>
      <p class="how">
        {kind === 'own' && say.setup.ownHint(JOB[job].walls)}
        {kind === 'random' && say.setup.randomHint}
      </p>
      {kind === 'random' && (
        <div class="presets small">
          <button type="button" onClick={() => setExample(atRandom(job, hole))}>
            {say.setup.shuffle}
          </button>
          <button type="button" onClick={() => draw(example)}>
            {say.setup.keepThis}
          </button>
        </div>
      )}
      {JOB[job].hole && (
        <label class="hole-choice">
          <span>{say.setup.moveHole}</span>
          <select
            value={hole}
            disabled={kind === 'standard' || kind === 'alternative'}
            onChange={(event) => moveHole(event.currentTarget.value as Grid)}
          >
            {GRIDS.map((grid) => (
              <option key={grid} value={grid}>
                {grid}
              </option>
            ))}
          </select>
          {(kind === 'standard' || kind === 'alternative') && <small>{say.setup.holeHint}</small>}
        </label>
      )}
      <WallEditor options={options} floors={shown} say={say} {...(kind === 'own' && { draw })} />
    </section>
  );
}

/** An example of walls at random: nothing depends on it, so the browser's own chance will do. */
const EXAMPLE: Chance = { below: (bound) => crypto.getRandomValues(new Uint32Array(1))[0]! % bound };

const atRandom = (job: Options['job'], hole: Hole): Floors =>
  Array.from({ length: JOB[job].floors }, () => wallsOf(randomLayout(job, hole, EXAMPLE)));
