import type { Context } from '../context.ts';
import { whoseTokens } from '../nouns/whose-tokens.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';

/**
 * `Lose one`, `gain 1 when you hit`, `if you have none left`, `when you have 3`, behind sentences that name one counter and no other thing that
 * could be had: of that counter.
 */
export function unnamedCounter(
  tokens: readonly Token[],
  context: Context,
  before: readonly Token[],
): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text, kind }, n) =>
      (kind === 'number' || countWords.test(text)) &&
      moves.test(tokens[n - 1]?.text ?? '') &&
      (goesOn.test(tokens[n + 1]?.text ?? ',') || isLeft(text, tokens[n + 1])),
  );
  const count = tokens[at];
  if (count === undefined) return undefined;
  const none = count.text === 'none';
  if (none && tokens[at - 1]?.text !== 'have') return undefined;
  const left = isLeft(count.text, tokens[at + 1]) ? 1 : 0;
  const behind = tokens[at + 1 + left]?.text ?? ',';
  if (!goesOn.test(behind)) return undefined;
  // "If no enemy is near, gain a Soul, otherwise lose one", "heal 1 per Soul, then lose one": of the one that the same sentence names.
  const other = tokens.findLastIndex(({ text }, n) => n < at && /^(?:otherwise|else|then)$/.test(text));
  const named = other > 0 && other < at ? other : 0;
  const only = onlyNamed(named > 0 ? tokens.slice(0, named) : before, context);
  // "They get DoT. If they are Slowed, they get another": only of what comes to what there is.
  const isMore = count.text === 'another' || (count.text !== 'none' && left > 0) || behind === 'instead';
  const counter =
    only &&
    (isCounter(only, context) ||
      isHadByYou(only, before, context) ||
      (isMore && gives.test(tokens[at - 1]?.text ?? '')))
      ? only
      : undefined;
  if (counter === undefined || namesCounter(tokens.slice(named), context)) return undefined;
  const said = wordsLike(count, counter.name.toLowerCase());
  const kept = tokens[at + 1]?.text === 'one' ? 0 : left;
  const number = none ? wordsLike(count, 'no') : tokens.slice(at, at + 1 + kept);
  const gains = /^(?:gain|get)s?$/.test(tokens[at - 1]?.text ?? '');
  const most = gains ? mostOf(before, count) : [];
  return [...tokens.slice(0, at), ...number, ...said, ...most, ...tokens.slice(at + 1 + left)];
}

/** `(max 4)`, as it was said of the counter before: it is never more, whatever brings it. */
function mostOf(before: readonly Token[], like: Token): Token[] {
  const at = before.findLastIndex(({ text }) => text === 'max');
  const number = before[at + 1];
  // "Range 3, 1dmg per Coin, max 3. Gain one": that is of the damage.
  const isOfMore = before.slice(Math.max(0, at - 7), Math.max(0, at)).some(({ text }) => ofOther.test(text));
  return at < 0 || number?.kind !== 'number' || isOfMore
    ? []
    : [...wordsLike(like, '( max'), { ...number, from: like.from, to: like.to }, wordLike(like, ')')];
}

const ofOther = /^(?:dmg|damage|heals?|overshield|push|pull|move|per|each|every|equal)$/;

/** `None left`, `one more`. */
const isLeft = (count: string, next: Token | undefined): boolean =>
  (count === 'none' ? /^(?:left|remaining)$/ : /^(?:more|extra|one)$/).test(next?.text ?? '');

const countWords = /^(?:one|none|another)$/;
const moves = /^(?:loses?|gains?|gets?|gives?|spends?|have)$/;
const gives = /^(?:gains?|gets?|gives?)$/;
const goesOn = /^(?:[,.:]|when|whenever|if|for|per|each|at|instead|and|or|to|this|every)$/;

/** What is on a card, or what lies only with whoever plays it. */
const isCounter = (word: Word, { words }: Context): boolean =>
  word.kind === 'counter' || (word.kind === 'token' && whoseTokens(words, word) === 'you');

/** `If you have a Coin, lose it`: of whoever plays the card. */
const isHadByYou = (word: Word, before: readonly Token[], { words }: Context): boolean =>
  before.some(({ text }, n) => {
    if (text !== 'you' || before[n + 1]?.text !== 'have') return false;
    const at = /^(?:an?|any)$/.test(before[n + 2]?.text ?? '') || before[n + 2]?.kind === 'number' ? n + 3 : n + 2;
    return wordAt(words, before, at, before.length, ['token', 'counter'])?.word === word;
  });

const namesCounter = (tokens: readonly Token[], context: Context): boolean => {
  const only = onlyNamed(tokens, context);
  return only !== undefined && isCounter(only, context);
};

/** The one counter, token or condition that is named. */
function onlyNamed(tokens: readonly Token[], { words }: Context): Word | undefined {
  const named = new Set<Word>();
  for (let at = 0; at < tokens.length; at++) {
    const found = wordAt(words, tokens, at, tokens.length, ['counter', 'condition', 'token']);
    if (found === undefined) continue;
    named.add(found.word);
    at = found.to - 1;
  }
  const [only] = named;
  return named.size === 1 ? only : undefined;
}

/** `Each Coin gives you +1 speed`, `each Coin: +1 speed`: so much for each that you have. */
export function eachGives(tokens: readonly Token[], { words, slot, self }: Context): Token[] | undefined {
  const [first, second] = tokens;
  const own = slot === 'token' || slot === 'condition' || slot === 'counter';
  if ((slot !== 'passive' && !own) || first?.text !== 'each' || second === undefined) return undefined;
  const counter = wordAt(words, tokens, 1, tokens.length, ['counter', 'token', 'condition']);
  if (counter === undefined || (own && counter.word.ref !== self?.ref)) return undefined;
  const cursor = new Cursor(tokens, counter.to, tokens.length);
  cursor.take('you have');
  if (!cursor.takeAny('gives|grants you?', ':') || !cursor.sees('+|- #')) return undefined;
  const given = tokens.slice(cursor.at);
  if (given.some(({ text }) => /^(?:and|,|per|if|while)$/.test(text))) return undefined;
  return [...wordsLike(first, 'you have'), ...given, wordLike(first, 'per'), ...tokens.slice(1, counter.to)];
}
eachGives.begins = beginning('each');

/** `If you have 3 Coins at the end of your turn, lose them`: then it is asked. */
export function askedThen(tokens: readonly Token[]): Token[] | undefined {
  const comma = tokens.findIndex(({ text }) => text === ',');
  const cursor = new Cursor(tokens, Math.max(comma - 6, 0), tokens.length);
  if (tokens[0]?.text !== 'if' || comma < 8) return undefined;
  if (!cursor.take('at the end|start|beginning of your turn') || cursor.at !== comma) return undefined;
  return [...tokens.slice(comma - 6, comma + 1), ...tokens.slice(0, comma - 6), ...tokens.slice(comma)];
}
askedThen.begins = beginning('if');

/** `If you have no overshield, gain 1`: of that. */
export function unnamedShield(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const named = tokens.findIndex(({ text }) => text === 'overshield');
  const at = tokens.findIndex(({ text }, n) => n > named && /^gains?$/.test(text));
  const count = tokens[at + 1];
  if (named < 1 || at < 0 || count?.kind !== 'number') return undefined;
  const behind = tokens[at + 2];
  if (behind !== undefined && !goesOn.test(behind.text)) return undefined;
  if (tokens.some((_, n) => wordAt(words, tokens, n, tokens.length, ['counter', 'condition', 'token'])))
    return undefined;
  return [...tokens.slice(0, at + 2), wordLike(count, 'overshield'), ...tokens.slice(at + 2)];
}
unnamedShield.needs = oneOf('overshield');
