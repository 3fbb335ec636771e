import type { SetupPageProps } from '#board/contract.ts';
import type { Options } from '../../options.ts';
import { Icon } from '../icon.tsx';
import { tongue } from '../scene.ts';
import type { Say } from '../words/index.ts';
import { MOST_SEATS, roleAt } from './choices.ts';
import type { DrawingBoard } from './drawingboard.ts';
import { Portrait } from './portrait.tsx';

interface Props extends Pick<SetupPageProps, 'language' | 'start'> {
  readonly options: Options;
  readonly names: readonly string[];
  readonly board: DrawingBoard;
  change(part: Partial<Options>): void;
}

/** Always in sight: who plays whom, the expansion, and the start or what it waits for. */
export function Foot({ options, names, board, language, change, start }: Props) {
  const { say, words } = tongue(language);
  return (
    <footer class="job-foot">
      <ul class="who-is-who" aria-label={say.seats}>
        {names.map((name, seat) => (
          <li key={seat} data-seat={seat}>
            <Portrait options={options} seat={seat} />
            <span>
              {name}
              <small>{roleAt(options, seat, say, words)}</small>
            </span>
          </li>
        ))}
        {names.length < MOST_SEATS && (
          <li class="free">
            <a href="#seats">
              <Icon name="i-plus" />
              <span>
                {say.setup.freeSeat}
                <small>{say.setup.freeSeatHow}</small>
              </span>
            </a>
          </li>
        )}
      </ul>
      <label class="check">
        <input
          type="checkbox"
          checked={options.lostVisual}
          onChange={(event) => change({ lostVisual: event.currentTarget.checked })}
        />
        <span>
          {words.options.lostVisual.name}
          <small>{say.setup.lostVisual}</small>
        </span>
      </label>
      {start(missingIn(board, say))}
    </footer>
  );
}

/** What the first unfinished floor lacks. */
function missingIn({ lacks }: DrawingBoard, { setup }: Say): string | undefined {
  const floor = lacks.findIndex((lack) => lack !== undefined);
  const lack = lacks[floor];
  switch (lack?.type) {
    case 'sealed':
      return setup.isSealed(floor + 1, lack.rooms.join(', '));
    case 'too few':
      return setup.needsWalls(floor + 1, lack.count);
    case 'too many':
      return setup.hasTooMany(floor + 1, lack.count);
    case undefined:
      return undefined;
  }
}
