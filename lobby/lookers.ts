import type { Viewer } from '#table/game.ts';
import type { Message } from '#wire/messages.ts';
import type { Person } from './archive.ts';
import type { Crowd } from './bus.ts';

/** Whoever looks at a table: takes messages as text, so that one text serves many. */
export interface Onlooker {
  readonly person: Person | undefined;
  /** Whether what is sent there is before somebody's eyes. */
  readonly inSight: boolean;
  send(text: string): void;
}

/** Whether somebody may see now what this side sees. */
type MaySee = (person: Person | undefined, viewer: Viewer) => boolean;

/**
 * Who looks at a table in this process, and from where: a seat or the audience. One may look from several. Seats change
 * hands, so who may see a side is asked whenever it is told something, and not only when somebody begins to look.
 */
export class Lookers {
  private readonly sides = new Map<Viewer, Set<Onlooker>>();
  private readonly maySee: MaySee;

  constructor(maySee: MaySee) {
    this.maySee = maySee;
  }

  get isEmpty(): boolean {
    return this.sides.size === 0;
  }

  get viewers(): Iterable<Viewer> {
    return this.sides.keys();
  }

  has(looker: Onlooker): boolean {
    return [...this.sides.values()].some((side) => side.has(looker));
  }

  /** False if they look from there already. */
  add(looker: Onlooker, viewer: Viewer): boolean {
    const side = this.sides.get(viewer) ?? new Set();
    this.sides.set(viewer, side);
    return side.size < side.add(looker).size;
  }

  /** Takes somebody away from one side or from all, and answers the sides where nobody is left. */
  remove(looker: Onlooker, viewer?: Viewer): readonly Viewer[] {
    const left: Viewer[] = [];
    for (const [each, side] of this.sides) {
      if ((viewer !== undefined && viewer !== each) || !side.delete(looker) || side.size > 0) continue;
      this.sides.delete(each);
      left.push(each);
    }
    return left;
  }

  /** Takes away whoever may not look from there any more, and answers the sides where nobody is left. */
  sift(): readonly Viewer[] {
    const strangers = [...this.sides].flatMap(([viewer, side]) =>
      [...side].filter(({ person }) => !this.maySee(person, viewer)).map((looker) => ({ looker, viewer })),
    );
    return strangers.flatMap(({ looker, viewer }) => this.remove(looker, viewer));
  }

  /** Those in the audience who may not look on any more. */
  outcasts(): readonly Onlooker[] {
    return [...(this.sides.get('audience') ?? [])].filter(({ person }) => !this.maySee(person, 'audience'));
  }

  /** Everybody once. */
  all(): ReadonlySet<Onlooker> {
    return new Set([...this.sides.values()].flatMap((side) => [...side]));
  }

  crowd(): Crowd {
    const lookers = [...this.all()];
    const audience = [...(this.sides.get('audience') ?? [])].map(({ person }) => ({
      id: person?.id ?? '',
      name: person?.name ?? '',
    }));
    return { people: idsOf(lookers), inSight: idsOf(lookers.filter(({ inSight }) => inSight)), audience };
  }

  /** Tells all who look from this side. */
  tell(viewer: Viewer, message: Message): void {
    const side = [...(this.sides.get(viewer) ?? [])];
    send(
      side.filter(({ person }) => this.maySee(person, viewer)),
      message,
    );
  }

  broadcast(message: Message): void {
    send(this.all(), message);
  }

  /** Tells everybody of whom this holds, and who may look from where they look. */
  tellThose(isMeant: (person: Person | undefined) => boolean, message: Message): void {
    const may = [...this.sides].flatMap(([viewer, side]) =>
      [...side].filter(({ person }) => this.maySee(person, viewer) && isMeant(person)),
    );
    send(new Set(may), message);
  }

  /** Tells one person, in all their windows but one. */
  tellPerson(id: string, message: Message, but?: Onlooker): void {
    send(
      [...this.all()].filter((looker) => looker.person?.id === id && looker !== but),
      message,
    );
  }
}

/** Everybody who has said who they are, once. */
const idsOf = (lookers: readonly Onlooker[]): readonly string[] =>
  [...new Set(lookers.flatMap(({ person }) => (person === undefined ? [] : [person.id])))].sort();

function send(lookers: Iterable<Onlooker>, message: Message): void {
  const text = JSON.stringify(message);
  for (const looker of lookers) looker.send(text);
}
