import type { View } from '../../view.ts';
import { Dog } from '../art/pictures.tsx';
import type { Choosing } from '../choosing.ts';
import { useScene } from '../scene.ts';

/** The figure, with whoever has it. */
export function DogFigure({ view, choosing }: { readonly view: View; readonly choosing: Choosing }) {
  const { say, names, viewer } = useScene();
  const label = view.dog === 'centre' ? say.dogIn : view.dog === viewer ? say.dogYours : say.dogOf(names[view.dog]!);
  const wanted = choosing.isWanted('dog');
  if (viewer === 'audience') {
    return (
      <span class="dog-figure" data-piece="dog" role="img" aria-label={label}>
        <Dog />
      </span>
    );
  }
  return (
    <button
      type="button"
      class={`dog-figure${wanted ? ' wanted' : ''}`}
      data-piece="dog"
      data-hinted={choosing.hintedAim('dog')}
      aria-label={label}
      aria-pressed={wanted}
      onClick={choosing.pickDog}
    >
      <Dog />
    </button>
  );
}
