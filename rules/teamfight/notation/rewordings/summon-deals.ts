import type { Context } from '../context.ts';
import { everyPiece, isPlural, type Named, onePiece, pieceAt } from '../sentences/from-pieces.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** To whom it deals that: one beside it, or all. */
const near = [
  ['an adjacent enemy', 'an enemy adjacent to it takes'],
  ['an adjacent unit', 'a unit adjacent to it takes'],
  ['all? adjacent enemies', 'enemies adjacent to it take'],
  ['all? adjacent units', 'units adjacent to it take'],
] as const;

/**
 * `One of your Wolves moves 2 and deals 1dmg to an adjacent enemy`, `each of your Wolves may move 2, then deals 1dmg to adjacent enemies`: of a summon of one's
 * own, who is beside it takes that then.
 */
export function summonDeals(tokens: readonly Token[], context: Context): Token[] | undefined {
  const deals = tokens.findIndex(
    ({ text, kind }, at) => /^deals?$/.test(text) && kind === 'word' && tokens[at + 1]?.kind === 'number',
  );
  const cursor = new Cursor(tokens, deals + 1, tokens.length);
  if (deals < 2 || !cursor.take('# dmg|damage to')) return undefined;
  const damage = tokens.slice(deals + 1, cursor.at - 1);
  const found = near.find(([said]) => cursor.take(said));
  // "... and dies": what goes on is told of the summon, and not of whom it harms.
  if (found === undefined || !(cursor.done || cursor.sees('.'))) return undefined;
  const whose = new Cursor(tokens, 0, deals);
  const who = everyPiece(whose, context) ?? onePiece(whose, context) ?? yourOnly(whose, context);
  if (who?.word.kind !== 'summon' || !who.yours) return undefined;
  const like = tokens[deals] as Token;
  const then = [...wordsLike(like, found[1]), ...damage, ...tokens.slice(cursor.at)];
  const named = tokens.slice(0, whose.at);
  if (whose.at === deals) return [...named, { ...wordLike(like, ':'), kind: 'sign' }, ...then];
  // What it does before that must be its own, and one thing.
  if (!whose.takeAny('may? move|moves|teleport|teleports|fly|flies up? to? #', 'may? move|moves')) return undefined;
  const done = tokens.slice(0, whose.at);
  whose.takeAny('spaces|space');
  whose.takeAny(', and then', ', then', 'and then', ', and', 'and', 'then', ',');
  if (whose.at !== deals) return undefined;
  return [...done, ...wordsLike(like, ', then'), ...then];
}
summonDeals.needs = oneOf('deals deal');

/** `Your Wolf`, of which one is meant. */
const yourOnly = (cursor: Cursor, context: Context): Named | undefined =>
  cursor.try(() => {
    const named = cursor.take('your|the') ? pieceAt(cursor, context, true) : undefined;
    return named && !isPlural(named) ? named : undefined;
  });
