import type { ComponentChildren } from 'preact';
import type { CardsProps } from '#board/contract.ts';
import { EVENTS, LOOT, TOOLS } from '../../components/cards.ts';
import { ABILITIES, CHARACTERS, SIDES } from '../../components/characters.ts';
import { KINDS, TILES } from '../../components/tiles.ts';
import { RULES_OF } from '../../text/pieces.ts';
import { Icon, Silhouette } from '../icon.tsx';
import { type Scene, tongue } from '../scene.ts';
import { NEON, touchedBy } from './card.tsx';
import { MARK_SIGN, type Mark, ROOM_MARK, TOOL_MARK } from './marked.ts';

const FAMILIES = ['rooms', 'crew', 'tools', 'loot', 'events'] as const;
type Family = (typeof FAMILIES)[number];

/** A piece of the box: what is said of it, and how it is drawn. */
interface Piece {
  readonly name: string;
  readonly words: string;
  readonly drawn: ComponentChildren;
}

/** All that is in the box, family by family, each piece a way to its rule. */
export function Cards({ language, found, address }: CardsProps) {
  const { say, words } = tongue(language);
  const shown = FAMILIES.map((family) => ({ family, pieces: PIECES[family]({ say, words, address }).filter(found) }));
  return (
    <>
      <nav class="families" aria-label={say.cards.title}>
        {shown.map(({ family, pieces }) => (
          <a key={family} href={`#${family}`}>
            {say.cards.families[family]} <b>{pieces.length}</b>
          </a>
        ))}
      </nav>
      {shown.every(({ pieces }) => pieces.length === 0) && <p class="no-card">{say.cards.none}</p>}
      {shown.map(
        ({ family, pieces }) =>
          pieces.length > 0 && (
            <section key={family} id={family} class="family" aria-labelledby={`${family}-heading`}>
              <h2 id={`${family}-heading`}>
                {say.cards.families[family]} <small>{say.cards.about[family]}</small>
              </h2>
              <ul class={`deck-of ${family}`}>
                {pieces.map(({ name, drawn }) => (
                  <li key={name}>{drawn}</li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

interface Book extends Pick<Scene, 'say' | 'words'> {
  readonly address: CardsProps['address'];
}

const PIECES: Readonly<Record<Family, (book: Book) => readonly Piece[]>> = {
  rooms: ({ say, words, address }) =>
    KINDS.map((kind) => {
      const { name, text } = words.tile[kind];
      const digits = TILES.flatMap((tile) => (tile.kind === kind && tile.digit > 0 ? tile.digit : []));
      const drawn = (
        <a class="big-card room" data-touches={NEON[kind]} href={address(RULES_OF.tile[kind][0])}>
          <Picture icon={`tile-${kind}`} />
          <Told name={name} text={text} />
          <Foot mark={ROOM_MARK[kind]} say={say} rule={RULES_OF.tile[kind][0]}>
            {digits.length > 0 && (
              <i>
                <span class="only-read">{say.cards.digits}</span> {digits.join(' ')}
              </i>
            )}
          </Foot>
        </a>
      );
      return { name, words: text, drawn };
    }),
  crew: ({ words, address }) =>
    CHARACTERS.map((character) => {
      const sides = SIDES.map((side) => ABILITIES[character][side]);
      const drawn = (
        <article class="duo">
          <span class="picture">
            <Silhouette of={character} />
          </span>
          <h3>{words.character[character]}</h3>
          {sides.map((ability) => (
            <a key={ability} href={address(RULES_OF.ability[ability][0])}>
              <strong>{words.ability[ability].name}</strong>
              <span>{words.ability[ability].text}</span>
            </a>
          ))}
        </article>
      );
      const told = sides.map((ability) => `${words.ability[ability].name}. ${words.ability[ability].text}`);
      return { name: words.character[character], words: told.join(' '), drawn };
    }),
  tools: ({ say, words, address }) =>
    TOOLS.map((tool) => {
      const { name, text } = words.tool[tool];
      const drawn = (
        <a class="big-card tool" href={address(RULES_OF.tool[tool][0])}>
          <Picture icon={`tool-${tool}`} />
          <Told name={name} text={text} />
          <Foot mark={TOOL_MARK[tool]} say={say} rule={RULES_OF.tool[tool][0]} />
        </a>
      );
      return { name, words: text, drawn };
    }),
  loot: ({ say, words, address }) =>
    LOOT.map((loot) => {
      const { name, text } = words.loot[loot];
      const [rule] = RULES_OF.loot[loot];
      const drawn = (
        <a class="big-card loot" href={address(rule)}>
          <Picture icon={`loot-${loot}`} />
          <Told name={name} text={text} />
          <span class="card-foot">
            <em>{say.cards.burden[loot]}</em>
            <span class="rule-chip">{rule}</span>
          </span>
        </a>
      );
      return { name, words: text, drawn };
    }),
  events: ({ say, words, address }) =>
    EVENTS.map((event) => {
      const { name, text } = words.eventCard[event];
      const drawn = (
        <a class="big-card event" data-touches={touchedBy(event)} href={address(RULES_OF.event[event][0])}>
          <Picture icon={`event-${event}`} />
          <Told name={name} text={text} />
          <Foot mark={touchedBy(event)} say={say} rule={RULES_OF.event[event][0]} />
        </a>
      );
      return { name, words: text, drawn };
    }),
};

const Picture = ({ icon }: { readonly icon: string }) => (
  <span class="picture">
    <Icon name={icon} />
  </span>
);

const Told = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <>
    <strong>{name}</strong>
    <span class="says">{text}</span>
  </>
);

interface FootProps {
  readonly mark: Mark;
  readonly say: Scene['say'];
  readonly rule: string;
  readonly children?: ComponentChildren;
}

const Foot = ({ mark, say, rule, children }: FootProps) => (
  <span class="card-foot">
    <em data-mark={mark}>
      {MARK_SIGN[mark] !== undefined && <Icon name={MARK_SIGN[mark]} />}
      {say.cards.mark[mark]}
    </em>
    {children}
    <span class="rule-chip">{rule}</span>
  </span>
);
