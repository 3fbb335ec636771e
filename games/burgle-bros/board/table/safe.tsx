import { kept } from '#look/kept.tsx';
import { lineOf } from '../../chart.ts';
import { digitOf, isLoot } from '../../text/names.ts';
import type { FloorView, TileView } from '../../view.ts';
import { priceOf } from '../ahead.ts';
import { filmOn } from '../film/overplan.tsx';
import { diceOf, Tray } from '../film/tray.tsx';
import { Icon } from '../icon.tsx';
import type { Offer } from '../offers.ts';
import { hintedOf, type Scene, sentence } from '../scene.ts';
import { Die } from './die.tsx';
import { gridOf, row } from './geometry.ts';
import { Pips } from './pips.tsx';

interface Props {
  readonly scene: Scene;
  readonly floor: number;
  pick(offer: Offer): void;
}

/** Below each floor: its safes, their digits, and the dice. */
export const SafeStrip = kept(
  ({ scene, floor, pick }: Props) => {
    const plan = scene.view.floors[floor]!;
    const { tiles } = plan;
    const safes = tiles.filter(({ tile }) => tile === 'safe');
    const dark = tiles.filter(({ tile }) => tile === '?').length;
    const { say } = scene;
    if (safes.length === 0)
      return (
        <footer class="safe-strip none">
          <Icon name="tile-safe" />
          <p>
            <strong>{say.safe.notFound}</strong>
            <span>{say.safe.dark(dark)}</span>
          </p>
        </footer>
      );
    return (
      <>
        {safes.map((safe) =>
          safe.safeOpen ? (
            <OpenSafe key={safe.at} scene={scene} safe={safe} />
          ) : (
            <ClosedSafe key={safe.at} scene={scene} safe={safe} plan={plan} pick={pick} />
          ),
        )}
      </>
    );
  },
  ({ scene, floor, pick }) => [
    scene.offers.safes.size > 0 ? scene : scene.words,
    ...[scene.odds, pick, filmOn(scene, floor + 1)],
    JSON.stringify(scene.view.floors[floor]!.tiles),
  ],
);

function OpenSafe({ scene: { say, words }, safe }: { readonly scene: Scene; readonly safe: TileView }) {
  const lying = safe.cards.filter(isLoot).map((card) => words.loot[card].name);
  return (
    <footer class="safe-strip done">
      <Icon name="i-safe-open" />
      <p>
        <strong>{say.safe.open(gridOf(safe.at))}</strong>
        {lying.length > 0 && <span>{say.safe.stillThere(lying.join(', '))}</span>}
      </p>
    </footer>
  );
}

interface ClosedProps {
  readonly scene: Scene;
  readonly safe: TileView;
  readonly plan: FloorView;
  pick(offer: Offer): void;
}

function ClosedSafe({ scene, safe, plan, pick }: ClosedProps) {
  const { say, offers, odds } = scene;
  const chances = odds?.safes.find(({ at }) => at === safe.at);
  const isBeside = ({ at }: TileView): number => Number(row(at) === row(safe.at));
  const line = lineOf(plan, safe.at).toSorted((a, b) => isBeside(b) - isBeside(a));
  const roll = scene.film?.at === safe.at ? diceOf(scene.film) : undefined;
  const acts = roll === undefined ? (offers.safes.get(safe.at) ?? []) : [];
  const chance = chances === undefined || chances.roll === 'none' ? undefined : chances.roll;
  const more = chances === undefined || chances.oneMore === 'none' ? undefined : chances.oneMore;
  return (
    <footer class={`safe-strip ${acts.length > 0 ? 'live' : ''}`} data-piece={`safe ${safe.at}`}>
      <b class="at">{gridOf(safe.at)}</b>
      <ul class="slots" aria-label={say.safe.combination(gridOf(safe.at))}>
        {line.map((tile) => (
          <Slot key={tile.at} scene={scene} tile={tile} />
        ))}
      </ul>
      {roll !== undefined && <Tray scene={scene} film={scene.film!} roll={roll} />}
      {acts.length === 0 && roll === undefined && <SafeDice scene={scene} safe={safe} />}
      {acts.map((offer) =>
        offer.move.type === 'crack' ? (
          <button
            key={offer.name}
            type="button"
            class="act roll"
            data-piece={`do ${offer.name}`}
            data-hinted={hintedOf(scene, offer)}
            onClick={() => pick(offer)}
          >
            <span class="dice" aria-hidden="true">
              {Array.from({ length: safe.tokens }, (_, i) => (
                <Die key={i} colour="green" />
              ))}
              {chance !== undefined && chance.dice > safe.tokens && <Die colour="bonus" />}
            </span>
            <span class="txt">
              <strong>
                {say.verb.crack} <Pips count={priceOf(offer)} />
              </strong>
              {chance !== undefined && (
                <span>
                  <b>{say.percent(chance.cracks)}</b>
                  {chance.opens > 0 && ` · ${say.safe.opens(say.percent(chance.opens))}`}
                </span>
              )}
              <span class="only-read">{withChance(scene, offer, chance)}</span>
            </span>
          </button>
        ) : (
          <button
            key={offer.name}
            type="button"
            class="act add"
            data-piece={`do ${offer.name}`}
            data-hinted={hintedOf(scene, offer)}
            onClick={() => pick(offer)}
          >
            <span class="txt">
              <strong>
                {say.verb['add-die']} <Pips count={priceOf(offer)} />
              </strong>
              {more !== undefined && <span>{say.safe.next(say.percent(more.cracks))}</span>}
              <span class="only-read">{withChance(scene, offer, more)}</span>
            </span>
          </button>
        ),
      )}
    </footer>
  );
}

/** The sentence of a move at the safe, with its chance. */
function withChance(
  scene: Scene,
  offer: Offer,
  chance: { readonly cracks: number; readonly opens: number } | undefined,
): string {
  const { say } = scene;
  if (chance === undefined) return sentence(scene, offer);
  const opens = chance.opens > 0 ? ` ${say.safe.opens(say.percent(chance.opens))}.` : '';
  return `${sentence(scene, offer)} ${say.safe.cracks(say.percent(chance.cracks))}${opens}`;
}

function SafeDice({ scene: { say }, safe }: { readonly scene: Scene; readonly safe: TileView }) {
  return safe.tokens === 0 ? (
    <span class="resting">{say.safe.noDice}</span>
  ) : (
    <span class="resting" role="img" aria-label={say.safe.dice(safe.tokens)}>
      {Array.from({ length: safe.tokens }, (_, i) => (
        <Die key={i} colour="green" />
      ))}
    </span>
  );
}

/** One digit of the combination. */
function Slot({ scene: { say }, tile }: { readonly scene: Scene; readonly tile: TileView }) {
  const digit = tile.tile === '?' ? '?' : digitOf(tile.tile);
  const state = tile.tile === '?' ? 'dark' : digit === '' ? 'blank' : tile.cracked ? 'cracked' : 'need';
  return (
    <li class={`slot ${state}`} title={say.safe.slot[state](gridOf(tile.at), digit)}>
      {digit === '' ? '–' : digit}
      <span class="only-read">{say.safe.slot[state](gridOf(tile.at), digit)}</span>
      {state === 'cracked' && <Icon name="i-tick" />}
    </li>
  );
}
