import { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Archive } from '#lobby/archive.ts';
import { memoryArchive } from '#lobby/memory.ts';
import type { Seat } from '#table/game.ts';
import type { MoveEntry } from '#table/record.ts';
import { openPostgres } from '../postgres.ts';
import { openSqliteThread } from '../sqlite-thread.ts';
import { askPostgres, askSqlite, emptiedPostgres, emptySqlite } from './databases.ts';
import { CLAIM, HEAD, line, listed, made, move, OUTCOME, person, sitting, TOGETHER, table } from './rows.ts';
import type { Writing } from './writer.ts';

/** Where nothing is yet, and how to open it, more than once if it lasts. */
interface Place {
  readonly where: string;
  open(): Promise<Archive>;
}

const MEMORY = {
  engine: 'memory',
  place: async (): Promise<Place> => ({ where: '', open: async () => memoryArchive() }),
};

const LASTING = [
  {
    engine: 'SQLite',
    ask: askSqlite,
    async place(): Promise<Place> {
      const where = emptySqlite();
      return { where, open: () => openSqliteThread(where) };
    },
  },
  {
    engine: 'PostgreSQL',
    ask: askPostgres,
    async place(): Promise<Place> {
      const where = await emptiedPostgres();
      return { where, open: () => openPostgres(where, TOGETHER) };
    },
  },
] as const;

async function opened({ open }: Place): Promise<Archive> {
  const archive = await open();
  onTestFinished(() => archive.close());
  return archive;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** What letters, signs and control characters a text can hold, down to halves of a character. */
const STRANGE = `"'\\\`$1 ?%_;--\n\r\t \u0000\u0001\u007f\u2028\ufeff äßñ¿ 漢字 العربية 👩🏽‍🚀 \ud800 \udfff {"a":1}`;
/** The same without what a text outside JSON cannot hold on every engine. */
const READABLE = `"'\\\`$1 ?%_;--\n\t \u2028 äßñ¿ 漢字 العربية 👩🏽‍🚀 {"a":1}`;

describe.each([MEMORY, ...LASTING])('archive in $engine', ({ place }) => {
  const fresh = async (): Promise<Archive> => opened(await place());

  /** With a table of this name. */
  async function withTable(id = 'vault', more: Parameters<typeof table>[1] = {}): Promise<Archive> {
    const archive = await fresh();
    await archive.addTable(table(id, more));
    return archive;
  }

  describe('people', () => {
    test('are found by id, token and code', async () => {
      const archive = await fresh();
      const ada = person('ada', READABLE);
      await archive.addPerson(ada, 'hash of a token');
      await archive.setCode('ada', 'hash of a code');
      expect(await archive.person('ada')).toEqual(ada);
      expect(await archive.personByToken('hash of a token')).toEqual(ada);
      expect(await archive.personByCode('hash of a code')).toEqual(ada);
    });

    test('are not found by what is not theirs', async () => {
      const archive = await fresh();
      await archive.addPerson(person('ada'), 'token');
      expect(await archive.person('bob')).toBeUndefined();
      expect(await archive.personByToken('ada')).toBeUndefined();
      expect(await archive.personByCode('token')).toBeUndefined();
    });

    test('have as many tokens as devices', async () => {
      const archive = await fresh();
      await archive.addPerson(person('ada'), 'first');
      await archive.addToken('ada', 'second');
      await archive.removeToken('first');
      expect(await archive.personByToken('first')).toBeUndefined();
      expect(await archive.personByToken('second')).toEqual(person('ada'));
    });

    test('come once: a second with the same id or token is refused, and so is a token of nobody', async () => {
      const archive = await fresh();
      await archive.addPerson(person('ada'), 'token');
      await expect(archive.addPerson(person('ada'), 'other')).rejects.toThrow();
      await expect(archive.addPerson(person('bob'), 'token')).rejects.toThrow();
      await expect(archive.addToken('nobody', 'third')).rejects.toThrow();
      expect(await archive.person('bob')).toBeUndefined();
      expect(await archive.personByToken('other')).toBeUndefined();
    });

    test('have one code; a new one replaces the old', async () => {
      const archive = await fresh();
      await archive.addPerson(person('ada'), 'token');
      await archive.setCode('ada', 'old');
      await archive.setCode('ada', 'new');
      expect(await archive.personByCode('old')).toBeUndefined();
      expect(await archive.personByCode('new')).toEqual(person('ada'));
    });

    test('can be renamed', async () => {
      const archive = await fresh();
      await archive.addPerson(person('ada'), 'token');
      await archive.addPerson(person('bob'), 'another token');
      await archive.rename('ada', 'Lovelace');
      expect(await archive.person('ada')).toEqual(person('ada', 'Lovelace'));
      expect(await archive.person('bob')).toEqual(person('bob'));
    });

    test('leave nothing of themselves when they are removed', async () => {
      const archive = await withTable();
      await archive.addPerson(person('ada'), 'token');
      await archive.setCode('ada', 'code');
      await archive.addPerson(person('bob'), 'token of bob');
      for (const by of ['ada', 'bob']) await archive.say('vault', line('hello', by), 'c1');
      await archive.removePerson('ada');
      expect(await archive.person('ada')).toBeUndefined();
      expect(await archive.personByToken('token')).toBeUndefined();
      expect(await archive.personByCode('code')).toBeUndefined();
      expect(await archive.chatOf('ada')).toEqual([]);
      expect(await archive.chat('vault', 10)).toEqual([
        { ...line('hello'), n: 1, person: '', name: '' },
        { ...line('hello', 'bob'), n: 2 },
      ]);
      expect(await archive.personByToken('token of bob')).toEqual(person('bob'));
    });

    test('can all be removed, though they used the same commands at one table', async () => {
      const archive = await withTable();
      for (const by of ['ada', 'bob']) await archive.say('vault', line('hello', by), 'c1');
      for (const by of ['ada', 'bob']) await archive.removePerson(by);
      expect((await archive.chat('vault', 10)).map(({ name }) => name)).toEqual(['', '']);
    });
  });

  describe('tables', () => {
    test('come out as they went in, with everything and with the least', async () => {
      const archive = await fresh();
      const most = table('most', {
        places: [
          sitting('ada'),
          { kind: 'open' },
          { kind: 'bot', name: READABLE, strength: 'easy', warm: false },
          { kind: 'person', person: '', name: '', figure: 0, standIn: true },
        ],
        options: { [STRANGE]: [STRANGE, null, true, 0, -1.5e-7, 2 ** 53 - 1, {}, []] },
        outcome: OUTCOME,
        due: 1_763_999_999_999,
        deadline: 1_763_999_999_998,
        rematch: 'least',
        public: false,
        odds: true,
        hints: false,
      });
      const { head, ...least } = table('least', { options: null, places: [], phase: 'seating' });
      expect(await archive.addTable(most)).toEqual(most);
      expect(await archive.addTable(least)).toEqual(least);
      expect(await archive.table('most')).toStrictEqual({ ...most, at: 0, toAct: [], moved: most.changed });
      expect(await archive.table('least')).toStrictEqual({ ...least, at: 0, toAct: [], moved: least.changed });
      expect(await archive.table('none')).toBeUndefined();
    });

    test('keep options that are large', async () => {
      const options = numbers(20_000).map((i) => ({ i, text: `${i} 👩🏽‍🚀 \ud800` }));
      const archive = await withTable('vault', { options });
      expect((await archive.table('vault'))!.options).toEqual(options);
    });

    test('made twice by one command are one', async () => {
      const archive = await fresh();
      const row = table('vault', { owner: 'ada', command: 'c1' });
      await archive.addTable(row);
      expect(await archive.addTable({ ...row, id: 'gallery', game: 'beutezug' })).toEqual(row);
      expect(await archive.addTable(row)).toEqual(row);
      expect(await archive.table('gallery')).toBeUndefined();
    });

    test('made fifty times at once by one command are one', async () => {
      const archive = await fresh();
      const rows = numbers(50).map((i) => table(`vault-${i}`, { owner: 'ada', command: 'c1' }));
      const answers = await Promise.all(rows.map((row) => archive.addTable(row)));
      expect(new Set(answers.map((answer) => answer!.id)).size).toBe(1);
      expect(await archive.countOwned('ada')).toBe(1);
    });

    test('with an id that is taken are not made, nor is anything overwritten', async () => {
      const archive = await withTable();
      expect(await archive.addTable(table('vault', { owner: 'eve', game: 'beutezug' }))).toBeUndefined();
      expect(await archive.table('vault')).toEqual(listed('vault'));
    });

    test('of former owners may share a command', async () => {
      const archive = await fresh();
      for (const id of ['vault', 'gallery']) {
        await archive.addTable(table(id, { owner: `owner of ${id}`, command: 'c1' }));
        expect(await archive.saveTable(listed(id, { owner: '', command: 'c1', revision: 2 }), CLAIM)).toBe(true);
      }
      expect(await archive.addTable(table('loft', { owner: '', command: 'c1' }))).toMatchObject({ id: 'loft' });
    });

    test('are saved by whoever saw the last revision', async () => {
      const archive = await withTable();
      const saved = listed('vault', { phase: 'over', outcome: OUTCOME, places: [sitting('ada')], revision: 2 });
      expect(await archive.saveTable(saved, CLAIM)).toBe(true);
      expect(await archive.saveTable(listed('vault', { revision: 2 }), CLAIM)).toBe(false);
      expect(await archive.saveTable(listed('vault', { revision: 4 }), CLAIM)).toBe(false);
      expect(await archive.saveTable(listed('none', { revision: 2 }), CLAIM)).toBe(false);
      expect(await archive.table('vault')).toStrictEqual(saved);
    });

    test('saved fifty times at once are saved once', async () => {
      const archive = await withTable();
      const saves = numbers(50).map((i) => archive.saveTable(listed('vault', { revision: 2, changed: i }), CLAIM));
      const answers = await Promise.all(saves);
      expect(answers.filter(Boolean)).toEqual([true]);
      expect(await archive.table('vault')).toMatchObject({ revision: 2, changed: answers.indexOf(true) });
    });

    test('lose what the saved row no longer has, but never an outcome', async () => {
      const archive = await withTable('vault', { due: 5, deadline: 6, rematch: 'loft' });
      await archive.saveTable(listed('vault', { revision: 2, outcome: OUTCOME }), CLAIM);
      await archive.saveTable(listed('vault', { revision: 3 }), CLAIM);
      expect(await archive.table('vault')).toStrictEqual(listed('vault', { revision: 3, outcome: OUTCOME }));
    });

    test('take with them all that lay beside them', async () => {
      const archive = await withTable('vault', { places: [sitting('ada')], due: 1 });
      await archive.append('vault', 1, made('go'));
      await archive.say('vault', line('hello'), 'c1');
      await archive.see('vault', 0, 1);
      await archive.removeTable('vault');
      expect(await archive.table('vault')).toBeUndefined();
      expect(await archive.read('vault')).toBeUndefined();
      expect(await archive.story('vault', 0)).toEqual([]);
      expect(await archive.chat('vault', 10)).toEqual([]);
      expect(await archive.tablesOf('ada', 10)).toEqual([]);
      expect(await archive.claimDue(9, CLAIM, 10)).toEqual([]);
      expect(await archive.seen('vault', 0)).toBe(0);
      expect(await archive.append('vault', 2, made('go on'))).toBe(false);
      await expect(archive.say('vault', line('hello'), 'c2')).rejects.toThrow();
    });
  });

  describe('lists', () => {
    const STANDING = { at: 0, toAct: [], moved: table('').changed };

    test('mine are those where I sit and those that I own, each once', async () => {
      const archive = await fresh();
      const rows = [
        table('both', { owner: 'ada', places: [sitting('ada'), sitting('ada')] }),
        table('owned', { owner: 'ada' }),
        table('seated', { places: [{ kind: 'open' }, sitting('ada')], phase: 'over', public: false }),
        table('theirs', { places: [sitting('bob')] }),
      ].map((row) => ({ ...row, command: row.id }));
      for (const row of rows) await archive.addTable(row);
      expect(await archive.tablesOf('ada', 10)).toStrictEqual(rows.slice(0, 3).map((row) => ({ ...row, ...STANDING })));
      expect(await archive.tablesOf('carl', 10)).toEqual([]);
    });

    test('a seat that was given up is no longer mine', async () => {
      const archive = await withTable('vault', { places: [sitting('ada'), sitting('bob')] });
      await archive.saveTable(listed('vault', { places: [{ kind: 'open' }, sitting('carl')], revision: 2 }), CLAIM);
      expect(await archive.tablesOf('ada', 10)).toEqual([]);
      expect(await archive.tablesOf('bob', 10)).toEqual([]);
      expect(await archive.tablesOf('carl', 10)).toHaveLength(1);
    });

    test('open ones are public, and filling or being played', async () => {
      const archive = await fresh();
      for (const phase of ['seating', 'playing', 'over', 'abandoned', 'stopped', 'outdated'] as const) {
        await archive.addTable(table(phase, { phase }));
        await archive.addTable(table(`hidden-${phase}`, { phase, public: false }));
      }
      expect((await archive.openTables(20)).map(({ id }) => id)).toEqual(['playing', 'seating']);
    });

    test('owned ones count while they are filling or being played', async () => {
      const archive = await fresh();
      for (const phase of ['seating', 'playing', 'over', 'stopped'] as const)
        await archive.addTable(table(phase, { phase, owner: 'ada', command: phase, public: false }));
      await archive.addTable(table('seated', { places: [sitting('ada')] }));
      expect(await archive.countOwned('ada')).toBe(2);
      expect(await archive.countOwned('bob')).toBe(0);
    });

    test('the last moved come first, by an entry or by a change, and no more than asked for', async () => {
      const archive = await fresh();
      for (const [i, id] of ['one', 'two', 'three', 'four'].entries())
        await archive.addTable(table(id, { places: [sitting('ada')], changed: 100 + i }));
      await archive.append('two', 1, made('go', { when: 300, toAct: [0 as Seat, 1 as Seat] }));
      await archive.saveTable(listed('one', { places: [sitting('ada')], changed: 200, revision: 2 }), CLAIM);
      for (const rows of [await archive.tablesOf('ada', 3), await archive.openTables(3)]) {
        expect(rows.map(({ id, at, toAct, moved }) => ({ id, at, toAct, moved }))).toEqual([
          { id: 'two', at: 1, toAct: [0, 1], moved: 300 },
          { id: 'one', at: 0, toAct: [], moved: 200 },
          { id: 'four', at: 0, toAct: [], moved: 103 },
        ]);
      }
    });

    test('a change that is older than the last entry does not make a table older', async () => {
      const archive = await withTable('vault', { changed: 100 });
      await archive.append('vault', 1, made('go', { when: 300 }));
      await archive.saveTable(listed('vault', { changed: 200, revision: 2, at: 1 }), CLAIM);
      expect(await archive.openTables(1)).toMatchObject([{ changed: 200, moved: 300, at: 1 }]);
    });

    test('due ones come when their time has, the longest waiting first', async () => {
      const archive = await fresh();
      for (const [id, due] of Object.entries({ late: 30, early: 10, now: 20, next: 21 }))
        await archive.addTable(table(id, { due }));
      await archive.addTable(table('never'));
      expect(await archive.claimDue(20, CLAIM, 10)).toEqual(['early', 'now']);
      expect(await archive.claimDue(99, CLAIM, 3)).toEqual(['early', 'now', 'next']);
      expect(await archive.claimDue(9, CLAIM, 10)).toEqual([]);
    });
  });

  describe('claims', () => {
    const by = (name: string, until: number) => ({ by: name, until });

    test('are for one process, until they end or it claims again', async () => {
      const archive = await withTable('vault', { due: 10 });
      expect(await archive.claimDue(10, by('one', 20), 9)).toEqual(['vault']);
      expect(await archive.claimDue(15, by('two', 25), 9)).toEqual([]);
      expect(await archive.claimDue(15, by('one', 30), 9)).toEqual(['vault']);
      expect(await archive.claimDue(29, by('two', 39), 9)).toEqual([]);
      expect(await archive.claimDue(30, by('two', 40), 9)).toEqual(['vault']);
    });

    test('of whoever appends or saves keep the others away', async () => {
      const archive = await withTable('vault');
      await archive.append('vault', 1, made('one', { due: 5, claim: by('one', 20) }));
      expect(await archive.claimDue(19, by('two', 29), 9)).toEqual([]);
      await archive.saveTable(listed('vault', { revision: 2, at: 1, due: 5 }), by('one', 30));
      expect(await archive.claimDue(29, by('two', 39), 9)).toEqual([]);
      expect(await archive.claimDue(30, by('two', 40), 9)).toEqual(['vault']);
    });

    test('asked for by many at once are given once', async () => {
      const archive = await fresh();
      const ids = numbers(20).map((i) => `t-${i}`);
      for (const id of ids) await archive.addTable(table(id, { due: 1 }));
      const got = await Promise.all(numbers(10).map((i) => archive.claimDue(5, by(`process ${i}`, 50), 7)));
      const claimed = got.flat();
      expect(new Set(claimed).size).toBe(claimed.length);
      expect(claimed.length).toBeGreaterThanOrEqual(7);
    });

    test('can be given back', async () => {
      const archive = await withTable('vault', { due: 1 });
      await archive.claimDue(5, by('one', 99), 9);
      await archive.release('two');
      expect(await archive.claimDue(5, by('two', 99), 9)).toEqual([]);
      await archive.release('one');
      expect(await archive.claimDue(5, by('two', 99), 9)).toEqual(['vault']);
    });

    test('are only for tables that the process can play', async () => {
      const archive = await withTable('new', { due: 1, version: 2 });
      await archive.addTable(table('old', { due: 1, version: 1 }));
      const rules = (version: number) => [
        { game: 'beutezug', version },
        { game: 'art-robbery', version },
      ];
      expect(await archive.claimDue(5, by('two', 99), 9, rules(2))).toEqual(['new']);
      expect(await archive.claimDue(5, by('one', 99), 9, rules(1))).toEqual(['old']);
      expect(await archive.claimDue(5, by('two', 99), 9, [])).toEqual([]);
    });
  });

  test('how far tables have come is told for those that there are', async () => {
    const archive = await withTable('vault');
    await archive.addTable(table('loft', { revision: 1 }));
    await archive.append('vault', 1, made('one'));
    await archive.saveTable(listed('vault', { revision: 2, at: 1 }), CLAIM);
    await archive.say('vault', line('hello'), 'c1');
    const standings = await archive.standings(['vault', 'none', 'loft']);
    expect(standings.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
      { id: 'loft', at: 0, revision: 1, said: 0 },
      { id: 'vault', at: 1, revision: 2, said: 1 },
    ]);
    expect(await archive.standings([])).toEqual([]);
  });

  describe('entries', () => {
    test('are read as the record they make', async () => {
      const archive = await withTable();
      const undo = { seat: 0 as Seat, to: 0, hash: 'd'.repeat(64) };
      expect(await archive.append('vault', 1, made(STRANGE, { command: 'c1' }))).toBe(true);
      expect(await archive.append('vault', 2, made('', { entry: undo }))).toBe(true);
      expect(await archive.read('vault')).toStrictEqual({
        record: { ...HEAD, entries: [move(STRANGE), undo] },
        secret: 'secret of vault',
        commands: ['c1', undefined],
      });
    });

    test('come in the order of their numbers, past nine and past a hundred', async () => {
      const archive = await withTable();
      for (const n of numbers(120)) await archive.append('vault', n + 1, made(`move ${n + 1}`));
      const { entries } = (await archive.read('vault'))!.record;
      expect(entries).toEqual(numbers(120).map((n) => move(`move ${n + 1}`)));
      expect((await archive.story('vault', 117)).map(({ at }) => at)).toEqual([118, 119, 120]);
    });

    test('are not there for a table without a game, or without a row', async () => {
      const archive = await fresh();
      const { head, ...row } = table('vault', { phase: 'seating' });
      await archive.addTable(row);
      expect(await archive.read('vault')).toBeUndefined();
      expect(await archive.read('none')).toBeUndefined();
    });

    test('of a game that is over come with secret and outcome', async () => {
      const archive = await withTable();
      await archive.append('vault', 1, made('go'));
      await archive.saveTable(listed('vault', { at: 1, phase: 'over', outcome: OUTCOME, revision: 2 }), CLAIM);
      expect((await archive.read('vault'))!.record).toStrictEqual({
        ...HEAD,
        entries: [move('go')],
        secret: 'secret of vault',
        outcome: OUTCOME,
      });
      expect((await archive.table('vault'))!.outcome).toEqual(OUTCOME);
    });

    test('have each number once: of fifty at once the first is kept', async () => {
      const archive = await withTable();
      const answers = await Promise.all(numbers(50).map((i) => archive.append('vault', 1, made(`move ${i}`))));
      expect(answers).toEqual(numbers(50).map((i) => i === 0));
      expect((await archive.read('vault'))!.record.entries).toEqual([move('move 0')]);
      expect(await archive.append('vault', 1, made('late'))).toBe(false);
    });

    test('leave no gap', async () => {
      const archive = await withTable();
      expect(await archive.append('vault', 2, made('two'))).toBe(false);
      expect(await archive.append('vault', 0, made('zero'))).toBe(false);
      expect(await archive.append('vault', 1, made('one'))).toBe(true);
      expect(await archive.append('vault', 3, made('three'))).toBe(false);
      expect((await archive.read('vault'))!.record.entries).toEqual([move('one')]);
    });

    test('may follow each other in one tick', async () => {
      const archive = await withTable();
      const answers = [1, 2, 4, 3, 3, 4].map((n, i) => archive.append('vault', n, made(`${n} as ${i}`)));
      expect(await Promise.all(answers)).toEqual([true, true, false, true, false, true]);
      const { entries } = (await archive.read('vault'))!.record;
      expect(entries).toEqual(['1 as 0', '2 as 1', '3 as 3', '4 as 5'].map(move));
    });

    test('of many tables in one tick are answered each for itself', async () => {
      const archive = await fresh();
      for (const i of numbers(40)) await archive.addTable(table(`t-${i}`));
      await archive.append('t-7', 1, made('before'));
      const tables = [...numbers(40).map((i) => `t-${i}`), 'none', 't-3'];
      const answers = await Promise.all(tables.map((id) => archive.append(id, 1, made(`in ${id}`))));
      expect(tables.filter((_, i) => !answers[i])).toEqual(['t-7', 'none', 't-3']);
      for (const i of numbers(40)) {
        const { entries } = (await archive.read(`t-${i}`))!.record;
        expect(entries).toEqual([move(i === 7 ? 'before' : `in t-${i}`)]);
      }
    });

    test('more than one transaction holds are all kept', async () => {
      const archive = await withTable();
      const answers = await Promise.all(numbers(6000).map((n) => archive.append('vault', n + 1, made(`${n + 1}`))));
      expect(answers.filter(Boolean)).toHaveLength(6000);
      expect((await archive.read('vault'))!.record.entries.at(-1)).toEqual(move('6000'));
    });

    test('say when the table is due, and what they do not say is over', async () => {
      const archive = await withTable('vault', { due: 10, deadline: 20 });
      const times = async () => {
        const { due, deadline } = (await archive.table('vault'))!;
        return { due, deadline };
      };
      await archive.append('vault', 1, made('one', { due: 30, deadline: 40 }));
      expect(await times()).toEqual({ due: 30, deadline: 40 });
      await archive.append('vault', 2, made('two', { due: 30 }));
      expect(await times()).toEqual({ due: 30, deadline: undefined });
      await Promise.all([
        archive.append('vault', 3, made('three')),
        archive.append('vault', 4, made('four', { due: 50 })),
        archive.append('vault', 4, made('lost', { due: 60, deadline: 60 })),
      ]);
      expect(await times()).toEqual({ due: 50, deadline: undefined });
      expect(await archive.claimDue(50, CLAIM, 10)).toEqual(['vault']);
    });

    test('that follow from an older row are not kept, nor is a row that was made before an entry', async () => {
      const archive = await withTable();
      expect(await archive.saveTable(listed('vault', { revision: 2, at: 1 }), CLAIM)).toBe(false);
      expect(await archive.saveTable(listed('vault', { revision: 2 }), CLAIM)).toBe(true);
      expect(await archive.append('vault', 1, made('late'))).toBe(false);
      expect(await archive.append('vault', 1, made('one', { revision: 2, due: 5 }))).toBe(true);
      expect(await archive.saveTable(listed('vault', { revision: 3, due: 9 }), CLAIM)).toBe(false);
      expect(await archive.table('vault')).toMatchObject({ at: 1, revision: 2, due: 5 });
    });

    test('are read again from any number on', async () => {
      const archive = await withTable();
      await Promise.all([1, 2, 3].map((n) => archive.append('vault', n, made(`${n}`, { command: `c${n}` }))));
      expect(await archive.after('vault', 1)).toMatchObject([
        { entry: move('2'), command: 'c2' },
        { entry: move('3'), command: 'c3' },
      ]);
      expect(await archive.after('vault', 3)).toEqual([]);
      expect(await archive.after('none', 0)).toEqual([]);
    });

    test('tell what happened after the one that was seen', async () => {
      const archive = await withTable();
      const told = [{ all: { type: STRANGE } }, { each: [null, { type: 'drew', card: 4 }, null] }];
      await archive.append('vault', 1, made('one'));
      await archive.append('vault', 2, made('two', { told, when: 1_763_200_007_000 }));
      await archive.append('vault', 3, made('', { entry: { seat: 0 as Seat, to: 1, hash: 'd' }, told: [] }));
      expect(await archive.story('vault', 1)).toStrictEqual([
        { at: 2, seat: 1, told, when: 1_763_200_007_000 },
        { at: 3, seat: 0, to: 1, told: [], when: 1_763_200_001_000 },
      ]);
      expect(await archive.story('vault', 3)).toEqual([]);
      expect(await archive.story('vault', 0)).toHaveLength(3);
    });
  });

  describe('chat', () => {
    test('is numbered at each table and kept as it was written', async () => {
      const archive = await withTable();
      await archive.addTable(table('loft'));
      const { seat, ...fromOutside } = line('from the audience', 'bob');
      expect(await archive.say('vault', line(READABLE), 'c1')).toStrictEqual({ n: 1, ...line(READABLE) });
      expect(await archive.say('loft', line('here'), 'c1')).toStrictEqual({ n: 1, ...line('here') });
      expect(await archive.say('vault', fromOutside, 'c2')).toStrictEqual({ n: 2, ...fromOutside });
      expect(await archive.chat('vault', 10)).toStrictEqual([
        { n: 1, ...line(READABLE) },
        { n: 2, ...fromOutside },
      ]);
    });

    test('sent twice by one command is said once, by each person', async () => {
      const archive = await withTable();
      await archive.say('vault', line('first'), 'c1');
      expect(await archive.say('vault', line('again'), 'c1')).toEqual({ n: 1, ...line('first') });
      expect(await archive.say('vault', line('mine', 'bob'), 'c1')).toEqual({ n: 2, ...line('mine', 'bob') });
      expect(await archive.chat('vault', 10)).toHaveLength(2);
    });

    test('of many at once gets a number each', async () => {
      const archive = await withTable();
      const said = await Promise.all(numbers(30).map((i) => archive.say('vault', line(`${i}`), `c${i % 25}`)));
      expect(
        said
          .map(({ n }) => n)
          .toSorted((a, b) => a - b)
          .slice(-1),
      ).toEqual([25]);
      expect((await archive.chat('vault', 99)).map(({ n }) => n)).toEqual(numbers(25).map((i) => i + 1));
    });

    test('shows the last lines, oldest first', async () => {
      const archive = await withTable();
      for (const i of numbers(12)) await archive.say('vault', line(`${i}`), `c${i}`);
      expect((await archive.chat('vault', 3)).map(({ text }) => text)).toEqual(['9', '10', '11']);
    });

    test('of one person is found at all tables', async () => {
      const archive = await withTable();
      await archive.addTable(table('loft'));
      await archive.say('loft', line('second', 'ada', 20), 'c1');
      await archive.say('loft', line('not mine', 'bob', 15), 'c1');
      await archive.say('vault', line('first', 'ada', 10), 'c1');
      expect(await archive.chatOf('ada')).toStrictEqual([
        { table: 'vault', n: 1, ...line('first', 'ada', 10) },
        { table: 'loft', n: 1, ...line('second', 'ada', 20) },
      ]);
    });
  });

  test('what a seat has seen never goes back', async () => {
    const archive = await withTable();
    expect(await archive.seen('vault', 0)).toBe(0);
    for (const at of [3, 7, 5]) await archive.see('vault', 0, at);
    await archive.see('vault', 1, 2);
    expect([await archive.seen('vault', 0), await archive.seen('vault', 1)]).toEqual([7, 2]);
  });
});

describe.each(LASTING)('archive that lasts, in $engine', ({ engine, ask, place }) => {
  test('what was answered is there after closing and opening again', async () => {
    const at = await place();
    const before = await at.open();
    await before.addPerson(person('ada'), 'token');
    await before.addTable(table('vault', { places: [sitting('ada')], due: 5 }));
    await before.append('vault', 1, made('go', { command: 'c1' }));
    await before.say('vault', line('hello'), 'c1');
    await before.see('vault', 0, 1);
    const kept = async (archive: Archive) => [
      await archive.personByToken('token'),
      await archive.tablesOf('ada', 10),
      await archive.read('vault'),
      await archive.story('vault', 0),
      await archive.chat('vault', 10),
      await archive.seen('vault', 0),
      await archive.claimDue(5, CLAIM, 10),
    ];
    const was = await kept(before);
    await before.close();
    const after = await opened(at);
    expect(await kept(after)).toEqual(was);
    expect(was).not.toContain(undefined);
    expect(await after.append('vault', 1, made('again'))).toBe(false);
    expect(await after.append('vault', 2, made('on'))).toBe(true);
  });

  test('closing waits for what is being appended; afterwards everybody is told that it is closed', async () => {
    const at = await place();
    const archive = await at.open();
    await archive.addTable(table('vault'));
    const appending = archive.append('vault', 1, made('go'));
    await archive.close();
    expect(await appending).toBe(true);
    const late = await Promise.allSettled([2, 3, 4].map((n) => archive.append('vault', n, made('late'))));
    expect(late.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect((await (await opened(at)).read('vault'))!.record.entries).toEqual([move('go')]);
  });

  test('what fails in one transaction fails for all who share it, leaves nothing behind and harms nobody after', async () => {
    const archive = await opened(await place());
    for (const id of ['vault', 'loft']) await archive.addTable(table(id));
    const faulty = made('go', { when: Number.NaN });
    const asked = [archive.append('vault', 1, made('go')), archive.append('loft', 1, faulty)];
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await archive.read('vault'))!.record.entries).toEqual([]);
    expect(await archive.append('vault', 1, made('go'))).toBe(true);
  });

  test('a database of a newer Hideout is refused and left alone', async () => {
    const at = await place();
    const before = await at.open();
    await before.addTable(table('vault'));
    await before.close();
    await ask(at.where, `insert into kysely_migration values ('0999-newer', '2099-01-01T00:00:00.000Z')`);
    await expect(at.open()).rejects.toThrow(/newer Hideout \(it has 0999-newer\)/);
    await ask(at.where, `delete from kysely_migration where name = '0999-newer'`);
    expect(await (await opened(at)).table('vault')).toEqual(listed('vault'));
  });

  test('three that open it at once and write to the same tables agree on who was first', async () => {
    const { where, open } = await place();
    const tables = numbers(20).map((i) => `t-${i}`);
    const firsts = await Promise.all(
      [tables, tables.toReversed(), tables].map((order, i) =>
        written({ engine, where, name: `writer ${i}`, tables: order, entries: 10 }),
      ),
    );
    const archive = await opened({ where, open });
    const kept = await Promise.all(
      tables.map(async (id) => {
        const { entries } = (await archive.read(id))!.record;
        expect(entries).toHaveLength(10);
        return entries.map((entry) => `${id}: ${(entry as MoveEntry).move}`);
      }),
    );
    expect(kept.flat().toSorted()).toEqual(firsts.flat().toSorted());
  });
});

/** The entries that a thread of its own was first with. */
function written(writing: Writing): Promise<readonly string[]> {
  const writer = new Worker(new URL('./writer.ts', import.meta.url), { workerData: writing });
  return new Promise((resolve, reject) => writer.on('message', resolve).on('error', reject));
}
