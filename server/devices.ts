import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { deviceId, type Person } from '#lobby/archive.ts';
import type { Lobby } from '#lobby/lobby.ts';
import { refused } from '#table/refusal.ts';
import { type App, Refusal } from './app.ts';
import { codeHash, newCode, newToken, tokenHash } from './identity.ts';
import { labelOf } from './label.ts';
import { KeepsCookies, Met, takeCookie, tokenOf, welcome, whoAsks } from './people.ts';
import type { Quota } from './quota.ts';

/** How long a code counts, in milliseconds: long enough to find the other device, too short to be found in a drawer. */
const MONTH = 30 * 24 * 60 * 60 * 1000;

const Code = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 60 }), cookie: KeepsCookies },
  { additionalProperties: false },
);

const Device = Type.Object({
  id: Type.String(),
  label: Type.String(),
  since: Type.Number(),
  seen: Type.Number(),
  current: Type.Boolean(),
});

/** What a device is called, if it shows a token. */
export const deviceWith = (token: string | undefined): string | undefined =>
  token === undefined ? undefined : deviceId(tokenHash(token));

/** Where somebody is known: another device with a code, the list of them, and shutting one out. */
export function devices(app: App, lobby: Lobby, newcomers: Quota, hangUp: (device: string) => void): void {
  const { archive, now } = lobby.world;

  const signOut = async (request: FastifyRequest, reply: FastifyReply, person: Person, device: string) => {
    await archive.removeDevice(person.id, device);
    // Whoever has that device may have made a code with it: no code is left, and none can be known.
    await archive.setCode(person.id, codeHash(newCode()), now());
    hangUp(device);
    if (device === deviceWith(tokenOf(request.headers))) takeCookie(request, reply);
    return reply.code(204).send(null);
  };

  app.post(
    '/api/me/code',
    {
      schema: {
        summary: 'Create a code to sign in on another device: once, within 30 days; replaces any older one',
        response: { 200: Type.Object({ code: Type.String(), until: Type.Number() }), 401: Refusal },
      },
    },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      const code = newCode();
      const until = now() + MONTH;
      await archive.setCode(person.id, codeHash(code), until);
      reply.header('cache-control', 'no-store');
      return { code, until };
    },
  );

  app.post(
    '/api/me/recover',
    {
      schema: {
        summary: 'Sign in on this device with a code, which is used up by that',
        body: Code,
        response: { 200: Met, '4xx': Refusal },
      },
    },
    async (request, reply) => {
      if (!newcomers.take(request.ip)) return reply.code(429).send(refused('too-fast'));
      const person = await archive.useCode(codeHash(request.body.code), now());
      if (person === undefined) return reply.code(404).send(refused('bad-code'));
      const token = newToken();
      const label = labelOf(request.headers['user-agent']);
      for (const gone of await archive.addDevice(person.id, tokenHash(token), now(), label)) hangUp(gone);
      return welcome(request, reply, person, token);
    },
  );

  app.get(
    '/api/me/devices',
    { schema: { summary: 'The devices I am signed in on', response: { 200: Type.Array(Device), 401: Refusal } } },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      const current = deviceWith(tokenOf(request.headers));
      reply.header('cache-control', 'no-store');
      return (await archive.devices(person.id)).map((device) => ({ ...device, current: device.id === current }));
    },
  );

  app.delete(
    '/api/me/devices/:device',
    {
      schema: {
        summary: 'Sign out that device; whatever is open there is closed',
        params: Type.Object({ device: Type.String({ maxLength: 40 }) }),
        response: { 204: Type.Null(), 401: Refusal },
      },
    },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      const mine = (await archive.devices(person.id)).some(({ id }) => id === request.params.device);
      // Gone already, or never mine: there is nothing to do, and nothing to tell.
      return mine ? signOut(request, reply, person, request.params.device) : reply.code(204).send(null);
    },
  );

  app.post(
    '/api/me/leave',
    { schema: { summary: 'Sign out this device', response: { 204: Type.Null(), 401: Refusal } } },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      return signOut(request, reply, person, deviceWith(tokenOf(request.headers))!);
    },
  );
}
