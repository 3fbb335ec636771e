import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { type Archive, isOfGame, type Person, type ReportRow } from '#lobby/archive.ts';
import { lineOf } from '#lobby/info.ts';
import type { Lobby } from '#lobby/lobby.ts';
import { clean } from '#lobby/names.ts';
import { isRefused, refused } from '#table/refusal.ts';
import { Name } from '#wire/messages.ts';
import { LONGEST_NAME } from '#wire/protocol.ts';
import { type App, Refusal } from './app.ts';
import type { CallBook } from './calls/book.ts';
import { readWishes } from './calls/wishes.ts';
import { newId, newToken, tokenHash } from './identity.ts';
import { labelOf } from './label.ts';
import type { Quota } from './quota.ts';
import { sendLater, type Tolls } from './tolls.ts';

const COOKIE = 'hideout';
/** On an encrypted line: no other host under the same domain can set this one. */
const SECURE_COOKIE = '__Host-hideout';
/** The longest that browsers keep a cookie. */
const YEAR = 400 * 24 * 60 * 60;

const Me = Type.Object({ name: Type.String(), since: Type.Number() });
/** … and for whoever keeps no cookies, what to be recognised by instead. */
export const Met = Type.Object({ ...Me.properties, token: Type.Optional(Type.String()) });
/** False: this browser keeps no cookies. */
export const KeepsCookies = Type.Optional(Type.Boolean());
const Named = Type.Object({ name: Name }, { additionalProperties: false });
const Newcomer = Type.Object({ name: Name, cookie: KeepsCookies }, { additionalProperties: false });

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
  const named = (name: string) => cookie?.match(new RegExp(`(?:^|;\\s*)${name}=([^;\\s]+)`))?.[1];
  const offered = protocols?.match(/(?:^|,\s*)hideout\.([\w-]+)/)?.[1];
  // Whoever came before there was a secure name still has the other.
  return offered ?? named(SECURE_COOKIE) ?? named(COOKIE);
}

export async function whoHas(archive: Archive, token: string | undefined): Promise<Person | undefined> {
  return token === undefined ? undefined : archive.personByToken(tokenHash(token));
}

const known = new WeakMap<FastifyRequest, Promise<Person | undefined>>();

/** Who asks; looked up once for each request. */
export function whoAsks(archive: Archive, request: FastifyRequest): Promise<Person | undefined> {
  const asker = known.get(request) ?? whoHas(archive, tokenOf(request.headers));
  known.set(request, asker);
  return asker;
}

/** From now on a browser is known by a cookie, which scripts cannot read; one that keeps none is told the token itself. */
export function welcome(
  request: FastifyRequest<{ Body: { readonly cookie?: boolean } }>,
  reply: FastifyReply,
  person: Person,
  token: string,
) {
  if (request.body.cookie === false) return { ...meOf(person), token };
  const secure = request.protocol === 'https';
  reply.setCookie(secure ? SECURE_COOKIE : COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: YEAR,
  });
  return meOf(person);
}

export function takeCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
  if (request.protocol === 'https') reply.clearCookie(SECURE_COOKIE, { path: '/', secure: true });
}

/** People: a name and a token, everything out, everything gone. */
export function people(
  app: App,
  lobby: Lobby,
  book: CallBook,
  { newcomers, tolls }: { readonly newcomers: Quota; readonly tolls: Tolls },
  hangUp: (person: string) => void,
): void {
  const { archive, now } = lobby.world;

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
        summary: 'Register this device (sets a cookie)',
        body: Newcomer,
        response: {
          200: Met,
          '4xx': Refusal,
        },
      },
    },
    async (request, reply) => {
      if (!newcomers.take(request.ip)) return reply.code(429).send(refused('too-fast'));
      const name = clean(request.body.name, LONGEST_NAME);
      if (name === '') return reply.code(400).send(refused('name-needed'));
      const person = { id: newId(), name, created: now() };
      const token = newToken();
      await archive.addPerson(person, tokenHash(token), labelOf(request.headers['user-agent']));
      return welcome(request, reply, person, token);
    },
  );

  app.patch(
    '/api/me',
    { schema: { summary: 'Change my name', body: Named, response: { 200: Me, '4xx': Refusal } } },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      const name = clean(request.body.name, LONGEST_NAME);
      if (name === '') return reply.code(400).send(refused('name-needed'));
      await archive.rename(person.id, name);
      return meOf({ ...person, name });
    },
  );

  app.get(
    '/api/me/export',
    { schema: { summary: 'Everything that is kept about me', response: { 200: Type.Unknown(), '4xx': Refusal } } },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      const everything = await tolls.read(request, reply, () =>
        Promise.all([
          archive.devices(person.id),
          archive.tablesOf(person.id, Number.MAX_SAFE_INTEGER),
          archive.chatOf(person.id),
          archive.notesOf(person.id),
          archive.blocks(person.id),
          archive.reportsBy(person.id),
          book.wishes(person.id),
          book.bells(person.id),
        ]),
      );
      if (isRefused(everything)) return sendLater(reply, everything);
      const [devices, tables, chat, notes, blocks, reports, wishes, bells] = everything;
      reply.header('content-disposition', 'attachment; filename="hideout.json"').header('cache-control', 'no-store');
      return {
        person: meOf(person),
        devices,
        tables: tables.map((row) => lineOf(row, person)),
        chat: chat.map(({ person: _, ...line }) => line),
        notes,
        blocks: blocks.map(({ name, when }) => ({ name, when })),
        reports: reports.map(reportOf),
        calls: { wishes: readWishes(wishes), bells: bells.map(({ person: _, keys: _keys, ...bell }) => bell) },
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
      takeCookie(request, reply);
      return reply.code(204).send(null);
    },
  );
}

/** What somebody has reported, as they may have it: whom they meant they know by name alone. */
function reportOf(report: ReportRow) {
  const { table, when, why } = report;
  if (!isOfGame(report)) return { table, when, why, name: report.name, said: report.said };
  return { table, when, why, at: report.at, ...(report.seat !== undefined && { seat: report.seat }) };
}
