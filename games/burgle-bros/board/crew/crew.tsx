import type { Sitter } from '#board/contract.ts';
import { kept } from '#look/kept.tsx';
import { isDeserted, Presence } from '#look/presence.tsx';
import { type Seat, seatsOf } from '#table/game.ts';
import { STEALTH } from '../../components/jobs.ts';
import type { Card } from '../../move.ts';
import { carried, isLoot } from '../../text/names.ts';
import type { View } from '../../view.ts';
import { capture, harm, isSure, likely } from '../ahead.ts';
import { Icon, Silhouette } from '../icon.tsx';
import { cardIcon } from '../moves.ts';
import type { Scene, Subject } from '../scene.ts';
import { floorOf, gridOf } from '../table/geometry.ts';

interface Props {
  readonly scene: Scene;
  readonly sitters: readonly Sitter[];
  look(subject: Subject): void;
}

/** The crew as cards: who, where, Stealth, tools and loot. */
export function Crew({ scene, sitters, look }: Props) {
  const { view, say } = scene;
  return (
    <section class="crew" aria-labelledby="crew-heading">
      <h2 id="crew-heading" class="only-read">
        {say.crew}
      </h2>
      <ul style={{ '--seats': view.seats }}>
        {seatsOf(view.seats).map((seat) => (
          <MemberCard
            key={seat}
            scene={scene}
            seat={seat}
            sitter={sitters.find((one) => one.seat === seat)}
            look={look}
          />
        ))}
      </ul>
    </section>
  );
}

interface MemberProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly sitter: Sitter | undefined;
  look(subject: Subject): void;
}

const MemberCard = kept(
  ({ scene, seat, sitter, look }: MemberProps) => {
    const { view, words, say, names, me } = scene;
    const { character, ability, tools, loot } = view.crew[seat]!;
    return (
      <li
        class={`member-card ${seat === view.turn ? 'active' : ''} ${sitter && isDeserted(sitter) ? 'absent' : ''}`}
        data-seat={seat}
        data-sitter={seat}
        data-piece={`member ${seat}`}
      >
        <Head scene={scene} seat={seat} look={look} />
        <div class="who">
          <h3>
            {names[seat]} {seat === me && <small>{say.you}</small>}
          </h3>
          {sitter !== undefined && seat !== me && (
            <Presence sitter={sitter} isAwaited={isAsked(scene, seat)} language={scene.language} />
          )}
          <p>
            {words.character[character]}
            <br />
            {sideOf(scene, seat)}
          </p>
        </div>
        <StealthLine scene={scene} seat={seat} />
        {isAwaited(scene) && <OrderTag scene={scene} seat={seat} />}
        <ul class="items">
          {[...tools, ...loot].map((card, i) => (
            <Item key={`${card}${i}`} scene={scene} card={card} look={look} />
          ))}
          {view.laptop && ability === 'laptop' && <Mark icon="i-chip" word={say.laptopToken} />}
          {view.heldAlarm && ability === 'reroute' && <Mark icon="i-siren" word={say.heldAlarm} />}
        </ul>
      </li>
    );
  },
  ({ scene, scene: { view, words, names, me, odds, offers }, seat, sitter, look }) => [
    ...[
      words,
      names,
      me,
      odds === undefined,
      sitter,
      look,
      isAwaited(scene) && scene.standing?.order.indexOf(seat),
      JSON.stringify(stakeOf(scene, seat)),
      view.turn === seat,
      isAsked(scene, seat),
      view.laptop,
      view.heldAlarm,
    ],
    // What can be used is underlined.
    offers.groups.length > 0 && offers,
    JSON.stringify(view.crew[seat]),
  ],
);

/** Somebody's picture, which tells about both sides of the character, and where he is. */
export function Head({ scene: { view, words, say, names }, seat, look }: Omit<MemberProps, 'sitter'>) {
  const { character, at } = view.crew[seat]!;
  return (
    <>
      <button
        type="button"
        class="portrait"
        aria-label={say.aboutMember(names[seat]!, words.character[character])}
        onClick={() => look({ member: seat })}
      >
        <Silhouette of={character} />
      </button>
      <Where at={at} />
    </>
  );
}

/** What somebody can do, by name. */
export function sideOf({ view, words }: Scene, seat: Seat): string {
  const { ability } = view.crew[seat]!;
  return ability === 'undecided' ? words.twin.undecided : words.ability[ability].name;
}

/** The table waits for this one. */
export const isAsked = ({ view: { question, turn } }: Scene, seat: Seat): boolean =>
  seat === (question === 'none' ? turn : question.seat);

/** Somebody waits here for their turn. */
const isAwaited = ({ view, me }: Scene): boolean => me !== undefined && me !== view.turn && view.turns > 0;

/** When this one plays, for whoever waits. */
function OrderTag({ scene: { standing, say }, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const place = standing?.order.indexOf(seat) ?? -1;
  return place < 0 ? null : <b class={`order ${place === 0 ? 'now' : ''}`}>{say.order[place]}</b>;
}

/** What the end of this turn would cost somebody, in words; whether that is certain, and whether they are out of reach. */
interface Stake {
  readonly tag: string;
  readonly told: string;
  readonly sure: boolean;
}

function stakeOf(scene: Scene, seat: Seat): Stake | 'safe' | undefined {
  const { view, say, end } = scene;
  if (end === undefined) return undefined;
  const chance = harm(end, seat);
  if (chance === 0) {
    const isOver =
      end.asks.length === 0 && end.walks.some(({ floor }) => view.crew[seat]!.at.startsWith(String(floor)));
    return isOver ? 'safe' : undefined;
  }
  const caught = capture(end, seat);
  const worst = caught > 0 ? caught : chance;
  const [how, sure] = [likely(scene, end, worst), isSure(end, worst)];
  if (caught > 0)
    return { tag: sure ? say.stake.caught : `${how} ${say.stake.caught}`, told: say.stake.toldCaught(how), sure };
  return { tag: sure ? say.stake.sure : how, told: say.stake.told(how), sure };
}

/** Stealth, and what the end of this turn would cost of it. */
export function StealthLine({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { view, say } = scene;
  const { stealth, at } = view.crew[seat]!;
  const [shown, gone] = [Math.min(stealth, STEALTH), Math.max(0, STEALTH - stealth)];
  const stake = stakeOf(scene, seat);
  const isAtStake = stake !== undefined && stake !== 'safe';
  return (
    <p class="stealth" data-piece={`stealth ${seat}`}>
      <span class="only-read">{say.stealth(stealth)}</span>
      <span class="masks" aria-hidden="true">
        {Array.from({ length: shown }, (_, i) => (
          <Icon key={i} name="i-mask" class={isAtStake && i === shown - 1 ? 'at-stake' : ''} />
        ))}
        {Array.from({ length: gone }, (_, i) => (
          <Icon key={i} name="i-mask" class="gone" />
        ))}
        <b>{String(stealth)}</b>
      </span>
      {isAtStake ? (
        <em class={`tag-risk danger-guard ${stake.sure ? 'sure' : ''}`} title={stake.told}>
          <Icon name="i-cap" />
          <span aria-hidden="true">{stake.tag}</span>
          <span class="only-read">{stake.told}</span>
        </em>
      ) : stake === 'safe' ? (
        <em class="out-of-reach">{say.stake.safe}</em>
      ) : (
        <span class={`roof ${at === 'roof' ? 'up' : ''}`}>
          <Icon name="i-roof" />
          {at === 'roof' && <span class="only-read">{say.onRoof}</span>}
        </span>
      )}
    </p>
  );
}

interface ItemProps {
  readonly scene: Scene;
  readonly card: Card;
  look(subject: Subject): void;
}

const Where = ({ at }: Pick<View['crew'][number], 'at'>) => (
  <b class="where">
    {at === 'roof' ? <Icon name="i-roof" /> : at === 'outside' ? '–' : `${floorOf(at)} · ${gridOf(at)}`}
  </b>
);

/** Whether the viewer may use this card now. */
export const isUsable = ({ offers }: Scene, card: Card): boolean =>
  offers.groups.some(({ offers: [offer] }) => {
    const move = offer!.move;
    return (move.type === 'use' || move.type === 'use-at') && move.tool === card;
  });

function Item({ scene, card, look }: ItemProps) {
  const { name, text } = carried(scene.words, card);
  return (
    <li class={isLoot(card) ? 'loot' : 'tool'}>
      <button
        type="button"
        class={isUsable(scene, card) ? 'usable' : ''}
        data-piece={`card ${card}`}
        title={text}
        onClick={() => look({ card })}
      >
        <Icon name={cardIcon(card)} />
        {name}
      </button>
    </li>
  );
}

const Mark = ({ icon, word }: { readonly icon: string; readonly word: string }) => (
  <li>
    <span>
      <Icon name={icon} />
      {word}
    </span>
  </li>
);
