/** A text in which what is between asterisks is stressed. */
export const Stressed = ({ words }: { readonly words: string }) => (
  <>{words.split('*').map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}</>
);
