import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const source = 'attack|hit|source|ability';

/**
 * `You can only take 1 damage per attack`, `no attack can deal more than 2 damage to you`, `areas never deal more than 1 damage to you`: you
 * take at most so much from it.
 */
export function mostAtOnce(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const number = tokens.find(({ kind }) => kind === 'number');
  if (like === undefined || number === undefined) return undefined;
  const own = new Cursor(tokens, 0, tokens.length);
  if (own.takeAny('you can|may only take|receive', 'you can|may take|receive at most', 'you take|receive max|maximum'))
    return own.take('# damage|dmg') && !own.done
      ? [...wordsLike(like, 'you take at most'), number, ...wordsLike(like, 'damage'), ...tokens.slice(own.at)]
      : undefined;
  const what = from(own);
  const deals =
    what && own.takeAny('deal|deals you more than # damage|dmg', 'deal|deals more than # damage|dmg to you');
  return deals && own.done
    ? [...wordsLike(like, 'you take at most'), number, ...wordsLike(like, `damage ${what}`)]
    : undefined;
}
mostAtOnce.needs = oneOf('only max maximum most more');

/** `No attack can`, `a single attack never`, `areas cannot`: what deals no more than that. */
function from(cursor: Cursor): string | undefined {
  const no = cursor.take('no');
  if (!no) cursor.take('a|an|any');
  cursor.take('single|one');
  const isArea = cursor.take('area|areas|aoe|aoes');
  const word = isArea ? undefined : cursor.take(`${source}|attacks|hits|sources|abilities`) && cursor.before?.text;
  if (!isArea && !word) return undefined;
  if (!(no ? cursor.take('can|may|ever') : cursor.takeAny("never|cannot|can't", 'can never'))) return undefined;
  const one = { attacks: 'attack', hits: 'hit', sources: 'source', abilities: 'ability' }[word || ''] ?? word;
  return isArea ? 'from areas' : `from a single ${one}`;
}
