import { Readable } from 'node:stream';
import Type from 'typebox';
import { finishedGames, finishedRecords } from '#lobby/finished.ts';
import type { Lobby } from '#lobby/lobby.ts';
import { refused } from '#table/refusal.ts';
import { type App, Refusal } from './app.ts';
import { whoAsks } from './people.ts';
import { Quota, Tally } from './quota.ts';

/** So often one person gets all their games in an hour, and so many people at a time. */
export const AN_HOUR = 10;
const AT_ONCE = 4;
const HOUR = 60 * 60 * 1000;
/** Milliseconds after which it may be asked again, if others are at it. */
const LATER = 5000;

/** All finished games that somebody has sat in, as one file: a record a line, docs/record.md. */
export function myGames(app: App, { world: { archive } }: Lobby, clock: () => number): void {
  const quota = new Quota(AN_HOUR, HOUR, clock);
  const reading = new Tally();
  app.get(
    '/api/me/games',
    {
      schema: {
        summary: 'The records of all finished games that I have sat in, one a line',
        response: { 200: Type.Unknown(), '4xx': Refusal, 503: Refusal },
      },
    },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      if (reading.add('', 1) > AT_ONCE) {
        reading.add('', -1);
        return reply.code(503).send({ ...refused('busy'), after: LATER });
      }
      if (!quota.take(person.id)) {
        reading.add('', -1);
        return reply.code(429).send(refused('too-fast'));
      }
      const lines = Readable.from(finishedRecords(archive, person));
      lines.once('close', () => reading.add('', -1));
      return reply
        .header('content-type', 'application/jsonl')
        .header('content-disposition', 'attachment; filename="hideout-games.jsonl"')
        .send(lines);
    },
  );
}

/** So often one person is told which games they have finished, in an hour. */
export const LISTS_AN_HOUR = 120;

/** What a page of one's own games shows; for the person who asks alone. */
export function myFinished(app: App, { world: { archive } }: Lobby, clock: () => number): void {
  const quota = new Quota(LISTS_AN_HOUR, HOUR, clock);
  app.get(
    '/api/me/finished',
    {
      schema: {
        summary: 'All finished games that I have sat in, the newest first',
        response: { 200: Type.Unknown(), '4xx': Refusal },
      },
    },
    async (request, reply) => {
      const person = await whoAsks(archive, request);
      if (person === undefined) return reply.code(401).send(refused('person-needed'));
      if (!quota.take(person.id)) return reply.code(429).send(refused('too-fast'));
      return finishedGames(await archive.tablesOf(person.id, Number.MAX_SAFE_INTEGER), person);
    },
  );
}
