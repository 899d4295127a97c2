import type { Context } from '../context.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const shoots = ['shoots|shoot at?', 'fires|fire at', 'attacks|attack|hits|hit|strikes|strike|zaps|zap'];

/**
 * `Each Tower shoots the nearest enemy in range 4 for 2dmg at the end of each round`, of pieces of a map: that moment, and it deals so much to whoever
 * that is.
 */
export function shootsAt(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (context.slot !== 'marker' && !isOwnerless(context)) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const verb = tokens.findIndex((_, at) => {
    cursor.at = at;
    return at > 0 && at < 12 && cursor.takeAny(...shoots);
  });
  const like = tokens[verb];
  const whom = cursor.at;
  const harm = tokens.findIndex(({ text }, at) => at > whom && text === 'for');
  if (like === undefined || harm < 0) return undefined;
  cursor.at = harm;
  if (!cursor.take('for # dmg|damage')) return undefined;
  const damage = tokens.slice(harm + 1, cursor.at);
  const behind = tokens.slice(cursor.at);
  const isMoment = cursor.take('at the start|end|beginning of each|every|the round') && cursor.done;
  if (!isMoment && behind.length > 0 && !/^(?:,|and|then)$/.test(behind[0]?.text ?? '')) return undefined;
  const subject = tokens.slice(0, verb);
  const deals = wordLike(like, /s$/.test(like.text) ? 'deals' : 'deal');
  const shot = [...subject, deals, ...damage, wordLike(like, 'to'), ...tokens.slice(whom, harm)];
  return isMoment ? [...behind, ...wordsLike(like, ','), ...shot] : [...shot, ...behind];
}
shootsAt.needs = oneOf('shoots shoot fires fire attacks attack hits hit strikes strike zaps zap');
