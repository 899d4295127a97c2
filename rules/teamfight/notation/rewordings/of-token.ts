import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const isBorne = ({ slot, self }: Context): boolean => (slot === 'token' || slot === 'condition') && self !== undefined;

/** `Your rolls have +2def`, `their rolls have +1 crit`: so have they on rolls. */
export function onTheirRolls(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'rolls' && /^(?:have|has)$/.test(tokens[n + 1]?.text ?? ''));
  const whose = tokens[at - 1]?.text === 'attack' ? at - 2 : at - 1;
  const like = tokens[whose];
  if (like === undefined || !/^(?:your|their|its)$/.test(like.text)) return undefined;
  const cursor = new Cursor(tokens, at + 2, tokens.length);
  if (!cursor.take('+|- # def|crit')) return undefined;
  const who = like.text === 'your' ? 'you have' : like.text === 'their' ? 'they have' : 'it has';
  const said = tokens.slice(at + 2, cursor.at);
  const rolls = wordsLike(like, `on ${like.text} rolls`);
  return [...tokens.slice(0, whose), ...wordsLike(like, who), ...said, ...rolls, ...tokens.slice(cursor.at)];
}
onTheirRolls.needs = oneOf('rolls');

/** `Reduce by 1 at the end of your turn`, `remove one at the end of your turn`, in the text of what somebody bears: one of them goes. */
export function oneGoes(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (!isBorne(context)) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined) return undefined;
  const one = cursor.takeAny(
    'reduce|decrease this|it? by 1|one',
    'remove|lose 1|one of? this|these?',
    'this|it goes down by 1|one',
  );
  if (
    one &&
    cursor.sees('at the? end|start|beginning of your|each turn') &&
    !tokens.some(({ text }) => text === 'next')
  )
    return [...tokens.slice(cursor.at), ...wordsLike(like, `, remove one ${context.self?.name.toLowerCase()}`)];
  return undefined;
}

/** `Take 1 damage per space moved`, `take 1 irreducible damage for each space you move or are moved`, in a text that stands: whenever one moves. */
export function perSpaceMoved(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'token' && slot !== 'condition' && slot !== 'passive') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('you? take # irreducible? damage|dmg irreducible?')) return undefined;
  const said = tokens.slice(0, cursor.at);
  const last = said.at(-1);
  const does = last?.text === 'irreducible' ? [...said.slice(0, -2), last, ...said.slice(-2, -1)] : said;
  if (!cursor.takeAny('per|for each? space moved', 'per|for each|every? space you|they move')) return undefined;
  // Steps that somebody else makes one go are of "when you move" anyway.
  cursor.take('or are? moved');
  if (!cursor.done) return undefined;
  return [...wordsLike(like, 'when you move ,'), ...does, ...wordsLike(like, 'for each space')];
}
perSpaceMoved.begins = beginning('you|take');

/** `Prevent the next damage you would take, then remove this`: when one would take some, it goes instead. */
export function sparesOnce(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (!isBorne(context)) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  const said = cursor.takeAny(
    'prevent|prevents|ignore|negate|negates|block|blocks|absorb|absorbs the next damage|hit you would? take|receive ,|. then?',
    'the next damage|hit you would? take|receive is prevented|ignored|negated|blocked|absorbed ,|. then?',
  );
  if (like === undefined || !said) return undefined;
  cursor.take('then');
  return cursor.takeAny('remove|lose|clear this|it', 'this is removed|lost|cleared') && cursor.done
    ? wordsLike(like, 'when you would take damage , lose this instead')
    : undefined;
}
sparesOnce.begins = beginning('prevent|prevents|ignore|negate|negates|block|blocks|absorb|absorbs|the');

/** `-1 speed for each`, `take 1 damage for each of these`: as often as somebody has it. */
export function forEachOfThem(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (!isBorne(context)) return undefined;
  const at = tokens.findLastIndex(
    ({ text }, n) => text === 'per' || (text === 'for' && /^(?:each|every)$/.test(tokens[n + 1]?.text ?? '')),
  );
  const like = tokens[at];
  if (like === undefined || at < 1) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  const said = cursor.takeAny(
    'for each|every of these|them|this',
    'for each|every one|stack?',
    'for each|every',
    'per stack|one',
  );
  return said && cursor.done ? [...tokens.slice(0, at), ...wordsLike(like, 'per token')] : undefined;
}
forEachOfThem.needs = oneOf('per for');

/** `While a unit has a Hex, they cannot move`, in a text that stands: units that have one cannot. `If an ally has your Hex, they heal 1`: each who has. */
export function whoeverHas(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('while|when|if a|an|any unit|enemy|ally|hero has')) return undefined;
  const asks = like.text === 'if';
  const kind =
    tokens[2]?.text === 'enemy'
      ? 'enemies'
      : tokens[2]?.text === 'ally'
        ? 'allies'
        : tokens[2]?.text === 'hero'
          ? 'heroes'
          : 'units';
  const from = cursor.at;
  cursor.take('a|an|the|your');
  const had = wordAt(words, tokens, cursor.at, tokens.length, ['token', 'condition']);
  if (had === undefined) return undefined;
  cursor.at = had.to;
  const named = tokens.slice(from, had.to);
  if (!cursor.take(', they|it') || cursor.done) return undefined;
  if (asks) return [...wordsLike(like, `each ${tokens[2]?.text} with`), ...named, ...tokens.slice(cursor.at)];
  const rest = tokens.slice(cursor.at).map((one, n) => (n === 0 ? plural(one) : one));
  if (rest.some(({ text }) => /^(?:they|it|them|their|its)$/.test(text))) return undefined;
  return [...wordsLike(like, `${kind} with`), ...named, ...rest];
}
whoeverHas.begins = beginning('while|when|if');

const many: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  takes: 'take',
  receives: 'receive',
  deals: 'deal',
};

const plural = (token: Token): Token =>
  many[token.text] === undefined ? token : { ...token, ...wordLike(token, many[token.text] ?? '') };
