import './reactions.css';
import { useSignal } from '@preact/signals';
import { Icon } from '#look/icon.tsx';
import { joined } from '#table/text.ts';
import { REACTIONS, type Reaction } from '#wire/talk.ts';
import { hatched } from '../hatched.ts';
import { settings } from '../settings.ts';
import type { Venue } from '../venue.ts';
import type { Tally } from './talk.ts';
import { words } from './words/index.ts';

/** A row of signs to react with. */
export const ReactionRow = ({ label, react }: { readonly label: string; react(reaction: Reaction): void }) => (
  <fieldset class="reaction-row" aria-label={label}>
    {REACTIONS.map((reaction) => (
      <button
        key={reaction}
        type="button"
        aria-label={words.value.chat.reactions[reaction]}
        title={words.value.chat.reactions[reaction]}
        onClick={() => react(reaction)}
      >
        <Icon sign={reaction} />
      </button>
    ))}
  </fieldset>
);

interface ReactionsProps {
  readonly venue: Venue;
  readonly tallies: readonly Tally[];
  /** Reacts, or takes it back. */
  react(reaction: Reaction | undefined): void;
}

/** Who reacted to a line, and a button to do so oneself. */
export function Reactions({ tallies, venue, react }: ReactionsProps) {
  const isOpen = useSignal(false);
  const { chat, former } = words.value;
  const all = (names: Tally['names']): string => joined[settings.language.value](names.map((name) => name || former));
  return (
    <span class="reactions" {...hatched(venue)}>
      {tallies.map(({ reaction, names, mine }) => (
        <button
          key={reaction}
          type="button"
          class="tally"
          aria-pressed={mine}
          aria-label={`${chat.reactions[reaction]}: ${all(names)}`}
          title={all(names)}
          onClick={() => react(mine ? undefined : reaction)}
        >
          <Icon sign={reaction} />
          {names.length > 1 && names.length}
        </button>
      ))}
      <button
        type="button"
        class="react"
        aria-expanded={isOpen.value}
        aria-label={chat.react}
        title={chat.react}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        <Icon sign="laugh" />
        <Icon sign="plus" />
      </button>
      {isOpen.value && (
        <ReactionRow
          label={chat.react}
          react={(reaction) => {
            isOpen.value = false;
            react(reaction);
          }}
        />
      )}
    </span>
  );
}
