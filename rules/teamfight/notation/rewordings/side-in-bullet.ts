import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

/** `Range 4, choose one -- target ally's next attack is undefendable`: that of the target, if it is an ally. */
export function sideInBullet(tokens: readonly Token[], { them }: Context, { bullet }: About): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!bullet || them !== 'target' || !cursor.take("the|a|an? target? ally's|enemy's")) return undefined;
  const side = cursor.before;
  return side && [...wordsLike(side, `if ${side.text.slice(0, -2)} , their`), ...tokens.slice(cursor.at)];
}

/** `Range 3, choose one -- ally other than you, heal 2`, `another ally, heal 2`: the target, if it is one. */
export function otherInBullet(tokens: readonly Token[], { them }: Context, { bullet }: About): Token[] | undefined {
  if (!bullet || them !== 'target') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('another ally', 'ally other than you|yourself')) return undefined;
  if (!cursor.sees(',|:')) return undefined;
  return [
    ...wordsLike(tokens[0] as Token, 'if the target is an ally other than you ,'),
    ...tokens.slice(cursor.at + 1),
  ];
}
otherInBullet.begins = beginning('another|ally');

const price = ['spend|discard|lose # counter|token|charge', 'spend|discard|lose a|an|#'];

/**
 * `Range 1, choose one -- your summon heals 3`, `spend 1 Coin, your summon heals 3`: the target, if it is one. `Range 2, your summon heals 2`: one in
 * that range.
 */
export function ownSummonThere(
  tokens: readonly Token[],
  { them, words }: Context,
  { bullet }: About,
): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'your' || (bullet && /^(?:ally|enemy)$/.test(text)));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const isOwn = like.text === 'your';
  const card = isOwn && !bullet ? wordAt(words, tokens, at + 1, tokens.length, ['summon']) : undefined;
  const to = card?.to ?? (isOwn && tokens[at + 1]?.text === 'summon' ? at + 2 : isOwn ? undefined : at + 1);
  if (to === undefined || !does.test(tokens[to]?.text ?? '')) return undefined;
  const before = !isOwn && /^an?$/.test(tokens[at - 1]?.text ?? '') ? at - 1 : at;
  const cursor = new Cursor(tokens, 0, before);
  if (!bullet) {
    if (!cursor.take('range # ,?') || !cursor.done) return undefined;
    return [...tokens.slice(at, to), wordLike(like, 'in'), ...tokens.slice(0, 2), ...tokens.slice(to)];
  }
  if (them !== 'target') return undefined;
  // An ally without a price before it is read as it stands.
  const pays = before > 0 && cursor.takeAny(...price) && /^[,:]$/.test(tokens[before - 1]?.text ?? '');
  if (!pays && (before > 0 || !isOwn)) return undefined;
  const who = isOwn ? 'your summon' : like.text;
  return [
    ...tokens.slice(0, before),
    ...wordsLike(like, `if the target is ${isOwn ? who : `an ${who}`} , it`),
    ...tokens.slice(to),
  ];
}

const does = /^(?:heals|gains|takes|moves|may|is|clears|deals|loses|has|can)$/;
