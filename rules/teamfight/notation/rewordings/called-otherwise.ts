import type { Context } from '../context.ts';
import { fromAnyRange } from '../sentences/harm-of-met.ts';
import type { Token } from '../words/token.ts';
import { adjacentPiece } from './adjacent-piece.ts';
import { calledShort } from './called-short.ts';
import { byOwner } from './owner-by-name.ts';

/** A sentence in which something is called for short or otherwise, with its name: so in every other order of its words, too. */
export const calledOtherwise = (said: readonly Token[], context: Context): readonly Token[] | undefined =>
  calledShort(said, context) ?? fromAnyRange(said) ?? byOwner(said, context) ?? adjacentPiece(said, context);
