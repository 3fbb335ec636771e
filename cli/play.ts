import { BOT_NAMES } from '#bots/index.ts';
import { posterOf } from '#games/index.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import { MANY, missing, partsOf, splitLoosely, spokenIn, whole } from './arguments.ts';
import { botNamed, botNames, DEFAULT_TIMEOUT } from './bots.ts';
import { FLAGS, type Flag, forbid, others, personName, terms, type Values } from './flags.ts';
import type { Io } from './io.ts';
import { LocalVenue } from './local.ts';
import { Page } from './page.ts';
import { namesRound, seated } from './seating.ts';
import { sit } from './session.ts';
import { words } from './text/index.ts';

export const usage = `hideout play GAME [options]
hideout play GAME --server URL [options]
hideout play --server URL --table NAME [options]

Sits you down at a table with bots, or at a server’s table with the people
there. Type "help" there for what you can do.

  --seats N          how many play, you included (default: 3)
  --bots A,B,…       who plays the other seats, in turn (default: normal):
                     ${BOT_NAMES.join(', ')} or exec:"PROGRAM",
                     see docs/bots.md;
                     at a server: easy, normal, hard
  --lang LANGUAGE    ${LANGUAGES.join(', ')} (default: your terminal’s language)
  --name NAME        what you are called (default: Robin; at a server the last
                     name used there); each name is its own person
  --seed TEXT        the same seed gives the same game (default: unpredictable)
  --options JSON     the game's options, such as '{"safes":"open"}', or @FILE
                     to read them from a file
  --bot-timeout MS   how long an outside program may think (default: ${DEFAULT_TIMEOUT})

At a server:

  --server URL       its address, or the link of one of its tables
  --invite           leave the other seats open, and print the link for others
  --table NAME       a table that is there already: your seat, or a free one
  --seat N           which seat, counted from 0
  --watch            watch only
  --aware            sit down although the game goes on from another one, whose
                     people may know what is hidden
  --bot BOT          a bot plays for you until the game is over: one of those
                     above, or a program of your own (exec:"PROGRAM"); everyone
                     is told that it is one
`;

const ONLY_THERE: readonly Flag[] = ['table', 'seat', 'watch', 'invite', 'aware', 'bot'];

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { values, subject: id } = splitLoosely(argv, FLAGS);
  const spoken = spokenIn(values.lang, io);
  if (values.server === undefined) await playHere(id ?? missing(usage), values, spoken, io);
  else {
    // Whoever plays at home need not wait for what a network takes.
    const { playThere } = await import('./remote/play.ts');
    await playThere(values, id, spoken, io);
  }
  return 0;
}

async function playHere(id: string, values: Values, spoken: Language, io: Io): Promise<void> {
  forbid(values, ONLY_THERE, 'is for a table of a server: --server URL');
  const parts = partsOf(id);
  const [{ game }, bot] = await Promise.all([parts.rules(), parts.bot()]);
  const { seats, options } = await terms(game, values, io.cwd);
  const timeout = whole('--bot-timeout', values['bot-timeout'] ?? DEFAULT_TIMEOUT, 1, MANY);
  const called = others(values.bots === undefined ? undefined : botNames(values.bots), 'normal', seats);
  const text = (await parts.text()).text[spoken];
  const names = namesRound(personName(values.name) ?? 'Robin', seats);
  const table = await seated(game, options, seats, values.seed);
  const bots = called.map((name) => botNamed(name, { game, bot, cwd: io.cwd, timeout }));
  const venue = new LocalVenue(table, { game, names, bots });
  const title = posterOf(id)!.title[spoken];
  const foresight = await parts.foresight?.();
  const cast = { page: new Page(io), title, words: words[spoken], text, foresight, venue, options };
  const company = bots.map((bot, i) => words[spoken].bot(names[i + 1]!, bot.name));
  try {
    await venue.letBotsMove();
    await sit({ io, game: id, language: spoken, ...cast, others: company, commitment: table.commitment });
  } finally {
    for (const bot of bots) bot.close();
  }
}
