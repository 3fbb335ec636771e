import type { Archive } from '#lobby/archive.ts';

const HOUR = 60 * 60 * 1000;

/**
 * An archive that notes when a device was last seen. To the hour, and once in it: whose device was where at which minute
 * is nothing that we want to know.
 */
export function noting(archive: Archive, now: () => number): Archive {
  let hour = 0;
  const noted = new Set<string>();
  const note = (tokenHash: string): void => {
    const current = Math.floor(now() / HOUR) * HOUR;
    if (current !== hour) noted.clear();
    hour = current;
    if (noted.has(tokenHash)) return;
    noted.add(tokenHash);
    // Nobody waits for it, and nobody is refused because it failed.
    archive.seeDevice(tokenHash, hour).catch(() => void noted.delete(tokenHash));
  };
  return {
    ...archive,
    async personByToken(tokenHash) {
      const person = await archive.personByToken(tokenHash);
      if (person !== undefined) note(tokenHash);
      return person;
    },
  };
}
