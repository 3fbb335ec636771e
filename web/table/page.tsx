/** A table in play. */
export function TablePage({ table }: { readonly table: string }) {
  return (
    <main>
      <h1>{table}</h1>
    </main>
  );
}
