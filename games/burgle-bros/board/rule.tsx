/** A rule's number; pressing it opens the reference there. */
export const Rule = ({ id, explain }: { readonly id: string; explain(rule: string): void }) => (
  <button type="button" class="rule-chip" onClick={() => explain(id)}>
    {id}
  </button>
);
