/** Says of all that was read that it comes from this clause, where its own was taken back. */
export function ofClause(value: unknown, clause: number): void {
  if (Array.isArray(value)) for (const one of value) ofClause(one, clause);
  else if (typeof value === 'object' && value !== null) {
    const said = value as Record<string, unknown>;
    if (typeof said.clause === 'number' && said.clause > clause) said.clause = clause;
    for (const key in said) ofClause(said[key], clause);
  }
}

/** A copy of what was read elsewhere, in words that are not written: all of it comes from one clause. */
export const asClause = <Read>(read: Read, clause: number): Read =>
  JSON.parse(JSON.stringify(read), (key, value) => (key === 'clause' ? clause : value)) as Read;
