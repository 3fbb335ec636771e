import type { KeptSalt, SaltKeep } from '#wire/seals.ts';
import { HERE } from './device/here.ts';
import { keep, kept } from './keep.ts';

const nameOf = (seal: string): string => `hideout.salt.${seal}`;
/** Which there are, the oldest first. */
const NAMES = 'hideout.salts';
/** More games than anybody has under way; the oldest make room. */
const MOST = 200;

/** Salts of this device. */
export const saltsHere: SaltKeep & { forget(): void } = {
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
  /** Those of tables elsewhere; tables of this device stay. */
  forget() {
    const names = parsed<readonly string[]>(kept(NAMES), []);
    const isHere = (seal: string): boolean => read(seal)?.table.startsWith(HERE) ?? false;
    const left = names.filter(isHere);
    for (const seal of names) if (!left.includes(seal)) keep(nameOf(seal), undefined);
    keep(NAMES, left.length > 0 ? JSON.stringify(left) : undefined);
  },
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
