/** Something the caller can put right: told in one line on stderr, exit code 2. Everything else that is thrown is a bug. */
export class Complaint extends Error {}

/** Somebody pressed Ctrl-C: leave at once, exit code 130. */
export class Interrupted extends Error {}

/** What somebody wrote is quoted in it, and must neither break the line nor reach the terminal as a command. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

/** What went wrong with a file or a program, in words. */
export function systemReason(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EEXIST: 'a file with that name already exists',
  EISDIR: 'that is a directory',
  ELOOP: 'too many symbolic links',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'no such file or directory',
  ENOSPC: 'no space left on the device',
  ENOTDIR: 'part of the path is not a directory',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
};
