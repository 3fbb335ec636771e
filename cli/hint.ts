import { adviser } from '#bots/index.ts';
import { quick } from '#table/chance.ts';
import { reading, type Seat, seatsOf } from '#table/game.ts';
import { replay } from '#table/play.ts';
import { LANGUAGES } from '#table/text.ts';
import { partsOf, split, spokenIn, whole } from './arguments.ts';
import { Complaint } from './complaint.ts';
import { checked, readRecord } from './file.ts';
import type { Io } from './io.ts';
import { Page, TIE } from './page.ts';
import { words } from './text/index.ts';

export const usage = `hideout hint FILE [options]

Says what the hard bot would do at a point of a recorded game, and why, from
what a seat knows.

  --at N             after entry N; 0 is the setup (default: the last)
  --seat N           whose move (default: the player to move)
  --seed TEXT        the bot's dice (default: hideout)
  --json             prints one JSON object instead
  --lang LANGUAGE    ${LANGUAGES.join(', ')} (default: your terminal’s language)
`;

const FLAGS = {
  at: { type: 'string' },
  seat: { type: 'string' },
  seed: { type: 'string', default: 'hideout' },
  json: { type: 'boolean', default: false },
  lang: { type: 'string' },
} as const;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { values, subject: file } = split(argv, FLAGS, usage);
  const spoken = spokenIn(values.lang, io);
  const filed = await readRecord(io.cwd, file);
  const { record, game } = filed;
  const at = values.at === undefined ? record.entries.length : whole('--at', values.at, 0, record.entries.length);
  checked(file, filed);

  const state = reading(replay(game, record, at).state);
  const acting = game.toAct(state);
  const seat = values.seat === undefined ? acting[0] : (whole('--seat', values.seat, 0, record.seats - 1) as Seat);
  if (acting.length === 0) throw new Complaint(`the game is over after entry ${at}: choose another with --at`);
  if (seat === undefined || !acting.includes(seat))
    throw new Complaint(`seat ${seat} is not to move after entry ${at}`);
  const parts = partsOf(record.game, record.version);
  const advise = adviser({ game, bot: await parts.bot() });
  if (advise === undefined) throw new Complaint(`${record.game} gives no hints`);
  const view = game.view(state, seat);
  const moves = game.moves(state, seat);
  const chance = quick(values.seed);
  const { move, also = [], reasons } = advise({ seat, view, recalled: game.recall?.(state, seat), moves, chance });
  if (values.json) {
    const names = { move: game.notate(move), ...(also.length > 0 && { also: also.map(game.notate) }) };
    io.stdout.write(`${JSON.stringify({ game: record.game, at, seat, ...names, reasons })}\n`);
    return 0;
  }
  const text = (await parts.text()).text[spoken];
  const names = seatsOf(record.seats).map((each) => words[spoken].seat(each).replace(' ', TIE));
  const lines = reasons.map((reason) => text.hint?.(reason, view, names) ?? reason.because);
  const meaning = (await parts.foresight?.())?.meanings(view, [move])[0];
  new Page(io).section({ heading: text.move(move, view, names, meaning), lines });
  return 0;
}
