import type { Page } from '@playwright/test';
import { Guest } from '#wire/guest.ts';
import type { Look } from '#wire/messages.ts';
import { Watch } from '#wire/watch.ts';
import type { Hand } from '../bench/lies/playing.ts';
import type { TestServer } from './server.ts';

/** Another window of somebody who sits at a table, in which they play without looking at it: quicker than by mouse. */
export class OtherWindow implements Hand {
  readonly link: Guest['link'];
  seen: Look | undefined;
  private readonly watch: Watch;
  private readonly waiting = new Set<() => void>();

  private constructor({ link }: Guest, table: string, seat: number) {
    this.link = link;
    this.watch = new Watch(
      link,
      { table, seat },
      {
        change: (seen) => {
          this.seen = seen;
          for (const wake of this.waiting) wake();
          this.waiting.clear();
        },
        refused: ({ refused }) => {
          throw new Error(refused);
        },
      },
    );
  }

  static async of(server: TestServer, page: Page, seat: number): Promise<OtherWindow> {
    const { value } = (await page.context().cookies()).find(({ name }) => name === 'hideout')!;
    const guest = Guest.again(server.url, { name: 'the same', cookie: `hideout=${value}` });
    return new OtherWindow(guest, tableOf(page), seat);
  }

  async until(fits: (seen: Look) => boolean): Promise<Look> {
    while (this.seen === undefined || !fits(this.seen))
      await new Promise<void>((woken) => void this.waiting.add(woken));
    return this.seen;
  }

  close(): void {
    this.watch.end();
    this.link.close();
  }
}

/** The table that a page shows. */
export const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;
