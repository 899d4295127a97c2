import type { Context } from '../context.ts';
import type { Tail } from '../sentences/desk.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { eachBefore } from './each-before.ts';

/**
 * `When you kill a unit with this, heal 2`, behind an attack: if that kills its target, or for each that its area kills. Of several
 * targets it could be either.
 */
export function whenKilled(tokens: readonly Token[], context: Context, tail: Tail | undefined): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.takeAny('when|whenever you kill', 'when|whenever this|it kills')) return undefined;
  const byYou = tokens[1]?.text === 'you';
  if (!cursor.take('a|an|any unit|enemy|hero|ally')) return undefined;
  const whom = tokens[cursor.at - 1]?.text ?? '';
  if (!cursor.takeAny('with this ability|attack?', 'with it|the attack', 'this way') && byYou) return undefined;
  if (!cursor.take(',')) return undefined;
  const does = tokens.slice(cursor.at);
  const article = /^[aeu](?!nit)/.test(whom) ? 'an' : 'a';
  const node = tail?.node;
  if (node?.node === 'area') return eachBefore([...wordsLike(like, `for each ${whom} killed ,`), ...does], context);
  if (node?.node !== 'target' || (node.max ?? 1) > 1 || node.links !== undefined) return undefined;
  const isAny = whom === 'unit' || node.who.side === whom;
  return [...wordsLike(like, isAny ? 'if this kills ,' : `if this kills ${article} ${whom} ,`), ...does];
}
whenKilled.begins = beginning('when|whenever');
