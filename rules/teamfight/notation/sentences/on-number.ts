import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Roll a die, on a 6 stun`, `4+ stun them`, `5-6, 2dmg`, behind a die that is rolled: on that number. */
export function onNumberBare(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const says = cursor.take('on');
  if (says) cursor.take('a|an');
  const from = cursor.at;
  if (!cursor.takeAny('# +', '# - #', '# or more|higher|less') && !(says && cursor.take('#'))) return undefined;
  // "5-6, 2dmg", behind a die; "5, 6" would be two numbers.
  if (!says && cursor.before?.kind === 'number' && cursor.take(',')) {
    const comma = cursor.before as Token;
    const rolls = /^(?:roll|rolls|die|dice)$/.test(
      before.at(-1)?.text === '.' ? (before.at(-2)?.text ?? '') : (before.at(-1)?.text ?? ''),
    );
    if (!rolls || cursor.done || (cursor.sees('#') && !cursor.sees('# dmg|damage'))) return undefined;
    return [wordLike(comma, 'on'), ...tokens.slice(from)];
  }
  const like = tokens[cursor.at];
  if (like === undefined || like.kind !== 'word' || (!says && !before.some(({ text }) => /^rolls?$/.test(text))))
    return undefined;
  if (cursor.sees('dmg|damage|or|to|and|health|hp|times|of|spaces')) return undefined;
  return [wordLike(like, 'on'), ...tokens.slice(from, cursor.at), wordLike(like, ','), ...tokens.slice(cursor.at)];
}
