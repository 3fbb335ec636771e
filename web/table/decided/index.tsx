import './reading.css';
import './decided.css';
import { useEffect, useState } from 'preact/hooks';
import { Dots } from '#look/band.tsx';
import { Icon } from '#look/icon.tsx';
import { isRefused } from '#table/refusal.ts';
import { type AccountProgress, toldOf } from '#table/verdict.ts';
import { accountsHere } from '../../accounts.ts';
import { accountFor } from '../../device/workers.ts';
import { spotPath, tablePath, whyPath } from '../../route.ts';
import { settings } from '../../settings.ts';
import { type Teller, tellingOf } from '../log.tsx';
import type { TableModel } from '../model.ts';
import { Rematch } from '../rematch.tsx';
import type { Sight } from '../sight.ts';
import { logOf, standing } from '../story.ts';
import type { Surroundings } from '../surroundings.ts';
import { turnsIn } from '../turns.tsx';
import { words } from '../words/index.ts';
import { Along } from './along.tsx';
import { Balances } from './balances.tsx';
import { Curve } from './curve.tsx';
import { headlineOf } from './headline.ts';
import { InWords } from './in-words.tsx';
import { Points } from './points.tsx';
import { decided } from './words.ts';

interface DecidedProps {
  readonly round: Surroundings;
  /** Of a game that is over. */
  readonly sight: Sight;
}

/** What decided a game that is over: the curve, the moments at which it turned, luck and choices. */
export function Decided({ round, sight }: DecidedProps) {
  const { model, info, text, board, sitters, names, explain } = round;
  const { frame, story } = sight;
  const say = decided.value;
  const [progress, again] = useProgress(model);
  const tabs = <Tabs table={model.table} />;
  if (progress === undefined || typeof progress === 'string')
    return (
      <div class="decided">
        {tabs}
        <div class="waiting" aria-busy={progress === undefined}>
          <h2>{progress === undefined ? say.counting : say[progress]}</h2>
          {progress === undefined && <Dots />}
          {progress === 'failed' && (
            <button type="button" onClick={again}>
              {say.again}
            </button>
          )}
        </div>
      </div>
    );
  const { verdict, advice, rounds, of, isDone } = progress;
  const { isCrew, curve, balances, points } = verdict;
  const turns = turnsIn(standing(story));
  const last = story.at(-1)?.at ?? 0;
  const outcome = frame.outcome!;
  const first = isCrew ? 0 : (model.mine.value[0] ?? outcome.winners[0] ?? 0);
  const headline = isDone ? headlineOf(verdict, outcome, names) : undefined;
  const teller: Teller = { text, names, explain, ...tellingOf(board, frame, story, names) };
  const turning = toldOf(points);
  const marks = isCrew ? (board?.marks?.(standing(story), frame.view, settings.language.value) ?? []) : [];
  return (
    <div class={`decided ${isCrew ? 'crew' : ''}`}>
      {tabs}
      <div class="picture">
        <header aria-live="polite">
          <h2>{headline?.title ?? text.outcome(outcome, frame.view, names)[0]}</h2>
          <p>{headline?.text ?? say.counting}</p>
        </header>
        <Curve
          table={model.table}
          curve={curve}
          isCrew={isCrew}
          sitters={sitters}
          turns={turns}
          last={last}
          points={turning}
          first={first}
        />
        {isDone && (
          <Points
            model={model}
            points={turning}
            advice={advice}
            story={logOf(story)}
            teller={teller}
            isCrew={isCrew}
            last={last}
          />
        )}
      </div>
      <div class="reading">
        {balances.length > 0 && <Balances balances={balances} sitters={sitters} first={first} />}
        {isCrew && isDone && <Along table={model.table} verdict={verdict} marks={marks} />}
        <InWords table={model.table} verdict={verdict} sitters={sitters} turns={turns} />
        <p class="looks">{isDone ? say.notes(of) : say.looks(rounds, of)}</p>
        <div class="actions">{model.mine.value.length > 0 && <Rematch model={model} info={info} />}</div>
      </div>
    </div>
  );
}

/** The ways round a game that is over. */
function Tabs({ table }: { readonly table: string }) {
  const say = decided.value;
  return (
    <nav class="tabs" aria-label={say.tabs}>
      <a href={tablePath(table)}>
        <Icon sign="back" />
        {say.result}
      </a>
      <a aria-current="page" href={whyPath(table)}>
        {say.title}
      </a>
      <a href={spotPath(table, { at: 0 })}>{words.value.over.playback}</a>
    </nav>
  );
}

type Counted = AccountProgress | 'none' | 'failed' | undefined;

/** What is known by now, and how to begin again; it is worked out as long as somebody looks, and kept when it is done. */
function useProgress(model: TableModel): readonly [Counted, () => void] {
  const [progress, setProgress] = useState<Counted>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setProgress(undefined);
    let end: (() => void) | undefined;
    let isGone = false;
    void (async () => {
      const record = await model.record();
      if (isGone) return;
      if (isRefused(record)) return setProgress('failed');
      const kept = await accountsHere.read(record);
      if (isGone) return;
      if (kept !== undefined) return setProgress(kept);
      end = accountFor(record, (now) => {
        setProgress(now);
        if (typeof now === 'string' || !now.isDone) return;
        void accountsHere.write(model.table, record, now);
        end?.();
      });
    })();
    return () => {
      isGone = true;
      end?.();
    };
  }, [model, tries]);
  return [progress, () => setTries((n) => n + 1)];
}
