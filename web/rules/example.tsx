import './example.css';
import type { Example } from '#board/contract.ts';
import { words } from '../words/index.ts';

/** A rule at work: a picture of real pieces, and what happens there. */
export const Worked = ({ game, example }: { readonly game: string; readonly example: Example }) => (
  <figure class="example">
    <div class={`picture ${game}`} aria-hidden="true">
      {example.picture}
    </div>
    <figcaption>
      <b>{words.value.book.example}</b> {example.words}
    </figcaption>
  </figure>
);
