import { Icon } from '#look/icon.tsx';
import type { TableInfo } from '#wire/messages.ts';
import { Awake } from '../awake.tsx';
import { useGameBoard, useGameText } from '../games.ts';
import { LearnButton } from '../lesson/links.tsx';
import { isGame, posterOf, span } from '../posters.ts';
import { primerPath, rulesPath } from '../route.ts';
import { useTitle } from '../title.ts';
import { titleOf } from '../titles.ts';
import { TopBar } from '../top-bar.tsx';
import { words } from '../words/index.ts';
import { AddSeat } from './add-seat.tsx';
import { AskCompanions } from './companions.tsx';
import type { Desk } from './desk.ts';
import { DrawnOptions } from './drawn-options.tsx';
import { GamePicker } from './game-picker.tsx';
import { GoesOn } from './goes-on.tsx';
import { Invite } from './invite.tsx';
import { Plate } from './plate.tsx';
import { RemoveSeat } from './remove-seat.tsx';
import { SeatControls } from './seat-controls.tsx';
import { Seats } from './seats.tsx';
import { SETUP, Terms } from './terms.tsx';

/** A new table: who sits where, on what terms, and go. */
export function SetupPage({ desk, info }: { readonly desk: Desk; readonly info: TableInfo }) {
  const say = words.value.seating;
  const poster = posterOf(info.game);
  const text = useGameText(info.game);
  const board = useGameBoard(info.game);
  useTitle(say.newTable);
  return (
    <div class="seating" data-game={info.game}>
      <TopBar
        title={say.newTable}
        venue={desk.venue}
        tools={
          <a class="tool" href={rulesPath(info.game)} aria-label={words.value.rules}>
            <Icon sign="book" />
            <span>{words.value.rules}</span>
          </a>
        }
      />
      <Awake venue={desk.venue} info={info} />
      <main id="main" class="setup-page">
        <header class="which">
          <h1>{titleOf(info.game)}</h1>
          <GoesOn info={info} />
          {poster && info.from === undefined && (
            <p>
              {say.sentence(span(poster.seats), span(poster.minutes))} {text?.pitch}
            </p>
          )}
          {isGame(info.game) && (
            <nav class="to-learn" aria-label={words.value.home.learn}>
              <a class="button quiet" href={primerPath(info.game)}>
                {words.value.join.shortRules}
              </a>
              <LearnButton game={info.game} />
            </nav>
          )}
          {isGame(info.game) && !poster?.example && info.from === undefined && (
            <GamePicker desk={desk} table={info.table} game={info.game} />
          )}
        </header>
        <section id="seats" class="places" aria-label={say.seats}>
          <Seats
            info={info}
            board={board}
            below={(sitter) => (
              <>
                <Plate info={info} sitter={sitter} device={desk.venue.kind === 'device'}>
                  <RemoveSeat desk={desk} info={info} sitter={sitter} />
                </Plate>
                <SeatControls desk={desk} info={info} sitter={sitter} />
              </>
            )}
            {...(poster &&
              info.from === undefined &&
              info.seats.length < poster.seats.max && { spare: <AddSeat desk={desk} info={info} /> })}
          />
        </section>
        {desk.venue.kind === 'server' && (
          <Invite table={info.table} title={titleOf(info.game)}>
            {!info.isRematch && <AskCompanions desk={desk} info={info} />}
          </Invite>
        )}
        <Terms desk={desk} info={info} text={text} board={board} />
        {board?.Setup && info.from === undefined && (
          <DrawnOptions id={SETUP} desk={desk} info={info} Drawn={board.Setup} />
        )}
      </main>
    </div>
  );
}
