import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { fetched } from '#board/fetched.ts';
import { Dots } from '#look/band.tsx';
import type { Sight } from './sight.ts';
import type { Surroundings } from './surroundings.ts';

type Shown = ComponentType<{ readonly round: Surroundings; readonly sight: Sight }>;

/** What decided it, loaded when somebody wants to know. */
export function DecidedPart(props: { readonly round: Surroundings; readonly sight: Sight }) {
  const [part, setPart] = useState<{ readonly Decided: Shown }>();
  useEffect(() => void fetched(() => import('./decided/index.tsx')).then(setPart), []);
  return part === undefined ? <Dots /> : <part.Decided {...props} />;
}
