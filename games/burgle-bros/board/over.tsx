import { useMemo } from 'preact/hooks';
import type { OverProps } from '#table/board.ts';
import { seatsOf } from '#table/game.ts';
import { joined, type Language } from '#table/text.ts';
import { JOB } from '../components/jobs.ts';
import type { Event } from '../event.ts';
import { isLoot, roomName } from '../text/names.ts';
import { tileAt } from '../text/sight.ts';
import type { View } from '../view.ts';
import { CaughtScene, GetawayScene, TorchHand } from './art/scenes.tsx';
import { type Chronicle, chronicle } from './chronicle.ts';
import { floorOf, gridOf } from './geometry.ts';
import { Icon, Silhouette } from './icon.tsx';
import { Rule } from './rule.tsx';
import { tongue } from './scene.ts';
import { Timeline } from './timeline.tsx';

type Props = OverProps<View, Event>;

/** The end: one picture, one sentence, the haul or the reasons, the story in numbers and floor by floor. */
export function Over(props: Props) {
  const { view, story, names, language, slots } = props;
  const { say } = tongue(language);
  const told = useMemo(() => chronicle(story, view.seats), [story, view.seats]);
  return (
    <div class="finale">
      <Hero {...props} />
      <div class="report">
        <section class="haul">
          {view.result === 'won' ? <Haul {...props} /> : <Reasons {...props} told={told} />}
          <Numbers view={view} told={told} language={language} />
        </section>
        <section class="line">
          <h2>{say.over.story}</h2>
          <Timeline told={told} floors={view.floors.length} names={names} say={say} />
        </section>
        <div class="proof-place">{slots.proof}</div>
      </div>
      <div class="after-acts">{slots.actions}</div>
    </div>
  );
}

function Hero({ view, names, language, slots }: Props) {
  const { say, words } = tongue(language);
  const { result } = view;
  if (result === 'playing') return null;
  const won = result === 'won';
  return (
    <section class={`hero ${won ? 'won' : 'lost'}`}>
      {won ? <GetawayScene /> : <CaughtScene />}
      {won && (
        <div class="crew-line">
          {seatsOf(view.seats).map((seat) => (
            <span key={seat} data-seat={seat}>
              <Silhouette of={view.crew[seat]!.character} />
            </span>
          ))}
        </div>
      )}
      {!won && (
        <>
          <div class="torch-man">
            <Silhouette of="guard" />
          </div>
          <TorchHand />
          <div class="caught-one">
            <Silhouette of={view.crew[view.captured === 'none' ? view.turn : view.captured]!.character} />
          </div>
        </>
      )}
      <div class="title">
        {slots.flag}
        <p class="kicker">{say.over.kicker(words.job[view.options.job], view.turns)}</p>
        <h1>{say.over[result]}</h1>
        <p class="who-where">{won ? say.over.onRoof(joined[language](names)) : whereCaught(view, names, language)}</p>
      </div>
    </section>
  );
}

/** Who was caught where; otherwise the sentence about the loss. */
function whereCaught(view: View, names: readonly string[], language: Language): string {
  const { say, words } = tongue(language);
  if (view.captured === 'none') return view.result === 'loot-left' ? words.outcome.lootLeft : words.outcome.gaveUp;
  const { at } = view.crew[view.captured]!;
  if (at === 'outside' || at === 'roof') return names[view.captured]!;
  const { tile } = tileAt(view, at);
  const room = tile === '?' ? words.twin.faceDown : roomName(words.tile, tile);
  const place = `${say.floor(floorOf(at))}, ${gridOf(at)}, ${room}`;
  return `${say.over.caught(names[view.captured]!, place)} ${say.over.noStealth}`;
}

function Haul({ view, names, language }: Props) {
  const { say, words } = tongue(language);
  const loot = view.crew.flatMap((member, seat) => member.loot.map((card) => ({ card, seat })));
  return (
    <>
      <h2>{say.over.haul}</h2>
      <ul class="lootline">
        {loot.map(({ card, seat }) => (
          <li key={`${card}${seat}`}>
            <Icon name={`loot-${card}`} />
            <span>
              <strong>{words.loot[card].name}</strong>
              <small>{say.over.carriedBy(names[seat]!)}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many steps of the way to the loss are told. */
const TOLD = 3;

/** The last things that went wrong, or what was left behind. */
function Reasons({ view, names, language, explain, told }: Props & { readonly told: Chronicle }) {
  const { say, words, text } = tongue(language);
  const left = view.floors.flatMap(({ tiles }) =>
    tiles.flatMap(({ at, cards }) => cards.filter(isLoot).map((card) => ({ card, at }))),
  );
  const wrong = told.moments.filter(({ mark }) => mark !== 'safe').slice(-TOLD);
  return (
    <>
      <h2>{say.over.why}</h2>
      <ol class="chain">
        {wrong.map(({ mark, turn, event }, i) => {
          const { text: line, rule } = text.event(event, names);
          return (
            <li key={i} class={mark}>
              <Icon name={mark === 'alarm' ? 'i-siren' : mark === 'mask' ? 'i-mask' : 'i-cap'} />
              <p>
                <b>{say.over.turn(turn)}</b> {line}
              </p>
              <Rule id={rule} explain={explain} />
            </li>
          );
        })}
        {left.map(({ card, at }) => (
          <li key={card} class="mask">
            <Icon name={`loot-${card}`} />
            <p>
              <b>{words.loot[card].name}</b> {say.over.leftAt(`${floorOf(at)} ${gridOf(at)}`)}
            </p>
            <Rule id="R76" explain={explain} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface NumbersProps {
  readonly view: View;
  readonly told: Chronicle;
  readonly language: Language;
}

function Numbers({ view, told, language }: NumbersProps) {
  const { say } = tongue(language);
  const rooms = view.floors.flatMap(({ tiles }) => tiles);
  const seen = rooms.filter(({ tile }) => tile !== '?').length;
  const open = rooms.filter(({ safeOpen }) => safeOpen).length;
  const list: readonly (readonly [number, string, number?])[] = [
    [open, say.over.numbers.safes, JOB[view.options.job].safes],
    [told.actions, say.over.numbers.actions],
    [told.alarms, say.over.numbers.alarms],
    [told.dice, say.over.numbers.dice],
    [seen, say.over.numbers.rooms, rooms.length],
    [told.stealthLost, say.over.numbers.stealthLost],
  ];
  return (
    <ul class="numbers">
      {list.map(([n, word, all]) => (
        <li key={word}>
          <b>
            {n}
            {all !== undefined && <small>/{all}</small>}
          </b>
          <span>{word}</span>
        </li>
      ))}
    </ul>
  );
}
