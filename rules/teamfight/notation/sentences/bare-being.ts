import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const flags = 'undefendable|invisible|untargetable';
/** Conditions that are a trait of whoever has them, by these words alone. */
const traits = 'armor|armour|resistance|flying';

/**
 * `Undefendable.`, `Invisible, and your movement doesn't trigger reactions`, in a text that only stands: who bears it is so; `dies at the end of your
 * next turn`: who bears it does. */
export function bareBeing(tokens: readonly Token[], { words, slot, self }: Context): Token[] | undefined {
  if (slot !== 'token' && slot !== 'condition' && slot !== 'passive') return undefined;
  const [first] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (first === undefined || cursor.sees(traits)) return undefined;
  if (slot !== 'passive' && cursor.take('dies at|when|if|unless|after'))
    return [...wordsLike(first, 'you die'), ...tokens.slice(1)];
  const found = cursor.sees(flags) ? undefined : wordAt(words, tokens, 0, tokens.length, ['condition']);
  if (found !== undefined && found.word.kind === 'condition' && found.word.ref !== self?.ref) cursor.at = found.to;
  else if (!cursor.take(flags)) return undefined;
  // On a passive its name could say when that is given, and to whom.
  const ends = cursor.sees('while') || (slot !== 'passive' && (cursor.done || cursor.sees(',|and|but')));
  return ends ? [...wordsLike(first, 'you are'), ...tokens] : undefined;
}
