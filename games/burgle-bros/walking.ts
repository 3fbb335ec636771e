import type { Square } from './components/squares.ts';
import { Likelihood } from './likelihood.ts';
import type { Likely, Walk } from './meaning.ts';

const NO_CARD = -1;
const NO_STEPS: readonly Square[] = [];

/** Adds up how the guard of a floor moves in the ways of a move, which come one after the other. */
export class Walking {
  private readonly floor: number;
  /** Where he headed before. */
  private readonly destination: Square | 'none';
  private readonly passes = new Likelihood<{ readonly at: Square }>();
  private readonly heads = new Likelihood<{ readonly at: Square }>();
  private readonly heldBy = new Likelihood<Walk['heldBy'][number]>();
  private readonly draws = new Likelihood();
  private readonly chances: number[] = [];
  /** By way: his steps, where he is sent before the first, and after how many he draws a card. */
  private readonly steps: Square[][] = [];
  private readonly sent: (Square | 'none')[] = [];
  private readonly cards: number[] = [];

  constructor(floor: number, destination: Square | 'none') {
    this.floor = floor;
    this.destination = destination;
  }

  begin(chance: number): void {
    this.chances.push(chance);
    this.steps.push(NO_STEPS as Square[]);
    this.sent.push(this.destination);
    this.cards.push(NO_CARD);
  }

  private get way(): number {
    return this.chances.length - 1;
  }

  get stepsNow(): number {
    return this.steps[this.way]!.length;
  }

  step(at: Square): void {
    if (this.stepsNow === 0) this.steps[this.way] = [at];
    else this.steps[this.way]!.push(at);
    this.passes.add(at, { at }, this.way, this.chances[this.way]!);
  }

  draw(): void {
    if (this.cards[this.way] === NO_CARD) this.cards[this.way] = this.stepsNow;
    this.draws.add('', {}, this.way, this.chances[this.way]!);
  }

  send(at: Square): void {
    if (this.stepsNow === 0) this.sent[this.way] = at;
  }

  hold(by: Walk['heldBy'][number]['by']): void {
    this.heldBy.add(by, { by, chance: 0 }, this.way, this.chances[this.way]!);
  }

  /** Where he heads afterwards. */
  head(at: Square): void {
    this.heads.add(at, { at }, this.way, this.chances[this.way]!);
  }

  /** R63–R72 — How he moves, if he may. */
  walk(): readonly Walk[] {
    const ways = this.chances.length;
    const heldBy = this.heldBy.list(ways);
    const lengths = this.steps.map(({ length }) => length);
    const most = Math.max(...lengths);
    if (heldBy.length === 0 && most === 0) return [];
    return [
      {
        floor: this.floor,
        sure: commonStart(this.steps),
        steps: [Math.min(...lengths), most],
        passes: this.passes.list(ways),
        heads: this.heads.list(ways),
        draws: this.draws.chance(ways),
        path: likeliest(this.chances, this.steps),
        to: mostly(this.chances, this.sent) ?? this.destination,
        card: cardAfter(mostly(this.chances, this.cards)),
        heldBy,
      },
    ];
  }
}

const cardAfter = (steps: number | undefined): number | 'none' =>
  steps === undefined || steps === NO_CARD ? 'none' : steps;

function commonStart(ways: readonly (readonly Square[])[]): readonly Square[] {
  const [first = []] = ways;
  const end = first.findIndex((at, i) => ways.some((way) => way[i] !== at));
  return end < 0 ? first : first.slice(0, end);
}

/** What is so in more than half of all ways, if anything is. */
function mostly<T extends string | number>(chances: readonly number[], things: readonly T[]): T | undefined {
  const sums = new Map<T, number>();
  for (const [way, thing] of things.entries()) sums.set(thing, (sums.get(thing) ?? 0) + chances[way]!);
  for (const [thing, chance] of sums) if (chance > 0.5) return thing;
  return undefined;
}

/** Step by step the likeliest, as long as the whole way is likelier than not. */
function likeliest(
  chances: readonly number[],
  ways: readonly (readonly Square[])[],
): readonly Likely<{ readonly at: Square }>[] {
  const path: Likely<{ readonly at: Square }>[] = [];
  let open = ways.map((way, i) => ({ chance: chances[i]!, way }));
  for (;;) {
    const step = path.length;
    const at = mostly(
      open.map(({ chance }) => chance),
      open.map(({ way }) => way[step] ?? 'none'),
    );
    if (at === undefined || at === 'none') return path;
    open = open.filter(({ way }) => way[step] === at);
    path.push({ at, chance: open.length === ways.length ? 1 : open.reduce((sum, { chance }) => sum + chance, 0) });
  }
}
