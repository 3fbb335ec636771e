import { useState } from 'preact/hooks';
import type { Language } from '#table/text.ts';
import { NOT_SOLO } from '../../components/cards.ts';
import { ABILITIES, CHARACTERS, type Character, SIDES } from '../../components/characters.ts';
import type { Cast, Options } from '../../options.ts';
import { Silhouette } from '../icon.tsx';
import { tongue } from '../scene.ts';
import { choiceAt, roleAt, withChoice } from './choices.ts';
import { Portrait } from './portrait.tsx';
import { Step } from './step.tsx';

interface Props {
  readonly options: Options;
  /** Who sits where. */
  readonly names: readonly string[];
  readonly language: Language;
  change(characters: Options['characters']): void;
}

/** The second step, who is who: dealt, or chosen seat by seat with or without a side. */
export function Casting({ options, names, language, change }: Props) {
  const { say, words } = tongue(language);
  const [picked, setPicked] = useState<number>();
  const chosen = options.characters !== 'dealt';
  const isFree = (seat: number): boolean => choiceAt(options, seat).character === undefined;
  const firstFree = names.findIndex((_, seat) => isFree(seat));
  // After each choice it is the turn of the next who has nobody.
  const current = picked !== undefined && picked < names.length ? picked : Math.max(firstFree, 0);
  const choose = (seat: number, cast: Exclude<Cast, 'dealt'>): void => {
    setPicked(undefined);
    change(withChoice(options, names.length, seat, cast));
  };
  return (
    <section class="cast" aria-labelledby="cast-heading">
      <Step n={2} id="cast-heading" title={say.setup.crew}>
        <fieldset class="presets" aria-label={say.setup.crew}>
          <button type="button" aria-pressed={!chosen} onClick={() => change('dealt')}>
            {say.setup.dealt}
          </button>
          <button type="button" aria-pressed={chosen} onClick={() => change(names.map(() => 'dealt'))}>
            {say.setup.chosen}
          </button>
        </fieldset>
      </Step>
      <p class="how" aria-live="polite">
        {!chosen && say.setup.dealtHint}
        {chosen && (firstFree < 0 && picked === undefined ? say.setup.allChosen : say.setup.choosing(names[current]!))}
      </p>
      {chosen && (
        <fieldset class="seat-tabs" aria-label={say.setup.whoseChoice}>
          {names.map((name, seat) => (
            <button
              key={seat}
              type="button"
              class="seat-tab"
              data-seat={seat}
              aria-pressed={seat === current}
              onClick={() => setPicked(seat)}
            >
              <Portrait options={options} seat={seat} />
              <span>
                {name}
                <small>{roleAt(options, seat, say, words)}</small>
              </span>
            </button>
          ))}
        </fieldset>
      )}
      <ul class="nine" aria-label={say.setup.crew}>
        {CHARACTERS.map((character) => (
          <Pick
            key={character}
            character={character}
            options={options}
            names={names}
            current={current}
            language={language}
            choose={choose}
          />
        ))}
      </ul>
    </section>
  );
}

interface PickProps extends Omit<Props, 'change'> {
  readonly character: Character;
  /** Who gets it if nobody has it. */
  readonly current: number;
  choose(seat: number, cast: Exclude<Cast, 'dealt'>): void;
}

/** One character with both sides. */
function Pick({ character, options, names, current, language, choose }: PickProps) {
  const { say, words } = tongue(language);
  const holder = names.findIndex((_, seat) => choiceAt(options, seat).character === character);
  const held = holder >= 0 ? choiceAt(options, holder) : undefined;
  const seat = holder >= 0 ? holder : current;
  const alone = names.length === 1 && NOT_SOLO.characters.some((each) => each === character);
  return (
    <li class={`pick ${held === undefined ? '' : 'taken'}`} {...(held && { 'data-seat': holder })}>
      <button
        type="button"
        class="portrait"
        disabled={alone}
        aria-pressed={held !== undefined && held.side === undefined}
        onClick={() => choose(seat, character)}
      >
        <Silhouette of={character} />
        <span class="role" style={{ '--letters': words.character[character].length }}>
          {words.character[character]}
        </span>
        <span class="only-read">{say.setup.eitherSide}</span>
        {held !== undefined && <b class="where">{names[holder]}</b>}
        {alone && <b class="where">{say.setup.notAlone}</b>}
      </button>
      {SIDES.map((side) => {
        const ability = ABILITIES[character][side];
        return (
          <button
            key={side}
            type="button"
            class="side"
            disabled={alone}
            aria-pressed={held?.side === side}
            title={words.ability[ability].text}
            onClick={() => choose(seat, `${character} ${side}`)}
          >
            <strong>{words.ability[ability].name}</strong>
            <span>{say.setup.inShort[ability]}</span>
          </button>
        );
      })}
    </li>
  );
}
