// An outside bot for tests: `node bot.mjs MANNER`.
import { createInterface } from 'node:readline';

const [manner, ...rest] = process.argv.slice(2);
let asked = 0;
for await (const line of createInterface({ input: process.stdin })) {
  const { game, seat, view, moves } = JSON.parse(line);
  asked += 1;
  if (manner === 'first') process.stdout.write(`${moves[0]}\n`);
  if (manner === 'windows') process.stdout.write(`${moves.at(-1)}\r\n`);
  if (manner === 'proper') {
    // Anything that is not as docs/bots.md says is an answer nobody can take for a move.
    const hidden = view.hands.every((hand, owner) => hand.every((card) => (card === '?') === (owner !== seat)));
    const fine = game === 'art-robbery' && seat === view.viewer && hidden;
    process.stdout.write(`${fine ? moves[0] : line}\n`);
  }
  if (manner === 'illegal') process.stdout.write(asked < 3 ? `${moves[0]}\n` : '9 9z\n');
  if (manner === 'empty') process.stdout.write('\n');
  if (manner === 'crash') process.exit(3);
  if (manner === 'chatty') process.stdout.write(`${moves[0]}\nThat was clever.\n`);
  if (manner === 'comma' && rest.join() === 'a,b') process.stdout.write(`${moves[0]}\n`);
}
