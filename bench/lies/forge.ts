import { concluded, headOf } from '#table/chain.ts';
import { commitment, fair, sealOf } from '#table/chance.ts';
import { type AnyGame, type Chance, reading } from '#table/game.ts';
import { canonical, sha256Hex } from '#table/hash.ts';
import { type AnyPlay, Play } from '#table/play.ts';
import { type Entry, type GameRecord, type Head, isUndo } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';

/** What a dishonest host plays instead: other terms, another secret, other moves from somewhere on. */
export interface Forgery {
  readonly head?: Partial<Head>;
  readonly secret?: string;
  /** What is done, as long as the rules allow it; then by chance. */
  readonly acts?: readonly Entry[];
}

/** A record that holds by itself, with every hash computed anew. */
export function forged(game: AnyGame, record: GameRecord, whim: Chance, forgery: Forgery): GameRecord {
  const { game: _g, version: _v, ...honest } = headOf(record);
  const secret = forgery.secret ?? record.secret!;
  const head = { ...honest, ...forgery.head, commitment: commitment(secret) };
  const salts = head.salts!;
  const play: AnyPlay = new Play(game, head, fair(secret, salts, 0));
  for (const act of forgery.acts ?? record.entries) if (!isDone(play, act, fair(secret, salts, play.stream))) break;
  while (play.outcome() === undefined) {
    const seat = game.toAct(reading(play.state))[0]!;
    const legal = game.moves(reading(play.state), seat).map((move) => game.notate(move));
    const decision = play.decide(seat, legal[whim.below(legal.length)]!, fair(secret, salts, play.stream));
    if (isRefused(decision)) throw new Error(decision.refused);
    play.accept(decision);
  }
  return play.record(secret);
}

function isDone(play: AnyPlay, act: Entry, chance: Chance): boolean {
  const decision = isUndo(act) ? play.takeBack(act.seat) : play.decide(act.seat, act.move, chance, act.by);
  if (isRefused(decision)) return false;
  play.accept(decision);
  return true;
}

/** The same salts with one of them replaced, and its seal with it. */
export function resealed(
  { salts = [], seals = [] }: GameRecord,
  seat: number,
  salt: string,
): Pick<Head, 'salts' | 'seals'> {
  return { salts: salts.with(seat, salt), seals: seals.with(seat, sealOf(salt)) };
}

/** The same record with another head and all hashes after it, as far as they can be made without playing. */
export function relinked(record: GameRecord, change: Partial<GameRecord>): GameRecord {
  const { secret, outcome, abandoned, end: _, ...rest } = { ...record, ...change };
  const first = hashOf([headOf(rest as GameRecord), rest.setup, rest.state]);
  let before = first;
  const entries = rest.entries.map((entry) => {
    const { hash: _hash, ...said } = entry;
    before = hashOf([before, said]);
    return { ...said, hash: before } as Entry;
  });
  const whole = { ...rest, hash: first, entries } as GameRecord;
  if (outcome === undefined && abandoned === undefined) return whole;
  return concluded(whole, { ...(secret && { secret }), ...(outcome && { outcome }), ...(abandoned && { abandoned }) });
}

const hashOf = (value: unknown): string => sha256Hex(canonical(value));
