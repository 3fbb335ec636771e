import { Complaint } from '../complaint.ts';

/** Where a server is, and which of its tables is meant if the address is the link of one. */
export interface Address {
  readonly server: string;
  readonly table: string | undefined;
}

const PATH = /^\/(?:t\/(?<table>[a-z0-9-]{3,40}))?\/?$/;

export function addressOf(text: string): Address {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const path = PATH.exec(url?.pathname ?? '');
  if (url === undefined || path === null || !/^https?:$/.test(url.protocol))
    throw new Complaint(`--server is an address such as http://localhost:4600, not "${text}"`);
  return { server: url.origin, table: path.groups?.table };
}

/** The link that brings somebody to a table. */
export const linkOf = (server: string, table: string): string => `${server}/t/${table}`;
