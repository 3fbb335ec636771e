import type { CompiledQuery } from 'kysely';

/** A query over any number of rows. It is built once for each number, for building one takes longer than running it. */
export class Ready<Row, Found> {
  private readonly build: (rows: readonly Row[]) => { compile(): CompiledQuery<Found> };
  private readonly valuesOf: (row: Row) => readonly unknown[];
  private readonly built = new Map<number, CompiledQuery<Found>>();

  /** The values of all rows must be all that the query holds, in their order. */
  constructor(
    build: (rows: readonly Row[]) => { compile(): CompiledQuery<Found> },
    valuesOf: (row: Row) => readonly unknown[],
  ) {
    this.build = build;
    this.valuesOf = valuesOf;
  }

  for(rows: readonly Row[]): CompiledQuery<Found> {
    const query = this.built.get(rows.length) ?? this.build(rows).compile();
    this.built.set(rows.length, query);
    return { ...query, parameters: rows.flatMap(this.valuesOf) };
  }
}
