import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Enemy in LoS. Each Wolf moves 2 towards them`: towards whom the sentence before has chosen, since nobody goes towards itself. */
export function towardsTheTarget(tokens: readonly Token[], { words, named }: Context): Token[] | undefined {
  const at = tokens.findLastIndex(({ text }) => text === 'it' || text === 'them');
  const like = tokens[at];
  if (like === undefined || named.target !== 'target') return undefined;
  if (!/^(?:towards?|to)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('each|all|any of? your?', 'your')) return undefined;
  const who = wordAt(words, tokens, cursor.at, at, ['summon']);
  if (who === undefined) return undefined;
  const goes = new Cursor(tokens, who.to, at);
  if (!goes.take('may|can? move|moves|fly|flies up? to? # towards|toward') || !goes.done) return undefined;
  const behind = tokens.slice(at + 1);
  return [...tokens.slice(0, at), ...wordsLike(like, 'the target'), ...behind];
}
