import type { Context } from '../context.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { lex } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Requires a Turret in range 2: range 5, 3dmg. Destroy it`: the piece that was named before the target, or whoever was chosen. */
export function destroysEither(
  { desk: { tokens, source }, tail }: Flow,
  { from, to }: Sentence,
  { words, them, marker }: Context,
): boolean {
  // "Push a Barrel 5. If it hits a unit, destroy it": the piece is the target.
  const isPiece = tail?.node.node === 'target' && tail.node.who.card !== undefined;
  if (them !== 'target' || marker !== undefined || isPiece) return false;
  const isSaid = tokens
    .slice(from, to)
    .some(({ text }, n) => text === 'destroy' && tokens[from + n + 1]?.text === 'it');
  if (!isSaid) return false;
  // What the ability costs and needs stands before its own words.
  const before = lex(source.slice(0, tokens[from]?.from));
  return before.some((_, at) => wordAt(words, before, at, before.length, ['marker']) !== undefined);
}
