import type { Page } from '@playwright/test';
import { clicked } from './table.ts';

/** What is offered in words but leads away from the game's end. */
const BACKWARDS = /Undo my last move|giv(e|ing) up/i;

/** Makes the first move that the table in words offers, found by roles and names alone. */
export async function sayMove(page: Page): Promise<boolean> {
  const offered = page.getByRole('region', { name: 'What you can do' }).getByRole('button');
  const move = offered.filter({ hasNotText: BACKWARDS }).first();
  return (await move.isVisible()) && clicked(move);
}
