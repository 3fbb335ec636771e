import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe } from 'vitest';
import { archiveContract } from '../../../server/store/test/contract/archive.ts';
import { uniqueName } from '../channel.ts';
import { archiveIn, emptyPage, openBrowser } from './browser.ts';

/** A device is one person and one process. */
const SPARED = ['people', 'ties', 'devices', 'claims'] as const;

describe('archive in IndexedDB', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    page = await emptyPage(browser);
  });
  afterAll(() => browser.close());

  archiveContract(async () => {
    const name = uniqueName();
    return { open: () => archiveIn(page, name) };
  }, SPARED);
});
