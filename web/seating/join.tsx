import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { Dots } from '#look/band.tsx';
import { Choose } from '#look/choose.tsx';
import { Icon } from '#look/icon.tsx';
import { joined, LANGUAGES } from '#table/text.ts';
import type { TableInfo } from '#wire/messages.ts';
import { loanIn } from '../address.ts';
import { useGameBoard, useGameText } from '../games.ts';
import { hatched } from '../hatched.ts';
import { LearnButton } from '../lesson/links.tsx';
import { myName } from '../me.ts';
import { NameField } from '../name-field.tsx';
import { primerPath, rulesPath } from '../route.ts';
import { settings } from '../settings.ts';
import { useTitle } from '../title.ts';
import { titleOf } from '../titles.ts';
import { TopBar } from '../top-bar.tsx';
import { LANGUAGE_NAMES, type Words, words } from '../words/index.ts';
import { severalSeats } from './company.ts';
import { dealOf } from './deal.ts';
import type { Desk } from './desk.ts';
import { Facts } from './facts.tsx';
import { GoesOn } from './goes-on.tsx';
import { Invite } from './invite.tsx';
import { Plate } from './plate.tsx';
import { isAwaitingMe, isFree, isSettled } from './screen.ts';
import { SeatPick } from './seat-pick.tsx';
import { Seats } from './seats.tsx';

interface Props {
  readonly desk: Desk;
  readonly info: TableInfo;
  /** The reader wants no seat. */
  readonly watching: boolean;
  watch(watching: boolean): void;
}

/** The link, opened by a friend: whose table, which game, a name, a seat. */
export function JoinPage({ desk, info, watching, watch }: Props) {
  const title = titleOf(info.game);
  const text = useGameText(info.game);
  const board = useGameBoard(info.game);
  const say = words.value.join;
  const settled = isSettled(info);
  const isLent = loanIn(window.location.hash) !== undefined;
  const full = !isLent && !info.seats.some((seat) => isFree(seat) || isAwaitingMe(seat));
  const heading = settled ? say.waiting : full ? say.watchTitle(title) : say.title(info.owner, title);
  const running = info.phase === 'playing';
  const taken = info.seats.filter((seat) => seat.kind !== 'open').length;
  useTitle(heading);
  return (
    <div class="seating" data-game={info.game}>
      <TopBar
        venue={desk.venue}
        title={title}
        tools={
          <a class="tool" href={rulesPath(info.game)} aria-label={words.value.rules}>
            <Icon sign="book" />
            <span>{words.value.rules}</span>
          </a>
        }
      />
      <main id="main" class="invited">
        <section class="company" aria-label={words.value.seating.seats}>
          <Seats info={info} board={board} below={(sitter) => <Plate info={info} sitter={sitter} device={false} />} />
          <p class={`porch ${running ? 'running' : ''}`}>
            {say.taken(taken, info.seats.length)} {running && say.running}
          </p>
        </section>
        <section class="calling">
          <p class="flag mine">{say.flag}</p>
          <h1>{heading}</h1>
          <p class="lead" role="status">
            {dealOf(info) ?? (settled || watching ? waitsFor(info, say) : info.from === undefined && text?.pitch)}
          </p>
          <GoesOn info={info} />
          <Facts info={info} text={text} />
          {severalSeats(info).map((names) => (
            <p key={names[0]} class="several">
              {words.value.seating.severalSeats(joined[settings.language.value](names))}
            </p>
          ))}
          {settled && <Waiting desk={desk} info={info} title={title} />}
          {!settled && !watching && <SitDown desk={desk} info={info} watch={watch} />}
          {!settled && watching && (
            <button type="button" class="button" onClick={() => watch(false)}>
              {say.take}
            </button>
          )}
        </section>
      </main>
    </div>
  );
}

const waitsFor = ({ isRematch, owner }: TableInfo, say: Words['join']): string =>
  isRematch ? say.waitingAll : say.waitingWords(owner);

function SitDown({ desk, info, watch }: Omit<Props, 'watching'>) {
  const say = words.value.join;
  const busy = useSignal(false);
  const help = useId();
  const loan = loanIn(window.location.hash);
  const free =
    loan !== undefined ? [loan.seat] : info.seats.flatMap((seat, i) => (isFree(seat) || isAwaitingMe(seat) ? [i] : []));
  const kept = free.find((i) => isAwaitingMe(info.seats[i]!));
  const name = useSignal(keptName(info, kept) ?? myName.value);
  const picked = useSignal(kept ?? free[0] ?? 0);
  const seat = free.includes(picked.value) ? picked.value : free[0];
  const sit = async (event: Event) => {
    event.preventDefault();
    if (seat === undefined || busy.value) return;
    busy.value = true;
    myName.value = name.value.trim();
    const { venue } = desk;
    // What it goes on from stands above the button.
    const as = { seat, name: myName.value, figure: seat, ...(info.from && { aware: true }) };
    await desk.change(
      loan === undefined ? venue.seals.sit(info, as) : venue.ask('take', { table: info.table, key: loan.key, ...as }),
    );
    busy.value = false;
  };
  return (
    <form class="sit" onSubmit={sit}>
      {seat !== undefined && (
        <>
          <NameField label={say.name} typed={name} />
          {loan === undefined && (
            <SeatPick
              info={info}
              free={free}
              picked={seat}
              pick={(other) => {
                picked.value = other;
              }}
            />
          )}
        </>
      )}
      <div class="tongue">
        <Choose
          label={say.language}
          value={settings.language.value}
          choices={LANGUAGES.map((language) => ({
            value: language,
            name: <abbr title={LANGUAGE_NAMES[language]}>{language.toUpperCase()}</abbr>,
            lang: language,
          }))}
          onChoose={(language) => {
            settings.language.value = language;
          }}
        />
        <span>{say.languageWords}</span>
      </div>
      {seat !== undefined && (
        <>
          <button
            type="submit"
            class="button main game"
            aria-describedby={help}
            aria-busy={busy.value}
            {...hatched(desk.venue)}
          >
            {busy.value ? <Dots /> : say.take}
          </button>
          <p id={help} class="help">
            {say.words}
          </p>
        </>
      )}
      <div class="others">
        {kept !== undefined && (
          <button
            type="button"
            class="button quiet"
            onClick={() => void desk.change(desk.venue.ask('free', { table: info.table, seat: kept }))}
            {...hatched(desk.venue)}
          >
            {say.notNow}
          </button>
        )}
        <button type="button" class="button quiet" onClick={() => watch(true)}>
          {say.watch}
        </button>
        <a class="button quiet" href={primerPath(info.game)}>
          {say.shortRules}
        </a>
        <LearnButton game={info.game} />
      </div>
    </form>
  );
}

/** What the reader was called in the seat that is kept for them. */
function keptName({ seats }: TableInfo, seat: number | undefined): string | undefined {
  const place = seat === undefined ? undefined : seats[seat];
  return place?.kind === 'person' ? place.name : undefined;
}

/** Seated, and not the one who starts. */
function Waiting({ desk, info, title }: { readonly desk: Desk; readonly info: TableInfo; readonly title: string }) {
  const say = words.value.seating;
  const mine = info.seats.flatMap((seat, i) => (seat.kind === 'person' && seat.you ? [i] : []));
  const standUp = async () => {
    for (const seat of mine) await desk.change(desk.venue.ask('free', { table: info.table, seat }));
  };
  const owner = info.seats.find((seat) => seat.kind === 'person' && seat.name === info.owner);
  const isOwnerAway = owner?.kind === 'person' && !owner.present && owner.since !== undefined;
  return (
    <>
      {isOwnerAway && <p role="status">{say.ownerAway(info.owner)}</p>}
      {owner?.kind === 'person' && owner.silent && <p role="status">{say.ownerSilent(info.owner)}</p>}
      <Invite table={info.table} title={title} />
      <div class="others">
        <button type="button" class="button quiet" onClick={standUp} {...hatched(desk.venue)}>
          {say.standUp}
        </button>
        <a class="button quiet" href={primerPath(info.game)}>
          {words.value.join.shortRules}
        </a>
        <LearnButton game={info.game} />
      </div>
    </>
  );
}
