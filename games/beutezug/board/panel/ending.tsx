import type { Film } from '../film/beats.ts';
import type { Scene } from '../scene.ts';
import { Piece } from '../table/pieces.tsx';
import { Frame } from './frame.tsx';

interface EndingProps {
  readonly scene: Scene;
  readonly film: Film;
}

/** A round is over: what each has by now, and the new order; after the last one they are counted one by one. */
export function Ending({ scene, film }: EndingProps) {
  const { view, talk } = scene;
  const { counted, winner } = film;
  return (
    <Frame scene={scene} flag={null} kind="ending" title={titleOf(film, scene)} rule={ruleOf(film)}>
      <ol class="tally">
        {view.order.map((seat) => (
          <li
            key={seat}
            class={`${counted?.includes(seat) === false ? 'uncounted' : ''} ${winner === seat ? 'winner' : ''}`}
            data-piece={`tally-${seat}`}
          >
            <Piece seat={seat} talk={talk} />
            <span>{talk.names[seat]}</span>
            <b class="sum">{view.points[seat]}</b>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

function titleOf({ round, reorders, counted, winner }: Film, { talk: { say, names } }: Scene): string {
  if (winner !== undefined) return say.wins(names[winner]!);
  if (counted !== undefined) return say.finalCount;
  return reorders ? say.newOrder : say.roundOver(round);
}

const ruleOf = ({ reorders, counted }: Film): string => (counted !== undefined ? 'S5' : reorders ? 'R20' : 'S4');
