import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Archive, Person } from '#lobby/archive.ts';
import { lineOf } from '#lobby/info.ts';
import type { Lobby } from '#lobby/lobby.ts';
import { clean } from '#lobby/names.ts';
import { refused } from '#table/refusal.ts';
import { Name } from '#wire/messages.ts';
import { type App, Refusal } from './app.ts';
import { codeHash, newCode, newId, newToken, tokenHash } from './identity.ts';
import type { Quota } from './quota.ts';

const COOKIE = 'hideout';
/** The longest that browsers keep a cookie. */
const YEAR = 400 * 24 * 60 * 60;

const Me = Type.Object({ name: Type.String(), since: Type.Number() });
/** … and for whoever keeps no cookies, what to be recognised by instead. */
const Met = Type.Object({ ...Me.properties, token: Type.Optional(Type.String()) });
/** False: this browser keeps no cookies. */
const cookie = Type.Optional(Type.Boolean());
const Named = Type.Object({ name: Name }, { additionalProperties: false });
const Newcomer = Type.Object({ name: Name, cookie }, { additionalProperties: false });
const Code = Type.Object(
  { code: Type.String({ minLength: 1, maxLength: 60 }), cookie },
  { additionalProperties: false },
);

const meOf = ({ name, created }: Person) => ({ name, since: created });

/**
 * What somebody shows to be recognised: the cookie of a browser, or the token that another program sends, or a page whose
 * browser keeps no cookies. Such a page cannot give its socket headers, but for the names of protocols.
 */
export function tokenOf({
  authorization,
  cookie,
  'sec-websocket-protocol': protocols,
}: IncomingHttpHeaders): string | undefined {
  const [kind, bearer] = authorization?.split(' ') ?? [];
  if (kind === 'Bearer') return bearer;
  return protocols?.match(/(?:^|,\s*)hideout\.([\w-]+)/)?.[1] ?? cookie?.match(/(?:^|;\s*)hideout=([^;\s]+)/)?.[1];
}

export async function whoHas(archive: Archive, token: string | undefined): Promise<Person | undefined> {
  return token === undefined ? undefined : archive.personByToken(tokenHash(token));
}

/** Who asks. */
export const whoAsks = (archive: Archive, request: FastifyRequest): Promise<Person | undefined> =>
  whoHas(archive, tokenOf(request.headers));

/** People: a name and a token, a code for another device, everything out, everything gone. */
export function people(app: App, lobby: Lobby, newcomers: Quota, hangUp: (person: string) => void): void {
  const { archive, now } = lobby.world;

  /** From now on a browser is known by a cookie, which scripts cannot read; one that keeps none is told the token itself. */
  const welcome = (
    request: FastifyRequest<{ Body: { readonly cookie?: boolean } }>,
    reply: FastifyReply,
    person: Person,
    token: string,
  ) => {
    if (request.body.cookie === false) {
      reply.header('cache-control', 'no-store');
      return { ...meOf(person), token };
    }
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      maxAge: YEAR,
    });
    return meOf(person);
  };

  app.get(
    '/api/me',
    { schema: { summary: 'Who am I', response: { 200: Me, 401: Refusal } } },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      return person === undefined ? reply.code(401).send(refused('person-needed')) : meOf(person);
    },
  );

  app.post(
    '/api/me',
    {
      schema: {
        summary: 'Say who I am: from now on this device is known by a cookie',
        body: Newcomer,
        response: {
          200: Met,
          '4xx': Refusal,
        },
      },
    },
    async (request, reply) => {
      if (!newcomers.take(request.ip)) return reply.code(429).send(refused('too-fast'));
      const name = clean(request.body.name, 24);
      if (name === '') return reply.code(400).send(refused('name-needed'));
      const person = { id: newId(), name, created: now() };
      const token = newToken();
      await archive.addPerson(person, tokenHash(token));
      return welcome(request, reply, person, token);
    },
  );

  app.patch(
    '/api/me',
    { schema: { summary: 'Change my name', body: Named, response: { 200: Me, '4xx': Refusal } } },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      const name = clean(request.body.name, 24);
      if (name === '') return reply.code(400).send(refused('name-needed'));
      await archive.rename(person.id, name);
      return meOf({ ...person, name });
    },
  );

  app.post(
    '/api/me/code',
    {
      schema: {
        summary: 'A new code that makes me known on another device; an older one is void',
        response: { 200: Type.Object({ code: Type.String() }), 401: Refusal },
      },
    },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      const code = newCode();
      await archive.setCode(person.id, codeHash(code));
      return { code };
    },
  );

  app.post(
    '/api/me/recover',
    {
      schema: {
        summary: 'Be on this device whoever has this code',
        body: Code,
        response: {
          200: Met,
          '4xx': Refusal,
        },
      },
    },
    async (request, reply) => {
      if (!newcomers.take(request.ip)) return reply.code(429).send(refused('too-fast'));
      const person = await archive.personByCode(codeHash(request.body.code));
      if (person === undefined) return reply.code(404).send(refused('bad-code'));
      const token = newToken();
      await archive.addToken(person.id, tokenHash(token));
      return welcome(request, reply, person, token);
    },
  );

  app.get(
    '/api/me/export',
    { schema: { summary: 'Everything that is kept about me', response: { 200: Type.Unknown(), 401: Refusal } } },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      const [tables, chat] = await Promise.all([
        archive.tablesOf(person.id, Number.MAX_SAFE_INTEGER),
        archive.chatOf(person.id),
      ]);
      reply.header('content-disposition', 'attachment; filename="hideout.json"');
      return {
        person: meOf(person),
        tables: tables.map((row) => lineOf(row, person)),
        chat: chat.map(({ person: _, ...line }) => line),
      };
    },
  );

  app.delete(
    '/api/me',
    {
      schema: {
        summary: 'Forget me; what was played stays, without my name',
        response: { 204: Type.Null(), 401: Refusal },
      },
    },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      await lobby.forget(person);
      hangUp(person.id);
      reply.clearCookie(COOKIE, { path: '/' });
      return reply.code(204).send(null);
    },
  );
}
