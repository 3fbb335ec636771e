import './rematch.css';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Dots } from '#look/band.tsx';
import { Figure } from '#look/figure.tsx';
import { Flag, type FlagKind } from '#look/flag.tsx';
import { Icon } from '#look/icon.tsx';
import { isRefused, type Refused } from '#table/refusal.ts';
import { joined } from '#table/text.ts';
import type { Phase, TableInfo } from '#wire/messages.ts';
import { hatched } from '../hatched.ts';
import { posterOf } from '../posters.ts';
import { explain } from '../refusals.ts';
import { go, tablePath } from '../route.ts';
import { dealOf } from '../seating/deal.ts';
import { type Desk, useDesk } from '../seating/desk.ts';
import { isSettled } from '../seating/screen.ts';
import { settings } from '../settings.ts';
import type { Venue } from '../venue.ts';
import type { TableModel } from './model.ts';
import { type Comer, those, turnout } from './turnout.ts';
import { words } from './words/index.ts';

interface Props {
  readonly model: TableModel;
  readonly info: TableInfo;
}

/** What playing again is called: a crew does not play against each other. */
const callsOf = ({ game }: TableInfo) => words.value.rematch[posterOf(game)?.crew ? 'job' : 'one'];

/** The same people once more: asked for, answered, and gone to as soon as it is dealt. */
export function Rematch({ model, info }: Props) {
  const busy = useSignal(false);
  return info.rematch === undefined ? (
    <Ask model={model} info={info} busy={busy} />
  ) : (
    <Asked key={info.rematch} model={model} info={info} next={info.rematch} busy={busy} />
  );
}

function Ask({ model, info, busy }: Props & { readonly busy: Signal<boolean> }) {
  const ask = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    const next = await model.venue.ask('rematch', { table: model.table });
    const come = isRefused(next) ? next : await comeTo(model, info, next);
    busy.value = false;
    if (isRefused(come)) explain(come);
    else if (come.phase !== 'seating') follow(come.table);
  };
  return (
    <button type="button" class="button main game" aria-busy={busy.value} onClick={ask} {...hatched(model.venue)}>
      {busy.value ? <Dots /> : <Icon sign="again" />}
      {callsOf(info).ask}
    </button>
  );
}

/** Sits down in every seat that one had before: nobody has to say a name again. */
async function comeTo({ venue }: TableModel, before: TableInfo, rematch: TableInfo): Promise<TableInfo | Refused> {
  let latest: TableInfo | Refused = rematch;
  for (const [seat, had] of before.seats.entries()) {
    const place = rematch.seats[seat];
    if (had.kind !== 'person' || !had.you || (place?.kind === 'person' && (!place.you || !place.awaited))) continue;
    latest = await venue.seals.sit(rematch, { seat, name: had.name, figure: had.figure });
    if (isRefused(latest)) return latest;
  }
  return latest;
}

/** Several signs may say that it is dealt; there is one way there. */
function follow(table: string): void {
  if (window.location.pathname !== tablePath(table)) go(tablePath(table));
}

/** Somebody has asked: who comes, and what the reader can do about it. */
function Asked({ model, info, next, busy }: Props & { readonly next: string; readonly busy: Signal<boolean> }) {
  const desk = useDesk(next);
  const then = desk.info;
  useFollowing(then);
  // It was called off, or nobody came: whoever wants to asks again.
  if (desk.refusal !== undefined) return <Ask model={model} info={info} busy={busy} />;
  const calls = callsOf(info);
  if (then === undefined)
    return (
      <button type="button" class="button main game" aria-busy="true">
        <Dots />
        {calls.ask}
      </button>
    );
  if (then.phase !== 'seating')
    return (
      <a class="button main game" href={tablePath(next)}>
        <Icon sign="again" />
        {calls.to}
      </a>
    );
  if (!isMeant(info, then)) return null;
  const comers = turnout(info, then);
  return isSettled(then) ? (
    <Waiting desk={desk} then={then} comers={comers} title={calls.are(those(comers, 'in').length, comers.length)} />
  ) : (
    <Invited
      comers={comers}
      title={calls.wants(then.owner)}
      join={() => desk.change(comeTo(model, info, then))}
      refuse={isKept(then) ? () => standUp(desk, then) : undefined}
      venue={model.venue}
    />
  );
}

/** Whether the reader has a seat there or may have one: a bot plays for whoever is left out. */
const isMeant = (before: TableInfo, { seats }: TableInfo): boolean =>
  before.seats.some((had, seat) => had.kind === 'person' && had.you && seats[seat]?.kind !== 'bot');

const isKept = ({ seats }: TableInfo): boolean => seats.some((place) => place.kind === 'person' && place.you);

/** Gives up all of the reader's seats. */
async function standUp({ venue, change }: Desk, { table, seats }: TableInfo): Promise<void> {
  for (const [seat, place] of seats.entries())
    if (place.kind === 'person' && place.you) await change(venue.ask('free', { table, seat }));
}

/** Goes there when it is dealt, but not from a page that is opened afterwards: whoever opens it wants to see the result. */
function useFollowing(then: TableInfo | undefined): void {
  const before = useRef<Phase | undefined>(undefined);
  useEffect(() => {
    if (then === undefined) return;
    if (before.current === 'seating' && then.phase === 'playing' && isSettled(then)) follow(then.table);
    before.current = then.phase;
  }, [then]);
}

interface InvitedProps {
  readonly comers: readonly Comer[];
  readonly title: string;
  join(): Promise<unknown>;
  /** Missing for whoever has said so. */
  readonly refuse: (() => Promise<void>) | undefined;
  readonly venue: Venue;
}

function Invited({ comers, title, join, refuse, venue }: InvitedProps) {
  const say = words.value.rematch;
  const busy = useSignal(false);
  const once = (act: () => Promise<unknown>) => async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    await act();
    busy.value = false;
  };
  const bots = comers.filter(({ isBot }) => isBot).length;
  return (
    <Party kind="mine" title={title} comers={comers} words={refuse ? say.terms(bots) : say.refused}>
      <button type="button" class="button main game" aria-busy={busy.value} onClick={once(join)} {...hatched(venue)}>
        {busy.value ? <Dots /> : say.join}
      </button>
      {refuse && (
        <button type="button" class="button" onClick={once(refuse)} {...hatched(venue)}>
          {say.notNow}
        </button>
      )}
    </Party>
  );
}

interface WaitingProps {
  readonly desk: Desk;
  readonly then: TableInfo;
  readonly comers: readonly Comer[];
  readonly title: string;
}

function Waiting({ desk, then, comers, title }: WaitingProps) {
  const say = words.value.rematch;
  const { venue, change } = desk;
  const { table } = then;
  const [no, open] = [those(comers, 'no'), those(comers, 'open')];
  const deal = (): Promise<boolean> => change(venue.seals.start(table));
  const waitForOthers = async (): Promise<void> => {
    for (const { seat } of no) await change(venue.ask('bot', { table, seat, strength: 'normal' }));
  };
  // As long as everybody may still come, nothing is the right thing to do but to wait.
  const isTime = no.length > 0 || open.every(({ isPresent }) => !isPresent);
  return (
    <Party kind="other" title={title} comers={comers} words={situation(then, no, open)}>
      {then.yours ? (
        <>
          <button type="button" class={isTime ? 'button main game' : 'button'} onClick={deal} {...hatched(venue)}>
            {say.deal(no.length + open.length)}
          </button>
          {no.length > 0 && open.length > 0 ? (
            <button type="button" class="button" onClick={waitForOthers} {...hatched(venue)}>
              {say.wait(listed(open))}
            </button>
          ) : (
            <button type="button" class="button" onClick={() => void venue.ask('close', { table })} {...hatched(venue)}>
              {say.callOff}
            </button>
          )}
        </>
      ) : (
        <button type="button" class="button" onClick={() => standUp(desk, then)} {...hatched(venue)}>
          {say.notNow}
        </button>
      )}
    </Party>
  );
}

const listed = (comers: readonly Comer[]): string => joined[settings.language.value](comers.map(({ name }) => name));

/** What it waits for, in a sentence or two. */
function situation(then: TableInfo, no: readonly Comer[], open: readonly Comer[]): string {
  const say = words.value.rematch;
  if (no.length > 0)
    return [
      say.cannot(listed(no)),
      ...(open.length > 0 && !then.yours ? [say.waitsFor(listed(open))] : []),
      then.yours ? say.bots(no.length) : say.decides(then.owner),
    ].join(' ');
  const gone = open.filter(({ isPresent }) => !isPresent);
  if (open.length === 0) return dealOf(then) ?? say.terms(0);
  return [say.waitsFor(listed(open)), ...(gone.length > 0 ? [say.notHere(gone.map(({ name }) => name))] : [])].join(
    ' ',
  );
}

interface PartyProps {
  readonly kind: FlagKind;
  readonly title: string;
  readonly comers: readonly Comer[];
  readonly words: string;
  readonly children: ComponentChildren;
}

/** Everybody who was there, with a tick for whoever comes again. */
function Party({ kind, title, comers, words: sentence, children }: PartyProps) {
  const say = words.value.rematch;
  return (
    <section class="rematch" aria-label={title}>
      <Flag kind={kind}>{title}</Flag>
      <div class="comers">
        <ul>
          {comers.map(({ seat, name, figure, isBot, says }) => (
            <li key={seat} class={says} data-seat={seat} title={name}>
              <Figure figure={figure} bot={isBot} />
              {says === 'in' && <Icon sign="ok" />}
              {says === 'no' && <Icon sign="close" />}
              <span class="only-read">
                {name} {say.states[says]}
              </span>
            </li>
          ))}
        </ul>
        <p role="status">{sentence}</p>
      </div>
      <div class="replies">{children}</div>
    </section>
  );
}
