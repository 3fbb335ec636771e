import type { Sitter } from '#board/contract.ts';
import { isDeserted, Presence, stateOf } from '#look/presence.tsx';
import { ruleName } from '#look/rule-chip.tsx';
import type { Seat } from '#table/game.ts';
import { cardOf } from '../../text/pieces.ts';
import { SET, Suit } from '../art/suits.tsx';
import type { Scene } from '../scene.ts';
import { BonusTag, Mini, Piece, Spoken } from '../table/pieces.tsx';
import { standingOf, standingText } from './standing.ts';

/** Everybody in turn order: what the place brings, the loot, the set, the points. */
export const Thieves = ({ scene, sitters }: { readonly scene: Scene; readonly sitters: readonly Sitter[] }) => (
  <section class="thieves" aria-label={scene.talk.say.thieves}>
    <ol>
      {scene.view.order.map((seat, place) => (
        <Thief key={seat} scene={scene} seat={seat} place={place} sitter={sitters[seat]!} />
      ))}
    </ol>
  </section>
);

interface ThiefProps {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly place: number;
  readonly sitter: Sitter;
}

function Thief({ scene, seat, place, sitter }: ThiefProps) {
  const { view, told, talk, explain, film } = scene;
  const { say, names } = talk;
  const helps = view.placeBonuses[place]!.filter((bonus) => bonus !== 'none');
  const now = film === undefined && told.phase !== 'over' && seat === told.order[told.turn];
  const isUncounted = film?.counted?.includes(seat) === false;
  const state = stateOf(sitter, now);
  const isOrdinary = state === 'here' || state === 'thinking' || state === 'bot';
  return (
    <li
      class={`thief ${now ? 'now' : ''} ${state}${isUncounted ? ' uncounted' : ''}${film?.winner === seat ? ' winner' : ''}`}
      aria-current={now ? 'true' : undefined}
    >
      <button type="button" class="place" data-piece={`place-${place + 1}`} onClick={() => explain('S4')}>
        <Spoken
          name={[
            say.place(place + 1),
            ...helps.map((bonus) => talk.game.bonus[bonus]),
            ruleName[talk.language]('S4'),
          ].join('. ')}
        >
          <b>{place + 1}</b>
          {helps.map((bonus, i) => (
            <BonusTag key={i} bonus={bonus} talk={talk} />
          ))}
        </Spoken>
      </button>
      <span class={isDeserted(sitter) ? 'face deserted' : 'face'} data-piece={`thief-${seat}`} aria-hidden="true">
        <Piece seat={seat} talk={talk} />
      </span>
      <div class="who" data-sitter={seat}>
        <h3>
          {names[seat]}
          {talk.viewer === seat ? <span class="only-read"> ({say.you})</span> : null}
        </h3>
        <p class={isOrdinary ? 'standing' : 'standing exceptional narrow-presence'}>
          <Presence sitter={sitter} isAwaited={now} language={talk.language} />
          <span class="progress">{standingText(told, seat, talk)}</span>
        </p>
      </div>
      <Loot scene={scene} seat={seat} />
      <SetOfFour scene={scene} seat={seat} />
      <b class="sum">
        {view.points[seat]}
        <span class="only-read"> {say.pointsColumn}</span>
      </b>
    </li>
  );
}

/** Cards in the order in which they came; a ring round the one of this round. */
function Loot({ scene: { view, talk }, seat }: Pick<ThiefProps, 'scene' | 'seat'>) {
  const cards = view.loot[seat]!;
  const token = view.lootTokens[seat]!;
  const done = view.phase !== 'pick' && standingOf(view, seat) === 'done';
  return (
    <ul class="loot" aria-label={talk.say.loot} data-cards={cards.length}>
      {cards.map((id, i) => (
        <li key={id} data-piece={id} data-zone={`loot-${seat}`} data-from="deck-0">
          <Mini card={cardOf(view, id)} talk={talk} fresh={done && i === cards.length - 1} />
        </li>
      ))}
      {token === 'none' ? null : (
        <li key="token" class="coin" data-piece={`coin-${token}`} data-zone={`loot-${seat}`}>
          <span class="only-read">{talk.say.lootToken(token)}</span>
          <b aria-hidden="true">{token}</b>
        </li>
      )}
    </ul>
  );
}

/** Which of the four colours somebody's cards show. */
function SetOfFour({ scene: { view, talk }, seat }: Pick<ThiefProps, 'scene' | 'seat'>) {
  const bonuses = view.loot[seat]!.map((id) => cardOf(view, id).bonus);
  const has = SET.filter((colour) => bonuses.includes(`+1 ${colour}`));
  return (
    <p
      class="set"
      data-piece={`set-${seat}`}
      role="img"
      aria-label={talk.say.setOf(has.map((colour) => talk.game.colour[colour]))}
    >
      {SET.map((colour) => (
        <Suit key={colour} colour={colour} has={has.includes(colour)} />
      ))}
    </p>
  );
}
