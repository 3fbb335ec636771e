import type { ComponentChildren } from 'preact';
import { ruleName } from '#look/rule-chip.tsx';
import { COLUMNS, DECKS, ROWS, SPACES, type Space } from '../../components.ts';
import { Roof } from '../art/scenery.tsx';
import { SET, Suit } from '../art/suits.tsx';
import type { Scene } from '../scene.ts';
import { Fall } from './fall.tsx';
import { Spoken } from './pieces.tsx';
import { Window } from './window.tsx';

interface VillaProps {
  readonly scene: Scene;
  readonly aim: ComponentChildren;
  /** The pointer or the keyboard is at a window, or no longer. */
  eye(space: Space | undefined): void;
}

/** The display as a house: four storeys of three windows, the decks in the tower. */
export function Villa({ scene, aim, eye }: VillaProps) {
  const { talk } = scene;
  return (
    <section
      class="villa"
      aria-label={talk.say.villa}
      onKeyDown={walk}
      onPointerOver={({ target, pointerType }) => pointerType === 'mouse' && eye(spaceAt(target))}
      onPointerLeave={() => eye(undefined)}
      onFocusIn={({ target }) => target instanceof Element && target.matches(':focus-visible') && eye(spaceAt(target))}
      onFocusOut={() => eye(undefined)}
    >
      <Roof />
      {ROWS.toReversed().map((row) => (
        <ul key={row} class="storey" aria-label={talk.say.row(row)}>
          <li class="tower">
            <DeckStack scene={scene} deck={row} rule="R15" />
          </li>
          {SPACES.filter((space) => space.startsWith(String(row))).map((space) => (
            <Window key={space} scene={scene} space={space} />
          ))}
        </ul>
      ))}
      <div class="ground">
        <DeckStack scene={scene} deck={0} rule="R18" />
        {aim ?? <Notes scene={scene} />}
        <Prizes scene={scene} />
      </div>
      <Fall from={scene.about} to={scene.below} />
    </section>
  );
}

/** The window with this part. */
const spaceAt = (part: EventTarget | null): Space | undefined =>
  (part instanceof Element ? part.closest<HTMLElement>('.loot-card') : null)?.dataset.space as Space | undefined;

const Notes = ({ scene: { talk, tabs } }: { readonly scene: Scene }) => (
  <p class="notes">
    {talk.say.caughtNote}
    {!tabs ? null : (
      <>
        <br />
        {talk.say.tabsNote}
      </>
    )}
  </p>
);

interface DeckProps {
  readonly scene: Scene;
  readonly deck: (typeof DECKS)[number];
  readonly rule: string;
}

function DeckStack({ scene: { view, talk, explain }, deck, rule }: DeckProps) {
  const left = view.decks[DECKS.indexOf(deck)]!.length;
  return (
    <button
      type="button"
      class={`deck ${deck === 0 ? 'zero' : ''} ${left === 0 ? 'gone' : ''}`}
      onClick={() => explain(rule)}
    >
      <Spoken name={`${talk.say.deck(deck, left)}. ${ruleName[talk.language](rule)}`}>
        <b data-piece={`deck-${deck}`}>{deck}</b>
        <span class="count">
          {left}
          <i> {talk.say.left(left)}</i>
        </span>
      </Spoken>
    </button>
  );
}

/** R10 — The loot tokens that are left for whoever has four colours. */
function Prizes({ scene: { view, talk, explain } }: { readonly scene: Scene }) {
  return (
    <button type="button" class="prizes" data-piece="prizes" onClick={() => explain('R10')}>
      <Spoken name={`${talk.say.prizes(view.lootTokensLeft)}. ${ruleName[talk.language]('R10')}`}>
        <span class="suits">
          {SET.map((colour) => (
            <Suit key={colour} colour={colour} />
          ))}
        </span>
        {view.lootTokensLeft.map((points, i) => (
          <b key={i} data-piece={`coin-${points}`} data-zone="prizes">
            {points}
          </b>
        ))}
      </Spoken>
    </button>
  );
}

/** How far an arrow key goes among the windows. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: COLUMNS,
  ArrowDown: -COLUMNS,
};

/** Arrow keys lead from window to window. */
function walk(event: KeyboardEvent & { readonly currentTarget: HTMLElement }): void {
  const step = STEPS[event.key];
  const here = SPACES.indexOf((event.target as HTMLElement).dataset.space as Space);
  if (step === undefined || here === -1) return;
  const to = event.currentTarget.querySelector<HTMLElement>(`[data-space="${SPACES[here + step]}"]`);
  if (to === null) return;
  event.preventDefault();
  to.focus();
}
