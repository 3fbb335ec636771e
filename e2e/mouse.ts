import type { Page } from '@playwright/test';
import { click, type GameId } from './table.ts';

/** What a hand reaches for at each board, the more urgent first. */
export const REACHES = {
  'art-robbery': [
    '.art-robbery .close .next',
    '.art-robbery .answers .answer',
    '.art-robbery .plan .button.main:not([aria-busy="true"])',
    '.art-robbery .loot button.token.lit',
    '.art-robbery .hand:not(.resting) button.card:has(.takes)',
  ],
  beutezug: [
    '.beutezug .keep-card:not([aria-disabled="true"])',
    '.beutezug button.throw-body:not([aria-disabled="true"])',
    '.beutezug button.choice:not(.advice):not([aria-disabled="true"])',
    '.beutezug .villa:not(:has([aria-pressed="true"])) button.loot-card',
  ],
  'burgle-bros': ['.burgle-bros .decision .ways .way', '.burgle-bros .tile.lit button', '.burgle-bros .turn .end'],
} as const satisfies Readonly<Record<GameId, readonly string[]>>;

/** One thing that a hand with a mouse does at a board; whether there was anything to do. */
export const mouse = {
  'art-robbery': (page: Page) => click(page, ...REACHES['art-robbery']),
  beutezug: (page: Page) => click(page, ...REACHES.beutezug),
  'burgle-bros': (page: Page) => click(page, ...REACHES['burgle-bros']),
} as const satisfies Readonly<Record<GameId, (page: Page) => Promise<boolean>>>;
