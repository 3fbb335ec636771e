import './goes-on.css';
import { Icon } from '#look/icon.tsx';
import { joined } from '#table/text.ts';
import type { TableInfo } from '#wire/messages.ts';
import { settings } from '../settings.ts';
import { goingOn } from '../words/going-on.ts';

/** Said to everybody before they sit down: that a game goes on from another one, and who may know what. */
export function GoesOn({ info }: { readonly info: TableInfo }) {
  const { from } = info;
  if (from === undefined) return null;
  const say = goingOn.value;
  const names = (from.knew ?? []).flatMap((seat) => {
    const place = info.seats[seat];
    return place?.kind === 'person' ? [place.name] : [];
  });
  return (
    <section class="goes-on">
      <Icon sign="branch" />
      <div>
        <h2>{say.title}</h2>
        <p>
          {say.from(from.at)} {names.length > 0 && say.known(joined[settings.language.value](names))} {say.dice}
        </p>
        {!info.yours && <p>{say.agree}</p>}
      </div>
    </section>
  );
}
