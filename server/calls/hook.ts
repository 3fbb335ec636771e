import { createHmac } from 'node:crypto';
import type { Bell } from './book.ts';
import type { Letter } from './door.ts';
import type { Note } from './text.ts';

/** What a hook is told besides the words, for programs. */
export interface HookFacts {
  readonly what: string;
  readonly table: string;
  readonly game: string;
  /** Of the table's page. */
  readonly url: string;
  readonly at: number;
}

/**
 * A letter that Discord (`content`), Slack and Mattermost (`text`) show as it is, and whoever has the secret can check: the
 * header holds HMAC-SHA-256 of the time, a dot and the body.
 */
export function hookLetter(bell: Bell, { title, body }: Note, facts: HookFacts, now: number): Letter {
  const words = [title, body, facts.url].filter((part) => part !== '').map(harmless);
  const text = words.join('\n');
  // Names are chosen by people: nobody is rung for because somebody is called "everyone".
  const letter = JSON.stringify({ content: text, text, allowed_mentions: { parse: [] }, hideout: facts });
  const time = String(Math.floor(now / 1000));
  return {
    to: bell.address,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Hideout',
      'x-hideout-time': time,
      'x-hideout-signature': `sha256=${signature(bell.keys.secret!, time, letter)}`,
    },
    body: letter,
  };
}

export const signature = (secret: string, time: string, body: string): string =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

/** Text that stays text there: no mention, no link, no emphasis that somebody has put into a name. */
const harmless = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replace(/@/g, '@\u200b');
