import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';

const one = 'unit|enemy|ally|hero|target';
const ways = 'move|moves|fly|teleport|jump|leap|dash|charge|run';

/**
 * `Teleport adjacent to the Hooked unit, then remove Hooked`, `move adjacent to the unit with Hook`, of a token and not of a condition that anybody may give: to the
 * unit with your Hook.
 */
export function theBearer(tokens: readonly Token[], { words, slot }: Context): Token[] | undefined {
  const to = new Cursor(tokens, 0, tokens.length);
  const [verb] = tokens;
  if (
    verb === undefined ||
    (slot !== 'ability' && slot !== 'default') ||
    !to.take(`${ways} directly? adjacent|next to the`)
  )
    return undefined;
  const { at } = to;
  const behind = to.take(`${one} with`) || to.take(`${one} that|who has`);
  const own = behind && to.take('your');
  if (behind && !own) to.take('the');
  const token = wordAt(words, tokens, to.at, tokens.length, ['token']);
  if (token === undefined) return undefined;
  const named = tokens.slice(to.at, token.to);
  to.at = token.to;
  if (!behind && !to.take(one)) return undefined;
  const who = behind ? tokens[at]?.text : tokens[to.at - 1]?.text;
  const whom = who === 'enemy' || who === 'ally' ? `an ${who}` : 'a unit';
  const rest = removed(new Cursor(tokens, to.at, tokens.length), named, words);
  if (own && rest === undefined) return undefined;
  return [
    verb,
    ...wordsLike(verb, `${verb.text === 'teleport' ? 'to a space ' : ''}adjacent to ${whom} with your`),
    ...named,
    ...(rest ?? tokens.slice(to.at)),
  ];
}
theBearer.begins = beginning(ways);

/** `then remove it`, `, then remove the Hook`, to the end: yours, of the same token. */
function removed(cursor: Cursor, named: readonly Token[], words: Words): Token[] | undefined {
  const { tokens, at, end } = cursor;
  const like = tokens[at];
  if (like === undefined || !cursor.takeAny(', then|and', 'then|and') || !cursor.take('remove|lose|discard|consume'))
    return undefined;
  if (!cursor.take('it|them')) {
    cursor.take('the|your');
    const again = wordAt(words, tokens, cursor.at, end, ['token']);
    const first = wordAt(words, named, 0, named.length, ['token']);
    if (again === undefined || again.word !== first?.word) return undefined;
    cursor.at = again.to;
  }
  return cursor.done
    ? [...wordsLike(like, ', then remove your'), ...named.map(({ text }) => wordLike(like, text))]
    : undefined;
}
