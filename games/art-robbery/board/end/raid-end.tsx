import { useLayoutEffect, useRef } from 'preact/hooks';
import { Figure } from '#look/figure.tsx';
import { type Seat, seatsOf } from '#table/game.ts';
import { BOXES, RAIDS, tokenNamed } from '../../components.ts';
import type { Event } from '../../state.ts';
import { kindOf, pieceOf } from '../../text/pieces.ts';
import type { View } from '../../view.ts';
import { Cuffs, Dog } from '../art/pictures.tsx';
import { Rule } from '../rule.tsx';
import { useScene } from '../scene.ts';
import { crowdOf } from '../table/layout.ts';
import { Picture } from '../table/token.tsx';
import type { Haul } from './haul.ts';

interface RaidEndProps {
  readonly view: View;
  readonly haul: Haul;
  /** What has been shown of it by now; all, if it is left out. */
  readonly shown?: readonly Event[];
  /** Missing while it is shown, after the last raid, and in a lesson, which goes on by itself. */
  readonly onNext?: () => void;
}

/** The sheet that is drawn over the wall when a raid is over: what goes into each safe, the Boss's fate, who starts. */
export function RaidEnd({ view, haul, shown, onNext }: RaidEndProps) {
  const { say, names, viewer } = useScene();
  const next = useRef<HTMLButtonElement>(null);
  // The pieces under the keyboard's focus are gone; whoever types somewhere else is left alone.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) next.current?.focus({ preventScroll: true });
  }, []);
  const last = haul.last === viewer ? say.raidEnd.lastYou : say.raidEnd.last(names[haul.last]!);
  return (
    <section class="close" aria-labelledby="raid-end">
      <div class="swipe" aria-hidden="true" />
      <header>
        <h2 id="raid-end">{say.raidEnd.title(haul.raid + 1)}</h2>
        <p>
          {last} {viewer === 'audience' ? say.raidEnd.safeAll : say.raidEnd.safeNow}
        </p>
      </header>
      <ol class="hauls">
        {seatsOf(view.seats).map((seat) => (
          <SeatHaul key={seat} view={view} haul={haul} seat={seat} {...(shown && { shown })} />
        ))}
      </ol>
      <footer>
        <p class="rulebit">
          <Picture tokens={view.options.tokens} raid={haul.raid} token="boss" />
          <span>
            {say.raidEnd.boss} <Rule id="R14" />
          </span>
        </p>
        {onNext && (
          <button type="button" class="button main next" ref={next} onClick={onNext}>
            {say.raidEnd.next[RAIDS[haul.raid + 1]!]}
          </button>
        )}
      </footer>
    </section>
  );
}

interface SeatHaulProps extends Pick<RaidEndProps, 'view' | 'haul' | 'shown'> {
  readonly seat: Seat;
}

function SeatHaul({ view, haul, seat, shown }: SeatHaulProps) {
  const { say, game, names, sitters, viewer } = useScene();
  const box = BOXES[view.options.tokens];
  const tokens = haul.secured[seat]!;
  const isSafe = shown?.some((event) => event.type === 'secured' && event.seat === seat) ?? true;
  const isJudged = shown?.some(({ type }) => type === 'bossKept' || type === 'bossReturned') ?? true;
  const isLost = haul.boss.seat === seat && haul.boss.with === undefined;
  const pieces = tokens.map((token) => pieceOf(view, haul.raid, token));
  const points = tokens.reduce((sum, name) => sum + box.points[tokenNamed(box, haul.raid, name)]!, 0);
  const alibis = pieces.reduce((sum, piece) => sum + piece.alibis, 0);
  return (
    <li
      class={`haul${seat === viewer ? ' me' : ''}${isSafe || tokens.length === 0 ? '' : ' open'}`}
      data-piece={`haul:${seat}`}
    >
      <header>
        <Figure figure={sitters[seat]!.figure} bot={sitters[seat]!.kind === 'bot'} />
        <h3>{names[seat]}</h3>
      </header>
      <div class={`loot ${crowdOf(tokens.length)}`}>
        {tokens.map((token, i) => (
          <Picture
            key={token}
            tokens={view.options.tokens}
            raid={haul.raid}
            token={token}
            label={game.pieces(pieces[i]!, 1)}
          />
        ))}
        {isLost && shown !== undefined && !shown.some(({ type }) => type === 'raidBegan') && (
          <span class={isJudged ? 'lost gone' : 'lost'}>
            <Picture tokens={view.options.tokens} raid={haul.raid} token="boss" />
          </span>
        )}
        {tokens.length === 0 && <span class="nothing">{say.raidEnd.nothing}</span>}
      </div>
      <p class="sum">
        <b>+{points}</b> <span>{say.raidEnd.intoSafe}</span>
      </p>
      <p class="cover">
        {Array.from({ length: alibis }, (_, i) => (
          <i key={i} />
        ))}{' '}
        <span>{game.alibis(alibis)}</span>
      </p>
      <Fate haul={haul} seat={seat} isJudged={isJudged} isStarting={shown?.some(isStart) ?? true} />
      {shown && <Count shown={shown} seat={seat} />}
    </li>
  );
}

const isStart = ({ type }: Event): boolean => type === 'raidBegan';

/** The final count, as far as it has been shown: alibis, bars in front of whoever is arrested, a fine, points. */
function Count({ shown, seat }: { readonly shown: readonly Event[]; readonly seat: Seat }) {
  const { game } = useScene();
  const find = <T extends Event['type']>(type: T): Extract<Event, { readonly type: T }> | undefined =>
    shown.find((event): event is Extract<Event, { readonly type: T }> => event.type === type);
  const [alibis, fined, points] = [find('alibisCounted'), find('fined'), find('pointsCounted')];
  const isArrested = find('arrested')?.seats.includes(seat) ?? false;
  if (alibis === undefined) return null;
  return (
    <p class={isArrested ? 'counted behind-bars' : 'counted'}>
      <span>
        {isArrested && <Cuffs />}
        {game.alibis(alibis.alibis[seat]!)}
      </span>{' '}
      {fined?.seat === seat && <span>−{game.points(fined.points)}</span>}{' '}
      {points !== undefined && !isArrested && <b>{game.points(points.points[seat]!)}</b>}
    </p>
  );
}

interface FateProps {
  readonly haul: Haul;
  readonly seat: Seat;
  /** Shown by now. */
  readonly isJudged: boolean;
  readonly isStarting: boolean;
}

/** What else is to be said of somebody: the Boss, and who starts. */
function Fate({ haul, seat, isJudged, isStarting }: FateProps) {
  const { say: all } = useScene();
  const say = all.raidEnd;
  const { boss, starts, raid } = haul;
  const isJudgedHere = isJudged && boss.seat === seat;
  const isStarter = isStarting && starts?.seat === seat;
  if (!isJudgedHere && !isStarter) return null;
  return (
    <div class="fate">
      {isJudgedHere && (
        <p class={boss.with === undefined ? 'returned' : 'kept'}>
          <span class="stamp">{boss.with === undefined ? say.bossBack : say.bossKept}</span>
          {boss.with !== undefined && <span class="why">{say.keptWith(kindOf(boss.with))}</span>}
        </p>
      )}
      {isStarter && (
        <p class="starts">
          {starts.because === 'dog' && <Dog />}
          <span>
            {starts.because === 'dog' && say.hasDog} <b>{say.starts(raid + 2)}</b>
          </span>
        </p>
      )}
    </div>
  );
}
