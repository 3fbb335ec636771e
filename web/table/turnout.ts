import type { TableInfo } from '#wire/messages.ts';

/** Somebody of the game before, and whether they play again. `open`: they have not said. */
export interface Comer {
  readonly seat: number;
  readonly name: string;
  readonly figure: number;
  readonly isBot: boolean;
  readonly isPresent: boolean;
  readonly says: 'in' | 'no' | 'open';
}

/** Who comes to the rematch of a table. A seat that was given up there bears the name of whoever had it before. */
export const turnout = (before: TableInfo, rematch: TableInfo): readonly Comer[] =>
  rematch.seats.map((place, seat) => {
    const had = before.seats[seat];
    const person = place.kind === 'person' ? place : had?.kind === 'person' ? had : undefined;
    const name = place.kind === 'open' ? (had === undefined || had.kind === 'open' ? '' : had.name) : place.name;
    const isBot = place.kind === 'bot';
    const says = place.kind === 'open' ? 'no' : place.kind === 'person' && place.awaited ? 'open' : 'in';
    return {
      seat,
      name,
      figure: person?.figure ?? seat,
      isBot,
      isPresent: isBot || (place.kind === 'person' && place.present) || (had?.kind === 'person' && had.present),
      says,
    };
  });

export const those = (comers: readonly Comer[], says: Comer['says']): readonly Comer[] =>
  comers.filter((comer) => comer.says === says);
