import { BOT_NAMES } from '#bots/index.ts';
import { type AnyGame, type Seat, seatsOf } from '#table/game.ts';
import { LANGUAGES, type Language } from '#table/text.ts';
import { gameOptions, language, MANY, partsOf, seatCount, split, whole } from './arguments.ts';
import { botNamed, botNames, DEFAULT_TIMEOUT } from './bots.ts';
import { Complaint } from './complaint.ts';
import { type Io, localLanguage } from './io.ts';
import { Page } from './page.ts';
import { ME, namesRound, seated } from './seating.ts';
import { Session } from './session.ts';
import { words } from './text/index.ts';

export const usage = `hideout play GAME [options]

Sits you down at a table with bots. Type "help" there for what you can do.

  --seats N          how many play, you included (default: 3)
  --bots A,B,…       who plays the other seats, in turn (default: normal):
                     ${BOT_NAMES.join(', ')} or exec:"PROGRAM",
                     see docs/bots.md
  --lang LANGUAGE    ${LANGUAGES.join(', ')} (default: as your terminal is set)
  --name NAME        what you are called in the log (default: Robin)
  --seed TEXT        the same seed gives the same game (default: unpredictable)
  --options JSON     the game's options, such as '{"safes":"open"}'
  --bot-timeout MS   how long an outside program may think (default: ${DEFAULT_TIMEOUT})
`;

const FLAGS = {
  seats: { type: 'string' },
  bots: { type: 'string' },
  lang: { type: 'string' },
  name: { type: 'string', default: 'Robin' },
  seed: { type: 'string' },
  options: { type: 'string', default: '{}' },
  'bot-timeout': { type: 'string', default: DEFAULT_TIMEOUT },
} as const;

const USUAL_SEATS = 3;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { values, subject: id } = split(argv, FLAGS, usage);
  const parts = partsOf(id);
  const [{ game }, bot] = await Promise.all([parts.rules(), parts.bot()]);
  const spoken: Language = values.lang === undefined ? localLanguage(io.env) : language(values.lang);
  const seats = values.seats === undefined ? usualSeats(game) : seatCount(game, values.seats);
  const timeout = whole('--bot-timeout', values['bot-timeout'], 1, MANY);
  const options = gameOptions(game, values.options, seats);
  const called = values.bots === undefined ? beside(seats).map(() => 'normal') : others(botNames(values.bots), seats);
  const text = (await parts.text()).text[spoken];
  const names = namesRound(personName(values.name), seats);
  const table = await seated(game, options, seats, values.seed);
  const bots = called.map((name) => botNamed(name, { game, bot, cwd: io.cwd, timeout }));
  const cast = { page: new Page(io), words: words[spoken], text, names, bots, options };
  const session = new Session({ io, game, language: spoken, ...cast, ...table });
  try {
    await session.run();
    return 0;
  } finally {
    session.close();
    for (const bot of bots) bot.close();
  }
}

function personName(text: string): string {
  const name = text.trim();
  if (!/^[^\p{Cc}]{1,24}$/u.test(name)) throw new Complaint(`--name is up to 24 letters, not "${text}"`);
  return name;
}

const usualSeats = (game: AnyGame): number => Math.max(game.seats.min, Math.min(USUAL_SEATS, game.seats.max));

/** The seats that are not yours; none if you play alone. */
const beside = (seats: number): readonly Seat[] => seatsOf(seats).filter((seat) => seat !== ME);

/** A bot for every seat but yours; fewer names go round again. */
function others(names: readonly string[], seats: number): readonly string[] {
  const free = beside(seats);
  if (names.length > free.length)
    throw new Complaint(
      `--bots names ${names.join(' and ')}, but at a table for ${seats} there is room for ${free.length} beside you`,
    );
  return free.map((_, i) => names[i % names.length]!);
}
