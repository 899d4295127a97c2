import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Gain as many Coins as the target has`, `gains as much Rot as it had`, `gain as many Coins as you have Marks`: one for each of them. */
export function asManyAs(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'as' && /^(?:many|much)$/.test(tokens[n + 1]?.text ?? ''));
  const like = tokens[at];
  if (like === undefined || !/^(?:gain|gains|get|gets)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const kinds = ['token', 'condition', 'counter'] as const;
  const what = wordAt(words, tokens, at + 2, tokens.length, kinds);
  if (what === undefined) return undefined;
  const said = tokens.slice(at + 2, what.to);
  const cursor = new Cursor(tokens, what.to, tokens.length);
  cursor.take('counters|tokens');
  if (!cursor.take('as')) return undefined;
  const { at: who } = cursor;
  if (!cursor.takeAny('you|they|it|he|she|that', 'the|that target|unit|enemy|ally')) return undefined;
  if (cursor.before?.text === 'that') return undefined;
  const whose = tokens.slice(who, cursor.at);
  if (!cursor.take('has|have|had')) return undefined;
  const verb = tokens[cursor.at - 1] as Token;
  const other = wordAt(words, tokens, cursor.at, tokens.length, kinds);
  const counted = other === undefined ? said : tokens.slice(cursor.at, other.to);
  if (other !== undefined) cursor.at = other.to;
  if (!cursor.done && !cursor.sees('.|,|and')) return undefined;
  return [
    ...tokens.slice(0, at),
    ...wordsLike(like, 'one'),
    ...said,
    ...wordsLike(like, 'for each'),
    ...counted,
    ...whose,
    verb,
    ...tokens.slice(cursor.at),
  ];
}
asManyAs.needs = oneOf('many much');
