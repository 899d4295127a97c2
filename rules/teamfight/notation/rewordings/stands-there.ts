import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Target enemy in Mud, 2dmg`, `an ally on a Raft heals 2`, `enemy in the space of one of your Snares, 2dmg`: one of those in sight who stand there, as a target without a place is one in sight. */
export function standsThere(tokens: readonly Token[], { words, slot, them }: Context): Token[] | undefined {
  if ((slot !== 'ability' && slot !== 'default') || them !== undefined) return undefined;
  const whom = new Cursor(tokens, 0, tokens.length);
  whom.takeAny('target an?', 'target', 'choose an?', 'an?');
  if (!whom.take('enemy|ally|unit')) return undefined;
  const { at } = whom;
  const like = tokens[at];
  if (like === undefined || !whom.takeAny('standing? in|on|inside')) return undefined;
  whom.takeAny('a|any|the space|spaces of');
  whom.takeAny('a|an|any|one of? your', 'a|an|any|the|your');
  if (wordAt(words, tokens, whom.at, tokens.length, ['terrain', 'marker']) === undefined) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'in los'), ...tokens.slice(at)];
}
standsThere.begins = beginning('target|choose|a|an|enemy|ally|unit');
