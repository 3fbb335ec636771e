import { type Call, TAKE_OVER, uniqueName } from './channel.ts';

/** One page's stay. */
export interface Guest {
  handle(text: string): Promise<string>;
  leave(): void;
}

/** What is hosted, as long as this worker is the host. */
export interface House {
  welcome(send: (text: string) => void): Guest;
  close(): void;
}

/**
 * Hosts as soon as no other window of this device does, and until another one takes over. Every window has such a worker,
 * so when one closes the next goes on; should two ever believe that they host, the archive lets only one append.
 */
export function keepHouse(channel: string, open: () => Promise<House>): void {
  if (navigator.locks === undefined) {
    void open().then((house) => serve(channel, house));
    return;
  }
  let isHost = false;
  let end: (() => void) | undefined;
  const host = async (): Promise<never> => {
    isHost = true;
    const house = await open();
    // It may have been taken over before the door was open.
    if (isHost) end = serve(channel, house);
    else house.close();
    return new Promise(() => undefined);
  };
  const waitInLine = (): AbortController => {
    const line = new AbortController();
    const { signal } = line;
    navigator.locks.request(channel, { signal }, host).catch((error: unknown) => {
      if (isDenied(error)) void open().then((house) => serve(channel, house));
      else if (!signal.aborted) giveUp();
    });
    return line;
  };
  /** Another window has taken over. */
  const giveUp = (): void => {
    isHost = false;
    end?.();
    end = undefined;
    line = waitInLine();
  };
  let line = waitInLine();
  self.addEventListener('message', ({ data }) => {
    if (data !== TAKE_OVER || isHost) return;
    line.abort();
    navigator.locks.request(channel, { steal: true }, host).catch(giveUp);
  });
}

/** Where site data are blocked there are no locks either; the page then has a channel of its own. */
const isDenied = (error: unknown): boolean => error instanceof DOMException && error.name === 'SecurityError';

function serve(name: string, house: House): () => void {
  const channel = new BroadcastChannel(name);
  const here: Call = { type: 'here', host: uniqueName() };
  const guests = new Map<string, Guest>();
  let isOpen = true;
  const post = (call: Call): void => {
    if (isOpen) channel.postMessage(call);
  };
  const guestOf = (page: string): Guest => {
    const guest = guests.get(page) ?? house.welcome((text) => post({ type: 'message', page, text }));
    guests.set(page, guest);
    return guest;
  };
  channel.onmessage = async ({ data }: MessageEvent<Call>) => {
    switch (data.type) {
      case 'hello':
        return post(here);
      case 'command':
        return post({ type: 'message', page: data.page, text: await guestOf(data.page).handle(data.text) });
      case 'bye':
        guests.get(data.page)?.leave();
        guests.delete(data.page);
    }
  };
  post(here);
  return () => {
    isOpen = false;
    channel.close();
    house.close();
  };
}
