import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ListedRow, Place } from '#lobby/archive.ts';
import { withPreview } from '../preview/head.ts';
import { languageIn, plainPreview, previewOf } from '../preview/preview.ts';
import { table } from '../store/test/rows.ts';
import { folder, house, seatedTable, startedTable } from './house.ts';

const PAGE = `<!doctype html><html lang="en"><head>
    <meta name="description" content="Three games" />
    <title>Hideout</title>
  </head><body></body></html>
`;

/** A server with a page, and what it says of an address. */
async function shown() {
  const pages = join(folder(), 'dist');
  mkdirSync(join(pages, 'previews'), { recursive: true });
  writeFileSync(join(pages, 'previews', 'beutezug.png'), 'a picture');
  writeFileSync(join(pages, 'index.html'), PAGE);
  const server = await house({}, undefined, undefined, { pages });
  const at = async (path: string, language = 'en-GB,en;q=0.9'): Promise<string> => {
    const answer = await fetch(`${server.url}${path}`, { headers: { 'accept-language': language } });
    expect([answer.status, answer.headers.get('vary')]).toEqual([200, expect.stringContaining('accept-language')]);
    return answer.text();
  };
  return { ...server, at };
}

const titleIn = (page: string): string => /<meta property="og:title" content="([^"]*)"/.exec(page)![1]!;
const textIn = (page: string): string => /<meta property="og:description" content="([^"]*)"/.exec(page)![1]!;
const imageIn = (page: string): string => /<meta property="og:image" content="([^"]*)"/.exec(page)![1]!;

test('a link to a table says which game it is, in the language that is asked for, with a picture by its whole address', async () => {
  const { guest, at, url } = await shown();
  const { table: id } = await seatedTable([await guest('Mira')], { game: 'beutezug', seats: 3 });
  const page = await at(`/t/${id}?at=42&as=2`);
  expect(titleIn(page)).toBe('Beutezug: a seat at the table');
  expect(textIn(page)).toBe('Push your luck. 2–5 players, 20 minutes.');
  expect(imageIn(page)).toBe(`${url}/previews/beutezug.png`);
  const picture = await fetch(imageIn(page));
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(await picture.text()).toBe('a picture');
  expect((await fetch(`${url}/previews/chess.png`)).status).toBe(404);
  expect(page).toContain('<title>Beutezug: a seat at the table</title>');
  expect(page).toContain('<meta name="description" content="Push your luck.');
  expect(titleIn(await at(`/t/${id}`, 'fr, de-AT;q=0.8'))).toBe('Beutezug: ein Platz am Tisch');
  expect(titleIn(await at(`/t/${id}`, 'es'))).toBe('Beutezug: un asiento en la mesa');
});

test('a table that is not there says what the start page says, as do those of devices', async () => {
  const { at } = await shown();
  const start = await at('/');
  expect(titleIn(start)).toBe('Hideout');
  for (const path of ['/t/no-such-table', '/t/here-oak-elm-fox-1', '/t/..%2f', '/t/', '/about'])
    expect(await at(path)).toBe(start);
});

test('names are told of tables alone that are listed for all', async () => {
  const { guest, at } = await shown();
  const [mira, jonas] = [await guest('Mira <b>"'), await guest('Jonas & Co')];
  const listed = await seatedTable([mira, jonas], { public: true });
  expect(textIn(await at(`/t/${listed.table}`))).toMatch(
    /^Mira &lt;b&gt;&quot; and Jonas &amp; Co are at the table, no seat is free\. Mind your alibi/,
  );
  const running = await startedTable([mira, jonas], { public: true });
  expect(await at(`/t/${running}`)).toContain('Mira &lt;b&gt;&quot; and Jonas &amp; Co are playing.');
  const byLink = await startedTable([mira, jonas]);
  const discreet = await startedTable([mira, jonas], { public: true, discreet: true });
  for (const id of [byLink, discreet]) {
    expect(titleIn(await at(`/t/${id}`))).toBe('Art Robbery');
    expect(await at(`/t/${id}`)).not.toMatch(/Mira|Jonas/);
  }
});

describe('of a game that is over', () => {
  const place = (name: string): Place => ({ kind: 'person', person: name, name, figure: 0, standIn: false });
  const over = (winner: number, more: Partial<ListedRow> = {}): ListedRow => ({
    ...table('oak-elm-fox-10', {
      ...{ game: 'beutezug', phase: 'over', public: true, places: [place('Mira'), place('Jonas')] },
      outcome: { winners: [winner as never], places: [1 + winner, 2 - winner], scores: [40 + winner, 41] },
    }),
    ...{ at: 30 + winner, toAct: [], moved: 7 },
    ...more,
  });

  test('neither who played nor how it ended is told', () => {
    expect(previewOf(over(0), 'en')).toEqual(previewOf(over(1), 'en'));
    expect(previewOf(over(0), 'en')).toMatchObject({
      title: 'Beutezug: replay',
      text: 'Move by move, through every seat’s eyes. Push your luck. 2–5 players, 20 minutes.',
    });
  });

  test('one whose people keep it to themselves, was given up or of a game not known says no more than that', () => {
    for (const more of [{ discreet: true }, { phase: 'abandoned' }] as const)
      expect(previewOf(over(0, more), 'de')).toMatchObject({
        title: 'Beutezug',
        text: expect.stringMatching(/^Mut zum/),
      });
    expect(previewOf(over(0, { game: 'chess' }), 'es')).toEqual(plainPreview('es'));
  });
});

test('what stands in a name cannot become a tag, nor a sign of its own', () => {
  const said = {
    title: '</title><script>$&',
    text: `"/><img src=x onerror='$1'>`,
    locale: 'en_US',
    picture: 'hideout',
  };
  const page = withPreview(PAGE, said, 'http://a"b');
  expect(page).not.toMatch(/<script|<img|http:\/\/a"b|\$&[^a]/);
  expect(page).toContain('<title>&lt;/title&gt;&lt;script&gt;$&amp;</title>');
  expect(page.match(/<\/head>/g)).toHaveLength(1);
});

test('the language is the first of ours that is asked for', () => {
  expect(['fr,es-MX;q=0.7,en', 'de', undefined, 'xx', 'EN-us'].map(languageIn)).toEqual(['es', 'de', 'en', 'en', 'en']);
});
