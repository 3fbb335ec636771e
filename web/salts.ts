import type { KeptSalt, SaltKeep } from '#wire/seals.ts';
import { keep, kept } from './keep.ts';

const nameOf = (seal: string): string => `hideout.salt.${seal}`;
/** Which there are, the oldest first. */
const NAMES = 'hideout.salts';
/** More games than anybody has under way; the oldest make room. */
const MOST = 200;

/** Salts of this device. */
export const saltsHere: SaltKeep = {
  read,
  write(seal, salt) {
    // From the first on there is something here that nobody can give back.
    if (kept(NAMES) === undefined) void askToKeep();
    keep(nameOf(seal), JSON.stringify(salt));
    const others = parsed<readonly string[]>(kept(NAMES), []).filter((other) => other !== seal);
    const all = [...others, seal];
    for (const old of all.slice(0, -MOST)) keep(nameOf(old), undefined);
    keep(NAMES, JSON.stringify(all.slice(-MOST)));
  },
  all: () => parsed<readonly string[]>(kept(NAMES), []).flatMap((seal) => read(seal) ?? []),
};

/** Asks the browser not to clear away by itself what is kept here; without encryption there is nobody to ask. */
async function askToKeep(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}

function read(seal: string): KeptSalt | undefined {
  return parsed<KeptSalt | undefined>(kept(nameOf(seal)), undefined);
}

/** Whatever else lies under our name is not ours. */
function parsed<T>(text: string | undefined, otherwise: T): T {
  try {
    return text === undefined ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}
