import { MOST_SEATS, seatsOf } from '#table/game.ts';
import { encode } from '#table/record.ts';
import { isRefused } from '#table/refusal.ts';
import { save } from '../save.ts';
import type { TableModel } from './model.ts';

/** Saves all that this device can say about what does not fit: both versions, the seal, its own salts, the times. No chat. */
export async function saveEvidence(model: TableModel): Promise<void> {
  const { table, venue, witnesses } = model;
  const record = await model.record();
  const evidence = {
    table,
    saved: new Date().toISOString(),
    doubts: witnesses.doubts.value,
    fingerprint: witnesses.six.value,
    testimonies: await witnesses.testimonies(),
    // Also of a seat that is the reader's no more, or that they are told they never had.
    salts: seatsOf(MOST_SEATS).flatMap((seat) => venue.seals.given(table, seat)),
    record: isRefused(record) ? record.refused : JSON.parse(encode(record)),
  };
  const file = new Blob([`${JSON.stringify(evidence, null, 1)}\n`], { type: 'application/json' });
  save(file, `${table}-evidence.json`);
}
