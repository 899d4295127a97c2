import type { DamageSource } from '../../program/when.ts';
import type { Who } from '../../program/who.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';

/** What damage comes of, and whose that is. */
export interface Harm {
  readonly source: DamageSource;
  readonly against?: Who;
}

/** `from hazards`, `from Hazard and DoT`, `to Hazard and to damage from DoT`: of what damage comes that nobody deals. */
export function damageSources(
  cursor: Cursor,
  context: Context,
  behind: 'from' | 'to' = 'from',
): readonly Harm[] | undefined {
  if (!cursor.sees(behind)) return undefined;
  return cursor.try(() => {
    cursor.take(behind);
    const found: Harm[] = [];
    do {
      cursor.takeAny('to? damage from', behind);
      const one = source(cursor, context);
      if (one === undefined) return undefined;
      found.push(one);
    } while (cursor.takeAny(', and|or', 'and|or', ','));
    return cursor.done || cursor.sees('until|while|.') ? found : undefined;
  });
}

/** A hazard, or a condition, token, piece or ground that deals damage by its own text. */
export function source(cursor: Cursor, { words }: Context): Harm | undefined {
  cursor.take('all');
  if (cursor.take('hazards|hazard')) return { source: 'hazards' };
  const piece = cursor.try(() => pieceStriking(cursor, words));
  if (piece !== undefined) return piece;
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  if (found === undefined) return undefined;
  if (!dealsItself(found.word, words)) return undefined;
  cursor.at = found.to;
  cursor.take('tokens|damage');
  return { source: found.word.ref };
}

/** Whether its own text deals damage. */
export function dealsItself(word: Word, words: Words): boolean {
  const { rules, manual } = pieceProgram(word, words);
  return !manual && JSON.stringify(rules).includes('"node":"damage"');
}

/** `your Mines`, `Fire`: a piece or ground that deals damage by its own text; what else it does is not meant. */
function pieceStriking(cursor: Cursor, words: Context['words']): Harm | undefined {
  const yours = cursor.take('your own?');
  if (!yours) cursor.takeAny('any', 'the');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
  if (found === undefined || !dealsItself(found.word, words)) return undefined;
  cursor.at = found.to;
  cursor.take('marker|markers|spaces|terrain');
  return { source: found.word.ref, ...(yours && { against: { side: 'you' } }) };
}
