import { useNow } from '../clock.ts';
import { GAMES, stampOf } from '../posters.ts';
import { settings } from '../settings.ts';
import { titleOf } from '../titles.ts';
import { words } from './words/index.ts';

/** How it looks when it rings: a picture, on pages with room for one. */
export function Handset() {
  const say = words.value.sample;
  const language = settings.language.value;
  const now = useNow(true, Date.now);
  const [first, second, third] = GAMES.toReversed();
  const notes = [
    { game: second!, title: say.turn(titleOf(second!)), body: say.turnWords, buttons: true },
    { game: first!, title: say.rematch, body: say.rematchWords(titleOf(first!)) },
    { game: third!, title: say.answer(titleOf(third!)), body: say.answerWords },
  ];
  return (
    <div class="lock-screen" aria-hidden="true">
      <div class="handset">
        <p class="clock">{new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(now)}</p>
        <p class="date">
          {new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(now)}
        </p>
        <ol>
          {notes.map(({ game, title, body, buttons }) => (
            <li key={game}>
              <img src={stampOf(game)} alt="" />
              <div>
                <small>{say.now}</small>
                <b>{title}</b>
                <p>{body}</p>
                {buttons && (
                  <p class="answers">
                    <span>{say.open}</span>
                    <span>{say.later}</span>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
