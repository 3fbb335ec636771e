import type { TableRow } from '#lobby/archive.ts';
import { holds } from '#lobby/places.ts';
import type { Seat } from '#table/game.ts';
import { ID, type PostOffice } from './post-office.ts';

/** Picks by the numbers of a step. */
export class Picker {
  private readonly numbers: readonly number[];
  private next = 0;

  constructor(numbers: readonly number[]) {
    this.numbers = numbers;
  }

  number(): number {
    return this.numbers[this.next++ % this.numbers.length]!;
  }

  of<T>(list: readonly T[]): T | undefined {
    return list[this.number() % Math.max(1, list.length)];
  }

  /** Mostly the newest. */
  table(rows: readonly TableRow[]): TableRow | undefined {
    const newest = rows.slice(-1);
    return this.of([...newest, ...newest, ...rows]);
  }
}

/** A seat that somebody has, with one of their windows. */
export interface Held {
  readonly window: number;
  readonly table: string;
  readonly seat: number;
}

/** What is there to choose from. */
export class Scene {
  readonly stages: readonly PostOffice[];
  readonly rows: readonly TableRow[];

  constructor(stages: readonly PostOffice[]) {
    this.stages = stages;
    this.rows = [...this.stage.rows.values()];
  }

  get stage(): PostOffice {
    return this.stages[0]!;
  }

  in(...phases: readonly TableRow['phase'][]): readonly TableRow[] {
    return this.rows.filter(({ phase }) => phases.includes(phase));
  }

  /** The windows that are open, of anybody or of these. */
  windows(person?: string): readonly number[] {
    return this.stage.windows.flatMap((window, i) =>
      window.visit !== undefined && (person === undefined || window.person?.id === person) ? [i] : [],
    );
  }

  /** Windows of people who have said who they are. */
  people(): readonly number[] {
    return this.windows().filter((i) => this.stage.windows[i]!.person !== undefined);
  }

  nameOf(window: number): string {
    return this.stage.windows[window]!.person?.id.slice(ID.length) ?? 'nobody';
  }

  /** Who sits at this table, with each window. */
  held({ id, places }: TableRow): readonly Held[] {
    return places.flatMap((place, seat) =>
      this.people()
        .filter((i) => holds(place, this.stage.windows[i]!.person))
        .map((window) => ({ window, table: id, seat })),
    );
  }

  /** The seats at this table whose people have no window open. */
  left(table: string): readonly number[] {
    const { places = [] } = this.stage.rows.get(table) ?? {};
    return places.flatMap((place, seat) =>
      place.kind === 'person' && this.windows(place.person).length === 0 ? [seat] : [],
    );
  }

  /** Moves that this seat can make in all worlds, or else in the first. */
  async moves(table: string, seat: number): Promise<{ readonly at: number; readonly names: readonly string[] }> {
    const frames = await Promise.all(this.stages.map((stage) => stage.frame(table, seat as Seat)));
    const [first, ...others] = frames.map((frame) => (frame?.moves ?? []).map(({ name }) => name));
    const shared = first!.filter((name) => others.every((names) => names.includes(name)));
    return { at: frames[0]?.at ?? 0, names: shared.length > 0 ? shared : first! };
  }
}
