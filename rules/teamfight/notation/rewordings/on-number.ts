import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Roll a die, on a 6 stun`, `4+ stun them`, `5-6, 2dmg`, behind a die that is rolled: on that number. */
export function onNumberBare(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const says = cursor.take('on');
  if (says) cursor.take('a|an');
  const from = cursor.at;
  const isFurther = !says && behindNumbers(before);
  if (!cursor.takeAny('# +', '# - #', '# or more|higher|less') && !((says || isFurther) && cursor.take('#')))
    return undefined;
  // "1-3: heal 1. 4-6: heal 2", behind a die that is not a sentence of its own.
  if (!says && (isFurther || rolledLast(before)) && cursor.take(':')) {
    if (cursor.done) return undefined;
    const colon = cursor.before as Token;
    const numbers = tokens.slice(from, cursor.at - 1);
    return [wordLike(colon, 'on'), ...numbers, wordLike(colon, ','), ...tokens.slice(cursor.at)];
  }
  // "5-6, 2dmg", behind a die; "5, 6" would be two numbers.
  if (!says && cursor.before?.kind === 'number' && cursor.take(',')) {
    const comma = cursor.before as Token;
    if (!(isFurther || rolledLast(before)) || cursor.done || (cursor.sees('#') && !cursor.sees('# dmg|damage')))
      return undefined;
    return [wordLike(comma, 'on'), ...tokens.slice(from)];
  }
  const like = tokens[cursor.at];
  if (like === undefined || like.kind !== 'word' || (!says && !before.some(({ text }) => /^rolls?$/.test(text))))
    return undefined;
  if (cursor.sees('dmg|damage|or|to|and|health|hp|times|of|spaces')) return undefined;
  return [wordLike(like, 'on'), ...tokens.slice(from, cursor.at), wordLike(like, ','), ...tokens.slice(cursor.at)];
}

const rollWord = /^(?:roll|rolls|die|dice)$/;

/** `Roll.`, right before it. */
const rolledLast = (before: readonly Token[]): boolean => {
  const end = before.findLastIndex(({ text, kind }) => text !== '.' && kind !== 'line');
  return rollWord.test(before[end]?.text ?? '') || rolledForEach(before.slice(0, end + 1));
};

/** `Roll a die for each adjacent enemy.`: whoever is counted stands behind the die. */
function rolledForEach(before: readonly Token[]): boolean {
  const roll = before.findLastIndex(({ text }) => rollWord.test(text));
  const cursor = new Cursor(before, roll + 1, before.length);
  return roll >= 0 && cursor.take('for each') && !before.slice(roll).some(({ text }) => /^[.:]$/.test(text));
}

/** `Roll. 4-5, the ability misses.`: a die, and right behind it what its numbers bring. */
function behindNumbers(before: readonly Token[]): boolean {
  const roll = before.findLastIndex(({ text }) => rollWord.test(text));
  const cursor = new Cursor(before, roll + 1, before.length);
  cursor.take('on a?');
  return roll >= 0 && cursor.takeAny('# - #', '# or #', '#') && cursor.sees(',|:|+');
}
