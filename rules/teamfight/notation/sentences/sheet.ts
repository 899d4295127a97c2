import type { Clause, ClauseStatus, Field } from '../../../kernel/reading/reading.ts';
import { type NotedClause, toldWhy, type Why } from '../../../kernel/reading/why.ts';

type Draft = { -readonly [K in keyof NotedClause]: NotedClause[K] };

/** The clauses of a reading while it is made: in the order of the text, the name first. */
export class Sheet {
  readonly clauses: Draft[] = [];
  /** How many of them stand before what an ability does: its name and what it costs. */
  beforeBody = 0;

  /** The index that the next clause will have. */
  get next(): number {
    return this.clauses.length;
  }

  add(field: Field, from: number, to: number, status: ClauseStatus, why?: Why, fix?: string): number {
    this.clauses.push({
      field,
      from,
      to,
      status,
      ...(why === undefined ? {} : { why }),
      ...(fix === undefined ? {} : { fix }),
    });
    return this.clauses.length - 1;
  }

  /** Adds a clause of a reading of its own, of which a text repeats the words `behind` letters further on. */
  repeat(clause: Clause, { clauses }: { readonly clauses: readonly Clause[] }, behind: number): number {
    const { field, from, to, status, dependsOn, reason = '', notUnderstood, missing, fix } = clause;
    const cause = dependsOn === undefined ? undefined : clauses[dependsOn];
    const shift = (of: Field): number => (of === 'text' ? behind : 0);
    const why: Why = cause
      ? { dependsOn: { field: cause.field, at: cause.from + shift(cause.field) } }
      : notUnderstood || missing
        ? { reason, ...(notUnderstood && { notUnderstood }), ...(missing && { missing }) }
        : reason;
    const isByHand = status === 'manual';
    return this.add(field, from + shift(field), to + shift(field), status, isByHand ? why : undefined, fix);
  }

  /** Takes back what was added since there were `count`. */
  backTo(count: number): void {
    this.clauses.length = count;
  }

  /** Makes clauses tile a name and a text: what stands between two belongs to the first, what stands before all to the next. */
  tile(name: string, text: string): Clause[] {
    const done: Draft[] = [];
    for (const [field, all] of [
      ['name', name],
      ['text', text],
    ] as const) {
      let last: Draft | undefined;
      for (const clause of this.clauses) {
        if (clause.field !== field) continue;
        if (last === undefined) clause.from = 0;
        else last.to = clause.from;
        last = clause;
        done.push(clause);
      }
      if (last !== undefined) last.to = all.length;
      else if (all.length > 0) done.push({ field, from: 0, to: all.length, status: 'reminder' });
    }
    return toldWhy(done, name, text);
  }
}
