const BYTES = 32;

/** A player's part in the dice: to be made after the table's commitment was seen, and never before. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
