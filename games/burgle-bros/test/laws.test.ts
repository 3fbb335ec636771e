import { test } from 'vitest';
import { laws } from '#table/laws.ts';
import { game } from '../index.ts';
import { customs } from './customs.ts';

for (const law of laws(game, customs, { games: 1, every: 6 })) test(law.title, law.check, 30_000);
