import type { Mark } from '#board/contract.ts';
import type { CurvePoint } from '#table/account.ts';
import { minus } from '#table/measure.ts';
import type { Verdict } from '#table/verdict.ts';
import { spotPath } from '../../route.ts';
import { giveOrTake, signed, toneOf } from './numbers.ts';
import { decided } from './words.ts';

interface AlongProps {
  readonly table: string;
  readonly verdict: Verdict;
  /** What mattered, as the board marks it: where an alarm went off, where Stealth went, where a safe was opened. */
  readonly marks: readonly Mark[];
}

/** What each thing that happened to a crew did to its chance, in the order of the game; and what it did well. */
export function Along({ table, verdict: { curve, choices }, marks }: AlongProps) {
  const say = decided.value;
  const told = [...new Map(marks.map((mark) => [mark.at, mark])).values()].toSorted((one, other) => one.at - other.at);
  return (
    <section class="along" aria-labelledby="along-title">
      <h2 id="along-title">{say.along}</h2>
      <ol>
        {told.map(({ at, name, picture, note }) => {
          const shift = shiftAt(curve, at);
          return (
            shift && (
              <li key={at}>
                <i aria-hidden="true">{picture}</i>
                <a href={spotPath(table, { at })}>
                  {name} {note} <small>{say.move(at)}</small>
                </a>
                <span class={toneOf(shift.value)}>
                  <strong>{signed(shift.value)}</strong> <small>±{giveOrTake(shift)}</small>
                </span>
              </li>
            )
          );
        })}
      </ol>
      {choices.all > 0 && <p>{say.well(choices.all - choices.slips, choices.all)}</p>}
    </section>
  );
}

/** From the position before it to the one after. */
function shiftAt(curve: readonly CurvePoint[], at: number) {
  const n = curve.findIndex((spot) => spot.at === at);
  return n < 1 ? undefined : minus(curve[n]!.chances[0]!, curve[n - 1]!.chances[0]!);
}
