import { ABILITIES, CHARACTERS, type Character, SIDES, type Side } from '../../components/characters.ts';
import { JOB, JOBS, type Job } from '../../components/jobs.ts';
import { isGrid } from '../../components/squares.ts';
import type { Cast, Options } from '../../options.ts';
import { ALTERNATIVE, type Hole, STANDARD, STANDARD_HOLE, type Wall } from '../../walls.ts';
import type { Scene } from '../scene.ts';

export const MOST_SEATS = 4;

/** Options as they are chosen, each thing said. Anything odd in what is given is replaced by the usual. */
export function choicesOf(raw: unknown, seats = MOST_SEATS): Options {
  const given = (typeof raw === 'object' && raw !== null ? raw : {}) as Partial<Options>;
  const job = JOBS.find((each) => each === given.job) ?? 'bank';
  const walls = given.walls ?? 'standard';
  return {
    job,
    walls,
    hole: JOB[job].hole ? holeOf(given.hole) : 'none',
    lostVisual: given.lostVisual === true,
    characters: Array.isArray(given.characters) ? given.characters.slice(0, seats) : 'dealt',
  };
}

const holeOf = (hole: unknown): Hole => (typeof hole === 'string' && isGrid(hole) ? hole : STANDARD_HOLE);

/** Another job begins with its own walls. */
export const withJob = (options: Options, job: Job): Options => ({
  ...options,
  job,
  walls: 'standard',
  hole: JOB[job].hole ? STANDARD_HOLE : 'none',
});

/** The walls that an option names, floor by floor; those at random are not known yet. */
export function wallsIn({ job, walls }: Options): readonly (readonly Wall[])[] | undefined {
  if (walls === 'random') return undefined;
  const floors = walls === 'standard' ? STANDARD[job] : walls === 'alternative' ? ALTERNATIVE : walls;
  return floors.map((floor) => floor.split(' ') as Wall[]);
}

/** Who plays at a seat: a character, perhaps with a side, or whoever is dealt. */
export interface Choice {
  readonly character: Character | undefined;
  readonly side: Side | undefined;
}

export function choiceAt({ characters }: Options, seat: number): Choice {
  const cast = characters === 'dealt' ? 'dealt' : (characters[seat] ?? 'dealt');
  const [character, side] = cast.split(' ');
  return {
    character: CHARACTERS.find((each) => each === character),
    side: SIDES.find((each) => each === side),
  };
}

/** What that is called: the side if it is known, else the character. */
export function roleAt(options: Options, seat: number, { setup }: Scene['say'], words: Scene['words']): string {
  const { character, side } = choiceAt(options, seat);
  if (character === undefined) return setup.anyone;
  return side === undefined ? words.character[character] : words.ability[ABILITIES[character][side]].name;
}

/** The cast with another choice at one seat; the same once more takes it back, and nobody is there twice. */
export function withChoice(
  options: Options,
  seats: number,
  seat: number,
  cast: Exclude<Cast, 'dealt'>,
): readonly Cast[] {
  const [wanted] = cast.split(' ');
  return Array.from({ length: seats }, (_, i): Cast => {
    const now = (options.characters === 'dealt' ? undefined : options.characters[i]) ?? 'dealt';
    if (i === seat) return now === cast ? 'dealt' : cast;
    return now.split(' ')[0] === wanted ? 'dealt' : now;
  });
}
