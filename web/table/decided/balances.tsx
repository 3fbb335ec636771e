import type { Sitter } from '#board/contract.ts';
import { Figure } from '#look/figure.tsx';
import { type Measure, WIDE } from '#table/measure.ts';
import type { Balance, BalancePart } from '#table/verdict.ts';
import { giveOrTake, inWins, signed, told, toneOf } from './numbers.ts';
import { decided } from './words.ts';

interface BalancesProps {
  readonly balances: readonly Balance[];
  readonly sitters: readonly Sitter[];
  /** Whose account is said in a line. */
  readonly first: number;
}

/** Luck and choices as bars, right of the line what gave, left what took; and one account in words. */
export function Balances({ balances, sitters, first }: BalancesProps) {
  const say = decided.value;
  const widest = Math.max(
    0.1,
    ...balances.flatMap(({ parts }) => parts.map(({ shift }) => Math.abs(shift.value) + WIDE * shift.error)),
  );
  const isCrew = balances[0]!.seat === undefined;
  const has = (part: BalancePart): boolean => balances[0]!.parts.some((each) => each.part === part);
  return (
    <section class="balances" aria-labelledby="balances-title">
      <h2 id="balances-title">{say.heading}</h2>
      <p>{say.unit}</p>
      <ul>
        {balances.map((balance) => {
          const sitter = balance.seat === undefined ? undefined : sitters[balance.seat]!;
          return (
            <li key={balance.seat ?? 'crew'} class={balance.seat === first ? 'first' : ''}>
              <h3>
                {sitter && <Figure figure={sitter.figure} bot={sitter.kind === 'bot'} />}
                {sitter?.name ?? say.crew}
              </h3>
              <dl>
                {balance.parts.map(({ part, shift }) => (
                  <Bar key={part} part={part} shift={shift} widest={widest} />
                ))}
              </dl>
            </li>
          );
        })}
      </ul>
      <p class="in-a-line">{inALine(balances.find(({ seat }) => seat === first) ?? balances[0]!, sitters)}</p>
      <p>{has('unknown') ? say.hidden : isCrew ? say.roughCrew : say.rough}</p>
    </section>
  );
}

interface BarProps {
  readonly part: BalancePart;
  readonly shift: Measure;
  readonly widest: number;
}

function Bar({ part, shift, widest }: BarProps) {
  const say = decided.value;
  const { value, error } = shift;
  const isNone = part === 'own' && value === 0;
  const percent = (share: number): string => `${(50 * share) / widest}%`;
  return (
    <div class={toneOf(value)}>
      <dt>{say.parts[part]}</dt>
      <dd>
        <i aria-hidden="true">
          <b style={{ left: percent(widest + Math.min(0, value)), width: percent(Math.abs(value)) }} />
          <u style={{ left: percent(widest + value - WIDE * error), width: percent(2 * WIDE * error) }} />
        </i>
        {isNone ? (
          <span class="none">{say.noSlip}</span>
        ) : (
          <span>
            <strong>{signed(value)}</strong> <small>±{giveOrTake(shift)}</small>
          </span>
        )}
      </dd>
    </div>
  );
}

function inALine({ seat, start, parts, result }: Balance, sitters: readonly Sitter[]): string {
  const say = decided.value;
  const name = seat === undefined ? say.crew : sitters[seat]!.name;
  const all = parts.map(({ part, shift }) => `${say.parts[part]} ${told(shift)}`).join(', ');
  return say.sum(name, inWins(start.value), all, inWins(result));
}
