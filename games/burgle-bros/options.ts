import { NOT_SOLO } from './components/cards.ts';
import { CHARACTERS, type Character, SIDES, type Side } from './components/characters.ts';
import { JOB, JOBS, type Job } from './components/jobs.ts';
import { type Grid, isGrid } from './components/squares.ts';
import { type Hole, parseWalls, STANDARD_HOLE, type WallsFlaw } from './walls.ts';

/** A character for a seat: left to chance, or named, with or without a side. */
export type Cast = 'dealt' | Character | `${Character} ${Side}`;

export interface Options {
  readonly job: Job;
  /** The rulebook's (for Fort Knox a published one), another published Fort Knox, at random, or one list of walls per floor. */
  readonly walls: 'standard' | 'alternative' | 'random' | readonly string[];
  /** The empty spot of Fort Knox. */
  readonly hole: Hole;
  /** R62 — The mini expansion. */
  readonly lostVisual: boolean;
  /** By seat, or all left to chance; seats beyond the list are dealt one, names beyond the players are not used. */
  readonly characters: 'dealt' | readonly Cast[];
}

/** What can be listed: walls, empty spots and characters can be anything else that fits, too. */
export const VALUES = {
  job: JOBS,
  walls: ['standard', 'alternative', 'random'],
  hole: ['none', STANDARD_HOLE],
  lostVisual: [false, true],
  characters: ['dealt'],
} as const satisfies { readonly [K in keyof Options]: readonly Options[K][] };

/** Fort Knox has another usual spot. */
export const USUAL: Options = {
  job: 'bank',
  walls: 'standard',
  hole: 'none',
  lostVisual: false,
  characters: 'dealt',
};

const MAX_SEATS = 4;

/** Something that is wrong with options; values are named as somebody wrote them. */
export type Flaw =
  | { readonly type: 'no options' }
  | { readonly type: 'no option'; readonly said: string }
  | { readonly type: 'no job'; readonly said: string }
  | { readonly type: 'yes or no'; readonly option: keyof Options }
  | { readonly type: 'no hole'; readonly job: Job }
  | { readonly type: 'no square'; readonly said: string }
  | { readonly type: 'other hole'; readonly hole: Grid }
  | { readonly type: 'no walls' }
  | { readonly type: 'no alternative'; readonly job: Job }
  | { readonly type: 'floors'; readonly count: number; readonly wanted: number }
  | { readonly type: 'no text'; readonly floor: number }
  | (WallsFlaw & { readonly floor: number })
  | { readonly type: 'no cast' }
  | { readonly type: 'cast size'; readonly count: number; readonly most: number }
  | { readonly type: 'no character'; readonly said: string }
  | { readonly type: 'character twice'; readonly character: Character }
  | { readonly type: 'not alone'; readonly character: Character };

interface Wrong {
  readonly wrong: Flaw;
}

/** Fills in what is left out, or says what is wrong. The number of players is checked where it is known. */
export function parseOptions(raw: unknown, seats?: number): Options | Wrong {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return wrong({ type: 'no options' });
  const given = raw as Record<string, unknown>;
  const { job = USUAL.job, walls = USUAL.walls, hole, ...crew } = given;
  const { lostVisual = USUAL.lostVisual, characters = USUAL.characters, ...others } = crew;
  const [other] = Object.keys(others);
  if (other !== undefined) return wrong({ type: 'no option', said: other });
  if (!JOBS.includes(job as Job)) return wrong({ type: 'no job', said: String(job) });
  if (typeof lostVisual !== 'boolean') return wrong({ type: 'yes or no', option: 'lostVisual' });
  const empty = parseHole(job as Job, hole);
  if ('wrong' in empty) return empty;
  const built = parseLayouts(job as Job, empty.hole, walls);
  if ('wrong' in built) return built;
  const cast = parseCast(characters, seats);
  if ('wrong' in cast) return cast;
  return { job: job as Job, walls: built.walls, hole: empty.hole, lostVisual, characters: cast.characters };
}

const wrong = (flaw: Flaw): Wrong => ({ wrong: flaw });

function parseHole(job: Job, hole: unknown): { readonly hole: Hole } | Wrong {
  if (!JOB[job].hole) return hole === undefined || hole === 'none' ? { hole: 'none' } : wrong({ type: 'no hole', job });
  if (hole === undefined) return { hole: STANDARD_HOLE };
  return typeof hole === 'string' && isGrid(hole) ? { hole } : wrong({ type: 'no square', said: String(hole) });
}

function parseLayouts(job: Job, hole: Hole, walls: unknown): { readonly walls: Options['walls'] } | Wrong {
  if (walls === 'random') return { walls };
  if (walls === 'standard' || walls === 'alternative') {
    if (walls === 'alternative' && job !== 'fort-knox') return wrong({ type: 'no alternative', job });
    return job === 'fort-knox' && hole !== STANDARD_HOLE
      ? wrong({ type: 'other hole', hole: STANDARD_HOLE })
      : { walls };
  }
  if (!Array.isArray(walls)) return wrong({ type: 'no walls' });
  const { floors: wanted } = JOB[job];
  if (walls.length !== wanted) return wrong({ type: 'floors', count: walls.length, wanted });
  const floors: string[] = [];
  for (const [i, text] of walls.entries()) {
    const floor = i + 1;
    if (typeof text !== 'string') return wrong({ type: 'no text', floor });
    const parsed = parseWalls(job, hole, text);
    if ('wrong' in parsed) return wrong({ ...parsed.wrong, floor });
    floors.push(parsed.join(' '));
  }
  return { walls: floors };
}

function parseCast(raw: unknown, seats: number | undefined): { readonly characters: Options['characters'] } | Wrong {
  if (raw === 'dealt') return { characters: raw };
  if (!Array.isArray(raw)) return wrong({ type: 'no cast' });
  const most = seats ?? MAX_SEATS;
  if (raw.length < 1 || raw.length > most) return wrong({ type: 'cast size', count: raw.length, most });
  const odd = raw.find((cast) => !CASTS.includes(cast));
  if (odd !== undefined) return wrong({ type: 'no character', said: String(odd) });
  const cast = raw as Cast[];
  const named = cast.flatMap((one) => characterOf(one) ?? []);
  const twice = named.find((character, i) => named.indexOf(character) !== i);
  if (twice !== undefined) return wrong({ type: 'character twice', character: twice });
  const [first] = named;
  const alone = (seats ?? cast.length) === 1 && first !== undefined && !mayPlayAlone(first);
  return alone ? wrong({ type: 'not alone', character: first }) : { characters: cast.slice() };
}

const CASTS: readonly unknown[] = [
  'dealt',
  ...CHARACTERS.flatMap((character) => [character, ...SIDES.map((side) => `${character} ${side}`)]),
];

/** R78 — Some characters need a crew. */
export const mayPlayAlone = (cast: Cast): boolean =>
  !NOT_SOLO.characters.some((character) => character === characterOf(cast));

/** The character named, if one is. */
export const characterOf = (cast: Cast): Character | undefined =>
  cast === 'dealt' ? undefined : (cast.split(' ')[0] as Character);

/** The side named, if one is. */
export const sideOf = (cast: Cast): Side | undefined => cast.split(' ')[1] as Side | undefined;
