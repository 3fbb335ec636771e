import type { Sitter } from '#board/contract.ts';
import type { CurvePoint } from '#table/account.ts';
import type { Verdict } from '#table/verdict.ts';
import { spotPath } from '../../route.ts';
import type { TurnTaken } from '../turns.tsx';
import { chance, inWins, told } from './numbers.ts';
import { decided } from './words.ts';

interface InWordsProps {
  readonly table: string;
  readonly verdict: Verdict;
  readonly sitters: readonly Sitter[];
  readonly turns: readonly TurnTaken[];
}

/** All of it as tables. */
export function InWords({ table, verdict: { isCrew, curve, balances, points }, sitters, turns }: InWordsProps) {
  const say = decided.value;
  const lines = isCrew ? sitters.slice(0, 1) : sitters;
  const nameOf = ({ name }: Sitter): string => (isCrew ? say.crew : name);
  return (
    <details class="in-words">
      <summary>{say.asTable}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <section class="scrolls" tabIndex={0} aria-label={say.asTable}>
        {balances.length > 0 && (
          <table>
            <caption>{say.sumsTable}</caption>
            <thead>
              <tr>
                <th scope="col">{say.who}</th>
                <th scope="col">{say.start}</th>
                {balances[0]!.parts.map(({ part }) => (
                  <th key={part} scope="col">
                    {say.parts[part]}
                  </th>
                ))}
                <th scope="col">{say.end}</th>
              </tr>
            </thead>
            <tbody>
              {balances.map(({ seat, start, parts, result }) => (
                <tr key={seat ?? 'crew'}>
                  <th scope="row">{nameOf(sitters[seat ?? 0]!)}</th>
                  <td>{inWins(start.value)}</td>
                  {parts.map(({ part, shift }) => (
                    <td key={part}>{told(shift)}</td>
                  ))}
                  <td>{inWins(result)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {points.length > 0 && (
          <table>
            <caption>{say.points}</caption>
            <tbody>
              {points.map(({ at, seat, cause, shift }) => (
                <tr key={`${at} ${cause}`}>
                  <th scope="row">
                    <a href={spotPath(table, { at })}>{at === 0 ? say.deal : say.move(at)}</a>
                  </th>
                  <td>{nameOf(sitters[seat]!)}</td>
                  <td>{isCrew && cause === 'unknown' ? say.parts.rest : say.cause[cause]}</td>
                  <td>{told(shift)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <table>
          <caption>{say.curveTable}</caption>
          <thead>
            <tr>
              <th scope="col">{say.after}</th>
              {lines.map((sitter) => (
                <th key={sitter.seat} scope="col">
                  {nameOf(sitter)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row name={say.setup} spot={curve[0]!} lines={lines} />
            {turns.map(({ seat, to }) => {
              const spot = curve.findLast(({ at }) => at <= to);
              const name = `${say.move(to)}, ${sitters[seat]!.name}`;
              return spot && <Row key={to} name={name} spot={spot} lines={lines} />;
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}

interface RowProps {
  readonly name: string;
  readonly spot: CurvePoint;
  readonly lines: readonly Sitter[];
}

const Row = ({ name, spot, lines }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    {lines.map(({ seat }) => (
      <td key={seat}>{chance(spot.chances[seat]!.value)}</td>
    ))}
  </tr>
);
