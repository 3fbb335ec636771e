import type { Frozen } from '../../index.ts';

export const bot: NonNullable<Frozen['bot']>;
export const game: NonNullable<Frozen['game']>;
