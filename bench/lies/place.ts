import { catalogue } from '#games/index.ts';
import type { Person } from '#lobby/archive.ts';
import { alone } from '#lobby/bus.ts';
import { Lobby } from '#lobby/lobby.ts';
import { memoryArchive } from '#lobby/memory.ts';
import { fork, recall } from '#lobby/recall.ts';
import type { Visit } from '#lobby/visit.ts';
import { quick } from '#table/chance.ts';
import { doubtsIn, examined } from '#table/examination.ts';
import type { Viewer } from '#table/game.ts';
import { sha256Hex } from '#table/hash.ts';
import type { GameRecord } from '#table/record.ts';
import { granted, isRefused } from '#table/refusal.ts';
import type { DoubtCode } from '#table/testimony.ts';
import { Client } from '#wire/client.ts';
import type { Command, Look, TableInfo } from '#wire/messages.ts';
import { type SaltKeep, Seals, saltsInMemory } from '#wire/seals.ts';
import { Watch } from '#wire/watch.ts';
import { remembered, type TestimonyKeep, testimoniesInMemory, Witness } from '#wire/witness.ts';
import { Cable } from './cable.ts';
import type { Lie } from './tales.ts';

/** A place where tables are, whose host may lie. */
export class Place {
  readonly lobby: Lobby;
  readonly archive = memoryArchive();
  lie: Lie = (said) => said;
  /** Of whom it says that they are away whenever a game starts. */
  overlooked = '';
  private readonly visits = new Map<string, Visit>();
  /** The next secrets, before those of its own. */
  readonly secrets: string[] = [];

  constructor(seed: string) {
    let count = 0;
    const thoughts = quick(`${seed} thoughts`);
    this.lobby = new Lobby({
      archive: this.archive,
      bus: alone,
      process: 'the only one',
      now: Date.now,
      secret: () => this.secrets.shift() ?? sha256Hex(`${seed} ${count++}`),
      think: async ({ moves }) => moves[thoughts.below(moves.length)]!.name,
      advise: async () => undefined,
      recall,
      fork,
      report: (report) => {
        if ('error' in report) throw report.error;
      },
      botPause: 0,
      botPatience: 0,
      rest: 0,
      grace: 60_000,
      tablesPerPerson: 1000,
    });
  }

  /** Somebody with a device that keeps what it was shown. */
  player(name: string): Player {
    return new Player(this, { id: name, name, created: 0 });
  }

  visit(person: Person, send: (text: string) => void): Visit {
    const visit = this.lobby.visit(person, send);
    this.visits.set(person.name, visit);
    return visit;
  }

  async handle(visit: Visit, command: Command): Promise<object> {
    const overlooked = command.do === 'start' ? this.visits.get(this.overlooked) : undefined;
    if (overlooked === undefined || command.do !== 'start') return visit.handle(command);
    const { id, table } = command;
    await overlooked.handle({ id: `${id}-away`, do: 'unlook', table });
    const answer = await visit.handle(command);
    await overlooked.handle({ id: `${id}-back`, do: 'look', table });
    return answer;
  }

  /** Lets a message out, as text, as it would go over a line. */
  out(text: string, to: string): string {
    return JSON.stringify(this.lie(JSON.parse(text), to));
  }
}

/** Somebody at a device: the same client, seals and memory as a page has. */
export class Player {
  readonly name: string;
  link!: Client;
  seals!: Seals;
  seen: Look | undefined;
  /** Whether the line breaks at the next message. */
  breaks: () => boolean = () => false;
  /** How often it has. */
  losses = 0;
  /** How many entries of the record that was examined last this device has seen happen. */
  witnessed = 0;
  /** What has not fitted so far. */
  readonly doubts = new Set<DoubtCode>();
  private readonly place: Place;
  private readonly person: Person;
  private readonly salts: SaltKeep = saltsInMemory();
  private readonly keep: TestimonyKeep = testimoniesInMemory();
  private watch: Watch | undefined;
  private witness: Witness | undefined;
  private readonly waiting = new Set<() => void>();

  constructor(place: Place, person: Person) {
    this.place = place;
    this.person = person;
    this.name = person.name;
    this.connect();
  }

  private connect(): void {
    const { place, person } = this;
    this.link = new Client((events) => new Cable(place, person, events, () => this.breaks()));
    this.link.onState((state) => {
      if (state === 'lost') this.losses += 1;
    });
    this.seals = new Seals(this.link, this.salts);
  }

  /** Looks at a table from a seat or from the audience, and remembers. */
  look(table: string, seat?: number): void {
    this.lookAway();
    this.seen = undefined;
    const viewer = (seat ?? 'audience') as Viewer;
    const witness = new Witness(table, viewer, {
      seals: this.seals,
      keep: this.keep,
      now: Date.now,
      onDoubt: ({ what }) => this.doubts.add(what),
    });
    this.witness = witness;
    this.watch = new Watch(
      this.link,
      { table, ...(seat === undefined ? {} : { seat }) },
      {
        change: (seen) => {
          this.seen = seen;
          this.seals.hear(seen.info);
          void witness.see(seen);
          for (const wake of this.waiting) wake();
          this.waiting.clear();
        },
        refused: ({ refused }) => {
          throw new Error(refused);
        },
      },
    );
  }

  private lookAway(): void {
    if (this.watch !== undefined) this.seals.leave(this.watch.table);
    this.watch?.end();
    this.watch = undefined;
  }

  /** Loads the page anew, on the same device. */
  reload(table: string, seat?: number): void {
    this.lookAway();
    this.link.close();
    this.connect();
    this.look(table, seat);
  }

  async until(fits: (seen: Look) => boolean): Promise<Look> {
    while (this.seen === undefined || !fits(this.seen))
      await new Promise<void>((woken) => void this.waiting.add(woken));
    return this.seen;
  }

  /** Asks for the record and holds it against what was kept; answers all that does not fit. */
  async examine(table: string, seat?: number): Promise<readonly DoubtCode[]> {
    const record = granted(await this.link.ask('record', { table })) as GameRecord;
    const all = await remembered(table, this.keep, [this.witness!]);
    // What was looked at afterwards says nothing about how it was played.
    const testimonies = all.filter(({ isLate }) => isLate !== true);
    const { game } = (await catalogue[all[0]!.head.game]?.rules()) ?? {};
    const fits = this.seals.fitsAll(record, table, seat === undefined ? [] : [seat]);
    const examination = examined(game, record, testimonies);
    this.witnessed = Math.max(0, ...examination.comparisons.map(({ entries }) => entries));
    for (const { what } of doubtsIn(examination, fits)) this.doubts.add(what);
    return [...this.doubts];
  }

  close(): void {
    this.watch?.end();
    this.link.close();
  }
}

export interface Terms {
  readonly game: string;
  readonly seats: number;
  readonly options?: unknown;
}

/** A table where these people sit with sealed salts, and bots in the other seats; the game has begun. */
export async function begun(players: readonly Player[], { game, seats, options = {} }: Terms): Promise<string> {
  const [owner] = players;
  const info = granted(await owner!.link.ask('create', { game, seats, options })) as TableInfo;
  const { table } = info;
  for (const [seat, player] of players.entries()) {
    player.look(table);
    granted(await player.seals.sit(info, { seat, name: player.name }));
  }
  for (let seat = players.length; seat < seats; seat++)
    granted(await owner!.link.ask('bot', { table, seat, strength: 'easy' }));
  begins(await owner!.seals.start(table));
  for (const [seat, player] of players.entries()) player.look(table, seat);
  await Promise.all(
    players.map((player) => player.until(({ frame, head }) => frame !== undefined && head !== undefined)),
  );
  return table;
}

/** Whoever asks again because the answer was lost may find the game begun. */
export function begins(answer: object): void {
  if (isRefused(answer) && answer.refused !== 'already-started') throw new Error(answer.refused);
}
