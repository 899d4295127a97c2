import type { Context } from '../context.ts';
import { oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

/** What names anybody else, or a place where somebody else may be. */
const others =
  /^(?:range|ranged|burst|line|path|x|los|sight|targets?|ally|allies|enem(?:y|ies)|units?|hero(?:es)?|summons?|they|them|their|it|its|attacker|everyone|anyone|others?)$/;

/** `Heal 1, 2 if Slowed`, `if Invisible, move 4 instead`, in an ability that is about nobody else: whether you are so. */
export function askedOfYourself(
  tokens: readonly Token[],
  { words, slot, them }: Context,
  { before }: About,
): Token[] | undefined {
  if ((slot !== 'ability' && slot !== 'default') || them !== undefined) return undefined;
  const at = tokens.findIndex(({ text }) => text === 'if');
  const like = tokens[at + 1];
  if (at < 0 || like === undefined || [...before, ...tokens].some(({ text }) => others.test(text))) return undefined;
  const state = wordAt(words, tokens, at + 1, tokens.length, ['condition']);
  const end = state?.to ?? (/^(?:invisible|undefendable|untargetable|flying)$/.test(like.text) ? at + 2 : undefined);
  if (end === undefined || !(end === tokens.length || /^[,.:)]$/.test(tokens[end]?.text ?? ''))) return undefined;
  const asked = [...wordsLike(like, 'you are'), ...tokens.slice(at + 1, end)];
  // "Move 2 (3 if Invisible)".
  const inside = tokens[at - 2]?.text === '(' && tokens[end]?.text === ')';
  if (!inside) return [...tokens.slice(0, at + 1), ...asked, ...tokens.slice(end)];
  return [
    ...tokens.slice(0, at - 2),
    wordLike(like, ','),
    ...tokens.slice(at - 1, at + 1),
    ...asked,
    ...tokens.slice(end + 1),
  ];
}
askedOfYourself.needs = oneOf('if');
