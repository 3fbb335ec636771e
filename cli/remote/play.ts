import { posterOf } from '#games/index.ts';
import type { Language } from '#table/text.ts';
import { partsOf } from '../arguments.ts';
import type { Values } from '../flags.ts';
import type { Io } from '../io.ts';
import { Page } from '../page.ts';
import { sit } from '../session.ts';
import { words } from '../text/index.ts';
import { arrive } from './arrival.ts';
import { company } from './company.ts';
import { type Errand, errandOf } from './errand.ts';
import { RemotePlace } from './place.ts';
import { type Taken, Usher } from './usher.ts';

/** Plays at a table of a server until the person goes. */
export async function playThere(values: Values, id: string | undefined, language: Language, io: Io): Promise<void> {
  const errand = await errandOf(values, id, io.cwd);
  const guest = await arrive(io, errand.server, errand.name);
  try {
    const taken = await seatTaken(errand, new Usher(guest, language));
    const { table, game, options, commitment } = taken.info;
    const parts = partsOf(game);
    const text = (await parts.text()).text[language];
    const foresight = await parts.foresight?.();
    const title = posterOf(game)!.title[language];
    const page = new Page(io);
    const spoken = words[language];
    const place = await RemotePlace.open({ guest, table, seat: taken.seat, words: spoken, language });
    const others = company(place.info, spoken, taken.seat);
    try {
      await sit({
        io,
        page,
        title,
        words: spoken,
        text,
        foresight,
        place,
        others,
        options,
        commitment,
        game,
        language,
      });
    } finally {
      place.close();
    }
  } finally {
    guest.link.close();
  }
}

function seatTaken({ table, seat }: Errand, usher: Usher): Promise<Taken> {
  if ('join' in table) return usher.join(table.join, seat);
  return 'watch' in table ? usher.watch(table.watch) : usher.create(table, seat);
}
