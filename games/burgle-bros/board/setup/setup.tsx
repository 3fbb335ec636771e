import type { SetupPageProps } from '#board/contract.ts';
import { JOB, type Job } from '../../components/jobs.ts';
import type { Options } from '../../options.ts';
import { complaintAbout } from '../../text/flaws.ts';
import { tongue } from '../scene.ts';
import { Building } from './building.tsx';
import { Casting } from './casting.tsx';
import { choicesOf, withJob } from './choices.ts';
import { useDrawing } from './drawingboard.ts';
import { Foot } from './foot.tsx';

/** Before the job: which one, within which walls, by whom, and the expansion. */
export function Setup({ options: raw, sitters, language, onChange, refused, start, draft, keep }: SetupPageProps) {
  const { say, words } = tongue(language);
  const seats = sitters.length;
  const options = choicesOf(raw, seats);
  const change = (part: Partial<Options>): void => onChange({ ...options, ...part });
  const board = useDrawing(options, { draft, keep, change });
  const complaint = refused === undefined ? undefined : complaintAbout(refused, seats, language);
  const names = sitters.map(({ seat, name }) => name || say.setup.seat(seat + 1));
  return (
    <div class="job-setup">
      <section class="jobs" aria-labelledby="job-heading">
        <h2 id="job-heading">{say.setup.job}</h2>
        <fieldset aria-labelledby="job-heading">
          {BY_SIZE.map((job) => (
            <button
              key={job}
              type="button"
              aria-pressed={options.job === job}
              title={words.options.job.values[job]}
              onClick={() => onChange(withJob(options, job))}
            >
              <strong>{words.job[job]}</strong>
              <span>{say.setup.jobFacts(JOB[job].floors, JOB[job].size, JOB[job].safes)}</span>
            </button>
          ))}
        </fieldset>
      </section>
      <Building key={options.job} options={options} seats={seats} board={board} say={say} />
      <Casting options={options} names={names} language={language} change={(characters) => change({ characters })} />
      {complaint !== undefined && (
        <p class="complaint" role="alert">
          {complaint}
        </p>
      )}
      <Foot options={options} names={names} board={board} language={language} change={change} start={start} />
    </div>
  );
}

const BY_SIZE = ['office', 'bank', 'fort-knox'] as const satisfies readonly Job[];
