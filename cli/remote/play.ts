import type { Language } from '#table/text.ts';
import { partsOf } from '../arguments.ts';
import type { Io } from '../io.ts';
import { Page } from '../page.ts';
import { sit } from '../session.ts';
import { words } from '../text/index.ts';
import { arrive } from './arrival.ts';
import { company } from './company.ts';
import { RemotePlace } from './place.ts';
import { type NewTable, type Taken, Usher } from './usher.ts';

/** What somebody wants at a server. */
export interface Errand {
  readonly server: string;
  /** As whom; missing for whoever played there last. */
  readonly name: string | undefined;
  readonly language: Language;
  /** Which seat; missing for any. */
  readonly seat: number | undefined;
  readonly table: NewTable | { readonly join: string } | { readonly watch: string };
}

/** Plays at a table of a server until the person goes. */
export async function playThere(errand: Errand, io: Io): Promise<void> {
  const { language } = errand;
  const guest = await arrive(io, errand.server, errand.name);
  try {
    const taken = await seatTaken(errand, new Usher(guest, language));
    const { table, game, options, commitment } = taken.info;
    const text = (await partsOf(game).text()).text[language];
    const page = new Page(io);
    const spoken = words[language];
    const place = await RemotePlace.open({ guest, table, seat: taken.seat, words: spoken, language });
    const others = company(place.info, spoken, taken.seat);
    try {
      await sit({ io, page, words: spoken, text, place, others, options, commitment, game, language });
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
