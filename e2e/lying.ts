import type { Page } from '@playwright/test';
import type { Said } from '../bench/lies/tales.ts';

/** Lets a host lie to this page, from when that is switched on; before the page is opened. */
export async function lyingTo(page: Page, lie: (said: Said) => Said): Promise<{ isOn: boolean }> {
  const lying = { isOn: false };
  await page.routeWebSocket(/\/socket/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => server.send(text));
    server.onMessage((text) => line.send(lying.isOn ? JSON.stringify(lie(JSON.parse(String(text)))) : text));
  });
  return lying;
}
