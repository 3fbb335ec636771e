import { TOKENS_PER_RAID } from '../../components.ts';
import type { View } from '../../view.ts';
import type { Choosing } from '../choosing.ts';
import { Rule } from '../rule.tsx';
import { useScene } from '../scene.ts';
import { DogFigure } from './dog.tsx';
import { Loot } from './loot.tsx';

/** One great frame: what is left of the raid, and the dog on top while nobody has it. */
export function Centre({ view, choosing }: { readonly view: View; readonly choosing: Choosing }) {
  const { say } = useScene();
  return (
    <section class="centre" aria-label={say.centre}>
      <div class="frame">
        <Loot view={view} spot="centre" choosing={choosing} />
        <p class="label">
          {say.left(view.centre.length, TOKENS_PER_RAID)} <Rule id="R13" />
        </p>
      </div>
      {view.dog === 'centre' && <DogFigure view={view} choosing={choosing} />}
    </section>
  );
}
