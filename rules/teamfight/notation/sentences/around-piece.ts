import { type Context, within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { doneTo } from '../pieces/piece-meant.ts';
import { isOneNamed } from '../unsaid/another-than-that.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { markOf, type Token } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const from = oneOf('of from around towards toward');

/**
 * `Burst 1 of your Kite, 2dmg`, `Enemies in range 2 of the Kite, pull 1 towards it`: around one's own piece that lies on the map, which
 * its player chooses where there are several. False where it is not that.
 */
export function aroundPiece(
  { desk, out }: Flow,
  { from: first, to, opens }: Sentence,
  context: Context,
  mark: number,
): boolean {
  const piece = opens || desk.standing ? undefined : ownPiece(new Cursor(desk.tokens, first, to), context);
  // "Choose a Kite. ... the Kite": that one.
  if (piece === undefined || isOneNamed(context.words, desk.tokens, 0, first, piece.ref)) return false;
  const before = desk.sheet.clauses.slice(mark);
  desk.sheet.backTo(mark);
  const notes = { ...desk.notes };
  // It is known now, and whose it is too.
  const tokens = desk.tokens.map((one, n) =>
    n >= first && n < to && one.text === 'your' && isNamedAt(desk.tokens, n + 1, to, context, piece)
      ? { ...one, text: 'the', mark: markOf('the') }
      : one,
  );
  const cursor = new Cursor(tokens, first, to);
  const read = phrases(
    { ...desk, tokens, notes },
    cursor,
    within(context, { marker: piece, strewn: false }),
    undefined,
  );
  const isAround = JSON.stringify(read.nodes).includes('"of":"marker"');
  if (read.fault || !cursor.done || !isAround || read.held.length > 0 || read.otherwise || read.instead || read.until) {
    desk.sheet.backTo(mark);
    desk.sheet.clauses.push(...before);
    return false;
  }
  Object.assign(desk.notes, notes);
  out.nodes.push(...doneTo({ word: piece, yours: true }, mark, () => read.nodes));
  return true;
}

const isNamedAt = (tokens: readonly Token[], at: number, to: number, { words }: Context, piece: Word): boolean =>
  wordAt(words, tokens, at, to, ['marker'])?.word === piece;

/** The one piece of its own that a card names as the place of something, where its text has placed none. */
function ownPiece(cursor: Cursor, { bearer, marker, words, them, slot }: Context): Word | undefined {
  const isOnCard = slot === 'ability' || slot === 'default' || slot === 'passive';
  if (!isOnCard || marker !== undefined || them !== undefined || cursor.lacks(from)) return undefined;
  const { tokens, at, end } = cursor;
  const named = new Set<Word>();
  for (let n = at; n + 2 < end; n++) {
    if (!from.words.has(tokens[n]?.text ?? '') || !/^(?:the|your)$/.test(tokens[n + 1]?.text ?? '')) continue;
    // "Remove one of your Kites" is no place.
    if (/^(?:one|any|all|each|some|both|number|two|three)$/.test(tokens[n - 1]?.text ?? '')) continue;
    const found = wordAt(words, tokens, n + 2, end, ['marker']);
    if (found !== undefined) named.add(found.word);
  }
  const [only, ...more] = named;
  if (only === undefined || more.length > 0 || only.fields.object || only.fields.long !== undefined) return undefined;
  return only.owners.length === 0 || bearer === undefined || only.owners.includes(bearer) ? only : undefined;
}
