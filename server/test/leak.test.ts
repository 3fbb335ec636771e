import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { catalogue } from '#games/index.ts';
import type { Archive, TableRow } from '#lobby/archive.ts';
import * as recalling from '#lobby/recall.ts';
import * as thinking from '#lobby/think.ts';
import type { Outlook } from '#lobby/world.ts';
import { commitment, fair, quick, type Roll } from '#table/chance.ts';
import { type AnyGame, reading, type Seat, seatsOf, type Tagged, type Viewer } from '#table/game.ts';
import { canonical } from '#table/hash.ts';
import { type AnyPlay, Play, restart } from '#table/play.ts';
import type { GameRecord } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';
import type { AnyCustoms } from '#table/walk.ts';
import { Bots, type Threads, type Watcher } from '../bots.ts';
import { tokenHash } from '../identity.ts';
import { folder, house, openSocket } from './house.ts';

const SECRET = 'ab'.repeat(32);
const SALTS = ['salt of seat 0', 'salt of seat 1'];
const SEATS = SALTS.length;
const TABLE = 'the-same-table';
/** So many hints are asked for. */
const HINTS = 3;

/** What of a record covers what lies hidden. */
const HIDING = /^(hash|state|setup|secret|from)$/;

/** What the laws know of each game. */
const CUSTOMS = import.meta.glob<{ readonly customs: AnyCustoms }>('../../games/*/test/customs.ts', { eager: true });

/** What is done for people, in this very process and with less thought: how good a hint is makes no difference here. */
const BRIEFLY: Readonly<Record<string, (task: never) => Promise<unknown>>> = {
  ...recalling,
  ...thinking,
  advise: (outlook: Outlook) => thinking.advise(outlook, { iterations: 200 }),
};
const threads: Threads = {
  run: (task, { name }) => BRIEFLY[name]!(task as never),
  destroy: async () => undefined,
};

/** Two games that differ in their shuffles, and only in what this viewer cannot see. */
interface Pair {
  readonly one: GameRecord;
  readonly other: GameRecord;
}

function begun(game: AnyGame): GameRecord {
  const options = game.options({}, SEATS);
  if (isRefused(options)) throw new Error(options.refused);
  const head = { options, seats: SEATS, commitment: commitment(SECRET), salts: SALTS };
  return new Play(game, head, fair(SECRET, SALTS, 0)).record();
}

/** The same start with these rolls, if the rules take them. */
function withRolls(game: AnyGame, record: GameRecord, setup: readonly Roll[]): GameRecord | undefined {
  const { options, salts = [], commitment: seal = '' } = record;
  const rolls = [...setup];
  const chance = { below: (bound: number) => (rolls[0]?.[0] === bound ? rolls.shift()![1] : Number.NaN) };
  try {
    return new Play(game, { options, seats: SEATS, commitment: seal, salts }, chance).record();
  } catch {
    return undefined;
  }
}

const viewOf = (play: AnyPlay, viewer: Viewer): string => canonical(play.game.view(reading(play.state), viewer));

const isToldTheSame = (game: AnyGame, told: readonly (readonly Tagged[])[], viewer: Viewer): boolean =>
  new Set(told.map((events) => canonical(events.map((event) => game.redact(event, viewer) ?? 'nothing')))).size === 1;

/** Changes one roll of the shuffles after the other until only what is hidden differs. */
function pairFor(game: AnyGame, viewer: Viewer): Pair {
  const one = begun(game);
  const first = restart(game, one);
  const chance = quick(`pair ${game.id} ${viewer}`);
  for (let tries = 0; tries < 20_000; tries++) {
    const setup = [...one.setup];
    for (let n = 0; n < 3; n++) {
      const i = chance.below(setup.length);
      setup[i] = [setup[i]![0], chance.below(setup[i]![0])];
    }
    const other = withRolls(game, one, setup);
    if (other === undefined || other.hash === one.hash) continue;
    const second = restart(game, other);
    if (viewOf(first, viewer) === viewOf(second, viewer)) return { one, other };
  }
  throw new Error('no pair found');
}

function rowOf(game: AnyGame, record: GameRecord): TableRow {
  const { entries: _, ...head } = record;
  return {
    id: TABLE,
    game: game.id,
    version: game.version,
    phase: 'playing',
    owner: 'p0',
    public: true,
    options: {},
    clock: { kind: 'none' },
    odds: true,
    hints: true,
    places: seatsOf(SEATS).map((seat) => ({
      kind: 'person',
      person: `p${seat}`,
      name: `Player ${seat}`,
      figure: seat,
      salt: SALTS[seat]!,
      standIn: false,
    })),
    secret: SECRET,
    commitment: commitment(SECRET),
    head,
    created: 0,
    changed: 0,
    command: 'made',
    revision: 1,
  };
}

/** Pages that say nothing by themselves. */
function page(): string {
  const pages = folder();
  writeFileSync(join(pages, 'index.html'), '<head><title></title></head>');
  return pages;
}

/** One side: asks over sockets, keeps the viewer's bytes. */
class Side {
  readonly received: string[] = [];
  private readonly sockets: readonly WebSocket[];
  private readonly watcher: WebSocket;
  private readonly archive: Archive;
  private readonly url: string;

  private constructor(archive: Archive, sockets: readonly WebSocket[], watcher: WebSocket, url: string) {
    this.archive = archive;
    this.url = url;
    this.sockets = sockets;
    this.watcher = watcher;
    watcher.on('message', (data) => {
      // When lists are told by themselves is left to chance; what they say is asked for besides.
      if (!String(data).startsWith('{"push":"lists"')) this.received.push(String(data));
    });
  }

  static async open(game: AnyGame, record: GameRecord, viewer: Viewer, rest: number): Promise<Side> {
    const bots = { bots: (watcher: Watcher) => new Bots(watcher, threads, threads) };
    const { archive, url } = await house({ rest }, undefined, undefined, { ...bots, pages: page() });
    const tokens = seatsOf(SEATS).map((seat) => `token-${seat}`);
    for (const [seat, token] of tokens.entries())
      await archive.addPerson({ id: `p${seat}`, name: `Player ${seat}`, created: 0 }, tokenHash(token));
    await archive.addTable(rowOf(game, record));
    const sockets = await Promise.all(tokens.map((token) => openSocket(url, { cookie: `hideout=${token}` })));
    const watcher = viewer === 'audience' ? await openSocket(url) : sockets[viewer]!;
    const side = new Side(archive, sockets, watcher, url);
    await side.ask(watcher, {
      id: 'look',
      do: 'look',
      table: TABLE,
      ...(viewer === 'audience' ? {} : { seat: viewer }),
    });
    return side;
  }

  move(seat: Seat, at: number, move: string): Promise<void> {
    return this.ask(this.sockets[seat]!, { id: `move-${at}`, do: 'move', table: TABLE, seat, at, move });
  }

  hint(seat: Seat, at: number): Promise<void> {
    return this.ask(this.watcher, { id: `hint-${at}`, do: 'hint', table: TABLE, seat, at });
  }

  /** What is refused must not tell either. */
  async probe(viewer: Viewer, at: number): Promise<void> {
    const tries = ['sneeze', 'play 4', 'play 4 from 0', 'peek A1', 'dog'];
    for (const [i, move] of tries.entries())
      await this.ask(this.watcher, {
        id: `probe-${at}-${i}`,
        do: 'move',
        table: TABLE,
        seat: viewer === 'audience' ? 0 : viewer,
        at,
        move,
      });
    await this.ask(this.watcher, { id: `record-${at}`, do: 'record', table: TABLE });
    const where = { table: TABLE, ...(viewer === 'audience' ? {} : { seat: viewer }) };
    await this.ask(this.watcher, { id: `again-${at}`, do: 'look', ...where });
    await this.ask(this.watcher, { id: `past-${at}`, do: 'past', ...where, at: at >> 1 });
    // A link to a position names whose eyes it is seen with; they are the others' until the game is over.
    for (const seat of seatsOf(SEATS).filter((each) => each !== viewer)) {
      await this.ask(this.watcher, { id: `as-${at}-${seat}`, do: 'past', table: TABLE, seat, at: at >> 1 });
      await this.ask(this.watcher, { id: `from-${at}-${seat}`, do: 'look', table: TABLE, seat });
    }
    await this.ask(this.watcher, { id: `list-${at}`, do: 'lobby', on: true });
    await this.ask(this.watcher, { id: `wrong-${at}`, do: 'wrong', ...where, at, why: 'Hm' });
    if (viewer === 'audience')
      await this.ask(this.sockets[0]!, { id: `wrong-${at}`, do: 'wrong', table: TABLE, at, why: 'Hm' });
    // What messengers show of the link; its address is of this very server.
    const shown = await (await fetch(`${this.url}/t/${TABLE}?at=${at}`)).text();
    this.received.push(shown.replaceAll(this.url, ''));
  }

  /** Whoever is answered has been told of everything before. */
  heardAll(): Promise<void> {
    return this.ask(this.watcher, { id: 'at last', do: 'ping' });
  }

  /** What whoever hosts is told by those who report that something is wrong; its names are by chance. */
  async reports(): Promise<readonly string[]> {
    return (await this.archive.reports(99)).map(({ id: _, ...report }) => canonical(report)).sort();
  }

  private ask(socket: WebSocket, command: { readonly id: string; readonly [key: string]: unknown }): Promise<void> {
    return new Promise((resolve) => {
      const hear = (data: unknown): void => {
        if ((JSON.parse(String(data)) as { re?: string }).re !== command.id) return;
        socket.off('message', hear);
        resolve();
      };
      socket.on('message', hear);
      socket.send(JSON.stringify(command));
    });
  }
}

// Both sides are to do things at the same time.
beforeEach(() => void vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Neither leaves anything to how quick the machine is. */
const RESTS = [
  { told: 'told of each entry by itself', rest: 0 },
  { told: 'told of several as one', rest: 60_000 },
] as const;

describe.each(Object.keys(catalogue))(
  '%s: what a seat receives is the same byte for byte when only what is hidden from it differs',
  (id) => {
    const sides = ([0, 1, 'audience'] as const).flatMap((viewer) => RESTS.map((rest) => ({ viewer, ...rest })));
    test.each(sides)('viewer $viewer, $told', async ({ viewer: who, rest }) => {
      const viewer = who as Viewer;
      const [{ game }, bot] = await Promise.all([catalogue[id]!.rules(), catalogue[id]!.bot()]);
      const { customs } = CUSTOMS[`../../games/${id}/test/customs.ts`]!;
      const { one, other } = pairFor(game, viewer);
      const plays = [restart(game, one), restart(game, other)];
      const sides = [await Side.open(game, one, viewer, rest), await Side.open(game, other, viewer, rest)];
      const chance = quick(`moves ${id} ${viewer}`);
      let [steps, hints] = [0, 0];
      for (; steps < 40; steps++) {
        expect(canonical(plays[0]!.state)).not.toBe(canonical(plays[1]!.state));
        for (const side of sides) await side.probe(viewer, steps);
        const seat = game.toAct(reading(plays[0]!.state))[0];
        if (seat === undefined || game.toAct(reading(plays[1]!.state))[0] !== seat) break;
        if (seat === viewer && hints++ < HINTS) for (const side of sides) await side.hint(seat, steps);
        const [here, there] = plays.map((play) =>
          game.moves(reading(play.state), seat).map((move) => game.notate(move)),
        );
        const legal = here!.filter((move) => there!.includes(move));
        if (legal.length === 0) break;
        const move = legal[chance.below(legal.length)]!;
        const told = plays.map((play) => {
          const decision = play.decide(seat, move, fair(SECRET, SALTS, play.stream));
          if (isRefused(decision)) throw new Error(decision.refused);
          play.accept(decision);
          return decision.events;
        });
        if (viewOf(plays[0]!, viewer) !== viewOf(plays[1]!, viewer)) break;
        // Whatever was shown and hidden again in one move is told, though the views are alike.
        if (told.flat().some((event) => customs.buries?.(event)) && !isToldTheSame(game, told, viewer)) break;
        for (const side of sides) await side.move(seat, steps, move);
        if (canonical(plays[0]!.state) === canonical(plays[1]!.state)) break;
      }
      for (const side of sides) await side.heardAll();
      expect(sides[0]!.received.length).toBeGreaterThan(8);
      expect(sides[0]!.received).toEqual(sides[1]!.received);
      expect(sides[0]!.received.some((text) => text.includes('og:title'))).toBe(true);
      expect(sides[0]!.received.join('')).not.toContain(SECRET);
      // What the six pictures are made of, and with it everything that a page remembers, follows from no card.
      const told = sides[0]!.received.filter((text) => text.startsWith('{'));
      const heads = told.flatMap((text) => JSON.parse(text).ok?.head ?? []);
      expect(heads.length).toBeGreaterThan(0);
      for (const head of heads)
        expect(Object.keys(head)).not.toEqual(expect.arrayContaining([expect.stringMatching(HIDING)]));
      expect(await sides[0]!.reports()).not.toEqual([]);
      expect(await sides[0]!.reports()).toEqual(await sides[1]!.reports());
      const isHint = (text: string): boolean => text.includes('"re":"hint-') && text.includes('"reasons":');
      expect(sides[0]!.received.some(isHint)).toBe(viewer !== 'audience' && bot.hint !== undefined);
    });
  },
);
