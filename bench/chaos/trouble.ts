import { setTimeout as pause } from 'node:timers/promises';
import { LEASE } from '#lobby/ledger.ts';
import { shuffle } from '#table/chance.ts';
import type { Chance } from '#table/game.ts';
import { clear, fill } from './disk.ts';
import type { Fleet, Instance } from './fleet.ts';
import { RATE } from './hurry.ts';

/** What can happen. Each has a subject, and nothing else happens to that until it is over. */
interface Trouble {
  readonly subject: unknown;
  /** Until everything is as before. */
  happen(): Promise<void>;
}

interface Scene {
  readonly fleet: Fleet;
  readonly chance: Chance;
}

/** Milliseconds that something takes: as little as this, and up to so many more. */
const SPANS = {
  death: [0, 1000],
  frozen: [LEASE / RATE, 2000],
  down: [100, 1500],
  held: [200, 2000],
  mute: [100, 500],
  /** Many times what anybody waits for a message, or a claim holds. */
  gone: [5000, 4000],
  cramped: [1500, 2500],
} as const;

const KINDS = {
  /** A process is killed, and started again. */
  kill: (scene) =>
    ofInstance(scene, async (instance) => {
      await instance.kill();
      await lasting(scene, 'death');
      await instance.start();
    }),
  /** A process stands still for longer than its work is left to it, and goes on as if nothing had been. */
  freeze: (scene) =>
    ofInstance(scene, async (instance) => {
      instance.freeze();
      await lasting(scene, 'frozen');
      instance.thaw();
    }),
  /** All clients of a process lose their connections, and come back where they like. */
  cut: (scene) => ofInstance(scene, async ({ clients }) => clients.cut()),
  /** What they ask is done, but its answers get lost, and then the connections. */
  mute: (scene) =>
    ofInstance(scene, async ({ clients }) => {
      clients.mute();
      await lasting(scene, 'mute');
      clients.cut();
      clients.heal();
    }),
  /** A process cannot be reached for a while. */
  unreachable: (scene) => ofLine(scene, 'clients', 'down'),
  /** Connections to a process are held up. */
  stall: (scene) => ofLine(scene, 'clients', 'hold'),
  /** A process hears nothing of the others, and they nothing of it. */
  deaf: (scene) => ofLine(scene, 'bus', 'down'),
  /** A process loses the database; the others do not. */
  astray: (scene) => ofLine(scene, 'database', 'down'),
  /** … or waits for it. */
  wait: (scene) => ofLine(scene, 'database', 'hold'),
  nats: ({ fleet: { nats }, ...scene }) => ({
    subject: nats,
    async happen() {
      await nats.stop();
      await lasting(scene, 'down');
      await nats.start();
    },
  }),
  /** … and stays away until everybody has got used to it. */
  natsGone: ({ fleet: { nats }, ...scene }) => ({
    subject: nats,
    async happen() {
      await nats.stop();
      await lasting(scene, 'gone');
      await nats.start();
    },
  }),
  /** Nothing can be added to the database any more, for it has no room; what is there can be read. */
  full: (scene) => ({
    subject: scene.fleet.postgres,
    async happen() {
      await fill(scene.fleet.postgres.url);
      await lasting(scene, 'down');
      await clear(scene.fleet.postgres.url);
    },
  }),
  /** A process has less memory than it needs, dies of it as often as it likes, and gets more. */
  cramped: (scene) =>
    ofInstance(scene, async (instance) => {
      await instance.kill();
      void instance.start(HEAP.least + scene.chance.below(HEAP.more));
      await lasting(scene, 'cramped');
      await instance.kill();
      await instance.start();
    }),
  /** Everybody's clock is put forward: what was to happen within the hour is overdue. */
  clock: ({ fleet }) => ({ subject: 'clock', happen: async () => fleet.jump(HOUR) }),
  /** … or back: what was claimed and is to happen lies further ahead than it should. */
  clockBack: ({ fleet }) => ({ subject: 'clock', happen: async () => fleet.jump(-MINUTE) }),
  postgresFast: (scene) => ofPostgres(scene, 'fast'),
  postgresCrash: (scene) => ofPostgres(scene, 'immediate'),
} satisfies Record<string, (scene: Scene) => Trouble>;

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
/** Megabytes: it starts with the most of these, and not with the least. */
const HEAP = { least: 20, more: 40 };

export type Kind = keyof typeof KINDS;
export const ALL_KINDS = Object.keys(KINDS) as readonly Kind[];

const lasting = ({ chance }: Pick<Scene, 'chance'>, of: keyof typeof SPANS): Promise<void> =>
  pause(SPANS[of][0] + chance.below(SPANS[of][1]));

function ofInstance({ fleet, chance }: Scene, work: (instance: Instance) => Promise<void>): Trouble {
  const instance = fleet.instances[chance.below(fleet.instances.length)]!;
  return { subject: instance, happen: () => work(instance) };
}

const ofLine = (scene: Scene, name: 'clients' | 'bus' | 'database', how: 'down' | 'hold'): Trouble =>
  ofInstance(scene, async ({ [name]: line }) => {
    line[how]();
    await lasting(scene, how === 'down' ? 'down' : 'held');
    line.heal();
  });

const ofPostgres = (scene: Scene, how: 'fast' | 'immediate'): Trouble => ({
  subject: scene.fleet.postgres,
  async happen() {
    await scene.fleet.postgres.halt(how);
    await lasting(scene, 'down');
    await scene.fleet.postgres.resume();
  },
});

/** Milliseconds between one trouble and the next. */
const GAP = { least: 50, more: 700 };
/** How many may happen at once. */
const AT_ONCE = 2;

/** Makes so much trouble, every kind as often as the others, and answers how often each happened. */
export async function makeTrouble(
  scene: Scene,
  faults: number,
  progress: (fault: number, kind: Kind) => void,
): Promise<Readonly<Record<Kind, number>>> {
  const counts = Object.fromEntries(ALL_KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const happening = new Map<unknown, Promise<void>>();
  let deck: Kind[] = [];
  for (let fault = 1; fault <= faults; fault++) {
    if (deck.length === 0) {
      deck = [...ALL_KINDS];
      shuffle(deck, scene.chance);
    }
    const kind = deck.pop()!;
    const trouble = KINDS[kind](scene);
    while (happening.has(trouble.subject) || happening.size >= AT_ONCE) await Promise.race(happening.values());
    progress(fault, kind);
    counts[kind] += 1;
    const over = trouble.happen().finally(() => happening.delete(trouble.subject));
    happening.set(trouble.subject, over);
    await pause(GAP.least + scene.chance.below(GAP.more));
  }
  await Promise.all(happening.values());
  return counts;
}
