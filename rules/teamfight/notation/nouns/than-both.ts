import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** "You and units with your Glove deal -2 damage to anyone else": than those either, of whom it is said together with you. */
export function thanBoth({ tokens, at }: Cursor, { words }: Context): readonly Condition[] {
  const and = tokens.findLastIndex(({ text }, n) => n < at && text === 'and' && tokens[n - 1]?.text === 'you');
  if (and < 0 || !/^(?:the|units?)$/.test(tokens[and + 1]?.text ?? '')) return [];
  const having = tokens.findIndex(
    ({ text }, n) => n > and && n < at && text === 'with' && tokens[n + 1]?.text === 'your',
  );
  const token = having < 0 ? undefined : wordAt(words, tokens, having + 2, at, ['token', 'condition']);
  if (token === undefined) return [];
  return [{ is: 'not', of: { is: 'has', of: 'each', token: token.word.ref, yours: true } }];
}
