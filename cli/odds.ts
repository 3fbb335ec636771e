import { catalogue } from '#games/index.ts';
import { reading, type Seat, seatsOf } from '#table/game.ts';
import { replay } from '#table/play.ts';
import { LANGUAGES, listed } from '#table/text.ts';
import { partsOf, split, spokenIn, whole } from './arguments.ts';
import { Complaint } from './complaint.ts';
import { checked, readRecord } from './file.ts';
import type { Io } from './io.ts';
import { Page, TIE } from './page.ts';
import { words } from './text/index.ts';

export const usage = `hideout odds GAME --record FILE [options]

Prints the exact chances at a point of a recorded game, as far as they follow
from what a seat knows.

  --record FILE      the game
  --at N             after entry N; 0 is the setup (default: the last)
  --seat N           whose chances (default: the player to move)
  --json             prints one JSON object instead
  --lang LANGUAGE    ${LANGUAGES.join(', ')} (default: your terminal’s language)
`;

const FLAGS = {
  record: { type: 'string' },
  at: { type: 'string' },
  seat: { type: 'string' },
  json: { type: 'boolean', default: false },
  lang: { type: 'string' },
} as const;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { values, subject: id } = split(argv, FLAGS, usage);
  const spoken = spokenIn(values.lang, io);
  if (partsOf(id).odds === undefined)
    throw new Complaint(`${id} has no odds; available: ${listed(gamesWithOdds(), 'and')}`);
  if (values.record === undefined) throw new Complaint('--record FILE is missing');
  const filed = await readRecord(io.cwd, values.record);
  const { record, game } = filed;
  if (record.game !== id) throw new Complaint(`${values.record}: a record of ${record.game}, not of ${id}`);
  const at = values.at === undefined ? record.entries.length : whole('--at', values.at, 0, record.entries.length);
  checked(values.record, filed);

  const state = reading(replay(game, record, at).state);
  const seat =
    values.seat === undefined ? game.toAct(state)[0] : (whole('--seat', values.seat, 0, record.seats - 1) as Seat);
  if (seat === undefined) throw new Complaint(`the game is over after entry ${at}: choose another with --at`);
  const part = await partsOf(id, record.version).odds?.();
  if (part === undefined) throw new Complaint(`version ${record.version} of ${id} has no odds`);
  const { odds, oddsText } = part;
  const view = game.view(state, seat);
  const found = odds(view, seat);
  if (values.json) {
    io.stdout.write(`${JSON.stringify({ game: id, at, ...found })}\n`);
    return 0;
  }
  const names = seatsOf(record.seats).map((each) => words[spoken].seat(each).replace(' ', TIE));
  const page = new Page(io);
  for (const section of oddsText(found, view, spoken, names)) page.section(section);
  return 0;
}

const gamesWithOdds = (): readonly string[] =>
  Object.entries(catalogue).flatMap(([id, parts]) => (parts.odds === undefined ? [] : [id]));
