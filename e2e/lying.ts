import type { Page, WebSocketRoute } from '@playwright/test';
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

/** Lets a host say of whoever has this page that they are away, while it goes on telling the page; before the page is opened. */
export async function overlooking(page: Page) {
  let host: WebSocketRoute | undefined;
  let heard: ((info: Said) => void) | undefined;
  await page.routeWebSocket(/\/socket/, (line) => {
    const server = line.connectToServer();
    host = server;
    line.onMessage((text) => server.send(text));
    server.onMessage((text) => {
      const said = JSON.parse(String(text));
      if (!String(said.re).startsWith(OWN)) return line.send(text);
      if (said.ok?.info === undefined) return heard?.(undefined);
      line.send(JSON.stringify({ push: 'info', info: said.ok.info }));
      heard?.(said.ok.info);
    });
  });
  const ask = (command: object): Promise<Said> => {
    const answer = new Promise<Said>((resolve) => {
      heard = resolve;
    });
    host!.send(JSON.stringify(command));
    return answer;
  };
  return {
    away: (table: string) => ask({ id: `${OWN}-away`, do: 'unlook', table }),
    back: (table: string) => ask({ id: `${OWN}-back`, do: 'look', table }),
  };
}

/** What the host in the middle asks by itself, the page hears nothing of. */
const OWN = 'by-the-host';
