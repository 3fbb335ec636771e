/** Longer than this, a headline is what stands before its first colon. */
const HEADLINE = 60;

/** What a move does, without the rest. */
export function headline(sentences: string): string {
  const [first] = sentences.split(/\.(?=\s|$)/, 1);
  return first!.length > HEADLINE ? first!.split(':', 1)[0]! : first!;
}
