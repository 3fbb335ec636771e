// boardgame.io's own server, keeping everything in memory: `node boardgame-io.mjs PORT`.

import { createRequire } from 'node:module';
import { artRobbery } from './art-robbery.mjs';

const { Server } = createRequire(import.meta.url)('boardgame.io/server');

const below = (bound) => Math.floor(Math.random() * bound);
const random = {
  Shuffle: (deck) => {
    const copy = [...deck];
    for (let i = copy.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [copy[i], copy[j]] = [copy[j], copy[i]];
    }
    return copy;
  },
  Die: (sides) => 1 + below(sides),
};

await Server({ games: [artRobbery(random)], origins: ['*'] }).run({ port: Number(process.argv[2]) });
process.stdout.write('ready\n');
