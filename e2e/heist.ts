import { expect, type Page } from '@playwright/test';
import { cut, happenings, NAMES, playedOut, type Script, scriptOf, sentences, stage } from '../scripts/staging.ts';
import { tokenHash } from '../server/identity.ts';
import { openSqlite } from '../server/store/sqlite.ts';
import type { Seat } from '../table/game.ts';
import type { TestServer } from './server.ts';

/** A move of a game that is written down: who makes it, and the sentence that offers it in English. */
export type Act = Awaited<ReturnType<typeof sentences>>[number];

interface Heist {
  readonly name: string;
  /** Moves made before anybody looks; a negative number counts from the end. */
  readonly from: number;
  /** Seats that bots have by then. */
  readonly bots?: readonly number[];
}

type People = Readonly<Record<string, Page>>;

/** Opens a table of a written game for these people, who have all its seats in turn, and answers the moves that are left. */
export async function open(server: TestServer, people: People, { name, from, bots }: Heist): Promise<readonly Act[]> {
  const script = scriptOf(name);
  await openScript(server, people, cut(script, from), bots as readonly Seat[]);
  const names = Object.keys(people).length === script.seats ? Object.keys(people) : NAMES;
  return (await sentences(script, 0, names)).slice(from);
}

/** Opens a table where these people have played a game to its end, each in a seat; one alone in two. */
export async function openOver(
  server: TestServer,
  people: People,
  game: string,
  terms: Pick<Script, 'discreet'> = {},
): Promise<void> {
  const script = await playedOut(game, Math.max(2, Object.keys(people).length));
  await openScript(server, people, { ...script, ...terms });
}

/** Opens a table where these people have played at random, to wherever the same game always is after so many moves. */
export async function openPlayed(server: TestServer, people: People, game: string, from: number): Promise<void> {
  await openScript(server, people, cut(await playedOut(game, Math.max(2, Object.keys(people).length)), from));
}

/** Opens a game that two people have played up to the first move that brings this about, and answers that move. */
export async function openBefore(server: TestServer, people: People, game: string, type: string): Promise<Act> {
  const script = await playedOut(game, Object.keys(people).length);
  const at = (await happenings(script)).findIndex((events) => events.some((event) => event.type === type));
  await openScript(server, people, cut(script, at));
  return (await sentences(script, 0, Object.keys(people)))[at]!;
}

async function openScript(
  server: TestServer,
  people: People,
  script: Script,
  bots: readonly Seat[] = [],
): Promise<void> {
  const archive = await openSqlite(server.data);
  const persons = await Promise.all(
    Object.entries(people).map(async ([called, page]) => {
      // Whoever has sat somewhere already stays who they are.
      const data = { name: called };
      if ((await tokenOf(page)) === undefined) await page.request.post('/api/me', { data });
      else await page.request.patch('/api/me', { data });
      const token = (await tokenOf(page))!;
      return (await archive.personByToken(tokenHash(token)))!;
    }),
  );
  const table = await stage(archive, script, persons, bots);
  await archive.close();
  for (const page of Object.values(people)) {
    await page.goto(`/t/${table}`);
    await expect(page.locator('.table-page main')).toBeVisible();
    await settled(page);
  }
}

const tokenOf = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === 'hideout')?.value;

/** Nothing is on its way: whatever is pressed now counts. */
export const settled = (page: Page): Promise<void> => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
