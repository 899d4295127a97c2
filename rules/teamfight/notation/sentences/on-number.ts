import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Roll a die, on a 6 stun`, `4+ stun them`, behind a die that is rolled: on that number. */
export function onNumberBare(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const says = cursor.take('on');
  if (says) cursor.take('a|an');
  const from = cursor.at;
  if (!cursor.takeAny('# +', '# - #', '# or more|higher|less') && !(says && cursor.take('#'))) return undefined;
  const like = tokens[cursor.at];
  if (like === undefined || like.kind !== 'word' || (!says && !before.some(({ text }) => /^rolls?$/.test(text))))
    return undefined;
  if (cursor.sees('dmg|damage|or|to|and|health|hp|times|of|spaces')) return undefined;
  return [wordLike(like, 'on'), ...tokens.slice(from, cursor.at), wordLike(like, ','), ...tokens.slice(cursor.at)];
}
