import { NOT_SOLO } from './components/cards.ts';
import { CHARACTERS, type Character, SIDES, type Side } from './components/characters.ts';
import { JOB, JOBS, type Job } from './components/jobs.ts';
import { isGrid } from './components/squares.ts';
import { type Hole, parseWalls, STANDARD_HOLE } from './walls.ts';

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

const MAX_SEATS = 4;

/** Fills in what is left out; a text says what is wrong. The number of players is checked where it is known. */
export function parseOptions(raw: unknown, seats?: number): Options | string {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return 'options are no object';
  const given = raw as Record<string, unknown>;
  const { job = 'bank', walls = 'standard', hole, lostVisual = false, characters = 'dealt', ...others } = given;
  const [other] = Object.keys(others);
  if (other !== undefined) return `there is no option ${other}`;
  if (!JOBS.includes(job as Job)) return `there is no job ${String(job)}`;
  if (typeof lostVisual !== 'boolean') return 'lostVisual is yes or no';
  const empty = parseHole(job as Job, hole);
  if ('wrong' in empty) return empty.wrong;
  const built = parseLayouts(job as Job, empty.hole, walls);
  if ('wrong' in built) return built.wrong;
  const cast = parseCast(characters, seats);
  if ('wrong' in cast) return cast.wrong;
  return { job: job as Job, walls: built.walls, hole: empty.hole, lostVisual, characters: cast.characters };
}

interface Wrong {
  readonly wrong: string;
}

function parseHole(job: Job, hole: unknown): { readonly hole: Hole } | Wrong {
  if (!JOB[job].hole)
    return hole === undefined || hole === 'none' ? { hole: 'none' } : { wrong: `${job} has no empty spot` };
  if (hole === undefined) return { hole: STANDARD_HOLE };
  return typeof hole === 'string' && isGrid(hole) ? { hole } : { wrong: `no square ${String(hole)} to leave empty` };
}

function parseLayouts(job: Job, hole: Hole, walls: unknown): { readonly walls: Options['walls'] } | Wrong {
  if (walls === 'random') return { walls };
  if (walls === 'standard' || walls === 'alternative') {
    if (walls === 'alternative' && job !== 'fort-knox') return { wrong: `${job} has no alternative walls` };
    return job === 'fort-knox' && hole !== STANDARD_HOLE
      ? { wrong: `these walls leave ${STANDARD_HOLE} empty` }
      : { walls };
  }
  if (!Array.isArray(walls)) return { wrong: 'walls are standard, alternative, random, or one text per floor' };
  if (walls.length !== JOB[job].floors) return { wrong: `walls for ${walls.length} floors, not ${JOB[job].floors}` };
  const floors: string[] = [];
  for (const [floor, text] of walls.entries()) {
    const parsed = typeof text === 'string' ? parseWalls(job, hole, text) : { wrong: 'no text' };
    if ('wrong' in parsed) return { wrong: `floor ${floor + 1}: ${parsed.wrong}` };
    floors.push(parsed.join(' '));
  }
  return { walls: floors };
}

function parseCast(raw: unknown, seats: number | undefined): { readonly characters: Options['characters'] } | Wrong {
  if (raw === 'dealt') return { characters: raw };
  if (!Array.isArray(raw)) return { wrong: 'characters are dealt, or one for each seat' };
  if (raw.length < 1 || raw.length > MAX_SEATS)
    return { wrong: `${raw.length} characters for 1 to ${MAX_SEATS} players` };
  if (seats !== undefined && raw.length > seats) return { wrong: `${raw.length} characters for ${seats} players` };
  const odd = raw.find((cast) => !CASTS.includes(cast));
  if (odd !== undefined) return { wrong: `there is no character ${String(odd)}` };
  const cast = raw as Cast[];
  const named = cast.flatMap((one) => characterOf(one) ?? []);
  const twice = named.find((character, i) => named.indexOf(character) !== i);
  if (twice !== undefined) return { wrong: `${twice} is there twice` };
  const alone = (seats ?? cast.length) === 1 && !mayPlayAlone(cast[0]!);
  return alone ? { wrong: `${cast[0]} cannot play alone` } : { characters: cast.slice() };
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
