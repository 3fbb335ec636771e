const SIGNS = {
  reroll: 'M12 3c3 0 5.500 1.300 7.200 3.500L22 4v8h-8l3-3a6 6 0 1 0 .700 6.500l3 1.500A9.500 9.500 0 1 1 12 3Z',
  tick: 'm2 13 4-4 4 4L19 3l4 4-13 14Z',
  cross: 'm6 2 6 6 6-6 4 4-6 6 6 6-4 4-6-6-6 6-4-4 6-6-6-6Z',
  star: 'm12 1 3.200 7.200 7.800.800-5.900 5.200L18.900 22 12 17.900 5.100 22l1.800-7.800L1 9l7.800-.800Z',
  bulb: 'M12 1a8 8 0 0 1 4.500 14.600V18h-9v-2.400A8 8 0 0 1 12 1ZM8 19.500h8V21l-2.500 2.500h-3L8 21Z',
} as const;

/** Small signs that go with a word or stand for one. */
export const Sign = ({ sign }: { readonly sign: keyof typeof SIGNS }) => (
  <svg class={`sign ${sign}`} viewBox="0 0 24 24" aria-hidden="true">
    <path fill="currentColor" d={SIGNS[sign]} />
  </svg>
);

/** Down a storey. */
export const Drop = () => (
  <svg class="drop" viewBox="0 0 40 60" aria-hidden="true">
    <path fill="currentColor" d="M12 0h16v32h12L20 60 0 32h12Z" />
  </svg>
);
