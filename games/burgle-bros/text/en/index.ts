import type { RuleText } from '#table/text.ts';
import type { RuleId } from '../rulebook.ts';
import * as cardWords from './cards.ts';
import * as grammar from './grammar.ts';
import { guardWalk, log } from './log.ts';
import * as moveWords from './moves.ts';
import * as roomWords from './rooms.ts';
import { building } from './rules-building.ts';
import { crew } from './rules-crew.ts';
import { guards } from './rules-guards.ts';
import * as tableWords from './table.ts';

const rules: Readonly<Record<RuleId, RuleText>> = { ...building, ...crew, ...guards };

export const en = { ...roomWords, ...cardWords, ...grammar, ...moveWords, ...tableWords, log, guardWalk, rules };
export type Words = typeof en;
