import { words } from './words/index.ts';

/** Where the buttons lead, besides starting and stopping. */
const JUMPS = ['first', 'turnBack', 'back', 'forward', 'turnForward', 'last'] as const;
export type Jump = (typeof JUMPS)[number];

const PICTURES: Readonly<Record<Jump | 'play' | 'pause', string>> = {
  first: 'M2 4h3v16H2Zm12 0v16L5 12Zm9 0v16l-9-8Z',
  turnBack: 'M13 4v16L3 12Zm9 0v16l-9-8Z',
  back: 'M4 4h4v16H4Zm16 0v16L8 12Z',
  play: 'M5 2v20l16-10Z',
  pause: 'M5 3h5v18H5Zm9 0h5v18h-5Z',
  forward: 'M16 4h4v16h-4ZM4 4v16l12-8Z',
  turnForward: 'M2 4v16l9-8Zm9 0v16l10-8Z',
  last: 'M19 4h3v16h-3ZM1 4v16l9-8Zm9 0v16l9-8Z',
};

interface JumpsProps {
  readonly isPlaying: boolean;
  /** Where the end is, is not told. */
  readonly hides: boolean;
  jump(to: Jump): void;
  /** Starts or stops. */
  run(): void;
}

/** From position to position, from turn to turn, and by itself. */
export function Jumps({ isPlaying, hides, jump, run }: JumpsProps) {
  const button = (to: Jump) => <Button key={to} sign={to} press={() => jump(to)} />;
  return (
    <div class="jumps">
      {JUMPS.slice(0, 3).map(button)}
      <Button sign={isPlaying ? 'pause' : 'play'} press={run} />
      {JUMPS.slice(3, hides ? -1 : undefined).map(button)}
    </div>
  );
}

function Button({ sign, press }: { readonly sign: keyof typeof PICTURES; press(): void }) {
  return (
    <button type="button" class={`button jump to-${sign}`} aria-label={words.value.playback[sign]} onClick={press}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path fill="currentColor" d={PICTURES[sign]} />
      </svg>
    </button>
  );
}
