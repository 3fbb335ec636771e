import { RAIDS, type TokenSet } from '../../components.ts';
import { kindOf } from '../../text/pieces.ts';
import { Dog } from '../art/pictures.tsx';
import { useScene } from '../scene.ts';
import { Picture } from '../table/token.tsx';
import type { Moments } from './story.ts';

/** Three things worth telling. */
export function Highlights({ moments, tokens }: { readonly moments: Moments; readonly tokens: TokenSet }) {
  const { say: all } = useScene();
  const say = all.over;
  const { restless, dogMoves, bossesKept } = moments;
  const raid = RAIDS[restless.raid]!;
  return (
    <ul class="moments" aria-label={say.moments}>
      <li>
        <Picture tokens={tokens} raid={restless.raid} token={restless.token} />
        <span>
          <strong>{say.taken(restless.times)}</strong> {say.takenWhat[raid](kindOf(restless.token))}
        </span>
      </li>
      <li>
        <Dog />
        <span>
          <strong>{say.dogMoved(dogMoves)}</strong> {say.dogMovedWhat}
        </span>
      </li>
      <li>
        <Picture tokens={tokens} raid={RAIDS.length - 1} token="boss" />
        <span>
          <strong>{say.kept(bossesKept, RAIDS.length)}</strong> {say.keptWhat}
        </span>
      </li>
    </ul>
  );
}
