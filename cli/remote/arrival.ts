import { isRefused } from '#table/refusal.ts';
import type { Language } from '#table/text.ts';
import type { Link } from '#wire/client.ts';
import { Guest } from '#wire/guest.ts';
import { type AnyRefusalCode, refusalText } from '#wire/refusals.ts';
import { Complaint, systemReason } from '../complaint.ts';
import type { Io } from '../io.ts';
import { keep, peopleAt } from './people.ts';

const SOMEBODY = 'Robin';
/** A server that says nothing for so long is not there, in milliseconds. */
const PATIENCE = 10_000;

/** Connects to a server as whoever has played there under this name, or as somebody new. */
export async function arrive(io: Io, server: string, name: string | undefined): Promise<Guest> {
  const people = await peopleAt(io.env, server);
  const known = name === undefined ? people[0] : people.find((each) => each.name === name);
  const guest = (await isKnown(server, known?.cookie))
    ? Guest.again(server, known!)
    : await Guest.arrive(server, name ?? SOMEBODY).catch((error: unknown) => {
        throw new Complaint(systemReason(error));
      });
  try {
    await keep(io.env, server, guest);
    await opened(guest.link, server);
    return guest;
  } catch (error) {
    guest.link.close();
    throw error;
  }
}

/** Whether the server knows who sends this cookie; complains if no such server is there. */
async function isKnown(server: string, cookie = ''): Promise<boolean> {
  const signal = AbortSignal.timeout(PATIENCE);
  try {
    const answer = await fetch(`${server}/api/me`, { headers: { cookie }, signal });
    const body: unknown = await answer.json();
    if (answer.status === 200) return true;
    if (isRefused(body)) return false;
  } catch (error) {
    throw new Complaint(`${server} cannot be reached: ${networkReason(error)}`);
  }
  throw new Complaint(`${server} answers, but is not a Hideout server`);
}

function networkReason(error: unknown): string {
  if (error instanceof SyntaxError) return 'what answers there is not a Hideout server';
  if (error instanceof Error && error.name === 'TimeoutError') return 'no response';
  const { code = '' } = (error instanceof Error ? error.cause : {}) as { readonly code?: string };
  return REASONS[code] ?? systemReason(error);
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'no response at that port',
  ECONNRESET: 'the connection was cut',
  ENOTFOUND: 'there is no such machine',
  EAI_AGAIN: 'there is no such machine, or no network',
};

/** The first connection must hold: what cannot be reached now is complained of, and only later waited for. */
async function opened(link: Link, server: string): Promise<void> {
  while (link.state === 'connecting') await nextState(link);
  if (link.state === 'open') return;
  if (link.state === 'outdated') throw otherVersion(server);
  throw new Complaint(`${server} answers, but not on its socket`);
}

const nextState = (link: Link): Promise<void> =>
  new Promise((resolve) => {
    const end = link.onState(() => {
      end();
      resolve();
    });
  });

export const otherVersion = (server: string): Complaint =>
  new Complaint(`${server} and this program are of different versions`);

/** The answer; a refusal is complained of in the person's language. */
export function granted<T>(answer: T, language: Language): Exclude<T, { readonly refused: string }> {
  if (!isRefused(answer)) return answer as Exclude<T, { readonly refused: string }>;
  throw new Complaint(refusalText[language][answer.refused as AnyRefusalCode] ?? answer.refused);
}
