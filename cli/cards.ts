import { catalogue } from '#games/index.ts';
import { listed } from '#table/text.ts';
import { partsOf, split } from './arguments.ts';
import { Complaint, oneLine } from './complaint.ts';
import { readText } from './file.ts';
import type { Io } from './io.ts';

export const usage = `hideout cards GAME --print | --check FILE

For games that can be played with the cards of your own box.

  --print            prints the built-in set: a file to start from
  --check FILE       says everything that is wrong with a card set; the exit
                     code is 2 if anything is
`;

const FLAGS = { print: { type: 'boolean', default: false }, check: { type: 'string' } } as const;

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const { values, subject: id } = split(argv, FLAGS, usage);
  const { cards } = partsOf(id);
  if (cards === undefined) throw new Complaint(`${id} has no card sets; available: ${listed(gamesWithCards(), 'and')}`);
  const { complaintsAbout, template } = await cards();
  if (values.print === (values.check !== undefined)) throw new Complaint('either --print or --check FILE');
  if (values.check === undefined) {
    io.stdout.write(template());
    return 0;
  }
  const name = values.check;
  const flaws = complaintsAbout(json(name, await readText(io.cwd, name)), 'en');
  for (const flaw of flaws) io.stdout.write(`${oneLine(`${name}: ${flaw}`)}\n`);
  if (flaws.length === 0) io.stdout.write(`${name} is a card set for ${id}.\n`);
  return flaws.length === 0 ? 0 : 2;
}

const gamesWithCards = (): readonly string[] =>
  Object.entries(catalogue).flatMap(([id, parts]) => (parts.cards === undefined ? [] : [id]));

function json(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Complaint(`${name}: not JSON: ${error instanceof Error ? error.message : error}`);
  }
}
