import { RuleChip } from '#look/rule-chip.tsx';
import type { EventName } from '../../components/cards.ts';
import { ABILITIES, SIDES } from '../../components/characters.ts';
import type { Square } from '../../components/squares.ts';
import type { Card } from '../../move.ts';
import { notate } from '../../notation.ts';
import { carried, isTool, kindOf, roomName } from '../../text/names.ts';
import { RULES_OF } from '../../text/pieces.ts';
import { crewAt, tileAt } from '../../text/sight.ts';
import { decks, marksOf } from '../../text/twin.ts';
import { likely, meaningOf } from '../ahead.ts';
import { CardPicture } from '../book/card.tsx';
import { Icon, Silhouette } from '../icon.tsx';
import { type Offer, targetOf } from '../offers.ts';
import type { Scene, Subject } from '../scene.ts';
import { gridOf } from '../table/geometry.ts';
import { type Bearing, cardBearings, holdersOf, roomBearings } from './bearings.ts';
import { Close } from './close.tsx';
import { Heading, type PanelProps } from './panel.tsx';
import { Ways } from './ways.tsx';

type Props = PanelProps & { readonly subject: Subject };

/** A room, a card, a character or a guard close up: what it does, which rules say so, and what can be done with it now. */
export function CloseUp(given: Props) {
  const { subject, scene } = given;
  const props = scene.unveiled === undefined ? given : { ...given, scene: { ...scene, view: scene.unveiled } };
  if (subject === 'decks') return <DecksUp {...props} />;
  if ('room' in subject) return <RoomUp {...props} at={subject.room} />;
  if ('card' in subject) return <CardUp {...props} card={subject.card} />;
  if ('event' in subject) return <EventUp {...props} event={subject.event} />;
  if ('member' in subject) return <MemberUp {...props} seat={subject.member} />;
  return <GuardUp {...props} floor={subject.guard} />;
}

const Chips = ({ rules, scene }: { readonly rules: readonly string[]; readonly scene: Scene }) => (
  <span class="chips-row">
    {rules.map((rule) => (
      <RuleChip key={rule} rule={rule} language={scene.language} open={scene.explain} />
    ))}
  </span>
);

/** What it means here and now, each line with a bar in the colour of what it tells. */
const Bearings = ({ lines }: { readonly lines: readonly Bearing[] }) =>
  lines.length === 0 ? null : (
    <dl class="bearings">
      {lines.map(({ tone, icon, title, text }) => (
        <div key={title} class={tone}>
          <dt>
            <Icon name={icon} />
            {title}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );

const allOffers = ({ offers }: Scene): readonly Offer[] => [
  ...[...offers.rooms.values(), ...offers.safes.values()].flat(),
  ...offers.groups.flatMap((group) => group.offers),
];

function RoomUp({ scene, at, pick, attempt, look }: Props & { readonly at: Square }) {
  const { view, words, say, names, me } = scene;
  const tile = tileAt(view, at);
  const kind = tile.tile === '?' ? undefined : kindOf(tile.tile);
  const here = allOffers(scene).filter(({ move }) => targetOf(move) === at || ('safe' in move && move.safe === at));
  const marks = [...marksOf(view, words, tile), ...crewAt(view, at).map((seat) => names[seat]!)];
  const mayTry = me !== undefined && view.turn === me && view.question === 'none' && view.crew[me]!.at !== at;
  return (
    <>
      <Heading
        icon={kind === undefined ? 'i-eye' : <CardPicture room={kind} />}
        title={kind === undefined ? say.darkRoom(gridOf(at)) : say.roomAt(roomName(words.tile, tile.tile), gridOf(at))}
      >
        <Chips rules={kind === undefined ? ['R6', 'R8'] : RULES_OF.tile[kind]} scene={scene} />
        <Close label={say.close} close={() => look(undefined)} />
      </Heading>
      <p class="about">
        {kind === undefined ? say.darkText : words.tile[kind].text}
        {marks.length > 0 && <small>{marks.join(' · ')}</small>}
      </p>
      <Bearings lines={roomBearings(scene, at)} />
      {kind === undefined && <Outlook scene={scene} at={at} />}
      <Tries scene={scene} at={at} />
      <Ways scene={scene} offers={here} pick={pick} />
      {mayTry && here.length === 0 && (
        <button type="button" class="not-now" onClick={() => attempt(notate({ type: 'go', to: at }))}>
          {say.goThere} <small>{say.notNow}</small>
        </button>
      )}
    </>
  );
}

/** One bar of all that going into the dark may bring. */
function Outlook({ scene, at }: { readonly scene: Scene; readonly at: Square }) {
  const { say, offers } = scene;
  const meaning = meaningOf(offers.rooms.get(at)?.find(({ move }) => move.type === 'go'));
  if (meaning === undefined) return null;
  return (
    <ul class="outlook">
      {meaning.brings.map(({ danger, chance }) => (
        <li key={danger} class={`danger-${danger}`} style={{ '--share': chance }}>
          <b>{likely(scene, meaning, chance)}</b>
          <span>{say.dangerWord[danger]}</span>
        </li>
      ))}
    </ul>
  );
}

/** How many rolls a safe or a keypad takes. */
function Tries({ scene: { odds, say }, at }: { readonly scene: Scene; readonly at: Square }) {
  const found = odds?.safes.find((safe) => safe.at === at) ?? odds?.keypads.find((keypad) => keypad.at === at);
  if (found === undefined || found.within.length === 0) return null;
  return (
    <ul class="tries">
      <li>{'missing' in found ? say.allDigits : say.aSix}</li>
      {found.within.slice(0, SHOWN_TRIES).map((chance, n) => (
        <li key={n}>
          <b>{say.percent(chance)}</b>
          <span>{say.within(n + 1)}</span>
        </li>
      ))}
    </ul>
  );
}

const SHOWN_TRIES = 4;

function CardUp({ scene, card, pick, aim, look }: Props & { readonly card: Card }) {
  const { view, names, words, say, offers } = scene;
  const { name, text } = carried(words, card);
  const owners = holdersOf(view, card).map((seat) => names[seat]!);
  const about = offers.groups.filter(({ offers: [offer] }) => {
    const { move } = offer!;
    return ('tool' in move && move.tool === card) || ('card' in move && move.card === card);
  });
  const aimed = about.filter(({ offers: members }) => members.some(({ move }) => targetOf(move) !== undefined));
  const direct = about.filter((group) => !aimed.includes(group)).flatMap((group) => group.offers);
  return (
    <>
      <Heading icon={isTool(card) ? <CardPicture tool={card} /> : <CardPicture loot={card} />} title={name}>
        <small>{[isTool(card) ? say.tool : say.loot, ...owners].join(' · ')}</small>
        <Chips rules={isTool(card) ? RULES_OF.tool[card] : RULES_OF.loot[card]} scene={scene} />
        <Close label={say.close} close={() => look(undefined)} />
      </Heading>
      <p class="about">{text}</p>
      <Bearings lines={cardBearings(scene, card)} />
      {aimed.map((group) => (
        <button key={group.key} type="button" class="way wide" onClick={() => aim(group.key)}>
          <strong>{say.deeds.use}</strong>
          <span>{say.deeds.rooms(group.offers.length)}</span>
        </button>
      ))}
      <Ways scene={scene} offers={direct} pick={pick} />
    </>
  );
}

function MemberUp({ scene, seat, look }: Props & { readonly seat: number }) {
  const { view, words, say, names } = scene;
  const { character, ability } = view.crew[seat]!;
  return (
    <>
      <Heading icon="i-people" title={words.character[character]}>
        <small>{names[seat]}</small>
        <Close label={say.close} close={() => look(undefined)} />
      </Heading>
      <div class="both-sides" data-seat={seat}>
        <Silhouette of={character} />
        {SIDES.map((side) => {
          const each = ABILITIES[character][side];
          return (
            <div key={side} class={each === ability ? 'this-side' : ''}>
              <h3>
                {words.ability[each].name} <small>{each === ability ? say.thisSide : say.otherSide}</small>
              </h3>
              <p>{words.ability[each].text}</p>
              <Chips rules={RULES_OF.ability[each]} scene={scene} />
            </div>
          );
        })}
      </div>
    </>
  );
}

/** What is left of each deck, and what was discarded, to be read again. */
function DecksUp({ scene, look }: Props) {
  const { view, words, say } = scene;
  const { heading, lines } = decks(view, words);
  const { tools, loot, events } = view;
  // After a line for each deck come the cards that this viewer knows to be next.
  const known = lines.slice(3);
  return (
    <>
      <Heading icon="i-shuffle" title={heading}>
        <Chips rules={['R91']} scene={scene} />
        <Close label={say.close} close={() => look(undefined)} />
      </Heading>
      <p class="about">{words.twin.tools(tools.deck, [])}</p>
      <ul class="discarded" aria-label={say.discarded}>
        {tools.discard.map((tool) => (
          <Discarded key={tool} icon={`tool-${tool}`} name={words.tool[tool].name} press={() => look({ card: tool })} />
        ))}
      </ul>
      <p class="about">{words.twin.loot(loot.deck)}</p>
      <p class="about">
        {words.twin.events(events.deck.cards.length, [])} {known.join(' ')}
      </p>
      <ul class="discarded" aria-label={say.discarded}>
        {events.discard.map((event) => (
          <Discarded
            key={event}
            icon={`event-${event}`}
            name={words.eventCard[event].name}
            press={() => look({ event })}
          />
        ))}
      </ul>
    </>
  );
}

interface DiscardedProps {
  readonly icon: string;
  readonly name: string;
  press(): void;
}

const Discarded = ({ icon, name, press }: DiscardedProps) => (
  <li>
    <button type="button" onClick={press}>
      <Icon name={icon} />
      {name}
    </button>
  </li>
);

function EventUp({ scene, event, look }: Props & { readonly event: EventName }) {
  const { words, say } = scene;
  const { name, text } = words.eventCard[event];
  return (
    <>
      <Heading icon={<CardPicture event={event} />} title={name}>
        <small>{say.event}</small>
        <Chips rules={RULES_OF.event[event]} scene={scene} />
        <Close label={say.close} close={() => look('decks')} />
      </Heading>
      <p class="about">{text}</p>
    </>
  );
}

function GuardUp({ scene, floor, look }: Props & { readonly floor: number }) {
  const { view, words, say } = scene;
  const { deck, discard, takenAway } = view.floors[floor]!;
  const name = (card: string): string => (card === 'lost-visual' ? words.twin.lostVisual : card);
  return (
    <>
      <Heading icon="i-cap" title={say.guardOf(floor + 1)}>
        <Chips rules={['R63', 'R64', 'R65']} scene={scene} />
        <Close label={say.close} close={() => look(undefined)} />
      </Heading>
      <p class="about">{say.guardText}</p>
      <p class="about">
        {words.twin.patrol(deck.cards.length, discard.map(name))} {takenAway > 0 && words.twin.takenAway(takenAway)}
        {deck.cards.map(
          (card, i) => card !== '?' && <small key={`${card}${i}`}>{words.twin.known(i + 1, name(card))}</small>,
        )}
      </p>
    </>
  );
}
