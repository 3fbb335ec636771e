import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decode, encode, FORMATS, type GameRecord, isUndo, RECORD_VERSION } from '../record.ts';
import { isRefused } from '../refusal.ts';
import { fixtures, opened, played, recorded } from './match.ts';

fc.configureGlobal({ seed: 2026 });

const RECORD = recorded({ seats: 3, rounds: 2, seed: 'record' });
const TEXT = encode(RECORD);
const MOVE_AT = RECORD.entries.findIndex((entry) => !isUndo(entry) && entry.rolls.length > 0);
const UNDO_AT = RECORD.entries.findIndex(isUndo);

type Damage = (data: Record<string, unknown>, entries: Record<string, unknown>[]) => void;

/** What is said about the record after the damage. */
function complaint(damage: Damage): string | undefined {
  const data = JSON.parse(TEXT);
  damage(data, data.entries);
  return complaintAbout(JSON.stringify(data));
}

function complaintAbout(text: string): string | undefined {
  const answer = decode(text);
  if (!isRefused(answer)) return undefined;
  expect(answer.refused).toBe('record-unreadable');
  return answer.detail;
}

describe('encoding', () => {
  test('and decoding gives back every record, finished or not, with a secret or not', () => {
    fc.assert(
      fc.property(fixtures, (fixture) => {
        for (const record of [recorded(fixture), played(fixture).record(), opened(fixture).record()])
          expect(decode(encode(record))).toEqual(record);
      }),
      { numRuns: 30 },
    );
  });

  test('writes one line for the head, one for each entry and one for the end', () => {
    const lines = TEXT.split('\n');
    expect(lines).toHaveLength(1 + 1 + RECORD.entries.length + 1 + 1 + 1);
    expect(lines[0]).toMatch(/^\{"hideout":2,"game":"coffers","version":1,/);
    expect(lines[2]).toMatch(/^\{"seat":0,.*"hash":"[0-9a-f]{64}"\},$/);
    expect(lines.at(-2)).toMatch(/^"secret":"secret record","outcome":/);
    expect(lines.at(-1)).toBe('');
  });

  test('puts moves with rolls and undos into the sample used here', () => {
    expect(Math.min(MOVE_AT, UNDO_AT)).toBeGreaterThanOrEqual(0);
  });
});

describe('decoding refuses', () => {
  test('a text cut at any place', () => {
    const whole = TEXT.trimEnd();
    for (let length = 0; length < whole.length; length++)
      expect(complaintAbout(whole.slice(0, length)), `cut after ${length}`).toMatch(/not whole JSON/);
    expect(complaintAbout(whole)).toBeUndefined();
  });

  test.each(['null', '17', '"record"', 'true', '[]', '{}', '[{"hideout":1}]'])('%s at the top', (text) => {
    expect(complaintAbout(text)).toBe('not a Hideout record');
  });

  test.each([0, 3, '1', null, [1]])('record version %j', (version) => {
    const said = complaint((data) => {
      data.hideout = version;
    });
    expect(said).toBe(`record version ${JSON.stringify(version)} is not known here`);
    expect(RECORD_VERSION).toBe(2);
  });

  test.each(['game', 'version', 'options', 'seats', 'setup', 'hash', 'entries'])('a head without %s', (key) => {
    expect(complaint((data) => delete data[key])).toBe(`"${key}" is missing`);
  });

  test.each(['seat', 'move', 'rolls', 'final', 'hash'])('a move without %s', (key) => {
    expect(complaint((_, entries) => delete entries[MOVE_AT]![key])).toBe(`entry ${MOVE_AT + 1}: "${key}" is missing`);
  });

  test.each(['seat', 'hash'])('an undo without %s', (key) => {
    expect(complaint((_, entries) => delete entries[UNDO_AT]![key])).toBe(`entry ${UNDO_AT + 1}: "${key}" is missing`);
  });

  test('an undo that does not say where to, for it is no move either', () => {
    expect(complaint((_, entries) => delete entries[UNDO_AT]!.to)).toBe(`entry ${UNDO_AT + 1}: "move" is missing`);
  });

  test.each(['sekret', '__proto__', 'toString', 'rolls'])('an unknown key %s', (key) => {
    const add = (text: string, after: string): string => text.replace(after, `${after}"${key}":1,`);
    expect(complaintAbout(add(TEXT, '{'))).toBe(`"${key}" is not known`);
    expect(complaintAbout(add(TEXT, '{"seat":0,').replace('"rolls":1', '"bowls":1'))).toMatch(
      /^entry 1: "(sekret|__proto__|toString|bowls)" is not known$/,
    );
  });

  const WRONG: Readonly<Record<string, readonly unknown[]>> = {
    game: [1, null, ['coffers']],
    version: ['1', 1.5, -1, null],
    seats: ['3', 2.5, -3, null, [3]],
    setup: [null, {}, '', [[6]], [[6, 6]], [[6, -1]], [[6, 1.5]], [[6, 1, 1]], [['6', '1']], [6, 1]],
    hash: ['', null, 'A'.repeat(64), 'a'.repeat(63), 'g'.repeat(64), `${'a'.repeat(64)}\n`],
    entries: [null, {}, 'none', 3],
    commitment: [null, 'secret', 12],
    salts: [null, 'abc', [1, 2, 3], {}],
    secret: [null, 1, ['s']],
    outcome: [null, [], {}, { winners: [0], places: [1, 2, 3] }, { winners: ['a'], places: [], scores: [] }],
  };

  for (const [key, values] of Object.entries(WRONG)) {
    test.each(values.map((value) => [JSON.stringify(value), value]))(`%s as ${key}`, (_text, value) => {
      const said = complaint((data) => {
        data[key] = value;
      });
      expect(said).toBe(`"${key}" is not as it should be`);
    });
  }

  const WRONG_IN_MOVE: typeof WRONG = {
    seat: [-1, '0', 0.5, null],
    move: [1, null, ['roll']],
    rolls: [null, [[6, 6]], [[0, 0]], 'x', [[6, null]]],
    final: ['true', 0, null],
    hash: ['', null, 7],
  };

  for (const [key, values] of Object.entries(WRONG_IN_MOVE)) {
    test.each(values.map((value) => [JSON.stringify(value), value]))(`%s as ${key} of a move`, (_text, value) => {
      const said = complaint((_, entries) => {
        entries[MOVE_AT]![key] = value;
      });
      expect(said).toBe(`entry ${MOVE_AT + 1}: "${key}" is not as it should be`);
    });
  }

  test.each([-1, 1.5, '0', null])('an undo to %j', (to) => {
    const said = complaint((_, entries) => {
      entries[UNDO_AT]!.to = to;
    });
    expect(said).toBe(`entry ${UNDO_AT + 1}: "to" is not as it should be`);
  });

  test.each([null, 3, 'roll', []])('%j as an entry', (entry) => {
    const said = complaint((data) => {
      data.entries = [...RECORD.entries.slice(0, 2), entry];
    });
    expect(said).toBe('entry 3 is not an object');
  });

  test('a key that is written twice, wherever it is', () => {
    const twice = [
      TEXT.replace('"outcome":', '"outcome":{"winners":[0],"places":[1,2],"scores":[9,0]},"outcome":'),
      TEXT.replace('"move":', '"move":"roll","move":'),
      TEXT.replace('{"hideout":2', '{"hideout":2,"seats":9'),
    ];
    for (const changed of twice) {
      expect(changed).not.toBe(TEXT);
      expect(complaintAbout(changed)).toBe('a key is written twice');
    }
  });

  test('options nested beyond reason, with a sentence', () => {
    const nested = (options: string): string | undefined =>
      complaintAbout(TEXT.replace(/"options":\{[^}]*\}/, `"options":${options}`));
    expect(nested(`${'['.repeat(20_000)}${']'.repeat(20_000)}`)).toBe('nested more than 32 deep');
    expect(nested(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`)).toBe('nested more than 32 deep');
    const deep = (levels: number): string => `${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}`;
    expect(nested(deep(33))).toBe('nested more than 32 deep');
    expect(nested(deep(32))).toBeUndefined();
    const wide = `[${Array(40).fill('{"a":[]}').join(',')}]`;
    expect(nested(wide)).toBeUndefined();
  });

  test('a number that not every language writes alike', () => {
    const said = complaint((data) => {
      data.options = { rounds: 1.5 };
    });
    expect(said).toBe('"options" is not as it should be');
  });

  test('no salt that begins with a colon, or holds quotes: those are texts and no keys', () => {
    const salted = (...salts: readonly string[]) =>
      complaint((data) => {
        data.salts = salts;
      });
    for (const odd of [':b', '": ', '"c":', '\\":', '{"a":1,"a":1}']) {
      expect(salted('a', odd)).toBeUndefined();
      expect(salted(odd, 'a')).toBeUndefined();
    }
  });

  test('half a character, but not the letters that stand for one', () => {
    const salted = (salt: string) =>
      complaint((data) => {
        data.salts = [salt, ':b', '"c":'];
      });
    expect(salted('\ud800')).toBe('half a character in a text');
    expect(salted('\\ud800')).toBeUndefined();
    expect(salted('😀')).toBeUndefined();
  });

  test('what the first format did not have', () => {
    const first = TEXT.replace('"hideout":2', '"hideout":1');
    expect(complaintAbout(first)).toBe('"state" is not known');
  });

  test('a seat that the table does not have', () => {
    const said = complaint((_, entries) => {
      entries[1]!.seat = 3;
    });
    expect(said).toBe('entry 2: no such seat');
  });
});

describe('decoding never throws', () => {
  const answers = (text: string): void => {
    const answer = decode(text);
    expect(isRefused(answer) || FORMATS.includes(answer.hideout)).toBe(true);
  };

  test('at any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), answers));
  });

  test('at any JSON', () => {
    fc.assert(fc.property(fc.json(), answers));
  });

  test('at a record with any JSON in any place', () => {
    const keys = fc.constantFrom<string>(...Object.keys(RECORD), ...Object.keys(RECORD.entries[MOVE_AT]!), 'to');
    const place = fc.nat({ max: RECORD.entries.length - 1 });
    fc.assert(
      fc.property(keys, place, fc.boolean(), fc.jsonValue(), (key, n, inEntry, value) => {
        const data = JSON.parse(TEXT) as GameRecord;
        Object.assign(inEntry ? data.entries[n]! : data, { [key]: value });
        answers(JSON.stringify(data));
      }),
      { numRuns: 300 },
    );
  });
});
