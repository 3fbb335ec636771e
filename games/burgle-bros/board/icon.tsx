import type { Character } from '../components/characters.ts';
import icons from './art/icons.svg';

/** A drawing of `art/icons.svg`, in the colour of the text around it. */
export const Icon = ({ name, class: extra = '' }: { readonly name: string; readonly class?: string }) => (
  <svg class={`glyph ${extra}`} aria-hidden="true">
    <use href={`${icons}#${name}`} />
  </svg>
);

/** A member of the crew or a guard as a silhouette; the coat takes the colour of the seat. */
export const Silhouette = ({
  of,
  class: extra = '',
}: {
  readonly of: Character | 'guard';
  readonly class?: string;
}) => (
  <svg class={`crew-art ${of === 'guard' ? 'guard' : ''} ${extra}`} viewBox="0 0 64 72" aria-hidden="true">
    <use href={`${icons}#c-${of}`} />
  </svg>
);
