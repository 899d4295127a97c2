import type { Context } from '../context.ts';
import { facts } from '../texts/facts.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { pieceNamed } from '../words/piece-name.ts';
import { type Token, wordLike } from '../words/token.ts';
import { aimedFromNear } from './aimed-from-near.ts';
import { onlyNear } from './only-near.ts';

/**
 * `Object, 1hp, can only be targeted from range 2`, `2hp, when destroyed, burst 1, 2dmg`, in the text of a piece: what its fields say already
 * stands before what it does. Where the two disagree the whole is by hand.
 */
export function factsFirst(tokens: readonly Token[], context: Context): Token[] | undefined {
  const { self, slot } = context;
  if (self === undefined || (slot !== 'marker' && slot !== 'terrain')) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const found = facts(cursor, self.fields, () => cursor.take('it|they|this') || pieceNamed(cursor, context));
  if (!found?.every(({ agrees }) => agrees) || !cursor.takeAny(', and|but', ',', 'and|but')) return undefined;
  // "Blocks movement, if ..." says when it does.
  const rest = tokens.slice(cursor.at);
  if (cursor.sees('when|whenever|once it|this|they? is|are? destroyed')) return rest;
  const like = rest[0];
  if (like === undefined || !cursor.sees("can|cannot|can't|loses|takes|heals|gains")) return undefined;
  const it = [wordLike(like, 'it'), ...rest];
  return onlyNear(it) ?? aimedFromNear(it, context) ?? it;
}
factsFirst.needs = oneOf("can cannot can't loses takes heals gains destroyed");
