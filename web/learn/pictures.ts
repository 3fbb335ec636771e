/** Each lesson's picture lies beside it, under its name. */
const PICTURES = import.meta.glob<string>('../../games/*/lessons/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export const pictureOf = (game: string, lesson: string): string | undefined =>
  PICTURES[`../../games/${game}/lessons/${lesson}.svg`];
