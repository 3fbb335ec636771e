import { type KeptSalt, type SaltKeep, saltsInMemory } from '#wire/seals.ts';

const PREFIX = 'hideout.salt.';
/** More games than anybody has under way; the oldest make room. */
const MOST = 200;

interface Dated extends KeptSalt {
  readonly when: number;
}

const thisVisit = saltsInMemory();

/** Salts of this device. One that keeps nothing has them for this visit. */
export const saltsHere: SaltKeep = {
  read(seal) {
    try {
      const text = window.localStorage.getItem(PREFIX + seal);
      if (text !== null) return JSON.parse(text) as Dated;
    } catch {
      // It keeps nothing, or something that is not ours.
    }
    return thisVisit.read(seal);
  },
  write(seal, kept) {
    thisVisit.write(seal, kept);
    try {
      const { localStorage } = window;
      localStorage.setItem(PREFIX + seal, JSON.stringify({ ...kept, when: Date.now() } satisfies Dated));
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
      if (keys.length <= MOST) return;
      const age = (key: string): number => (JSON.parse(localStorage.getItem(key)!) as Dated).when;
      for (const key of keys.sort((a, b) => age(a) - age(b)).slice(0, keys.length - MOST)) localStorage.removeItem(key);
    } catch {
      // Then it is there for this visit.
    }
  },
};
