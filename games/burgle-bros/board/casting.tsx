import { useState } from 'preact/hooks';
import type { Language } from '#table/text.ts';
import { NOT_SOLO } from '../components/cards.ts';
import { ABILITIES, CHARACTERS, type Character, SIDES } from '../components/characters.ts';
import type { Cast, Options } from '../options.ts';
import { choiceAt, withChoice } from './choices.ts';
import { Silhouette } from './icon.tsx';
import { tongue } from './scene.ts';

interface Props {
  readonly options: Options;
  readonly seats: number;
  readonly language: Language;
  change(characters: Options['characters']): void;
}

/** Who is who: dealt, or chosen seat by seat with or without a side. */
export function Casting({ options, seats, language, change }: Props) {
  const { say } = tongue(language);
  const [seat, setSeat] = useState(0);
  const chosen = options.characters !== 'dealt';
  const current = Math.min(seat, seats - 1);
  const choose = (cast: Exclude<Cast, 'dealt'>): void => change(withChoice(options, seats, current, cast));
  return (
    <section class="cast" aria-labelledby="cast-heading">
      <h2 id="cast-heading">{say.setup.crew}</h2>
      <fieldset class="presets" aria-label={say.setup.crew}>
        <button type="button" aria-pressed={!chosen} onClick={() => change('dealt')}>
          {say.setup.dealt}
        </button>
        <button
          type="button"
          aria-pressed={chosen}
          onClick={() => change(Array.from({ length: seats }, () => 'dealt'))}
        >
          {say.setup.chosen}
        </button>
      </fieldset>
      {!chosen && <p class="how">{say.setup.dealtText}</p>}
      {chosen && (
        <>
          <fieldset class="seat-tabs" aria-label={say.setup.chosen}>
            {Array.from({ length: seats }, (_, i) => (
              <SeatTab
                key={i}
                options={options}
                seat={i}
                on={i === current}
                language={language}
                pick={() => setSeat(i)}
              />
            ))}
          </fieldset>
          <ul class="nine" aria-label={say.setup.choosing(current + 1)}>
            {CHARACTERS.map((character) => (
              <Pick
                key={character}
                character={character}
                options={options}
                seats={seats}
                seat={current}
                language={language}
                choose={choose}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface TabProps {
  readonly options: Options;
  readonly seat: number;
  readonly on: boolean;
  readonly language: Language;
  pick(): void;
}

function SeatTab({ options, seat, on, language, pick }: TabProps) {
  const { say, words } = tongue(language);
  const { character, side } = choiceAt(options, seat);
  const role =
    character === undefined
      ? say.setup.anyone
      : side === undefined
        ? words.character[character]
        : words.ability[ABILITIES[character][side]].name;
  return (
    <button type="button" class="seat-tab" data-seat={seat} aria-pressed={on} onClick={pick}>
      {character === undefined ? <b aria-hidden="true">?</b> : <Silhouette of={character} />}
      <span>
        {say.setup.seat(seat + 1)}
        <small>{role}</small>
      </span>
    </button>
  );
}

interface PickProps {
  readonly character: Character;
  readonly options: Options;
  readonly seats: number;
  readonly seat: number;
  readonly language: Language;
  choose(cast: Exclude<Cast, 'dealt'>): void;
}

/** One character with both sides. */
function Pick({ character, options, seats, seat, language, choose }: PickProps) {
  const { say, words } = tongue(language);
  const holder = Array.from({ length: seats }, (_, i) => i).find((i) => choiceAt(options, i).character === character);
  const alone = seats === 1 && NOT_SOLO.characters.some((each) => each === character);
  const mine = holder === seat ? choiceAt(options, seat) : undefined;
  return (
    <li class={`pick ${holder === undefined ? '' : 'taken'}`} data-seat={holder}>
      <button
        type="button"
        class="portrait"
        disabled={alone}
        aria-pressed={mine !== undefined && mine.side === undefined}
        onClick={() => choose(character)}
      >
        <Silhouette of={character} />
        <span class="role">{words.character[character]}</span>
        <span class="only-read">{say.setup.eitherSide}</span>
        {holder !== undefined && <b class="where">{say.setup.takenBy(holder + 1)}</b>}
        {alone && <b class="where">{say.setup.notAlone}</b>}
      </button>
      {SIDES.map((side) => {
        const ability = words.ability[ABILITIES[character][side]];
        return (
          <button
            key={side}
            type="button"
            class="side"
            disabled={alone}
            aria-pressed={mine?.side === side}
            onClick={() => choose(`${character} ${side}`)}
          >
            <strong>{ability.name}</strong>
            <span>{ability.text}</span>
          </button>
        );
      })}
    </li>
  );
}
