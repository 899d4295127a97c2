import type { Context } from '../context.ts';
import { eitherOutcome } from '../phrases/hit-or-miss.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Hit or miss, put a Mine in its space`, `even on a miss, they are Slowed`: where it hits and where it misses. */
export function comeWhatMay(tokens: readonly Token[], { rolled }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (!rolled || like === undefined || !cursor.takeAny(...eitherOutcome) || !cursor.take(',|:')) return undefined;
  return [...wordsLike(like, 'on hit or miss ,'), ...tokens.slice(cursor.at)];
}
comeWhatMay.begins = beginning(...eitherOutcome);
comeWhatMay.needs = oneOf(', :');

/** `They are Slowed, hit or miss`: what is said of the target is done on a miss, too. */
export function comesAnyway(tokens: readonly Token[], { rolled }: Context): Token[] | undefined {
  const comma = tokens.findLastIndex(({ text }) => text === ',');
  const cursor = new Cursor(tokens, comma + 1, tokens.length);
  const like = tokens[comma];
  if (!rolled || like === undefined || !cursor.takeAny(...eitherOutcome) || !cursor.done) return undefined;
  const does = tokens.slice(0, comma);
  // "1dmg, push 1, hit or miss": the one, or both.
  if (does.some(({ text }) => /^(?:,|:|and|or|if|on|when|unless|then)$/.test(text))) return undefined;
  return [...wordsLike(like, 'on hit or miss ,'), ...does];
}
comesAnyway.needs = oneOf('hit hits miss misses roll');
