import { describe } from 'vitest';
import { memoryArchive } from '#lobby/memory.ts';
import { archiveContract } from './contract/archive.ts';

describe('archive in memory', () => archiveContract(async () => ({ open: async () => memoryArchive() }), ['lasting']));
