import './curtain.css';
import type { Sitter } from '#board/contract.ts';
import { Figure } from '#look/figure.tsx';
import { words } from './words/index.ts';

interface CurtainProps {
  readonly next: Sitter;
  /** Whose hand was open until now. */
  readonly before: Sitter | undefined;
  onReady(): void;
}

/** Covers everything while the device goes from hand to hand. */
export function Curtain({ next, before, onReady }: CurtainProps) {
  const { curtain } = words.value;
  return (
    <section class="curtain" aria-labelledby="curtain-title">
      <div class="pass">
        <Figure figure={next.figure} />
        <div>
          <h2 id="curtain-title">{curtain.title(next.name)}</h2>
          <p>{before === undefined ? curtain.begin : curtain.covered(before.name)}</p>
        </div>
        <button type="button" class="button main" onClick={onReady}>
          {curtain.ready(next.name)}
        </button>
      </div>
    </section>
  );
}
