import type { Page } from '@playwright/test';
import type { Said } from '../bench/lies/tales.ts';

/** Holds back whatever a host tells this page after what is waited for, until it may go on; before the page is opened. */
export async function halting(page: Page, isIt: (said: Said) => boolean): Promise<{ goOn(): void }> {
  const held: (() => void)[] = [];
  let is: 'awaited' | 'here' | 'over' = 'awaited';
  await page.routeWebSocket(/\/socket/, (line) => {
    const host = line.connectToServer();
    line.onMessage((text) => host.send(text));
    host.onMessage((text) => {
      if (is === 'here') held.push(() => line.send(text));
      else line.send(text);
      if (is === 'awaited' && isIt(JSON.parse(String(text)))) is = 'here';
    });
  });
  return {
    goOn() {
      is = 'over';
      for (const send of held.splice(0)) send();
    },
  };
}
