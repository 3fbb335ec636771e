import { Icon } from '#look/icon.tsx';
import type { AnyGameText } from '#table/text.ts';
import type { Clock, TableInfo } from '#wire/messages.ts';
import { HOLIDAY_DAYS } from '#wire/protocol.ts';
import { posterOf, span } from '../posters.ts';
import { settings } from '../settings.ts';
import { type Words, words } from '../words/index.ts';

/** What to expect of this table, in a row of words. */
export function Facts({ info, text }: { readonly info: TableInfo; readonly text: AnyGameText | undefined }) {
  const say = words.value.join;
  const poster = posterOf(info.game);
  const kinds = poster?.kinds;
  const kind = kinds && String(Object(info.options)[kinds.option] ?? Object.keys(kinds.names)[0]);
  return (
    <ul class="facts">
      {kinds?.names[kind!] && <li>{kinds.names[kind!]![settings.language.value]}</li>}
      {poster && (
        <li>
          <Icon sign="hour" />
          {say.minutes(span(kinds?.minutes?.[kind!] ?? poster.minutes))}
        </li>
      )}
      <li>{clockFact(info.clock, say)}</li>
      <li>{info.odds ? say.odds : say.noOdds}</li>
      {text?.hint && <li>{say.hints[info.hints]}</li>}
      <li>
        <Icon sign="link" />
        {info.public ? say.public : say.byLink}
      </li>
      <li>
        <Icon sign="eye" />
        {info.discreet ? say.discreet : say.lookBack}
      </li>
    </ul>
  );
}

function clockFact(clock: Clock, say: Words['join']): string {
  switch (clock.kind) {
    case 'none':
      return say.clock.none;
    case 'move':
      return say.clock.move(clock.minutes);
    case 'bank':
      return say.clock.bank(clock.minutes, clock.increment);
    case 'slow':
      return [
        say.clock.slow(clock.days),
        ...(clock.weekendsOff ? [say.clock.workdays] : []),
        say.clock.away(HOLIDAY_DAYS),
      ].join(', ');
  }
}
