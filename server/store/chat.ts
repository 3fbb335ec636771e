import { sql } from 'kysely';
import { type Archive, type ChatRow, KEPT_LINES } from '#lobby/archive.ts';
import type { Saying } from '#wire/talk.ts';
import { callsStirred } from './calls.ts';
import type { Db, Schema } from './schema.ts';

export function chat(db: Db): Pick<Archive, 'say' | 'chat' | 'chatOf'> {
  const sent = (table: string, person: string, command: string) =>
    db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('person', '=', person)
      .where('command', '=', command)
      .executeTakeFirst();
  return {
    async say(table, { person, name, seat, when, ...saying }, command) {
      const values = { table_id: table, person, name, seat: seat ?? null, ...columns(saying), said: when, command };
      // Whoever finds the number taken by somebody else's line takes the next one.
      for (;;) {
        const added = await db
          .insertInto('chat')
          .values({ ...values, n: sql<number>`(select coalesce(max(n), 0) + 1 from chat where table_id = ${table})` })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (added !== undefined) await callsStirred(db, table);
        // Now and then is enough, and cheaper.
        if (added !== undefined && added.n % 100 === 0)
          await db
            .deleteFrom('chat')
            .where('table_id', '=', table)
            .where('n', '<=', added.n - KEPT_LINES)
            .execute();
        const line = added ?? (await sent(table, person, command));
        if (line !== undefined) return chatRow(line);
      }
    },
    async chat(table, limit) {
      const last = await db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('n', 'desc')
        .limit(limit)
        .execute();
      return last.reverse().map(chatRow);
    },
    async chatOf(person) {
      const lines = await db
        .selectFrom('chat')
        .selectAll()
        .where('person', '=', person)
        .orderBy('said')
        .orderBy('table_id')
        .orderBy('n')
        .execute();
      return lines.map((line) => ({ table: line.table_id, ...chatRow(line) }));
    },
  };
}

const chatRow = ({ n, person, name, seat, text, form, said }: Schema['chat']): ChatRow => ({
  n,
  person,
  name,
  ...(seat === null ? {} : { seat }),
  when: said,
  ...(form === null ? { text } : (JSON.parse(form) as Saying)),
});

/** Words stand in a column of their own; what is said without any of one's own has a form instead. */
const columns = (saying: Saying): Pick<Schema['chat'], 'text' | 'form'> =>
  'text' in saying ? { text: saying.text, form: null } : { text: '', form: JSON.stringify(saying) };
