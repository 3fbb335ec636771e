import type { Names } from '#table/text.ts';
import { Icon } from '../icon.tsx';
import type { Say } from '../words/index.ts';
import { type Chronicle, MARKS, type Moment, type Stay } from './chronicle.ts';
import { MARK_ICON } from './marks.tsx';

interface Props {
  readonly told: Chronicle;
  readonly floors: number;
  readonly names: Names;
  readonly say: Say;
  readonly label: string;
}

/** Units of the drawing: a lane for each floor, the roof above. */
const WIDTH = 960;
const LANE = 42;
const TOP = 24;

/** Who was on which floor when: lanes are floors, one line for each member of the crew, marks for what happened. */
export function Timeline({ told, floors, names, say, label }: Props) {
  const { turns, stays } = told;
  // Lines that end on the roof say so themselves.
  const moments = told.moments.filter(({ mark }) => mark !== 'roof');
  const height = TOP + floors * LANE;
  const x = (turn: number): number => 14 + ((turn - 1) / Math.max(1, turns - 1)) * (WIDTH - 40);
  const y = (floor: Stay['floor']): number => (floor === 'roof' ? 8 : TOP + (floors - floor) * LANE + LANE / 2);
  const share = (turn: number, floor: Stay['floor']) => ({
    left: `${(x(Math.max(1, turn)) / WIDTH) * 100}%`,
    top: `${(y(floor) / height) * 100}%`,
  });
  const used = MARKS.filter((mark) => moments.some((moment) => moment.mark === mark));
  return (
    <>
      <div class="chart" role="img" aria-label={label} style={{ '--lanes': floors }}>
        <svg viewBox={`0 0 ${WIDTH} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {Array.from({ length: floors }, (_, i) => (
            <rect key={i} class="lane" x="0" y={TOP + i * LANE + 4} width={WIDTH} height={LANE - 8} />
          ))}
          {stays.map((way, seat) => (
            <path
              key={seat}
              class={`way-${seat}`}
              vector-effect="non-scaling-stroke"
              d={pathOf(way, seat, { x, y, turns })}
            />
          ))}
        </svg>
        {Array.from({ length: floors }, (_, i) => (
          <b key={i} class="fl" style={{ top: share(1, i + 1).top }}>
            {i + 1}
          </b>
        ))}
        <b class="fl" style={{ top: share(1, 'roof').top }}>
          <Icon name="i-roof" />
        </b>
        {ticks(turns).map((turn) => (
          <span key={turn} class="tk" style={{ left: share(turn, 1).left }}>
            {turn}
          </span>
        ))}
        {thinned(moments, turns).map(({ mark, turn, floor }, i) => (
          <i key={i} class={`mk-${mark}`} style={share(turn, floor)}>
            <Icon name={MARK_ICON[mark]} />
          </i>
        ))}
      </div>
      <p class="chart-key">
        {stays.map((_, seat) => (
          <span key={seat} class={`k way-${seat}`}>
            <svg viewBox="0 0 28 6" aria-hidden="true">
              <path class={`way-${seat}`} d="M0 3h28" />
            </svg>
            {names[seat]}
          </span>
        ))}
        {used.map((mark) => (
          <span key={mark} class={`mk-${mark}`}>
            <Icon name={MARK_ICON[mark]} />
            {say.marks[mark]}
          </span>
        ))}
      </p>
    </>
  );
}

/** As many marks as stand side by side in a lane. */
const MOST = 30;

/** Where marks would lie on each other, the weightiest stays. */
function thinned(moments: readonly Moment[], turns: number): readonly Moment[] {
  const span = Math.ceil(turns / MOST);
  const kept = new Map<string, Moment>();
  for (const moment of moments) {
    const place = `${moment.floor} ${Math.floor(moment.turn / span)}`;
    const there = kept.get(place);
    if (there === undefined || MARKS.indexOf(moment.mark) > MARKS.indexOf(there.mark)) kept.set(place, moment);
  }
  return [...kept.values()];
}

interface Scale {
  readonly x: (turn: number) => number;
  readonly y: (floor: Stay['floor']) => number;
  readonly turns: number;
}

/** Lines of one lane lie beside each other. */
function pathOf(way: readonly Stay[], seat: number, { x, y, turns }: Scale): string {
  const [first] = way;
  if (first === undefined) return '';
  const shift = (seat - 1) * 7;
  const level = ({ floor }: Stay): number => y(floor) + (floor === 'roof' ? shift / 2 : shift);
  const steps = way.slice(1).map((stay) => `H${x(Math.max(1, stay.turn)).toFixed(1)}V${level(stay)}`);
  return `M${x(Math.max(1, first.turn)).toFixed(1)} ${level(first)}${steps.join('')}H${x(turns).toFixed(1)}`;
}

/** The first turn, round numbers, and the last. */
const ticks = (turns: number): readonly number[] => {
  const step = turns > 60 ? 20 : turns > 15 ? 10 : 5;
  const round = Array.from({ length: Math.floor(turns / step) }, (_, i) => (i + 1) * step);
  return [1, ...round.filter((turn) => turns - turn > step / 3), ...(turns > 1 ? [turns] : [])];
};
