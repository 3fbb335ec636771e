/** What pages and the host of this device say to each other, over one channel that all windows share. */
export type Call =
  /** A page looks for the host. */
  | { readonly type: 'hello'; readonly page: string }
  | { readonly type: 'command'; readonly page: string; readonly text: string }
  | { readonly type: 'bye'; readonly page: string }
  /** The host answers a hello, or begins to host. */
  | { readonly type: 'here'; readonly host: string }
  | { readonly type: 'message'; readonly page: string; readonly text: string };

/** A name that no other window has. */
export const uniqueName = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a worker tells its own page: the browser keeps no tables, they last as long as this page. */
export const KEEPS_NO_TABLES = 'keeps no tables';

/** What a page tells its own worker: the host does not answer, become it. */
export const TAKE_OVER = 'take over';
