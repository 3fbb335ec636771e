import { test } from 'vitest';
import { laws } from '#table/laws.ts';
import { game } from '../index.ts';
import { customs } from './customs.ts';

for (const law of laws(game, customs, { games: 1, every: 20 })) test(law.title, law.check, 30_000);
