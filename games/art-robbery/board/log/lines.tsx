import type { Drawing, Happening, Listener, PicturedLine } from '#board/contract.ts';
import type { Seat } from '#table/game.ts';
import { isSelf } from '#table/text.ts';
import type { Card, Token } from '../../components.ts';
import type { Event } from '../../state.ts';
import { text } from '../../text/index.ts';
import { pieceOf } from '../../text/pieces.ts';
import { RULE_OF_EVENT } from '../../text/rulebook.ts';
import type { View } from '../../view.ts';
import { Dog } from '../art/pictures.tsx';
import { CardSign } from '../hand/card.tsx';
import { Picture } from '../table/token.tsx';
import { boardWords, gameWords } from '../words/index.ts';

type Reader = Listener<View, Event>;

/** A move is one line, the end of a raid a few more. The card is said by the sign before the line, not by the line. */
export function lines({ at, events }: Happening<Event>, reader: Reader): readonly PicturedLine[] {
  const teller = tellerOf(raidOf(at, reader), reader);
  const played = events.find((event) => event.type === 'played');
  const told = events.flatMap((event) => {
    const words = teller.say(event);
    return words === undefined ? [] : [{ words, rule: RULE_OF_EVENT[event.type] }];
  });
  const sign = played && teller.card(played.card);
  return told.map((line, i) => ({ ...line, ...(sign && i === 0 && { sign }) }));
}

/** Tokens of each raid have names and colours of their own. */
function raidOf(at: number, { story }: Reader): number {
  const began = (events: readonly Event[]) => events.find((event) => event.type === 'raidBegan');
  const last = story.findLast((entry) => entry.at < at && began(entry.events) !== undefined);
  return (last && began(last.events)?.raid) ?? 0;
}

function tellerOf(raid: number, { view, viewer, names, language }: Reader) {
  const [say, game] = [boardWords[language].log, gameWords[language]];
  const who = (seat: Seat): string | undefined => (isSelf(viewer, seat) ? undefined : names[seat]);
  const token = (name: Token): Drawing => ({
    name: game.aPiece(pieceOf(view, raid, name)),
    picture: <Picture tokens={view.options.tokens} raid={raid} token={name} loose={false} />,
  });
  const dog: Drawing = { name: say.dog, picture: <Dog /> };
  return {
    card: (card: Card): Drawing => ({ name: `${game.card[card]}: `, picture: <CardSign card={card} /> }),

    /** Undefined for what the line of another event says as well. */
    say(event: Event): PicturedLine['words'] | undefined {
      switch (event.type) {
        case 'played':
        case 'drew':
          return undefined;
        case 'took':
          return drawn([token(event.token)], ([what]) => say.takes(what!, who(event.seat)));
        case 'stole':
          return drawn([token(event.token)], ([what]) => say.steals(what!, who(event.from), who(event.seat)));
        case 'asked':
          return drawn([token(event.token)], ([what]) => say.wants(what!, who(event.seat), who(event.thief)));
        case 'gaveDog':
          return drawn([dog, token(event.token)], ([it, what]) =>
            say.getsDog(it!, what!, who(event.seat), who(event.to)),
          );
        case 'fetchedDog':
          return drawn([dog], ([it]) =>
            event.from === 'centre'
              ? say.fetches(it!, who(event.seat))
              : say.fetchesFrom(it!, who(event.from), who(event.seat)),
          );
        case 'noEffect':
          return [say.nothing(who(event.seat))];
        case 'raidEnded':
          return [say.over(event.raid + 1)];
        case 'secured':
          return event.tokens.length === 0
            ? undefined
            : drawn(listed(event.tokens.map(token)), (all) => say.secured(all.join(' '), who(event.seat)));
        case 'bossKept':
          return drawn([token('boss'), token(event.with)], ([boss, what]) =>
            say.bossKept(boss!, what!, who(event.seat)),
          );
        case 'bossReturned':
          return drawn([token('boss')], ([boss]) => say.bossBack(boss!, who(event.seat)));
        case 'raidBegan':
          return event.because === 'dog'
            ? drawn([dog], ([it]) => say.beginsWith(it!, event.raid + 1, who(event.seat)))
            : [say.begins(event.raid + 1, who(event.seat))];
        default:
          return [text[language].event(event, names).text];
      }
    },
  };
}

/** Side by side where they are seen, one after the other where they are heard. */
const listed = (all: readonly Drawing[]): readonly Drawing[] =>
  all.map((each, i) => (i < all.length - 1 ? { ...each, name: `${each.name},` } : each));

/** A sentence with pieces where it has their names. */
function drawn(drawings: readonly Drawing[], sentence: (marks: readonly string[]) => string): PicturedLine['words'] {
  const marks = drawings.map((_, i) => `{${i}}`);
  return sentence(marks)
    .split(/(\{\d\})/)
    .filter((part) => part !== '')
    .map((part) => drawings[marks.indexOf(part)] ?? part);
}
