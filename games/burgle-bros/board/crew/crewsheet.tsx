import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Sitter } from '#board/contract.ts';
import { Presence } from '#look/presence.tsx';
import { RuleChip } from '#look/rule-chip.tsx';
import { type Seat, seatsOf } from '#table/game.ts';
import type { Card } from '../../move.ts';
import { carried, isLoot } from '../../text/names.ts';
import { Icon } from '../icon.tsx';
import { cardIcon } from '../moves.ts';
import type { Offer } from '../offers.ts';
import { Close } from '../panel/close.tsx';
import { Now } from '../panel/now.tsx';
import { type Scene, type Subject, sentence } from '../scene.ts';
import { Head, isAsked, isUsable, StealthLine, sideOf } from './crew.tsx';

interface Props {
  readonly scene: Scene;
  readonly sitters: readonly Sitter[];
  look(subject: Subject): void;
  pick(offer: Offer): void;
  close(): void;
}

/** The crew on a phone: a row for each, the viewer first, then whoever is in the same room, with what can be traded. */
export function CrewSheet({ scene, sitters, look, pick, close }: Props) {
  const { say } = scene;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null;
    sheet.current!.querySelector<HTMLElement>('.close')!.focus({ preventScroll: true });
    return () => opener?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={sheet} class="crew-sheet" role="dialog" aria-labelledby="crew-sheet-heading">
      <header>
        <h2 id="crew-sheet-heading">{say.crew}</h2>
        <small>{say.tapThings}</small>
        <Close label={say.close} close={close} />
      </header>
      <ul>
        {nearest(scene).map((seat) => (
          <Person key={seat} scene={scene} seat={seat} sitter={sitters[seat]} look={look} pick={pick} />
        ))}
      </ul>
    </div>
  );
}

/** The viewer, whoever stands beside him, and the others. */
function nearest({ view, me }: Scene): readonly Seat[] {
  const distance = (seat: Seat): number => (seat === me ? 0 : isBeside(view.crew, me, seat) ? 1 : 2);
  return seatsOf(view.seats).toSorted((one, other) => distance(one) - distance(other));
}

const isBeside = (crew: Scene['view']['crew'], me: Seat | undefined, seat: Seat): boolean =>
  me !== undefined && me !== seat && crew[me]!.at === crew[seat]!.at;

interface PersonProps extends Pick<Props, 'scene' | 'look' | 'pick'> {
  readonly seat: Seat;
  readonly sitter: Sitter | undefined;
}

function Person({ scene, seat, sitter, look, pick }: PersonProps) {
  const { view, words, say, names, me } = scene;
  const { character, tools, loot } = view.crew[seat]!;
  const beside = isBeside(view.crew, me, seat);
  const notes = [seat === me && say.you, beside && say.beside];
  return (
    <li class={`person ${seat === view.turn ? 'active' : ''}`} data-seat={seat}>
      <Head scene={scene} seat={seat} look={look} />
      <div class="who">
        <h3>
          {names[seat]} <small>{notes.filter(Boolean).join(', ')}</small>
        </h3>
        {sitter !== undefined && seat !== me && (
          <Presence sitter={sitter} isAwaited={isAsked(scene, seat)} language={scene.language} />
        )}
        <p>
          {words.character[character]} · {sideOf(scene, seat)}
        </p>
      </div>
      <StealthLine scene={scene} seat={seat} />
      <ul class={`things ${seat === me ? 'mine' : ''}`}>
        {[...tools, ...loot].map((card, i) => (
          <li key={`${card}${i}`}>
            <Thing scene={scene} card={card} press={() => look({ card })}>
              {isUsable(scene, card) && <em>{say.verb.use}</em>}
            </Thing>
            <Now scene={scene} card={card} seat={seat} />
          </li>
        ))}
      </ul>
      {seat !== me && me === view.turn && !beside && <p class="apart">{say.otherRoom}</p>}
      <Trade scene={scene} seat={seat} pick={pick} />
    </li>
  );
}

interface ThingProps {
  readonly scene: Scene;
  readonly card: Card;
  readonly children?: ComponentChildren;
  press(): void;
}

/** A tool is a tag, loot is framed. */
const Thing = ({ scene: { words }, card, children, press }: ThingProps) => (
  <button type="button" class={`thing ${isLoot(card) ? 'loot' : 'tool'}`} data-piece={`card ${card}`} onClick={press}>
    <Icon name={cardIcon(card)} />
    {carried(words, card).name}
    {children}
  </button>
);

/** What the viewer can offer to this one, or ask for. */
function Trade({ scene, seat, pick }: Pick<PersonProps, 'scene' | 'seat' | 'pick'>) {
  const { say, names, offers } = scene;
  const all = offers.groups.flatMap((group) => group.offers);
  const given = all.filter(({ move }) => move.type === 'give' && move.to === seat);
  const taken = all.filter(({ move }) => move.type === 'take' && move.from === seat);
  if (given.length + taken.length === 0) return null;
  const column = (title: string, deals: readonly Offer[]) =>
    deals.length > 0 && (
      <div>
        <small>{title}</small>
        {deals.map((offer) => (
          <button key={offer.name} type="button" class="deal" onClick={() => pick(offer)}>
            {'card' in offer.move && <Icon name={cardIcon(offer.move.card)} />}
            {sentence(scene, offer)}
          </button>
        ))}
      </div>
    );
  return (
    <section class="trade" aria-label={say.tradeWith(names[seat]!)}>
      <header>
        <Icon name="i-trade" />
        <strong>{say.tradeWith(names[seat]!)}</strong>
        <RuleChip rule="R74" language={scene.language} open={scene.explain} />
      </header>
      {column(say.youGive, given)}
      {column(say.youTake, taken)}
    </section>
  );
}
