import type { Immutable } from '#table/game.ts';
import { loot } from '../components/cards.ts';
import { type Cell, cellAt, floorOf } from '../components/squares.ts';
import { CAMERA, FINGERPRINT, LASER, MOTION, SCANNER } from '../components/tiles.ts';
import { computerWithToken, isJammed } from '../rules/alarms.ts';
import { carriesAnything } from '../rules/loot.ts';
import { connections, gemPrice } from '../rules/moving.ts';
import { isBolted, isLocked } from '../rules/tiles.ts';
import { CROWBARRED, floorsOf, guardOn, has, isUp, kindAt, planAt, type State } from '../state.ts';
import { ENTRY, SENTRY } from './weights.ts';

const PAINTING = loot('painting');

/** By cell: the price of the way from there to the nearest of some targets. */
export type Field = Float64Array;

/** Where a way ends, and what is still to be paid there. */
export interface Target {
  readonly cell: Cell;
  readonly extra: number;
}

/** By cell: where one can go from there, or from where one can come. */
type Links = readonly (readonly Cell[])[];

/** All ways through the building: the same for everybody but whoever carries the Painting. */
export class Ways {
  readonly cells: readonly Cell[];
  private readonly state: Immutable<State>;
  private readonly known: { readonly out: Links; readonly into: Links }[] = [];

  constructor(state: Immutable<State>) {
    const cells: Cell[] = [];
    for (let floor = 0; floor < floorsOf(state); floor++)
      for (const pos of planAt(state, floor).places) cells.push(cellAt(floor, pos));
    this.cells = cells;
    this.state = state;
  }

  for(seat: number): { readonly out: Links; readonly into: Links } {
    const hands = this.state.lootAt[PAINTING] === seat ? 1 : 0;
    this.known[hands] ??= this.linked(seat);
    return this.known[hands];
  }

  private linked(seat: number): { readonly out: Links; readonly into: Links } {
    const out: Cell[][] = [];
    const into: Cell[][] = [];
    for (let cell = 0; cell < this.state.tiles.length; cell++) into.push([]);
    for (const cell of this.cells) {
      out[cell] = connections(this.state, seat, cell);
      for (const to of out[cell]) into[to]!.push(cell);
    }
    return { out, into };
  }
}

/** All ways through the building for one seat, with what they cost. */
export class Routes {
  private readonly out: Links;
  private readonly into: Links;
  private readonly price: Float64Array;

  constructor(state: Immutable<State>, seat: number, ways: Ways = new Ways(state)) {
    const { out, into } = ways.for(seat);
    this.out = out;
    this.into = into;
    this.price = new Float64Array(state.tiles.length);
    for (const cell of ways.cells) this.price[cell] = entryPrice(state, seat, cell);
  }

  /** Spreads from the targets against the direction of the ways, as long as something gets cheaper. */
  fieldTo(targets: readonly Target[]): Field {
    const field = new Float64Array(this.price.length).fill(Number.POSITIVE_INFINITY);
    const queue: Cell[] = [];
    for (const { cell, extra } of targets) {
      if (extra >= field[cell]!) continue;
      field[cell] = extra;
      queue.push(cell);
    }
    for (const cell of queue) {
      const far = field[cell]! + this.price[cell]!;
      for (const from of this.into[cell]!) {
        if (field[from]! <= far) continue;
        field[from] = far;
        queue.push(from);
      }
    }
    return field;
  }

  /** The price of the way from a cell to every other one. */
  fieldFrom(start: Cell): Field {
    const field = new Float64Array(this.price.length).fill(Number.POSITIVE_INFINITY);
    field[start] = 0;
    const queue: Cell[] = [start];
    for (const cell of queue) {
      for (const to of this.out[cell]!) {
        const far = field[cell]! + this.price[to]!;
        if (field[to]! <= far) continue;
        field[to] = far;
        queue.push(to);
      }
    }
    return field;
  }
}

/** Actions and trouble that it takes to go onto a tile. */
function entryPrice(state: Immutable<State>, seat: number, cell: Cell): number {
  const price = 1 + gemPrice(state, seat, cell) + (guardOn(state, cell) ? guardPrice(state, seat, cell) : 0);
  if (!isUp(state, cell)) return price + ENTRY.unknown;
  if (isBolted(state, cell, seat)) return price + ENTRY.bolted;
  if (isLocked(state, cell)) return price + ENTRY.locked;
  return has(state, cell, CROWBARRED) ? price : price + trouble(state, seat, cell);
}

/** R72 — A guard only moves when somebody is on his floor. */
function guardPrice(state: Immutable<State>, seat: number, cell: Cell): number {
  const watched = state.at.some((at) => at >= 0 && floorOf(at) === floorOf(cell));
  return watched ? ENTRY.guard : SENTRY[Math.min(state.stealth[seat]!, SENTRY.length - 1)]!;
}

function trouble(state: Immutable<State>, seat: number, cell: Cell): number {
  const kind = kindAt(state, cell);
  if (kind === CAMERA) return ENTRY.camera;
  if (kind === SCANNER) return carriesAnything(state, seat) ? ENTRY.alarm : 0;
  if (kind !== FINGERPRINT && kind !== LASER && kind !== MOTION) return 0;
  if (isJammed(state, seat, cell) || computerWithToken(state, cell) !== undefined) return 0;
  return kind === FINGERPRINT ? ENTRY.alarm : kind === LASER ? ENTRY.laser : ENTRY.motion;
}
