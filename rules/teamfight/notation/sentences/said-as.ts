import type { Context } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { type Desk, type Out, ran, type Tail } from './desk.ts';
import { ofClause } from './of-clause.ts';
import type { Sentence } from './sentence.ts';

/** What a sentence comes to in these words, as one clause; undefined, and everything as before, where that is not understood. */
export function saidAs(
  said: readonly Token[],
  desk: Desk,
  { from, to }: Sentence,
  context: Context,
  tail: Tail | undefined,
  mark: number,
  asBefore: () => void,
): Out | undefined {
  const attack = JSON.stringify(tail?.node);
  const tokens = [...desk.tokens.slice(0, from), ...said];
  const notes = { ...desk.notes };
  const read = phrases({ ...desk, tokens, notes }, new Cursor(tokens, from, tokens.length), context, undefined, tail);
  desk.sheet.backTo(mark);
  // "The damage is irreducible" changes what stands before it and is nothing more.
  const isAny =
    read.nodes.length > 0 || read.held.length > 0 || read.until || read.spaces || notes.rules !== desk.notes.rules;
  if (read.fault || !(isAny || JSON.stringify(tail?.node) !== attack)) {
    asBefore();
    return undefined;
  }
  Object.assign(desk.notes, notes);
  ofClause([read.nodes, read.held, read.spaces, notes.rules], ran(desk, from, to));
  return read;
}
