import { statSync } from 'node:fs';

/**
 * Whether these paths still lead where they lead now. What is open stays open when its name is taken away, and is written
 * to as before; nobody would find it again.
 */
export function whereabouts(paths: readonly string[]): () => boolean {
  const places = paths.map((path) => [path, place(path)] as const).filter(([, there]) => there !== undefined);
  return () => places.every(([path, there]) => place(path) === there);
}

const place = (path: string): string | undefined => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev} ${found.ino}`;
};
