import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordsLike } from '../words/token.ts';

/** How many words may name those whom nobody targets. */
const longestName = 6;

const cannot = ["can't|cannot be targeted", 'can not be targeted'] as const;

/**
 * `Enemies can't target this`, in the text of an object: it cannot be targeted by them. `Enemies can't target your Wolves unless they are adjacent`,
 * `this can only be targeted by enemies from range 2`, `this can't be targeted by enemies except from range 1`: by those beyond that range.
 */
export function aimedFromNear(tokens: readonly Token[], context: Context): Token[] | undefined {
  return activeVoice(tokens, context) ?? onlyFrom(tokens);
}
aimedFromNear.needs = oneOf('target targeted');

function activeVoice(tokens: readonly Token[], { slot, marker }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (
    like === undefined ||
    !cursor.take('enemies|units|allies') ||
    !cursor.takeAny("can't|cannot target", 'can not target')
  )
    return undefined;
  const { at } = cursor;
  for (cursor.at += 1; cursor.at <= Math.min(tokens.length, at + longestName); cursor.at++) {
    const to = cursor.at;
    const far = cursor.done ? undefined : nearEnough(cursor);
    const itself = to === at + 1 && /^(?:it|this)$/.test(tokens[at]?.text ?? '');
    if (!cursor.done || (far === undefined && !itself)) {
      cursor.at = to;
      continue;
    }
    // What has no health is no target anyway.
    if (itself && (slot !== 'marker' || !marker?.fields.object)) return undefined;
    return [...tokens.slice(at, to), ...wordsLike(like, "can't be targeted by"), like, ...beyond(like, far)];
  }
  return undefined;
}

/** `[It] can only be targeted by enemies from range 2`, `can't be targeted by enemies unless they are adjacent`. */
function onlyFrom(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < Math.min(tokens.length, longestName); at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const only = cursor.take('can only be targeted');
    if ((!only && !cursor.takeAny(...cannot)) || !cursor.take('by enemies|units|allies')) continue;
    const whom = tokens[cursor.at - 1] as Token;
    const far = only ? fromRange(cursor) : nearEnough(cursor);
    if (far === undefined || !cursor.done) return undefined;
    return [...tokens.slice(0, at), ...wordsLike(whom, "can't be targeted by"), whom, ...beyond(whom, far)];
  }
  return undefined;
}

/** `unless they are adjacent to it`, `except from range 2`, `from beyond range 2`: how far those may be who still can. */
const nearEnough = (cursor: Cursor): Token | 'adjacent' | undefined =>
  cursor.try(() => {
    if (
      cursor.takeAny('from beyond|outside range #', 'from further|farther away? than range #', 'from more than range #')
    )
      return cursor.before;
    if (!cursor.take(', unless|except') && !cursor.take('unless|except|until')) return undefined;
    cursor.take('they|you are');
    return fromRange(cursor);
  });

const fromRange = (cursor: Cursor): Token | 'adjacent' | undefined => {
  if (cursor.takeAny('adjacent|next to it|them|this', 'from? adjacent spaces?')) return 'adjacent';
  if (!cursor.take('from|in|within|by? range #')) return undefined;
  const range = cursor.before;
  cursor.take('of it|them|this');
  return range;
};

const beyond = (like: Token, far: Token | 'adjacent' | undefined): Token[] => {
  if (far === undefined) return [];
  return [...wordsLike(like, 'beyond range'), far === 'adjacent' ? numberLike(like, 1) : far];
};
