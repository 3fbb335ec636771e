import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CLOSING } from '#wire/client.ts';
import { COMMANDS, PROTOCOL } from '#wire/messages.ts';
import { REFUSALS, refusalText } from '#wire/refusals.ts';
import { Metrics } from '../metrics.ts';
import { readSettings } from '../settings.ts';

const documentNamed = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

/** The cells of the tables below a heading, without the tables’ heads. */
function rows(document: string, heading: string): readonly (readonly string[])[] {
  const [, text = ''] = new RegExp(`^## ${heading}\\n([^]*?)(?=^## |$(?![^]))`, 'm').exec(document) ?? [];
  const lines = text.split('\n');
  const isHead = (i: number): boolean => /^\| -/.test(lines[i] ?? '') || /^\| -/.test(lines[i + 1] ?? '');
  return lines
    .filter((line, i) => line.startsWith('| ') && !isHead(i))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** The names in a cell, which are written as code. */
const namesIn = (cell = ''): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);

const firstNames = (document: string, heading: string): readonly string[] =>
  rows(document, heading).flatMap(([first]) => namesIn(first));

test('the protocol is written down: version, commands, closing codes, refusals, limits', () => {
  const protocol = documentNamed('protocol.md');
  expect(protocol).toContain(`/socket?v=${PROTOCOL} `);
  expect(protocol).toContain(`the protocol: **${PROTOCOL}**`);
  expect(firstNames(protocol, 'Commands')).toEqual(Object.keys(COMMANDS));
  for (const [command, fields] of rows(protocol, 'Commands')) {
    const [name] = namesIn(command);
    const { id: _id, do: _do, ...known } = COMMANDS[name as keyof typeof COMMANDS].properties;
    expect([name, namesIn(fields).toSorted()]).toEqual([name, Object.keys(known).toSorted()]);
  }
  const closings = rows(protocol, 'Staying connected').map(([code, name]) => [namesIn(name)[0], Number(code)]);
  expect(closings).toEqual(Object.entries(CLOSING));
  const refusals = rows(protocol, 'Refusals').map(([code, sentence]) => [namesIn(code)[0], sentence]);
  expect(refusals).toEqual(REFUSALS.map((code) => [code, refusalText.en[code]]));
  const limits = rows(protocol, 'Limits').flat().join(' ');
  for (const most of Object.values(readSettings({}).limits)) expect(limits).toMatch(new RegExp(`\\b${most}\\b`));
});

test('every setting and every figure is explained to whoever hosts', () => {
  const hosting = documentNamed('hosting.md');
  const read = new Set<string>();
  const settings = readSettings(new Proxy({}, { get: (_, name) => void read.add(String(name)) }));
  expect(firstNames(hosting, 'Settings').toSorted()).toEqual([...read].toSorted());
  const usual = Object.fromEntries(
    rows(hosting, 'Settings').map(([name, value]) => [namesIn(name)[0]!, namesIn(value)[0]]),
  );
  expect(readSettings(usual)).toEqual(settings);
  const figures = new Metrics({
    ...{ sockets: () => 0, tables: () => 0, bus: () => 1 },
    waiting: () => ({ bot: 0, help: 0 }),
    strained: () => false,
  }).registry.getMetricsAsArray();
  const ours = figures.map(({ name }) => name).filter((name) => name.startsWith('hideout_'));
  expect(firstNames(hosting, 'Health')).toEqual(expect.arrayContaining(ours));
});

test('the samples for hosts name settings that there are, and the guide names the samples', () => {
  const folder = new URL('../../deploy/', import.meta.url);
  const hosting = documentNamed('hosting.md');
  const settings = firstNames(hosting, 'Settings');
  for (const file of readdirSync(folder)) {
    expect(hosting).toContain(`(../deploy/${file})`);
    const named =
      readFileSync(new URL(file, folder), 'utf8').match(/\b(HIDEOUT_[A-Z_]+|DATABASE_URL|NATS_URL)\b/g) ?? [];
    expect([file, named.filter((name) => !settings.includes(name))]).toEqual([file, []]);
  }
});
