import { useMemo } from 'preact/hooks';
import type { OverProps } from '#board/contract.ts';
import { RuleChip } from '#look/rule-chip.tsx';
import { seatsOf } from '#table/game.ts';
import { joined, type Language } from '#table/text.ts';
import { JOB } from '../../components/jobs.ts';
import type { Event } from '../../event.ts';
import { isLoot, roomName } from '../../text/names.ts';
import { tileAt } from '../../text/sight.ts';
import type { TileView, View } from '../../view.ts';
import { CaughtScene, GetawayScene, TorchHand } from '../art/scenes.tsx';
import { Icon, Silhouette } from '../icon.tsx';
import { tongue } from '../scene.ts';
import { floorOf, gridOf } from '../table/geometry.ts';
import { type Chronicle, chronicle, type Mark } from './chronicle.ts';
import { closestCall } from './closest.ts';
import { Timeline } from './timeline.tsx';
import { over } from './words.ts';

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
          {view.result === 'won' && <Closest {...props} />}
        </section>
        <section class="line">
          <h2>{over[language].story}</h2>
          <Timeline label={over[language].chart} told={told} floors={view.floors.length} names={names} say={say} />
        </section>
        <div class="proof-place">{slots.proof}</div>
      </div>
      <div class="after-acts">{slots.actions}</div>
    </div>
  );
}

function Hero({ view, names, language, slots }: Props) {
  const { words } = tongue(language);
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
        <p class="kicker">{over[language].kicker(words.job[view.options.job], view.turns)}</p>
        <h1>{over[language][result]}</h1>
        <p class="who-where">
          {won ? (
            over[language].onRoof(joined[language](names))
          ) : (
            <WhyLost view={view} names={names} language={language} />
          )}
        </p>
      </div>
    </section>
  );
}

/** Who was caught where; otherwise the sentence about the loss. */
function WhyLost({ view, names, language }: Pick<Props, 'view' | 'names' | 'language'>) {
  const { words } = tongue(language);
  if (view.captured === 'none') return view.result === 'loot-left' ? words.outcome.lootLeft : words.outcome.gaveUp;
  const name = <strong>{names[view.captured]}</strong>;
  const { at } = view.crew[view.captured]!;
  if (at === 'outside' || at === 'roof') return name;
  const { tile } = tileAt(view, at);
  const room = tile === '?' ? words.twin.faceDown : roomName(words.tile, tile);
  return (
    <>
      {name}, {over[language].caught(floorOf(at), gridOf(at), room)}
      <br />
      {over[language].noStealth}
    </>
  );
}

function Haul({ view, names, language }: Props) {
  const { words } = tongue(language);
  const loot = view.crew.flatMap((member, seat) => member.loot.map((card) => ({ card, seat })));
  return (
    <>
      <h2>{over[language].haul}</h2>
      <ul class="lootline">
        {loot.map(({ card, seat }) => (
          <li key={`${card}${seat}`}>
            <Icon name={`loot-${card}`} />
            <span>
              <strong>{words.loot[card].name}</strong>
              <small>{over[language].carriedBy(names[seat]!)}</small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** How many steps of the way to the loss are told. */
const TOLD = 3;

const isWrong = (mark: Mark): boolean => mark !== 'safe' && mark !== 'roof';

/** The last things that went wrong, or what was left behind. */
function Reasons({ view, names, language, explain, show, told }: Props & { readonly told: Chronicle }) {
  const { words, text } = tongue(language);
  const left = view.floors.flatMap(({ tiles }) =>
    tiles.flatMap(({ at, cards }) => cards.filter(isLoot).map((card) => ({ card, at }))),
  );
  const wrong = told.moments.filter(({ mark }) => isWrong(mark)).slice(-TOLD);
  return (
    <>
      <h2>{over[language].why}</h2>
      <ol class="chain">
        {wrong.map(({ mark, at, turn, event }, i) => {
          const { text: line, rule } = text.event(event, names);
          return (
            <li key={i} class={mark}>
              <Icon name={mark === 'alarm' ? 'i-siren' : mark === 'mask' ? 'i-mask' : 'i-cap'} />
              <p>
                <b>{over[language].turn(turn)}</b> {line}
              </p>
              <RuleChip rule={rule} language={language} open={explain} />
              {show !== undefined && (
                <button type="button" class="what-if" onClick={() => show(at - 1)}>
                  {over[language].whatIf}
                  <span class="only-read">{over[language].whatIfHint(at - 1)}</span>
                </button>
              )}
            </li>
          );
        })}
        {left.map(({ card, at }) => (
          <li key={card} class="mask">
            <Icon name={`loot-${card}`} />
            <p>
              <b>{words.loot[card].name}</b> {over[language].leftAt(`${floorOf(at)} ${gridOf(at)}`)}
            </p>
            <RuleChip rule="R76" language={language} open={explain} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** When it nearly went wrong; pressed, as it was then. */
function Closest({ view, story, names, language, show }: Props) {
  const call = useMemo(() => closestCall(story, view), [story, view]);
  if (call === undefined) return null;
  const { at, turn, seat, stealth, guard, steps } = call;
  const told = (
    <>
      <Silhouette of={view.crew[seat]!.character} />
      <span>
        <strong>{over[language].closest}</strong>{' '}
        {over[language].closestText(turn, names[seat]!, over[language].stealth(stealth), floorOf(guard), steps)}
      </span>
    </>
  );
  if (show === undefined)
    return (
      <p class="closest" data-seat={seat}>
        {told}
      </p>
    );
  return (
    <button type="button" class="closest" data-seat={seat} onClick={() => show(at)}>
      {told}
      <Icon name="i-play" />
    </button>
  );
}

interface NumbersProps {
  readonly view: View;
  readonly told: Chronicle;
  readonly language: Language;
}

/** A number, its word, and of how many. */
type Counted = readonly [count: number, word: string, all?: number];

/** What a crew that got away wants to know, and one that did not. */
function numbersOf({ view, told, language }: NumbersProps): readonly Counted[] {
  const words = over[language].numbers;
  const rooms = view.floors.flatMap(({ tiles }) => tiles);
  const count = (is: (room: TileView) => boolean): number => rooms.filter(is).length;
  const [actions, alarms]: readonly [Counted, Counted] = [
    [told.actions, words.actions],
    [told.alarms, words.alarms],
  ];
  if (view.result !== 'won')
    return [
      [count(({ safeOpen }) => safeOpen), words.safes, JOB[view.options.job].safes],
      [count(({ cracked }) => cracked), words.digits],
      actions,
      alarms,
      [told.stealthLost, words.stealthLost],
    ];
  return [
    actions,
    alarms,
    [told.dice, words.dice],
    [count(({ tile }) => tile !== '?'), words.rooms, rooms.length],
    [told.stealthLost, words.stealthLost],
    [view.crew.reduce((sum, { stealth }) => sum + stealth, 0), words.stealthLeft],
  ];
}

function Numbers(props: NumbersProps) {
  return (
    <ul class="numbers">
      {numbersOf(props).map(([n, word, all]) => (
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
