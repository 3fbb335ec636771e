import type { ComponentChildren } from 'preact';
import { Icon, Silhouette } from '../icon.tsx';

/** How high each floor hangs in the drawing, and where its guard walks. */
const FLOORS = [
  { floor: 3, y: 190, guard: 190 },
  { floor: 2, y: 311, guard: 160 },
  { floor: 1, y: 432, guard: 206 },
] as const;

/** The whole job in one picture: a safe and a guard on every floor, the crew on the roof. The same in both themes. */
export const Building = () => (
  <svg class="primer-building" viewBox="0 0 396 560" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width="396" height="560" fill="#0a1430" />
    <path fill="#16305f" d="M0 0h396v150L0 206Z" />
    <circle cx="74" cy="72" r="34" fill="#ffe0a3" />
    <path fill="#060d21" d="M236 58h70l30 14 40 4v10l-40 2-24 16h-56l-18-22Z" />
    <path fill="#060d21" d="M196 40h150v6H196zM268 46h8v12h-8zM368 62h18v26h-18z" />
    <path
      fill="none"
      stroke="#060d21"
      stroke-width="4"
      d="M250 104v72M270 104v72M250 116h20M250 132h20M250 148h20M250 164h20"
    />
    <path fill="#f4f7ff" d="M20 178h356v12H20z" />
    <Placed x={92} y={108} seat={0}>
      <Silhouette of="peterman" />
    </Placed>
    <Placed x={168} y={108} seat={1}>
      <Silhouette of="raven" />
    </Placed>
    {FLOORS.map(({ floor, y, guard }) => (
      <g key={floor}>
        <rect x="34" y={y} width="328" height="112" fill="#1c3c78" />
        <path fill="#f4f7ff" d={`M34 ${y + 112}h328v9H34zM34 ${y}h9v112h-9zM353 ${y}h9v112h-9z`} />
        <text x="54" y={y + 40}>
          {floor}
        </text>
        <Placed x={92} y={y + 56}>
          <Icon name="tile-safe" />
        </Placed>
        <Placed x={guard} y={y + 42}>
          <Silhouette of="guard" />
        </Placed>
        <Placed x={296} y={y + 54}>
          <Icon name="tile-stairs" />
        </Placed>
      </g>
    ))}
  </svg>
);

interface PlacedProps {
  readonly x: number;
  readonly y: number;
  readonly seat?: number;
  readonly children: ComponentChildren;
}

const Placed = ({ x, y, seat, children }: PlacedProps) => (
  <svg x={x} y={y} width="62" height="70" data-seat={seat} aria-hidden="true">
    {children}
  </svg>
);
