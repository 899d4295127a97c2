import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { reachOfMany } from './placed-many.ts';
import type { Rewording } from './rewording.ts';

const reach = /^(?:range|global|globally|unlimited|infinite)$/;

/** `Global, put Mine markers on three spaces`, `range 4, put a Mine in each of two spaces`: so many of them, one on each. */
export const onSoManySpaces: Rewording = (tokens, context) => {
  const { words } = context;
  const [first] = tokens;
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (first === undefined || !reach.test(first.text) || comma < 1 || comma > 3) return undefined;
  const cursor = new Cursor(tokens, comma + 1, tokens.length);
  if (!cursor.take('put|place|lay|drop|create')) return undefined;
  const one = cursor.take('a|an|one');
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'terrain']);
  if (piece === undefined) return undefined;
  const name = tokens.slice(cursor.at, piece.to);
  cursor.at = piece.to;
  cursor.take('marker|markers');
  if (!cursor.take('on|in|onto')) return undefined;
  const each = cursor.take('each of');
  const upTo = cursor.take('up to');
  if (one && !each && !upTo) return undefined;
  const { at } = cursor;
  if (!cursor.take('# spaces')) return undefined;
  if (!cursor.done && !cursor.sees(',|.|(')) return undefined;
  const said = [
    ...tokens.slice(0, comma + 1),
    tokens[comma + 1] as Token,
    ...(upTo ? wordsLike(first, 'up to') : []),
    tokens[at] as Token,
    ...name,
    ...tokens.slice(cursor.at),
  ];
  return reachOfMany(said, context);
};

/** `Remove Hook from a unit in LoS`, `remove a Slow from an ally in range 3`: from somebody new it is cleared. */
export const clearedFrom: Rewording = (tokens, { words }) => {
  const at = tokens.findIndex(({ text }) => text === 'remove');
  const like = tokens[at];
  if (like === undefined || (at > 0 && tokens[at - 1]?.text !== ',')) return undefined;
  const one = /^(?:an?|one)$/.test(tokens[at + 1]?.text ?? '');
  const start = one ? at + 2 : at + 1;
  const word = wordAt(words, tokens, start, tokens.length, ['condition', 'token', 'counter']);
  if (word === undefined) return undefined;
  const behind = new Cursor(tokens, word.to, tokens.length);
  behind.take('token|tokens|counter|counters|marker');
  if (!behind.take('from') || !behind.sees('a|an|any|another|one|up unit|ally|enemy|other|adjacent|to'))
    return undefined;
  const said = wordsLike(like, one ? 'clear a' : 'remove all');
  return [...tokens.slice(0, at), ...said, ...tokens.slice(start)];
};

/** `Each Mine: 4dmg to the unit in its space`: that is what it deals. */
export const dealsBehindColon: Rewording = (tokens, { words }) => {
  const colon = tokens.findIndex(({ text }, at) => text === ':' && at > 1 && tokens[at + 1]?.kind === 'number');
  const like = tokens[colon];
  if (like === undefined || !new Cursor(tokens, colon, tokens.length).sees(': # dmg|damage to')) return undefined;
  const each = tokens.findLastIndex(({ text }, at) => at < colon && /^(?:each|every|all)$/.test(text));
  const piece = each < 0 ? undefined : wordAt(words, tokens, each + 1, colon, ['marker', 'terrain', 'summon']);
  if (piece?.to !== colon) return undefined;
  const deals = wordLike(like, tokens[each]?.text === 'all' ? 'deal' : 'deals');
  // An area without a source is drawn from the piece.
  const isOwn = (at: number): boolean =>
    new Cursor(tokens, at, tokens.length).sees('of it') && tokens[at - 2]?.text === 'burst';
  const isBeforeAnd = (at: number): boolean => tokens[at]?.text === ',' && tokens[at + 1]?.text === 'and';
  const rest = tokens
    .slice(colon + 1)
    .filter((_, n) => !isOwn(colon + 1 + n) && !isOwn(colon + n) && !isBeforeAnd(colon + 1 + n));
  return [...tokens.slice(0, colon), deals, ...rest];
};
