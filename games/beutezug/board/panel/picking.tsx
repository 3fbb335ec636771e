import type { Seat } from '#table/game.ts';
import { SPACE_NUMBER } from '../../components.ts';
import type { PickOdds, Target } from '../../odds.ts';
import { text } from '../../text/index.ts';
import { cardOf } from '../../text/pieces.ts';
import type { Scene } from '../scene.ts';
import { Piece } from '../table/pieces.tsx';
import { cardName, spaceName, type Talk, wholePercent } from '../talk.ts';
import { AdviceToggle, Choice } from './choice.tsx';
import { Frame, type PanelProps } from './frame.tsx';
import { Lane } from './lane.tsx';
import { Stake } from './stake.tsx';

/** The viewer's pick: the chosen window, the chance there, and where it leads if somebody is quicker. */
export function Picking({ scene, flag }: PanelProps) {
  const { view, talk, chosen, pick, odds } = scene;
  const { say, names, viewer } = talk;
  const place = view.order.indexOf(viewer as Seat);
  const current = view.order[view.turn]!;
  const hint = scene.mine ? say.pickHint(place + 1, view.seats) : say.picks(names[current]!);
  if (chosen === undefined)
    return (
      <Frame scene={scene} flag={flag} kind="pick" title={say.pickAny} hint={hint} rule="S2" stake={say.chooseNote}>
        {scene.marking === undefined ? null : (
          <div class="choices">
            <AdviceToggle scene={scene} />
          </div>
        )}
      </Frame>
    );
  const card = cardOf(view, view.display[SPACE_NUMBER[chosen]]!);
  const prize = odds?.prizes.some((each) => each.card === card.id);
  const label = text[talk.language].move({ type: 'pick', space: chosen }, view, names);
  return (
    <Frame
      scene={scene}
      flag={flag}
      kind="pick"
      title={prize ? say.completesSet : say.goFor(cardName(card, talk))}
      hint={hint}
      rule="R11"
      stake={<Stake scene={scene} card={card} />}
    >
      {pick === undefined ? null : <Lanes scene={scene} pick={pick} />}
      <div class="choices">
        <Choice
          scene={scene}
          move={{ type: 'pick', space: chosen }}
          kind="main"
          title={say.pickThis}
          note={spaceName(chosen, talk)}
          label={label}
          chance={pick?.win}
        />
        <AdviceToggle scene={scene} />
      </div>
    </Frame>
  );
}

function Lanes({ scene, pick }: { readonly scene: Scene; readonly pick: PickOdds }) {
  const { view, talk } = scene;
  const { say, names, game } = talk;
  const rivals = pick.rivals.map(({ seat }) => names[seat]!);
  const card = cardOf(view, pick.card);
  const here = view.order.filter((seat) => view.tokens[seat] === pick.space);
  return (
    <ol class="lanes" aria-label={say.lanes}>
      <Lane
        scene={scene}
        risk={false}
        title={say.rollHere}
        when={rivals.length === 0 ? say.nobodyAfter : say.ifElsewhere(rivals)}
        target={{ ...pick, deck: card.deck }}
      />
      {rivals.length === 0 ? null : (
        <Lane
          scene={scene}
          risk
          title={rivals.length === 1 ? say.comesToo(rivals[0]!) : say.somebodyComes}
          when={
            rivals.length === 1 ? (
              say.rollsFirst(game.odds.percent(pick.rivals[0]!.win))
            ) : (
              <Rivals rivals={pick.rivals} talk={talk} />
            )
          }
          target={pick.displaced}
        >
          <p class="then">{thenText(pick.displaced, scene)}</p>
        </Lane>
      )}
      {here.length === 0 ? null : (
        <li class="also">
          {here.map((seat) => (
            <Piece key={seat} seat={seat} talk={talk} />
          ))}
          <span>{othersText(here, pick.displaced, scene)}</span>
        </li>
      )}
    </ol>
  );
}

/** Each of several who may come, with the chance to be quicker. */
const Rivals = ({ rivals, talk }: { readonly rivals: PickOdds['rivals']; readonly talk: Talk }) => (
  <span class="rivals">
    <span>{talk.say.rollFirst}</span>
    {rivals.map(({ seat, win }) => (
      <span key={seat} class="rival">
        <Piece seat={seat} talk={talk} />
        {wholePercent(win, talk.language)}
      </span>
    ))}
  </span>
);

function thenText({ space, card, deck }: Target, { view, talk }: Scene): string {
  const { say } = talk;
  if (space === 'none') return say.thenNothing;
  return card === '?' ? say.thenNew(deck) : say.thenDrop(cardName(cardOf(view, card), talk));
}

/** Those on the same card who roll later: where they go if the viewer wins it. */
export function othersText(seats: readonly Seat[], { space, card }: Target, { view, talk }: Scene): string {
  const { say, names } = talk;
  const people = seats.map((seat) => names[seat]!);
  return space === 'none' || card === '?'
    ? say.theyGetNew(people)
    : say.theyDrop(people, cardName(cardOf(view, card), talk));
}
