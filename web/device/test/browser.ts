import { type Browser, chromium as driver, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Archive } from '#lobby/archive.ts';
import { chromiumShell } from '../../../scripts/chromium.ts';
import type * as archives from '../archive.ts';

/** Any will do: a browser keeps things for pages that have an address. */
const ADDRESS = 'http://device.test/';

/** The script's name for what it brings into the page. */
declare const device: typeof archives;

/** A part of the pages as one script, by the name `device`. */
async function script(entry: string): Promise<string> {
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'device' } },
  })) as [Rolldown.RolldownOutput];
  return output[0].code;
}

export const openBrowser = (): Promise<Browser> =>
  driver.launch({ executablePath: chromiumShell(), args: ['--no-sandbox', '--disable-dev-shm-usage'] });

/** A page with nothing but the script of the archive, or of another part. */
export async function emptyPage(browser: Pick<Browser, 'newPage'>, entry = 'web/device/archive.ts'): Promise<Page> {
  const page = await browser.newPage();
  await page.route(ADDRESS, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto(ADDRESS);
  await page.addScriptTag({ content: await script(entry) });
  return page;
}

/** The archive of this name in the page, asked from here. */
export async function archiveIn(page: Page, name: string): Promise<Archive> {
  const archive = await page.evaluateHandle((called) => device.openArchive(called), name);
  const ask =
    (method: string) =>
    (...given: readonly unknown[]) =>
      archive.evaluate((there, [asked, args]) => (Reflect.get(there, asked) as Ask)(...args), [method, given] as const);
  // An archive that answered to "then" would be taken for a promise.
  return new Proxy({} as Archive, { get: (_, method: string) => (method === 'then' ? undefined : ask(method)) });
}

type Ask = (...given: readonly unknown[]) => Promise<unknown>;
