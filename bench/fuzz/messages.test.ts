import { describe, expect, test } from 'vitest';
import { quick } from '#table/chance.ts';
import { COMMANDS, type Doing } from '#wire/messages.ts';
import { parse } from '../../server/message.ts';
import { house } from '../../server/test/house.ts';
import { plausible, request } from './messages.ts';

const KNOWN = { tables: ['apple-apple-apple-bbbbbbbb'], cookie: 'hideout=x', badges: ['fedcba9876543210'] };
/** Of so many messages, so many at least are such as the server reads on. */
const MESSAGES = 2000;
const LEAST = 0.2;

/** The values of a message, and of what is in it: `spot.as`, say. */
const fieldsOf = (value: object, within = ''): readonly string[] =>
  Object.entries(value).flatMap(([key, each]) => [
    within + key,
    ...(typeof each === 'object' && each !== null && !Array.isArray(each) ? fieldsOf(each, `${within}${key}.`) : []),
  ]);

describe('messages that are as they should be', () => {
  test.each(Object.keys(COMMANDS) as Doing[])('%s gets past the schema, with each of its fields', (doing) => {
    const chance = quick(`plausible ${doing}`);
    const made = Array.from({ length: MESSAGES }, () => plausible(chance, KNOWN, doing));
    const passed = made.filter((message) => 'command' in parse(JSON.stringify(message)));
    expect(passed.length / MESSAGES).toBeGreaterThan(LEAST);
    const seen = new Set(passed.flatMap((message) => fieldsOf(message)));
    expect(Object.keys(COMMANDS[doing].properties).filter((field) => !seen.has(field))).toEqual([]);
  });

  test('of what is chosen from, everything is', () => {
    const chance = quick('plausible');
    const passed = Array.from({ length: 40 * MESSAGES }, () => plausible(chance, KNOWN)).filter(
      (message) => 'command' in parse(JSON.stringify(message)),
    );
    const seen = new Set(passed.flatMap((message) => fieldsOf(message)));
    const kinds = new Set(
      passed.flatMap(({ clock, question, dice }) =>
        [clock, question].map((each) => (each as { kind?: string } | undefined)?.kind).concat(dice as string),
      ),
    );
    for (const field of ['spot.as', 'spot.blind', 'to.line', 'to.entry', 'clock.weekendsOff', 'question.clock.kind'])
      expect([...seen], field).toContain(field);
    for (const kind of ['none', 'move', 'bank', 'slow', 'pause', 'resume', 'undo', 'clock', 'new', 'kept'])
      expect([...kinds]).toContain(kind);
  });
});

test('everything that a server answers over HTTP is asked for', async () => {
  const { url } = await house();
  const { paths } = (await (await fetch(`${url}/api/docs/json`)).json()) as { readonly paths: Record<string, object> };
  const chance = quick('requests');
  const asked = Array.from({ length: 20_000 }, () => request(chance, KNOWN));
  const missing = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => {
        const template = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
        return !asked.some((each) => each.method === method.toUpperCase() && template.test(each.path));
      })
      .map((method) => `${method} ${path}`),
  );
  expect(Object.keys(paths).length).toBeGreaterThan(12);
  expect(missing).toEqual([]);
});
