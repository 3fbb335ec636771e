import { fewKept } from './few.ts';

const drafts = fewKept('hideout.drafts', 8);

/** What was begun on this device: options of a table that has not started, a line of its chat. */
export const draftOf = drafts.of;

export const keepDraft = drafts.keep;
