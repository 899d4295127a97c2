import type { Context } from '../context.ts';
import { openArea } from '../sentences/open-area.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

/**
 * `Range 3 2x2, Hazard: 1dmg until ...`, `burst 2 around you, Embers until ...`: that area becomes it. Without an end a bare name could be of whoever
 * is there, as that of a condition is, but a hazard never is.
 */
export function areaOfGround(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  for (let at = 1; at < tokens.length - 1; at += 1) {
    const told = new Cursor(tokens, at, tokens.length);
    told.take(',|is|are');
    const from = told.at;
    const ground = groundAt(told, words);
    if (ground === undefined || !isDrawn(tokens, at)) continue;
    const lasts = told.sees('until|till') || told.sees(', until|till');
    if (ground === 'piece' && !lasts) continue;
    return [...tokens.slice(0, at), wordLike(tokens[from] as Token, 'becomes'), ...tokens.slice(from)];
  }
  return undefined;
}
areaOfGround.needs = oneOf('hazard until till');

/** `3x3, Slow. Embers until the end of your next turn`: what the area of the sentence before becomes. */
export function groundBehindArea(tokens: readonly Token[], { words }: Context, { tail }: About): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || openArea(tail) === undefined) return undefined;
  const told = new Cursor(tokens, 0, tokens.length);
  const ground = groundAt(told, words);
  const { at } = told;
  const there = told.takeAny('there', 'in|on|over the|that area', 'in|on it');
  if (ground === undefined || !(told.sees('until|till') || told.sees(', until|till'))) return undefined;
  return [...wordsLike(like, 'the area becomes'), ...tokens.slice(0, there ? at : told.at), ...tokens.slice(told.at)];
}
groundBehindArea.needs = oneOf('until till');

/** The name of what lies on spaces, or `Hazard: 1dmg`; the cursor is behind it, or at how long it lies. */
function groundAt(cursor: Cursor, words: Context['words']): 'piece' | 'hazard' | undefined {
  if (cursor.sees('hazard :')) {
    const { tokens, end } = cursor;
    while (cursor.at < end && !/^(?:until|till)$/.test(tokens[cursor.at]?.text ?? '')) cursor.at += 1;
    return 'hazard';
  }
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
  if (found === undefined || found.word.fields.object || (found.word.fields.size ?? 1) > 1) return undefined;
  cursor.at = found.to;
  return 'piece';
}

/** Whether `2x2`, `burst 2`, `burst 2 around you` ends there, and is no place of somebody ("enemies in burst 2"). */
function isDrawn(tokens: readonly Token[], end: number): boolean {
  for (let from = Math.max(0, end - 5); from < end; from += 1) {
    const area = new Cursor(tokens, from, end);
    if (!area.takeAny('# x #', 'burst|line|path #')) continue;
    area.takeAny('around you|yourself', 'centered|centred on you|yourself');
    if (area.done) return !/^(?:in|within|of|from)$/.test(tokens[from - 1]?.text ?? '');
  }
  return false;
}
