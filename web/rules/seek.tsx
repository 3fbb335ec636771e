import './seek.css';
import type { Signal } from '@preact/signals';
import { Icon } from '#look/icon.tsx';
import { words } from '../words/index.ts';

/** A field to look for something, which can be cleared. */
export const Seek = ({ query, label }: { readonly query: Signal<string>; readonly label: string }) => (
  <search class="seek">
    <Icon sign="seek" />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={query.value}
      onInput={(event) => {
        query.value = event.currentTarget.value;
      }}
    />
    {query.value !== '' && (
      <button
        type="button"
        aria-label={words.value.book.clear}
        onClick={() => {
          query.value = '';
        }}
      >
        <Icon sign="close" />
      </button>
    )}
  </search>
);
