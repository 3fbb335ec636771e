import { kept } from '#look/kept.tsx';
import { JOB } from '../../components/jobs.ts';
import type { Square } from '../../components/squares.ts';
import { type Kind, TILES, type TileName } from '../../components/tiles.ts';
import type { Danger } from '../../foresight.ts';
import { digitOf, kindOf, roomName } from '../../text/names.ts';
import { roomText } from '../../text/twin.ts';
import type { TileView, View } from '../../view.ts';
import { briefly, likely, priceOf, type Risk, ringsAtEnd, risksOf } from '../ahead.ts';
import { NEON } from '../book/card.tsx';
import { Icon } from '../icon.tsx';
import { moveIcon } from '../moves.ts';
import type { Offer } from '../offers.ts';
import { hintedOf, type Scene, sentence } from '../scene.ts';
import { Chips, leadsDown } from './chips.tsx';
import { Entry, isEntering } from './entry.tsx';
import { column, floorOf, row } from './geometry.ts';
import { Pips } from './pips.tsx';

/** What a press on a room asks for: one of its moves, or a closer look. */
export interface RoomHands {
  pick(offer: Offer): void;
  look(at: Square): void;
}

export interface RoomProps {
  readonly scene: Scene;
  readonly tile: TileView;
  /** What is under it, if that is shown. */
  readonly under?: TileName | undefined;
  readonly offers: readonly Offer[];
  readonly hands: RoomHands;
  /** In the row or column of a safe that is being worked on, and whether its digit is missing. */
  readonly combo: boolean;
  readonly needed: boolean;
  /** A guard's way leads through the corner where its signs are. */
  readonly crossed: boolean;
  readonly selected: boolean;
  /** The chance in hundredths that the guard comes by, and that he is sent here next. */
  readonly heat: { readonly comes: number; readonly next: number } | undefined;
  readonly tabbable: boolean;
}

/** One room: what it is, what lies there, and the moves that are made by pressing it. Most of them stay as they are. */
export const Room = kept(
  (props: RoomProps) => {
    const { scene, tile, offers, selected, combo, crossed } = props;
    const { view } = scene;
    const unknown = tile.tile === '?';
    const classes = [
      'tile',
      unknown && 'unknown',
      unknown && props.under !== undefined && 'unveiled',
      offers.length > 0 && 'lit',
      isHere(scene, tile.at) && 'here',
      combo && 'combo',
      selected && 'selected',
      tile.alarm && 'alarmed',
      ringsAtEnd(scene, tile.at) && 'rings-at-end',
      present(view, tile.at) > 0 && 'occupied',
      present(view, tile.at) > 1 && 'crowded',
      crossed && 'crossed',
      props.heat !== undefined && 'hot',
    ];
    return (
      <div
        class={classes.filter(Boolean).join(' ')}
        style={{ gridArea: `${row(tile.at) + 1} / ${column(tile.at) + 1}` }}
        data-at={tile.at}
        data-piece={`room ${tile.at}`}
        data-empty={(unknown && offers.length === 0 && present(view, tile.at) === 0) || undefined}
      >
        {unknown && offers.length > 0 ? <Halves {...props} /> : <Face {...props} />}
      </div>
    );
  },
  ({ scene, tile, under, offers, selected, combo, crossed, needed, heat, tabbable }) => {
    const { view, words, names } = scene;
    const { die, destination } = view.floors[floorOf(tile.at) - 1]!;
    return [
      // Where something can be done, everything may matter.
      offers.length > 0 ? scene : words,
      offers.length > 0 && offers,
      roomText(view, words, names, tile),
      scene.standing?.rooms[tile.at]?.live,
      ringsAtEnd(scene, tile.at),
      leadsDown(view, tile),
      destination === tile.at && die,
      isHere(scene, tile.at),
      ...[under, combo, crossed, needed, selected, heat?.comes, heat?.next, tabbable],
    ];
  },
);

/** The viewer is in turn, and in this room. */
const isHere = ({ view, me }: Scene, at: Square): boolean =>
  me !== undefined && view.turn === me && view.crew[me]!.at === at;

/** How many are there, crew and guard. */
const present = ({ crew, floors }: View, at: Square): number =>
  crew.filter((member) => member.at === at).length + floors.filter(({ guard }) => guard === at).length;

/** A short name where the room is small, or somebody stands on the rest of it. */
function nameIn({ view, say }: Scene, at: Square, kind: Kind): string {
  const isSmall = JOB[view.options.job].size === 5 || present(view, at) > 0;
  return (isSmall ? say.shortRoom[kind] : undefined) ?? say.room[kind];
}

/** A room in one piece. */
function Face({ scene, tile, under, offers, hands, needed, heat, tabbable }: RoomProps) {
  const { view, words, say, names } = scene;
  const [offer] = offers;
  const known = tile.tile === '?' ? under : tile.tile;
  const kind = known === undefined ? undefined : kindOf(known);
  const hidden = tile.tile === '?' && known !== undefined ? ` ${say.under(roomName(words.tile, known))}` : '';
  const label = `${roomText(view, words, names, tile)}.${hidden} ${offer === undefined ? '' : sentence(scene, offer)}`;
  const press = (): void => {
    if (offer === undefined) hands.look(tile.at);
    else hands.pick(offer);
  };
  return (
    <button
      type="button"
      class="face"
      data-kind={kind}
      data-hinted={hintedOf(scene, ...offers)}
      data-danger={kind === undefined ? undefined : NEON[kind]}
      title={offer === undefined ? undefined : sentence(scene, offer)}
      tabIndex={tabbable || offers.length > 0 ? 0 : -1}
      onClick={press}
    >
      <span class="only-read">{label}</span>
      <span class="signs" aria-hidden="true">
        {heat !== undefined && offers.length === 0 && <Heat {...heat} />}
        {known !== undefined && digitOf(known) !== '' && (
          <span class={`digit ${isOfficeCopy(known) ? 'office' : ''} ${needed ? 'need' : ''}`}>
            {digitOf(known)}
            {tile.cracked && <Icon name="i-tick" class="tick" />}
          </span>
        )}
        <Chips scene={scene} tile={tile} />
        {kind !== undefined && (
          <>
            <Icon name={tile.safeOpen ? 'i-safe-open' : `tile-${kind}`} class="kind" />
            <span class="name">{nameIn(scene, tile.at, kind)}</span>
          </>
        )}
        {offer !== undefined && <Tag scene={scene} offer={offer} />}
      </span>
    </button>
  );
}

/** A face-down neighbour is cut in two: looking above, going below. */
function Halves({ scene, tile, offers, hands, selected }: RoomProps) {
  const { view, words, names, say } = scene;
  if (isEntering(scene))
    return <Entry scene={scene} tile={tile} offer={offers[0]!} isChosen={selected} pick={hands.pick} />;
  return (
    <>
      {offers.map((offer) => {
        const peek = offer.move.type === 'peek';
        const risks = risksIn(scene, offer);
        return (
          <button
            key={offer.name}
            type="button"
            class={`half ${peek ? 'peek' : 'move'} ${offers.length === 1 ? 'whole' : ''}`}
            data-piece={`do ${offer.name}`}
            data-hinted={hintedOf(scene, offer)}
            title={`${roomText(view, words, names, tile)}. ${sentence(scene, offer)}`}
            onClick={() => hands.pick(offer)}
          >
            <Icon name={moveIcon(offer.move)} />
            <span>{say.verb[offer.move.type]}</span>
            <Pips count={priceOf(offer)} />
            {risks.length > 0 && (
              <span class="tag-risks">
                <RiskTags scene={scene} risks={risks} />
              </span>
            )}
            <span class="only-read">
              {sentence(scene, offer)}{' '}
              {risks.map(({ danger, chance, of }) => say.danger[danger](likely(scene, of, chance))).join(' ')}
            </span>
          </button>
        );
      })}
      <Chips scene={scene} tile={tile} />
    </>
  );
}

/** So many tags fit; the rest is left to the close-up. */
const TAGS = 2;

const risksIn = ({ me }: Scene, offer: Offer): readonly Risk[] =>
  me === undefined || offer.move.type !== 'go' ? [] : risksOf(offer, me).slice(0, TAGS);

/** Price and risk of the move that a press on the room makes. */
function Tag({ scene, offer }: { readonly scene: Scene; readonly offer: Offer }) {
  const { me, say } = scene;
  const { move } = offer;
  if (move.type !== 'go' || me === undefined)
    return (
      <span class="tag">
        <Icon name={moveIcon(move)} />
        <span class="tag-verb">{say.verb[move.type]}</span>
      </span>
    );
  const risks = risksIn(scene, offer);
  return (
    <span class={`tag risk-${risks[0]?.danger ?? 'quiet'}`}>
      <Icon name="i-boots" />
      <Pips count={priceOf(offer)} />
      <RiskTags scene={scene} risks={risks} />
    </span>
  );
}

const RiskTags = ({ scene, risks }: { readonly scene: Scene; readonly risks: readonly Risk[] }) => (
  <>
    {risks.map(({ danger, chance, of }) => (
      <em key={danger} class={`tag-risk danger-${danger}`}>
        <Icon name={DANGER_ICON[danger]} />
        {briefly(scene, of, chance)}
      </em>
    ))}
  </>
);

const DANGER_ICON: Readonly<Record<Danger, string>> = {
  alarm: 'i-siren',
  guard: 'i-cap',
  choice: 'i-siren',
  shut: 'i-lock',
  fall: 'tile-walkway',
  quiet: 'i-tick',
};

/** Hatching says it as well as the number: four steps. */
const LEVELS = [0.1, 0.25, 0.45] as const;
const levelOf = (chance: number): number => (chance === 0 ? 0 : 1 + LEVELS.filter((limit) => chance >= limit).length);

const Heat = ({ comes, next }: { readonly comes: number; readonly next: number }) => (
  <span class="heat" data-level={levelOf(comes > 0 ? comes : next)} />
);

const OFFICE = new Set(TILES.filter(({ office }) => office).map(({ kind, digit }) => `${kind} ${digit}`));
/** The tiles of the Office Job have a white circle, as on the real ones. */
const isOfficeCopy = (name: string): boolean => OFFICE.has(name);
