import { pieces } from './search.ts';

/** A text with what was looked for marked in it. */
export function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return <>{pieces(text, query).map((piece, i) => (piece.hit ? <mark key={i}>{piece.text}</mark> : piece.text))}</>;
}
