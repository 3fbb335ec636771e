import type { Place } from '#lobby/archive.ts';
import { isBotPlayed } from '#lobby/places.ts';
import { isUndo } from '#table/record.ts';
import { verify } from '#table/verify.ts';
import type { History, Wish } from './history.ts';
import { latest } from './hurry.ts';
import { sightsOfOthers } from './knowledge.ts';
import type { Note, Truth } from './truth.ts';

/** A move of a bot that was thinking when its person came back may still come in, for so many milliseconds. */
const ON_ITS_WAY = 500;

export interface Checked {
  readonly tables: number;
  readonly finished: number;
  readonly entries: number;
  /** Entries that a person asked for and was told of. */
  readonly acknowledged: number;
  readonly byBots: number;
  /** How often a bot took over because somebody's time had run out. */
  readonly clocks: number;
  /** Whatever does not hold, in words. */
  readonly faults: readonly string[];
}

/** What everybody was told against what the database has. */
export function check(histories: readonly History[], truths: readonly Truth[]): Checked {
  const wishes = Map.groupBy(
    histories.flatMap((history) => [...history.wishes.values()]),
    ({ command }) => ('table' in command ? command.table : ''),
  );
  const faults: string[] = [];
  let [finished, entries, acknowledged, byBots, clocks] = [0, 0, 0, 0, 0];
  for (const truth of truths) {
    const asked = wishes.get(truth.row.id) ?? [];
    const verdict = verify(truth.game, truth.record);
    if (!verdict.holds) faults.push(`${truth.row.id}: the record does not hold: ${JSON.stringify(verdict)}`);
    else if (verdict.finished) finished += 1;
    if (truth.record.outcome !== undefined && truth.row.phase !== 'over')
      faults.push(`${truth.row.id}: the game has a result, and the table is ${truth.row.phase}`);
    const moves = movesOf(truth, asked);
    const unasked = byThemselves(truth, asked);
    faults.push(...moves.faults, ...unasked.faults);
    entries += truth.record.entries.length;
    acknowledged += moves.acknowledged;
    byBots += unasked.bots;
    clocks += unasked.clocks;
  }
  const known = new Map(truths.map((truth) => [truth.row.id, truth]));
  for (const history of histories) faults.push(...sights(history, known));
  faults.push(...sightsOfOthers(histories, truths));
  return { tables: truths.length, finished, entries, acknowledged, byBots, clocks, faults };
}

/** Each acknowledged move is in the record once, as it was asked for; nothing else is there that a person did. */
function movesOf(truth: Truth, asked: readonly Wish[]): { readonly acknowledged: number; readonly faults: string[] } {
  const { row, record, commands } = truth;
  const faults: string[] = [];
  const made = Map.groupBy(commands.entries(), ([, command]) => command);
  let acknowledged = 0;
  const ids = new Set<string>();
  for (const { command, answer } of asked) {
    if (command.do !== 'move' && command.do !== 'undo') continue;
    ids.add(command.id);
    const places = (made.get(command.id) ?? []).map(([n]) => n + 1);
    const what = `${row.id}: ${command.do === 'move' ? command.move : 'undo'} of seat ${command.seat} at ${command.at}`;
    if (places.length > 1) faults.push(`${what} was made twice, as entries ${places.join(' and ')}`);
    if (answer === undefined) faults.push(`${what} was never answered`);
    else if ('refused' in answer) {
      // What failed may have been made: nobody was told that it was, nor that it was not.
      if (answer.refused !== 'failed' && places.length > 0)
        faults.push(`${what} was refused as ${answer.refused}, and is entry ${places[0]}`);
      continue;
    }
    if (answer === undefined) continue;
    acknowledged += 1;
    const { at } = answer.ok as { readonly at: number };
    const entry = record.entries[at - 1];
    const same =
      entry?.seat === command.seat &&
      (isUndo(entry) ? command.do === 'undo' : command.do === 'move' && entry.move === command.move);
    if (!same || places[0] !== at)
      faults.push(`${what} was acknowledged as entry ${at}, which is ${JSON.stringify(entry) ?? 'not there'}`);
  }
  for (const [n, command] of commands.entries())
    if (command !== undefined && !ids.has(command)) faults.push(`${row.id}: nobody asked for entry ${n + 1}`);
  return { acknowledged, faults };
}

/** What bots and clocks did: only where it was theirs to do, and once. */
function byThemselves(
  { row, record, commands, notes }: Truth,
  asked: readonly Wish[],
): { readonly bots: number; readonly clocks: number; readonly faults: string[] } {
  const faults: string[] = [];
  const leaves = asked
    .filter(({ command }) => command.do === 'leave' || command.do === 'resign')
    .flatMap((wish) => Array(wish.times).fill(wish) as Wish[]);
  let [bots, clocks] = [0, 0];
  for (const [i, note] of notes.entries()) {
    const before = notes[i - 1];
    if (before === undefined) continue;
    if (note.at < before.at) faults.push(`${row.id}: went back from entry ${before.at} to ${note.at}`);
    for (let n = before.at; n < note.at; n++) {
      const entry = record.entries[n];
      if (entry === undefined || commands[n] !== undefined) continue;
      bots += 1;
      if (!botsPlayed(notes, i, entry.seat))
        faults.push(`${row.id}: entry ${n + 1} was made by a bot for seat ${entry.seat}, whose owner plays`);
    }
    for (const seat of takenOver(before.places, note.places)) {
      if (ranOut(before, seat, Math.max(note.when, latest(note.noted)))) clocks += 1;
      else if (!taken(leaves, seat, note))
        faults.push(`${row.id}: a bot took over seat ${seat} at entry ${note.at}, and nobody had asked for it`);
    }
  }
  return { bots, clocks, faults };
}

/** Whether a bot was to move for this seat before this note, or a moment earlier. */
function botsPlayed(notes: readonly Note[], i: number, seat: number): boolean {
  for (let j = i - 1; j >= 0; j--) {
    if (isBotPlayed(notes[j]!.places[seat])) return true;
    if (notes[j]!.noted < notes[i]!.noted - ON_ITS_WAY) return false;
  }
  return false;
}

/** Seats in which a bot now plays for somebody who played themselves; one that was only kept for somebody is nobody's yet. */
const takenOver = (before: readonly Place[], after: readonly Place[]): number[] =>
  after.flatMap((place, seat) => {
    const whose = before[seat];
    const wasPlayed = whose?.kind === 'person' && whose.reserved !== true && !isBotPlayed(whose);
    return wasPlayed && isBotPlayed(place) ? [seat] : [];
  });

/** Whether this seat's time was over. Who begins, only the game knows. */
const ranOut = ({ at, toAct, deadline }: Note, seat: number, now: number): boolean =>
  deadline !== undefined && deadline <= now && (at === 0 || toAct.includes(seat));

/** Takes away one of the times that somebody said they would leave or resign; each sending may have been heard. */
function taken(leaves: Wish[], seat: number, { noted }: Note): boolean {
  const i = leaves.findIndex(({ command, when: sent }) => 'seat' in command && command.seat === seat && sent <= noted);
  if (i < 0) return false;
  leaves.splice(i, 1);
  return true;
}

/** What one client was shown: nothing but what is in the record, in its order, and never less than before. */
function sights(history: History, truths: ReadonlyMap<string, Truth>): string[] {
  const faults: string[] = [];
  const { name } = history;
  const last = new Map<string, number>();
  for (const { connection, table, viewer, at, told, view } of history.shown) {
    const truth = truths.get(table);
    const what = `${table}: ${name} as ${viewer}, at ${at}`;
    if (truth?.view(viewer, at) !== view) faults.push(`${what}: was shown what is not so`);
    if (told === undefined) continue;
    if (truth?.told(viewer, at) !== told) faults.push(`${what}: was told what did not happen`);
    const key = `${connection} ${table} ${viewer}`;
    if (at <= (last.get(key) ?? 0)) faults.push(`${what}: was shown that after entry ${last.get(key)}`);
    last.set(key, at);
  }
  for (const { table, viewer, floor, at, view, story } of history.looked) {
    const truth = truths.get(table);
    const what = `${table}: ${name} as ${viewer}, looking at ${at}`;
    if (at < floor) faults.push(`${what}: knew of entry ${floor} before`);
    if (view !== undefined && truth?.view(viewer, at) !== view) faults.push(`${what}: saw what is not so`);
    for (const entry of story)
      if (truth?.told(viewer, entry.at) !== entry.told) faults.push(`${what}: was told what entry ${entry.at} is not`);
  }
  return faults;
}
