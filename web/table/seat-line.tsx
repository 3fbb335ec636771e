import type { Sitter } from '#board/contract.ts';
import { Figure } from '#look/figure.tsx';
import { Presence } from '#look/presence.tsx';
import type { Strength } from '#table/bot.ts';
import type { SeatInfo, TableInfo } from '#wire/messages.ts';
import { settings } from '../settings.ts';
import { strengthsOf } from '../strengths.ts';
import { words } from './words/index.ts';

interface SeatLineProps {
  readonly info: TableInfo;
  readonly sitter: Sitter;
  /** The table waits for this seat. */
  readonly isAwaited: boolean;
  readonly isBlocked: boolean;
}

/** Who has a seat, and whether there is somebody behind it. */
export function SeatLine({ info, sitter, isAwaited, isBlocked }: SeatLineProps) {
  const { people } = words.value;
  const place = info.seats[sitter.seat]!;
  const strength = isChosenBelow(info, place) ? undefined : strengthOf(place);
  const besides = [
    strength === undefined ? '' : strengthsOf(info.game)[strength],
    place.kind === 'bot' && place.warm ? people.keepsWarm : '',
    place.kind === 'person' && place.for !== undefined ? people.playsFor(place.for) : '',
    isBlocked ? people.isBlocked : '',
  ].filter((each) => each !== '');
  return (
    <div class="seat-line">
      <Figure figure={sitter.figure} bot={sitter.kind === 'bot'} />
      <p>
        <b>{sitter.name}</b>
        <Presence sitter={sitter} isAwaited={isAwaited} language={settings.language.value} />
        {besides.length > 0 && <small>{besides.join(' · ')}</small>}
      </p>
    </div>
  );
}

/** The owner finds it in what they choose from. */
const isChosenBelow = ({ yours, phase }: TableInfo, place: SeatInfo): boolean =>
  yours && phase === 'playing' && !(place.kind === 'person' && (place.bot?.left === true || place.present));

/** Of the bot that moves there now. */
function strengthOf(place: SeatInfo): Strength | undefined {
  if (place.kind === 'bot') return place.strength;
  return place.kind === 'person' && place.standIn ? place.bot?.strength : undefined;
}
