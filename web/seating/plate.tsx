import type { ComponentChildren } from 'preact';
import type { Sitter } from '#board/contract.ts';
import { Presence } from '#look/presence.tsx';
import { joined } from '#table/text.ts';
import type { TableInfo } from '#wire/messages.ts';
import { settings } from '../settings.ts';
import { botInShort } from '../strengths.ts';
import { words } from '../words/index.ts';
import { alsoIn, wordsOf } from './company.ts';

interface Props {
  readonly info: TableInfo;
  readonly sitter: Sitter;
  readonly device: boolean;
  readonly children?: ComponentChildren;
}

/** Who sits there, in words. */
export function Plate({ info, sitter, device, children }: Props) {
  const say = words.value.seating;
  const seat = info.seats[sitter.seat]!;
  const first = info.seats.findIndex((each) => each.kind === 'person' && each.you);
  return (
    <div class="plate">
      <h2 class="plate-name">{seat.kind === 'open' ? say.open : seat.name}</h2>
      <p>
        {seat.kind === 'bot' ? (
          <>
            <span class="at-length">{say.bot}</span>
            <span class="in-short">{botInShort(info.game, seat.strength)}</span>
          </>
        ) : (
          (wordsOf(
            seat,
            {
              first: sitter.seat === first,
              device,
              also: joined[settings.language.value](alsoIn(info, seat)),
              isRematch: info.isRematch,
            },
            say,
          ) ?? <Presence sitter={sitter} isAwaited={false} language={settings.language.value} />)
        )}
      </p>
      {children}
    </div>
  );
}
