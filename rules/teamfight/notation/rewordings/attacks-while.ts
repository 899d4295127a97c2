import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Your attacks while Invisible deal +2 damage`, `attacks from Bear Stance have +1 crit`: while you are so, your attacks do. */
export function attacksWhile(tokens: readonly Token[], { words, slot }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || (slot !== 'passive' && slot !== 'token' && slot !== 'condition')) return undefined;
  const own = cursor.take('your');
  const from = cursor.at;
  if (!cursor.take('default|other|non-default? attacks|abilities')) return undefined;
  const attacks = tokens.slice(from, cursor.at);
  const made = cursor.takeAny('you make|use');
  if (!made && own) cursor.take('made|used');
  if (!cursor.take('while|from')) return undefined;
  // "Attacks while Slowed" could be of whoever is.
  if (!own && !made && cursor.before?.text === 'while') return undefined;
  const state = cursor.at;
  cursor.takeAny('you are', 'in|being');
  const so = cursor.at;
  const named = wordAt(words, tokens, so, tokens.length, ['condition', 'token']);
  cursor.at = named?.to ?? so;
  if (named === undefined && !cursor.take('invisible|flying|unprotected')) return undefined;
  const said = tokens.slice(state, cursor.at);
  if (!cursor.take('deal|have|gain|ignore|are|push|also|cannot')) return undefined;
  const verb = cursor.before as Token;
  const isStance = named?.word.stance === true && said[0]?.text !== 'in';
  return [
    wordLike(like, 'while'),
    ...(isStance ? [wordLike(like, 'in')] : []),
    ...said,
    ...wordsLike(verb, ', your'),
    ...attacks,
    verb,
    ...tokens.slice(cursor.at),
  ];
}
attacksWhile.begins = beginning('your|default|other|non-default|attacks|abilities');
attacksWhile.needs = oneOf('while from');
