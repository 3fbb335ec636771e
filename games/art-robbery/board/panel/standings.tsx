import { type Seat, seatsOf } from '#table/game.ts';
import { RAID_COUNT } from '../../components.ts';
import { alibiRanges, alibisToCome, caughtForSure, type Range } from '../../text/standing.ts';
import type { View } from '../../view.ts';
import { changeFor } from '../ahead.ts';
import { Cuffs } from '../art/pictures.tsx';
import type { Choosing } from '../choosing.ts';
import { Rule } from '../rule.tsx';
import { called, useScene } from '../scene.ts';
import { Marks } from '../table/marks.tsx';

/** What the game is about, always in sight: alibis from the fewest to the most, and who would be arrested now. */
export function Standings({ view, choosing }: { readonly view: View; readonly choosing: Choosing }) {
  const { say: all } = useScene();
  const say = all.standings;
  const ranges = alibiRanges(view);
  const caught = caughtForSure(ranges);
  const level = caught.length === view.seats;
  const ranked = seatsOf(view.seats).toSorted(
    (a, b) => ranges[a]!.least - ranges[b]!.least || ranges[a]!.most - ranges[b]!.most,
  );
  return (
    <section class="standings" aria-labelledby="standings">
      <header>
        <h2 id="standings">{view.seats === 2 ? say.titleOfTwo : say.title}</h2>
        <Rule id={view.seats === 2 ? 'R20' : 'R19'} />
      </header>
      <b class="short-title" aria-hidden="true">
        <i class="sure" />
        {say.alibis}
      </b>
      <ol>
        {ranked.map((seat) => (
          <Row
            key={seat}
            view={view}
            seat={seat}
            range={ranges[seat]!}
            caught={!level && caught.includes(seat)}
            choosing={choosing}
          />
        ))}
      </ol>
      <p class="key">
        {level && <span class="level">{say.level}</span>}
        <span>
          <i class="sure" />
          {say.safe}
        </span>
        <span>
          <i class="open" />
          {say.table}
        </span>
        {ranges.some(({ least, most }) => least < most) && (
          <span>
            <i class="perhaps" />
            {say.perhaps}
          </span>
        )}
        {view.raid < RAID_COUNT && <span>{say.toCome(alibisToCome(view))}</span>}
      </p>
    </section>
  );
}

interface RowProps {
  readonly view: View;
  readonly seat: Seat;
  readonly range: Range;
  readonly caught: boolean;
  readonly choosing: Choosing;
}

function Row({ view, seat, range, caught, choosing }: RowProps) {
  const scene = useScene();
  const say = scene.say.standings;
  const { least, most } = range;
  const styles = [caught ? 'arrested' : '', seat === view.viewer ? 'me' : ''].join(' ');
  return (
    <li class={styles} data-piece={`alibis:${seat}`}>
      <span class="name">
        {caught && <Cuffs />}
        {called(scene, seat)}
      </span>
      {caught ? (
        <span class="verdict">{view.seats === 2 ? say.fined : say.arrested}</span>
      ) : (
        <Marks view={view} seat={seat} range={range} change={changeFor(choosing.plan, seat).alibis} />
      )}
      <span class="count" aria-hidden="true">
        {least === most ? least : `${least}–${most}`}
      </span>
      <span class="only-read">{say.count(least, most)}</span>
    </li>
  );
}
