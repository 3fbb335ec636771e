import { isNext, isStart } from './chain.ts';
import type { Outcome } from './game.ts';
import { type Entry, type GameRecord, isUndo } from './record.ts';
import { ALL, undoTarget } from './undo.ts';

/**
 * Reads a record without its rules, as somebody can who has another version of them, or none: the chain of hashes, what is
 * taken back, and which moves are final. Whether moves were legal and what came of them only the rules can say.
 */
export class Skim {
  private readonly record: GameRecord;
  private readonly entries: Entry[] = [];
  private finals = 0;

  /** Throws where the record does not hold, as `restart` does. */
  constructor(record: GameRecord) {
    this.record = record;
    if (record.hideout > 1 && !isStart(record)) throw new Error('the hash of the setup does not fit');
  }

  get stream(): number {
    return 1 + this.finals;
  }

  redo(entry: Entry): void {
    if (isUndo(entry)) {
      if (undoTarget(this.entries, entry.seat, ALL) !== entry.to) throw new Error('it cannot be taken back to there');
    } else if (entry.rolls.length > 0 && !entry.final) throw new Error('a move with a roll is final');
    const before = this.entries.at(-1)?.hash ?? this.record.hash;
    if (this.record.hideout > 1 && !isNext(before, entry)) throw new Error('its hash does not continue the chain');
    this.entries.push(entry);
    if (!isUndo(entry) && entry.final) this.finals += 1;
  }

  /** As the record says. */
  outcome(): Outcome | undefined {
    return this.record.outcome;
  }
}
