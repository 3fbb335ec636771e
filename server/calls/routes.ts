import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { MOST_DEVICES, type Person } from '#lobby/archive.ts';
import type { Lobby } from '#lobby/lobby.ts';
import { holds } from '#lobby/places.ts';
import { isRefused, type Refused, refused } from '#table/refusal.ts';
import { LANGUAGES } from '#table/text.ts';
import { TableId } from '#wire/messages.ts';
import { type App, Refusal } from '../app.ts';
import { deviceWith } from '../devices.ts';
import { newId, newToken } from '../identity.ts';
import { tokenOf, whoAsks } from '../people.ts';
import { Quota } from '../quota.ts';
import type { Bell, CallBook } from './book.ts';
import { type Door, LONGEST_ADDRESS } from './door.ts';
import { hookLetter } from './hook.ts';
import { isPushable, type PushKeys } from './push.ts';
import { isZone, readWishes, USUAL, Wishes } from './wishes.ts';
import { callWords } from './words/index.ts';

/** So many hooks a person may have. */
const MOST_HOOKS = 5;
/** So often somebody may try hooks in an hour. */
const TRIALS = 20;
const HOUR = 60 * 60 * 1000;

const Address = Type.String({ minLength: 1, maxLength: LONGEST_ADDRESS });
const LanguageName = Type.Enum([...LANGUAGES]);
const Key = Type.String({ pattern: '^[A-Za-z0-9_=-]{1,200}$' });

const Subscription = Type.Object(
  {
    address: Address,
    keys: Type.Object({ p256dh: Key, auth: Key }, { additionalProperties: false }),
    /** Missing, where a browser has renewed its subscription by itself: the language is the one that was said before. */
    language: Type.Optional(LanguageName),
    zone: Type.Optional(Type.String({ maxLength: 64 })),
  },
  { additionalProperties: false },
);

const NewHook = Type.Object(
  { address: Address, language: LanguageName, table: Type.Optional(TableId) },
  { additionalProperties: false },
);

const BellLine = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  /** Where it leads, as far as its owner needs to tell it from others. */
  host: Type.String(),
  table: Type.Optional(Type.String()),
  /** It is of the device that asks. */
  current: Type.Boolean(),
});

const CallSettings = Type.Object({
  /** What a browser subscribes with. */
  key: Type.String(),
  /** Whether this server rings at addresses of people's own choice. */
  hooks: Type.Boolean(),
  wishes: Wishes,
  bells: Type.Array(BellLine),
});

export interface CallRoutes {
  readonly book: CallBook;
  readonly door: Door;
  readonly keys: PushKeys;
  readonly hooks: boolean;
  readonly clock: () => number;
}

/** Being called: what for, where, and putting it off. */
export function callRoutes(app: App, lobby: Lobby, { book, door, keys, hooks, clock }: CallRoutes): void {
  const { archive, now } = lobby.world;
  const trials = new Quota(TRIALS, HOUR, clock);

  /** For somebody who has said who they are. */
  const known =
    <R extends FastifyRequest, A>(work: (person: Person, request: R, reply: FastifyReply) => Promise<A | Refused>) =>
    async (request: R, reply: FastifyReply): Promise<A | Refused> => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      const answer = await work(person, request, reply);
      return isRefused(answer) ? reply.code(400).send(answer) : answer;
    };

  const deviceOf = (request: FastifyRequest): string | undefined => deviceWith(tokenOf(request.headers));

  app.get(
    '/api/me/calls',
    { schema: { summary: 'What I am called for, and where', response: { 200: CallSettings, '4xx': Refusal } } },
    known(async ({ id }, request) => {
      const device = deviceOf(request);
      const [wishes, bells] = await Promise.all([book.wishes(id), book.bells(id)]);
      return {
        key: keys.publicKey,
        hooks,
        wishes: readWishes(wishes),
        bells: bells.map((bell) => ({
          id: bell.id,
          kind: bell.kind,
          host: new URL(bell.address).host,
          ...(bell.table === undefined ? {} : { table: bell.table }),
          current: bell.device !== undefined && bell.device === device,
        })),
      };
    }),
  );

  app.put(
    '/api/me/calls',
    { schema: { summary: 'Be called for this from now on', body: Wishes, response: { 200: Wishes, '4xx': Refusal } } },
    known(async ({ id }, { body }: FastifyRequest<{ Body: Wishes }>) => {
      if (!isZone(body.zone)) return refused('bad-message', 'zone');
      await book.setWishes(id, JSON.stringify(body));
      return body;
    }),
  );

  app.post(
    '/api/me/bells/push',
    {
      schema: {
        summary: 'Call me in this browser; said again it replaces what was said before',
        body: Subscription,
        response: { 200: Type.Object({ id: Type.String() }), '4xx': Refusal },
      },
    },
    known(async ({ id: person }, request: FastifyRequest<{ Body: Type.Static<typeof Subscription> }>) => {
      const { address, keys: given, zone } = request.body;
      if (!door.isOpenTo(address) || !isPushable(given)) return refused('bad-address');
      const device = deviceOf(request)!;
      const id = createHash('sha256').update(address).digest('hex').slice(0, 24);
      const before = (await book.bells(person)).filter(({ kind }) => kind === 'push');
      // A browser has one subscription: what this device had before leads nowhere any more.
      const gone = before.filter((bell) => bell.id !== id && bell.device === device);
      if (before.length - gone.length >= MOST_DEVICES) return refused('too-many-bells');
      const language = request.body.language ?? before.find((bell) => bell.device === device)?.language ?? 'en';
      for (const bell of gone) await book.removeBell(person, bell.id);
      await book.addBell({
        id,
        person,
        kind: 'push',
        device,
        address,
        keys: { ...given, site: siteOf(request) },
        language,
        made: now(),
      });
      if ((await book.wishes(person)) === undefined && zone !== undefined && isZone(zone))
        await book.setWishes(person, JSON.stringify({ ...USUAL, zone }));
      return { id };
    }),
  );

  app.post(
    '/api/me/bells/hook',
    {
      schema: {
        summary: 'Call me, or everybody at a table where I sit, at this address; the secret that signs it is told once',
        body: NewHook,
        response: { 200: Type.Object({ id: Type.String(), secret: Type.String() }), '4xx': Refusal },
      },
    },
    known(async (person, request: FastifyRequest<{ Body: Type.Static<typeof NewHook> }>) => {
      const { address, language, table } = request.body;
      if (!hooks) return refused('no-hooks');
      if (!door.isOpenTo(address)) return refused('bad-address');
      const before = (await book.bells(person.id)).filter(({ kind }) => kind === 'hook');
      if (before.length >= MOST_HOOKS) return refused('too-many-bells');
      if (table !== undefined) {
        const row = await archive.table(table);
        if (!row?.places.some((place) => holds(place, person))) return refused('not-seated');
      }
      const secret = newToken();
      const bell: Bell = {
        id: newId(),
        person: person.id,
        kind: 'hook',
        address,
        keys: { secret, site: siteOf(request) },
        language,
        ...(table === undefined ? {} : { table }),
        made: now(),
      };
      await book.addBell(bell);
      return { id: bell.id, secret };
    }),
  );

  app.post(
    '/api/me/bells/:bell/try',
    {
      schema: {
        summary: 'Ring this hook once',
        params: Type.Object({ bell: Type.String({ maxLength: 40 }) }),
        response: { 200: Type.Object({ rung: Type.Boolean() }), '4xx': Refusal },
      },
    },
    known(async ({ id }, request: FastifyRequest<{ Params: { bell: string } }>) => {
      const bell = (await book.bells(id)).find((each) => each.id === request.params.bell && each.kind === 'hook');
      if (!hooks || bell === undefined) return refused('no-hooks');
      if (!trials.take(id)) return refused('too-fast');
      const note = { title: callWords[bell.language].tried, body: '' };
      const facts = { what: 'try', table: '', game: '', url: bell.keys.site!, at: 0 };
      const came = await door.deliver(hookLetter(bell, note, facts, now()));
      return { rung: 'status' in came && came.status >= 200 && came.status < 300 };
    }),
  );

  app.delete(
    '/api/me/bells/:bell',
    {
      schema: {
        summary: 'Do not call me there any more',
        params: Type.Object({ bell: Type.String({ maxLength: 40 }) }),
        response: { 204: Type.Null(), '4xx': Refusal },
      },
    },
    known(async ({ id }, request: FastifyRequest<{ Params: { bell: string } }>, reply) => {
      await book.removeBell(id, request.params.bell);
      return reply.code(204).send(null);
    }),
  );

  app.post(
    '/api/me/calls/:table/later',
    {
      schema: {
        summary: 'Call me again in an hour',
        params: Type.Object({ table: TableId }),
        response: { 204: Type.Null(), '4xx': Refusal },
      },
    },
    known(async ({ id }, request: FastifyRequest<{ Params: { table: string } }>, reply) => {
      await book.putOff(id, request.params.table, now() + HOUR);
      return reply.code(204).send(null);
    }),
  );
}

/** Where this server's pages were asked for: what is called leads there. */
const siteOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;
