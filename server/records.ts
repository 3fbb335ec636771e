import Type from 'typebox';
import { isSentOut } from '#lobby/guests.ts';
import type { Lobby } from '#lobby/lobby.ts';
import { encode } from '#table/record.ts';
import { isRefused, refused } from '#table/refusal.ts';
import { TableId } from '#wire/messages.ts';
import { type App, Refusal } from './app.ts';
import { whoAsks } from './people.ts';
import { sendLater, type Tolls } from './tolls.ts';

/** Records of finished games, for everybody who has the link, or for whoever played where they keep it to themselves. */
export function records(app: App, lobby: Lobby, tolls: Tolls): void {
  app.get(
    '/api/tables/:table/record',
    {
      schema: {
        summary: 'The record of a finished game, which verifies itself',
        params: Type.Object({ table: TableId }),
        response: { 200: Type.Unknown(), '4xx': Refusal },
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      const person = await whoAsks(lobby.world.archive, request);
      const room = await lobby.room(table, tolls.opener(request));
      if (isRefused(room)) return room.refused === 'busy' ? sendLater(reply, room) : reply.code(404).send(room);
      // As over the socket: somebody who was sent out is known by their cookie. Without one, the link is enough.
      if (isSentOut(room.row, person?.id)) return reply.code(403).send(refused('sent-out'));
      if (!room.mayLookBack(person)) return reply.code(403).send(refused('discreet'));
      const record = await tolls.read(request, reply, () => room.playing.record());
      if (isRefused(record)) return record.refused === 'busy' ? sendLater(reply, record) : reply.code(409).send(record);
      return reply
        .header('content-type', 'application/json')
        .header('content-disposition', `attachment; filename="${table}.json"`)
        .serializer((text) => text as string)
        .send(encode(record));
    },
  );
}
