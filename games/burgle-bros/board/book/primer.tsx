import type { Example, Leaf } from '#board/contract.ts';
import type { Language } from '#table/text.ts';
import { Die } from '../table/die.tsx';
import { say as board, type Say } from '../words/index.ts';
import { Building } from './building.tsx';
import { Corner, type Vignette } from './vignette.tsx';

const TURN: Vignette = {
  wide: 3,
  rooms: { A2: { tile: 'stairs 4' }, B2: { tile: 'foyer 2' }, B1: { near: true }, C2: { near: '13%' } },
  member: ['B2', 'peterman'],
};

/** He goes round the corner of a wall. */
export const GUARD: Vignette = {
  wide: 4,
  rooms: { A1: { tile: 'service-duct 5' }, C2: { tile: 'stairs 4' } },
  walls: ['A1B1', 'C1C2'],
  guard: 'A1',
  now: ['A2', 'B2', 'B1'],
  later: ['C1', 'D1'],
  die: 3,
  member: ['C2', 'peterman'],
};

const ALARM: Vignette = {
  wide: 4,
  rooms: { A1: { tile: 'service-duct 5' }, D2: { tile: 'fingerprint 4', alarm: true } },
  guard: 'A1',
  now: ['B1', 'C1', 'D1', 'D2'],
  die: 4,
};

const SAFE: Vignette = {
  wide: 3,
  rooms: {
    A2: { tile: 'laboratory 3', cracked: true },
    B1: { tile: 'camera 6', cracked: true },
    B2: { tile: 'safe' },
    C2: { tile: 'motion 1' },
  },
  safe: 'B2',
  member: ['B2', 'peterman'],
};

const FACES = [3, 6, 5] as const;

/** A safe in its row and column, and what was rolled for it. */
const Rolled = ({ say }: { readonly say: Say }) => (
  <span class="primer-safe">
    <Corner of={SAFE} say={say} />
    <span class="rolled">
      {FACES.map((face) => (
        <Die key={face} colour="green" face={face} />
      ))}
    </span>
  </span>
);

/** What one needs to sit down, in two minutes. */
export const primer = (language: Language): readonly Leaf[] => {
  const say = board[language];
  const words = say.primer;
  return [
    { ...words.job, picture: <Building /> },
    { ...words.turn, picture: <Corner of={TURN} say={say} /> },
    { ...words.guard, picture: <Corner of={GUARD} say={say} /> },
    { ...words.alarms, picture: <Corner of={ALARM} say={say} /> },
    {
      ...words.safe,
      picture: <Rolled say={say} />,
    },
  ];
};

export const examples = (language: Language): readonly Example[] => {
  const say = board[language];
  return [
    { rule: 'R64', words: say.examples.guard, picture: <Corner of={GUARD} say={say} /> },
    { rule: 'R34', words: say.examples.safe, picture: <Rolled say={say} /> },
  ];
};
