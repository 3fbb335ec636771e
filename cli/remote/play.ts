import { posterOf } from '#games/index.ts';
import type { Language } from '#table/text.ts';
import { MANY, partsOf, whole } from '../arguments.ts';
import { DEFAULT_TIMEOUT } from '../bots.ts';
import type { Values } from '../flags.ts';
import type { Io } from '../io.ts';
import { Page } from '../page.ts';
import { sit } from '../session.ts';
import { words } from '../text/index.ts';
import { arrive } from './arrival.ts';
import { letPlay } from './bot.ts';
import { company } from './company.ts';
import { type Errand, errandOf } from './errand.ts';
import { type Taken, Usher } from './usher.ts';
import { RemoteVenue } from './venue.ts';

/** Plays at a table of a server until the person goes. */
export async function playThere(values: Values, id: string | undefined, language: Language, io: Io): Promise<void> {
  const errand = await errandOf(values, id, io.cwd);
  const guest = await arrive(io, errand.server, errand.name);
  try {
    const taken = await seatTaken(
      errand,
      new Usher(guest, language, { program: errand.bot !== undefined, aware: values.aware === true }),
    );
    const { table, game, version, phase, options, commitment } = taken.info;
    const parts = partsOf(game, phase === 'seating' ? undefined : version);
    const text = (await parts.text()).text[language];
    const foresight = await parts.foresight?.();
    const title = posterOf(game)!.title[language];
    const page = new Page(io);
    const spoken = words[language];
    const venue = await RemoteVenue.open({ guest, table, seat: taken.seat, words: spoken, language, text });
    const others = company(venue.info, spoken, taken.seat);
    try {
      if (errand.bot !== undefined) {
        const timeout = whole('--bot-timeout', values['bot-timeout'] ?? DEFAULT_TIMEOUT, 1, MANY);
        await letPlay(errand.bot, { venue, game, version, text, page, words: spoken, cwd: io.cwd, timeout });
        return;
      }
      await sit({
        io,
        page,
        title,
        words: spoken,
        text,
        foresight,
        venue,
        others,
        options,
        commitment,
        game,
        language,
      });
    } finally {
      venue.close();
    }
  } finally {
    guest.link.close();
  }
}

function seatTaken({ table, seat }: Errand, usher: Usher): Promise<Taken> {
  if ('join' in table) return usher.join(table.join, seat);
  return 'watch' in table ? usher.watch(table.watch) : usher.create(table, seat);
}
