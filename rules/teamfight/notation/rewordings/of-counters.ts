import { diceHold } from '../amounts/counter-dice.ts';
import type { Context } from '../context.ts';
import { whoseTokens } from '../nouns/whose-tokens.ts';
import { saysBareTwice } from '../phrases/with-so-many.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

/** Sentences about counters in the shortest words: what they come to in those that are read. */
export const ofCounters = [
  ofOwnName,
  isSoMany,
  mostOfIt,
  mostBehindIt,
  ifFewer,
  atSoManyBehind,
  withSoManyFirst,
  withSoMany,
  filledTo,
  added,
  outOf,
] as const;

const counterAt = (tokens: readonly Token[], at: number, { words }: Context) =>
  at < 0 ? undefined : wordAt(words, tokens, at, tokens.length, ['counter']);

/** What only whoever plays the card comes to have. */
const isYours = ({ words }: Context, word: Word): boolean => whoseTokens(words, word) !== 'others';

const bare = /^(?:max|start|gain)$/;

/** `Max 3`, `start with 2`, `gain 1 at the start of your turn`, in a passive that is called like the counter. */
function ofOwnName(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  if (context.slot !== 'passive' || like === undefined || !bare.test(like.text)) return undefined;
  const name = context.card?.name.toLowerCase().replace(/s$/, '');
  const own = context.words.all.find(
    (word) => word.kind === 'counter' && word.name.toLowerCase().replace(/s$/, '') === name,
  );
  if (own === undefined) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('max #', 'start with #', 'gain #')) return undefined;
  if (!cursor.done && !cursor.sees('at|when|whenever|if|for|each|,|and|(')) return undefined;
  return [...tokens.slice(0, cursor.at), ...wordsLike(like, own.name.toLowerCase()), ...tokens.slice(cursor.at)];
}
ofOwnName.begins = beginning('max|start|gain');

const asking = /^(?:if|when|while|whenever|once)$/;

/** `If Fuel is 3 or more`, `when Fuel reaches 0`: if you have so many. */
function isSoMany(tokens: readonly Token[], context: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => asking.test(text));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const from = tokens[at + 1]?.text === 'your' ? at + 2 : at + 1;
  const found = counterAt(tokens, from, context);
  if (found === undefined || !isYours(context, found.word)) return undefined;
  const cursor = new Cursor(tokens, found.to, tokens.length);
  const reaches = cursor.take('reaches|reach|hits|hit');
  if (!reaches && !cursor.take('is|are')) return undefined;
  cursor.take('at');
  const start = cursor.at;
  if (!cursor.take('#')) return undefined;
  const none = cursor.numbers[0] === 0;
  cursor.take('or more|less|fewer');
  if (!cursor.done && !cursor.sees(',|:')) return undefined;
  const many = none ? wordsLike(like, 'no') : tokens.slice(start, cursor.at);
  // "When Fuel reaches 0": when the last of it goes.
  if (reaches && none) return undefined;
  return [
    ...tokens.slice(0, at + 1),
    ...wordsLike(like, reaches ? 'you reach' : 'you have'),
    ...many,
    ...tokens.slice(from, found.to),
    ...tokens.slice(cursor.at),
  ];
}

/** `Fuel: max 3`, `max Fuel: 3`, `Fuel max 3`. */
function mostOfIt(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || context.slot !== 'passive') return undefined;
  const first = like.text === 'max' || like.text === 'maximum';
  const found = counterAt(tokens, first ? 1 : 0, context);
  if (found === undefined) return undefined;
  const cursor = new Cursor(tokens, found.to, tokens.length);
  cursor.take(':');
  if (!first && !cursor.take('max|maximum')) return undefined;
  cursor.take(':');
  const number = tokens[cursor.at];
  if (!cursor.take('#') || !cursor.done || number === undefined) return undefined;
  return [...wordsLike(like, 'max'), number, ...tokens.slice(first ? 1 : 0, found.to)];
}

/** `(3 max)`: `(max 3)`. */
function mostBehindIt(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === '(' && /^max(?:imum)?$/.test(tokens[n + 2]?.text ?? ''));
  if (at < 0 || tokens[at + 1]?.kind !== 'number' || tokens[at + 3]?.text !== ')') return undefined;
  const [number, max] = [tokens[at + 1] as Token, tokens[at + 2] as Token];
  return [...tokens.slice(0, at + 1), max, number, ...tokens.slice(at + 3)];
}
mostBehindIt.needs = oneOf('max maximum');

/** `Gain 1 Fuel if you have less than 3`, `gain a Fuel if you have none`: of that. */
function ifFewer(tokens: readonly Token[], context: Context): Token[] | undefined {
  const gain = tokens.findIndex(({ text }) => text === 'gain');
  const asks = tokens.findIndex(({ text }, at) => at > gain && text === 'if');
  if (gain < 0 || asks < 0) return undefined;
  const start = /^(?:a|an|one|\d+)$/.test(tokens[gain + 1]?.text ?? '') ? gain + 2 : gain + 1;
  const found = wordAt(context.words, tokens, start, asks, ['counter', 'token']);
  const like = tokens[asks] as Token;
  if (found?.to !== asks) return undefined;
  const cursor = new Cursor(tokens, asks + 1, tokens.length);
  const named = tokens.slice(start, found.to);
  if (cursor.takeAny('you have none', "you don't have any|one", 'you do not have any|one') && cursor.done)
    return [...tokens.slice(0, asks + 1), ...wordsLike(like, 'you have no'), ...named];
  cursor.at = asks + 1;
  return cursor.take('you have less|fewer than #') && cursor.done ? [...tokens, ...named] : undefined;
}
ifFewer.needs = oneOf('gain');

const numbered = /^(?:dmg|damage|def|crit)$/;

/** `2dmg, 4dmg at 3+ Fuel`, `+1dmg with 3 Fuel`: if you have so many. */
function atSoManyBehind(tokens: readonly Token[], context: Context): Token[] | undefined {
  for (let at = 2; at < tokens.length; at++) {
    const like = tokens[at] as Token;
    if (like.text !== 'at' && like.text !== 'with') continue;
    if (!numbered.test(tokens[at - 1]?.text ?? '') || tokens[at - 2]?.kind !== 'number') continue;
    const cursor = new Cursor(tokens, at + 1, tokens.length);
    if (!cursor.takeAny('# or more', '# +', '#')) continue;
    const found = counterAt(tokens, cursor.at, context);
    if (found === undefined || !isYours(context, found.word)) continue;
    const behind = new Cursor(tokens, found.to, tokens.length);
    behind.take('or more');
    if (!behind.done && !behind.sees(',|and|)|.')) continue;
    return [...tokens.slice(0, at), ...wordsLike(like, 'if you have'), ...tokens.slice(at + 1)];
  }
  return undefined;
}
atSoManyBehind.needs = oneOf('at with');

/** `3+ Fuel: push 2`, `3 Fuel: +1 speed` in a text that only stands: with so many or more. In an ability that could be its cost. */
function withSoManyFirst(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  if (like?.kind !== 'number') return undefined;
  const cursor = new Cursor(tokens, 1, tokens.length);
  const more = cursor.takeAny('+', 'or more');
  const stands = context.slot === 'passive';
  if (!more && !stands) return undefined;
  const found = counterAt(tokens, cursor.at, context);
  if (found === undefined || !isYours(context, found.word) || tokens[found.to]?.text !== ':') return undefined;
  if (!stands && context.opening) return undefined;
  const named = tokens.slice(cursor.at, found.to);
  const said = stands ? 'while you have at least' : 'if you have at least';
  return [...wordsLike(like, said), like, ...named, ...wordsLike(like, ','), ...tokens.slice(found.to + 1)];
}

/** `With 3 Fuel, push 2`, `with 3 or more Fuel, also heal 1`: if you have so many, or more. */
function withSoMany(tokens: readonly Token[], context: Context, { source }: About): Token[] | undefined {
  const [like] = tokens;
  if (like?.text !== 'with' || context.opening || saysBareTwice(source)) return undefined;
  const cursor = new Cursor(tokens, 1, tokens.length);
  cursor.take('at least');
  if (!cursor.take('#')) return undefined;
  const number = tokens[cursor.at - 1] as Token;
  cursor.takeAny('+', 'or more');
  const found = wordAt(context.words, tokens, cursor.at, tokens.length, ['counter', 'token']);
  if (found === undefined || !isYours(context, found.word) || tokens[found.to]?.text !== ',') return undefined;
  const named = tokens.slice(cursor.at, found.to);
  const said = context.slot === 'passive' ? 'while you have at least' : 'if you have at least';
  return [...wordsLike(like, said), number, ...named, ...tokens.slice(found.to)];
}
withSoMany.begins = beginning('with');

/** `Gain Fuel up to 3`, `gain Fuel until you have 3`, `until you have 2 dice`: as many as are missing. */
function filledTo(tokens: readonly Token[], context: Context): Token[] | undefined {
  const gain = tokens.findIndex(({ text }) => text === 'gain' || text === 'take');
  const found = gain < 0 ? undefined : counterAt(tokens, gain + 1, context);
  if (found === undefined) return undefined;
  const cursor = new Cursor(tokens, found.to, tokens.length);
  if (!cursor.takeAny('up to', 'until you have') || !cursor.sees('#')) return undefined;
  const like = tokens[gain] as Token;
  const most = cursor.at;
  const told = tokens.slice(most);
  if (cursor.take('# die|dice')) {
    const number = tokens[most] as Token;
    const value = diceHold(cursor.numbers[0] ?? 1).least;
    told.splice(0, 2, { ...number, text: `${value}`, value });
  }
  return [
    ...tokens.slice(0, gain),
    ...wordsLike(like, 'fill'),
    ...tokens.slice(gain + 1, found.to),
    ...wordsLike(like, 'up to'),
    ...told,
  ];
}
filledTo.needs = oneOf('gain take');

/** `Add 1 Fuel`, and nothing that it is put on: gain it. */
function added(tokens: readonly Token[], context: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'add' && (n === 0 || /^[,:]$/.test(tokens[n - 1]?.text ?? '')));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.take('a|an|one|#')) return undefined;
  const found = counterAt(tokens, cursor.at, context);
  if (found === undefined || !isYours(context, found.word)) return undefined;
  const behind = new Cursor(tokens, found.to, tokens.length);
  behind.take('counter|counters');
  if (!behind.done && !behind.sees(',|:|and|(')) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'gain'), ...tokens.slice(at + 1)];
}
added.needs = oneOf('add');

const lacking = oneOf('out');

/** `If you are out of Fuel`, `if out of Fuel`: if you have none. */
function outOf(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (new Cursor(tokens, 0, tokens.length).lacks(lacking)) return undefined;
  const at = tokens.findIndex(({ text }, n) => text === 'out' && tokens[n + 1]?.text === 'of');
  const found = at < 1 ? undefined : counterAt(tokens, at + 2, context);
  if (found === undefined || !isYours(context, found.word)) return undefined;
  const like = tokens[at] as Token;
  const are = /^(?:are|you're)$/.test(tokens[at - 1]?.text ?? '');
  const from = are ? at - (tokens[at - 1]?.text === 'are' ? 2 : 1) : at;
  if (!asking.test(tokens[from - 1]?.text ?? '')) return undefined;
  return [...tokens.slice(0, from), ...wordsLike(like, 'you have no'), ...tokens.slice(at + 2)];
}
outOf.needs = oneOf('out');
