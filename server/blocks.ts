import Type from 'typebox';
import { badgeOf } from '#lobby/badge.ts';
import type { Lobby } from '#lobby/lobby.ts';
import { refused } from '#table/refusal.ts';
import { type App, Refusal } from './app.ts';
import { whoAsks } from './people.ts';

const Block = Type.Object({ id: Type.String(), name: Type.String(), since: Type.Number() });
const Id = Type.Object({ id: Type.String({ maxLength: 40 }) });

/** What a block is called: from it nobody can learn who was blocked. */
const blockId = (person: string, other: string): string => badgeOf(`blocked by ${person}`, other);

/** Whom I have blocked at some table, and how to lift that. */
export function blocks(app: App, { world: { archive } }: Lobby): void {
  app.get(
    '/api/me/blocks',
    { schema: { summary: 'Whom I have blocked', response: { 200: Type.Array(Block), 401: Refusal } } },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      const all = await archive.blocks(person.id);
      return all.map(({ person: other, name, when }) => ({ id: blockId(person.id, other), name, since: when }));
    },
  );

  app.delete(
    '/api/me/blocks/:id',
    { schema: { summary: 'Lift a block', params: Id, response: { 204: Type.Null(), 401: Refusal } } },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      const all = await archive.blocks(person.id);
      const found = all.find(({ person: other }) => blockId(person.id, other) === request.params.id);
      if (found !== undefined) await archive.unblock(person.id, found.person);
      return reply.code(204).send(null);
    },
  );
}
