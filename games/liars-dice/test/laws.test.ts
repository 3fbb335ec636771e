import { test } from 'vitest';
import { laws } from '#table/laws.ts';
import { game } from '../index.ts';
import { customs } from './customs.ts';

for (const law of laws(game, customs)) test(law.title, law.check);
