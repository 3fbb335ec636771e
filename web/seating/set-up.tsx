import { Icon } from '#look/icon.tsx';
import type { TableInfo } from '#wire/messages.ts';
import { useGameBoard, useGameText } from '../games.ts';
import { isGame, posterOf, span } from '../posters.ts';
import { rulesPath } from '../route.ts';
import { useTitle } from '../title.ts';
import { titleOf } from '../titles.ts';
import { TopBar } from '../top-bar.tsx';
import { words } from '../words/index.ts';
import { AddSeat } from './add-seat.tsx';
import { GamePicker } from './game-picker.tsx';
import { Invite } from './invite.tsx';
import { Plate } from './plate.tsx';
import { RemoveSeat } from './remove-seat.tsx';
import { SeatControls } from './seat-controls.tsx';
import { Seats } from './seats.tsx';
import { Setup } from './setup.tsx';
import type { Desk } from './table.ts';
import { SET_UP, Terms } from './terms.tsx';

/** A new table: who sits where, on what terms, and go. */
export function SetUpPage({ desk, info }: { readonly desk: Desk; readonly info: TableInfo }) {
  const say = words.value.seating;
  const poster = posterOf(info.game);
  const text = useGameText(info.game);
  const board = useGameBoard(info.game);
  useTitle(say.newTable);
  return (
    <div class="seating" data-game={info.game}>
      <TopBar
        title={say.newTable}
        place={desk.place}
        tools={
          <a class="tool" href={rulesPath(info.game)} aria-label={words.value.rules}>
            <Icon sign="book" />
            <span>{words.value.rules}</span>
          </a>
        }
      />
      <main id="main" class="set-up">
        <header class="which">
          <h1>{titleOf(info.game)}</h1>
          {poster && (
            <p>
              {say.sentence(span(poster.seats), span(poster.minutes))} {text?.pitch}
            </p>
          )}
          {isGame(info.game) && !poster?.example && <GamePicker desk={desk} table={info.table} game={info.game} />}
        </header>
        <section id="seats" class="places" aria-label={say.seats}>
          <Seats
            info={info}
            board={board}
            below={(sitter) => (
              <>
                <Plate info={info} sitter={sitter} device={desk.place.kind === 'device'}>
                  <RemoveSeat desk={desk} info={info} sitter={sitter} />
                </Plate>
                <SeatControls desk={desk} info={info} sitter={sitter} />
              </>
            )}
            {...(poster && info.seats.length < poster.seats.max && { spare: <AddSeat desk={desk} info={info} /> })}
          />
        </section>
        {desk.place.kind === 'server' && <Invite table={info.table} title={titleOf(info.game)} />}
        <Terms desk={desk} info={info} text={text} board={board} />
        {board?.Setup && <Setup id={SET_UP} desk={desk} info={info} Drawn={board.Setup} />}
      </main>
    </div>
  );
}
