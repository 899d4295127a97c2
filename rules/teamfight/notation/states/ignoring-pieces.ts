import type { Rule } from '../../program.ts';
import { type Word, wordAt } from '../words/words.ts';
import { piecesMet } from './being.ts';
import type { About } from './predicate.ts';

/** `Mist`, `Mist and Mines`, behind "ignores": pieces that are not in the way of what one sees, and whose text does nothing to one. */
export function ignoringPieces(about: About): Rule[] | undefined {
  const { cursor } = about;
  return cursor.try((): Rule[] | undefined => {
    const found: Rule[] = [];
    do {
      const one = ignoredPiece(about);
      if (one === undefined) return undefined;
      found.push(...one);
    } while (cursor.takeAny(', and', 'and', ','));
    return cursor.done || cursor.sees('.|until|(') ? found : undefined;
  });
}

function ignoredPiece(about: About): Rule[] | undefined {
  const { cursor, context, clause, who } = about;
  const met = cursor.try(() => piecesMet(about));
  if (met !== undefined) return met.map((token) => ({ clause, rule: 'is', who, flag: 'immune-piece', token }));
  const piece = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (piece === undefined || !onlyHides(piece.word)) return undefined;
  cursor.at = piece.to;
  cursor.take('marker|markers');
  return [{ clause, rule: 'is', who, flag: 'sees-past', token: piece.word.ref }];
}

/** A piece that blocks sight and does nothing else: how one would ignore that it blocks the way is not said. */
const onlyHides = ({ fields, text }: Word): boolean =>
  fields.blocksSight === true &&
  fields.blocksMovement !== true &&
  fields.object !== true &&
  /^(?:(?:it )?blocks? (?:los|sight|line of sight)(?:,? (?:but )?not movement)?\.?)?$/i.test(text.trim());
