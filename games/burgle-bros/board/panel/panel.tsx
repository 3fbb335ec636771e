import type { ComponentChildren, VNode } from 'preact';
import { RuleChip } from '#look/rule-chip.tsx';
import type { Square } from '../../components/squares.ts';
import { questionText } from '../../text/twin.ts';
import { Icon } from '../icon.tsx';
import { moveIcon, moveTitle } from '../moves.ts';
import { type Group, isAimed, type Offer, targetOf } from '../offers.ts';
import { hintedOf, type Scene, type Subject, sentence } from '../scene.ts';
import { isEntering } from '../table/entry.tsx';
import { About } from './about.tsx';
import { Arranging } from './arranging.tsx';
import { ASKS } from './asks.ts';
import { Close } from './close.tsx';
import type { Drawn } from './drawn.ts';
import { Ending } from './ending.tsx';
import { Entering } from './entering.tsx';
import { InForce } from './inforce.tsx';
import { Keeping } from './keeping.tsx';
import { Slip } from './slip.tsx';
import { CloseUp } from './subject.tsx';
import { Turning } from './turning.tsx';
import { Ways, type WaysProps } from './ways.tsx';

export interface PanelProps {
  readonly scene: Scene;
  readonly subject: Subject | undefined;
  readonly aimed: Group | undefined;
  /** The event card that was drawn last. */
  readonly drawn: Drawn | undefined;
  pick(offer: Offer): void;
  attempt(notation: string): void;
  aim(group: string | undefined): void;
  look(subject: Subject | undefined): void;
  /** What happened last, where the log is out of sight. */
  readonly latest: ComponentChildren;
  /** What happened since the viewer did something, for whoever waits. */
  readonly since: ComponentChildren;
  /** The open hint: instead of what can be looked up meanwhile, below what has to be answered. */
  readonly hint: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The one calm place: who is asked what, what a piece is about, and every move that has no piece of its own. */
export function Panel(props: PanelProps) {
  const { scene } = props;
  const { view, me } = scene;
  const question = view.question === 'none' ? undefined : view.question;
  // What is for the whole crew to settle comes with answers also when a bot is asked.
  const isOpen = scene.offers.rooms.size + scene.offers.groups.length > 0;
  const mine = question !== undefined && (question.seat === me || isOpen);
  const isHeld = props.drawn?.is === 'held';
  // A way in is chosen on the plan, which a sheet would hide.
  const isRisen = isEntering(scene)
    ? props.hint !== undefined
    : mine || props.aimed !== undefined || props.subject !== undefined || props.hint !== undefined || isHeld;
  const content = mine ? (
    <Question {...props} />
  ) : props.hint !== undefined ? (
    props.hint
  ) : props.aimed !== undefined ? (
    <Aim {...props} aimed={props.aimed} />
  ) : props.subject !== undefined ? (
    <CloseUp {...props} subject={props.subject} />
  ) : question !== undefined ? (
    <Waiting {...props} />
  ) : scene.offers.groups.length > 0 || scene.offers.end !== undefined ? (
    <Deeds {...props} />
  ) : (
    <Waiting {...props} />
  );
  return (
    <section
      class={`decision ${question === undefined ? '' : 'asks'} ${isRisen ? 'risen' : ''}`}
      aria-labelledby="panel-heading since-title"
    >
      {props.drawn !== undefined && <Slip scene={scene} drawn={props.drawn} />}
      {content}
      {mine && props.hint}
      {(mine || props.hint === undefined) && <InForce scene={scene} />}
      {(mine || props.hint === undefined) && props.children}
    </section>
  );
}

/** A question to the viewer: ways of equal size, each with what follows. */
function Question({ scene, subject, pick }: PanelProps) {
  const { view, say, names, words } = scene;
  if (view.question === 'none') return null;
  const { icon, rule } = ASKS[view.question.ask];
  const answers = scene.offers.groups.flatMap(({ offers }) => offers);
  return (
    <>
      <Heading icon={icon} title={say.ask[view.question.ask]}>
        {view.question.ask === 'side' && <small>{words.character[view.crew[view.question.seat]!.character]}</small>}
        <RuleChip rule={rule} language={scene.language} open={scene.explain} />
      </Heading>
      <p class="asked">
        {view.question.seat === scene.me
          ? questionText(view, words, names)
          : say.isUpToPeople(names[view.question.seat]!)}{' '}
        {scene.offers.rooms.size > 0 && say.litRooms}
      </p>
      <About scene={scene} />
      {isEntering(scene) && <Entering scene={scene} at={roomIn(subject)} />}
      <Answers scene={scene} offers={answers} pick={pick} />
    </>
  );
}

const roomIn = (subject: Subject | undefined): Square | undefined =>
  typeof subject === 'object' && 'room' in subject ? subject.room : undefined;

/** Most answers are ways of equal size; tools, dice and cards to arrange are shown as what they are. */
function Answers(props: WaysProps) {
  switch (props.offers[0]?.move.type) {
    case 'keep':
      return <Keeping {...props} />;
    case 'arrange':
      return <Arranging {...props} />;
    case 'set-die':
    case 'as-rolled':
      return <Turning {...props} />;
    default:
      return <Ways {...props} />;
  }
}

/** Somebody else is thinking, or nothing can be done. */
function Waiting({ scene: { view, language, say, names, words, me, explain }, latest, since }: PanelProps) {
  const asked = view.question === 'none' ? undefined : view.question;
  if (since !== undefined)
    return (
      <>
        {asked !== undefined && (
          <p class="asked waiting">
            <Icon name={ASKS[asked.ask].icon} />
            <span>{questionText(view, words, names)}</span>
            <RuleChip rule={ASKS[asked.ask].rule} language={language} open={explain} />
          </p>
        )}
        {since}
      </>
    );
  const title = view.turn === me ? say.yourTurn : say.turnOf(names[view.turn]!);
  return (
    <>
      <Heading icon={asked === undefined ? 'i-people' : ASKS[asked.ask].icon} title={title}>
        {asked !== undefined && <RuleChip rule={ASKS[asked.ask].rule} language={language} open={explain} />}
      </Heading>
      <div class="just-now">{latest}</div>
      <p class="asked">{asked === undefined ? say.tapAnything : questionText(view, words, names)}</p>
    </>
  );
}

/** Everything that can be done besides going, looking and rolling. */
function Deeds({ scene, pick, aim }: PanelProps) {
  const { say, offers } = scene;
  const deeds = offers.groups.filter(({ offers: [offer] }) => offer!.move.type !== 'give-up');
  return (
    <>
      <Ending scene={scene} />
      <Heading icon="i-tool" title={say.deeds.title}>
        {offers.rooms.size > 0 && <small>{deeds.length === 0 ? say.deeds.none : say.deeds.hint}</small>}
      </Heading>
      {deeds.length === 0 && <p class="asked">{offers.rooms.size > 0 ? say.tapOthers : say.tapAnything}</p>}
      <ul class="deeds">
        {deeds.map((group) => (
          <li key={group.key}>
            <Deed scene={scene} group={group} press={(offer) => (isAimed(group) ? aim(group.key) : pick(offer))} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface DeedProps {
  readonly scene: Scene;
  readonly group: Group;
  press(offer: Offer): void;
}

function Deed({ scene, group, press }: DeedProps) {
  const { say } = scene;
  const [first] = group.offers;
  const title = moveTitle(scene, first!);
  const aimed = isAimed(group);
  return (
    <button
      type="button"
      class="deed"
      data-piece={`do ${first!.name}`}
      data-hinted={hintedOf(scene, ...group.offers)}
      onClick={() => press(first!)}
    >
      <Icon name={moveIcon(first!.move)} />
      <span>
        <strong>{title}</strong>
        <small>{aimed ? say.deeds.rooms(group.offers.length) : sentence(scene, first!)}</small>
      </span>
    </button>
  );
}

/** Giving up is there when it is wanted, and in nobody's way. */
export function GiveUp({ scene, pick }: Pick<PanelProps, 'scene' | 'pick'>) {
  const offer = scene.offers.groups.flatMap(({ offers }) => offers).find(({ move }) => move.type === 'give-up');
  if (offer === undefined) return null;
  return (
    <button type="button" class="give-up" onClick={() => pick(offer)}>
      {moveTitle(scene, offer)}
      <span class="only-read">{sentence(scene, offer)}</span>
    </button>
  );
}

/** A move of the list waits for its room; what has no room is offered here. */
function Aim({ scene, aimed, pick, aim }: PanelProps & { readonly aimed: Group }) {
  const { say } = scene;
  const [first] = aimed.offers;
  const elsewhere = aimed.offers.filter(({ move }) => targetOf(move) === undefined);
  return (
    <>
      <Heading icon={moveIcon(first!.move)} title={moveTitle(scene, first!)}>
        <Close label={say.cancel} close={() => aim(undefined)} />
      </Heading>
      <p class="asked">{say.litRooms}</p>
      <Ways scene={scene} offers={elsewhere} pick={pick} />
    </>
  );
}

interface HeadingProps {
  /** A sign, or the picture of a card. */
  readonly icon: string | VNode;
  readonly title: string;
  readonly children?: ComponentChildren;
}

export const Heading = ({ icon, title, children }: HeadingProps) => (
  <header>
    {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    <h2 id="panel-heading">{title}</h2>
    {children}
  </header>
);

/** How many cards are left; pressed, what was discarded. */
export const Decks = ({ scene: { view, say }, look }: Pick<PanelProps, 'scene' | 'look'>) => (
  <button type="button" class="decks" data-piece="decks" onClick={() => look('decks')}>
    <Icon name="i-tool" />
    {view.tools.deck}
    <Icon name="loot-gemstone" />
    {view.loot.deck}
    <Icon name="i-risk" />
    {view.events.deck.cards.length}
    <span class="only-read">{say.decks}</span>
  </button>
);
