import { inForce } from '../../text/twin.ts';
import type { Scene } from '../scene.ts';

/** What lasts beyond the moment: Time Lock, the crow, a suit that is worn. */
export function InForce({ scene: { view, words, names } }: { readonly scene: Scene }) {
  const lines = inForce(view, words, names);
  if (lines.length === 0) return null;
  return (
    <ul class="in-force">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
