import type { Context } from '../context.ts';
import { saysBareTwice } from '../phrases/with-so-many.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { lex, type Token, wordLike, wordsLike } from '../words/token.ts';
import { isWished } from '../words/wished.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

/** `3x3, Slow. You deal +1 damage to them this turn`, of many: each of them takes so much more from you. */
export function moreToThem(tokens: readonly Token[], { them, slot }: Context): Token[] | undefined {
  if (them !== 'each' || (slot !== 'ability' && slot !== 'default')) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('you deal')) return undefined;
  const { at } = cursor;
  if (!cursor.take('+|- # damage|dmg')) return undefined;
  const more = tokens.slice(at, cursor.at);
  const like = tokens[0] as Token;
  if (!cursor.takeAny('to|against each|all of them', 'to|against them', 'to|against those units|enemies'))
    return undefined;
  if (!cursor.done && !cursor.sees('this turn') && !cursor.sees('until')) return undefined;
  return [...wordsLike(like, 'they take'), ...more, ...wordsLike(like, 'from you'), ...tokens.slice(cursor.at)];
}
moreToThem.begins = beginning('you deal');
moreToThem.needs = oneOf('them those');

/** `Enemies you damage beyond range 3 gain DoT 1`, of what only stands: each time that you do. */
export function whomYouHarm(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'passive') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('enemies|allies|units you damage|hit|crit|kill|push|pull')) return undefined;
  const [side, you, verb] = tokens as [Token, Token, Token];
  const from = cursor.at;
  while (!cursor.done && !cursor.sees('gain|get|become|lose|take|are')) {
    if (cursor.sees(',|:|and|or|have|this|last')) return undefined;
    cursor.at += 1;
  }
  if (cursor.done || cursor.sees('take +|-')) return undefined;
  const one = side.text === 'enemies' ? 'an enemy' : side.text === 'allies' ? 'an ally' : 'a unit';
  return [
    wordLike(side, 'when'),
    you,
    verb,
    ...wordsLike(side, one),
    ...tokens.slice(from, cursor.at),
    ...wordsLike(side, ', they'),
    ...tokens.slice(cursor.at),
  ];
}
whomYouHarm.begins = beginning('enemies|allies|units');
whomYouHarm.needs = oneOf('gain get become lose take are');

/** `With 4 Coins, heal 2`: if you have so many. */
export function withSoMany(tokens: readonly Token[], { words, slot }: Context, { source }: About): Token[] | undefined {
  if (slot === 'token' || slot === 'condition' || saysBareTwice(source)) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('with') || !cursor.takeAny('# or more', '# +', 'at least #', '#')) return undefined;
  const number = tokens.slice(1, cursor.at);
  const token = wordAt(words, tokens, cursor.at, tokens.length, ['counter', 'token']);
  if (token === undefined) return undefined;
  const name = tokens.slice(cursor.at, token.to);
  cursor.at = token.to;
  if (!cursor.take(',')) return undefined;
  const like = tokens[0] as Token;
  return [...wordsLike(like, 'if you have'), ...number, ...name, ...tokens.slice(cursor.at - 1)];
}
withSoMany.begins = beginning('with');

/** `You may do this again`: once more. */
export function doesAgain(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'ability' && slot !== 'default') return undefined;
  const at = tokens.findIndex(({ text }) => text === 'do' || text === 'use');
  const cursor = new Cursor(tokens, at, tokens.length);
  if (at < 0 || !cursor.takeAny('do this|it again once?', 'do this|it a second time', 'do this once more'))
    return undefined;
  return cursor.done
    ? [...tokens.slice(0, at), ...wordsLike(tokens[at] as Token, 'repeat this once'), ...tokens.slice(cursor.at)]
    : undefined;
}
doesAgain.needs = oneOf('again once second');

/** `Put 3 Coins on this. When you hit, you may remove one: heal 1`: of those that lie there, the one is the price. */
export function paysOne(tokens: readonly Token[], { words }: Context, source: string): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'remove');
  const cursor = new Cursor(tokens, at - 2, tokens.length);
  if (at < 2 || !cursor.take('you may|can remove')) return undefined;
  const one = cursor.take('one|1|a|#');
  const number = cursor.before as Token;
  if (!one) return undefined;
  const { at: named } = cursor;
  const said = wordAt(words, tokens, named, tokens.length, ['counter', 'token']);
  if (said !== undefined) cursor.at = said.to;
  if (!cursor.sees(':|to')) return undefined;
  const names = said === undefined ? countersIn(lex(source), words) : undefined;
  const name = said === undefined ? names?.[0] : tokens.slice(named, said.to);
  if (name === undefined || (names !== undefined && names.length > 1)) return undefined;
  const count = number.kind === 'number' ? number : wordLike(number, 'a');
  return [...tokens.slice(0, at), wordLike(tokens[at] as Token, 'spend'), count, ...name, ...tokens.slice(cursor.at)];
}
paysOne.needs = oneOf('remove');

/** The counters that a text has put on its card, each of them once. */
function countersIn(before: readonly Token[], words: Context['words']): (readonly Token[])[] {
  const found = new Map<string, readonly Token[]>();
  for (let at = 1; at < before.length; at++) {
    if (before[at - 1]?.kind !== 'number' && !/^(?:a|an)$/.test(before[at - 1]?.text ?? '')) continue;
    const one = wordAt(words, before, at, before.length, ['counter', 'token']);
    if (one !== undefined) found.set(one.word.ref, before.slice(at, one.to));
  }
  return [...found.values()];
}

/** `Until the end of your next turn, you are Flying and have High Altitude`: what is given stands before what holds. */
export function givenBeforeHeld(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'flying');
  const cursor = new Cursor(tokens, at - 1, tokens.length);
  if (at < 1 || !cursor.take('are flying and have|gain')) return undefined;
  const name = wordAt(words, tokens, cursor.at, tokens.length, ['condition', 'token']);
  // An end behind both could be that of the one alone.
  if (name === undefined || !isWished(name.word) || (name.to < tokens.length && tokens[name.to]?.text !== '.'))
    return undefined;
  const [are, flying, and, has] = tokens.slice(at - 1, at + 3) as [Token, Token, Token, Token];
  const given = tokens.slice(cursor.at, name.to);
  return [...tokens.slice(0, at - 1), has, ...given, and, are, flying, ...tokens.slice(name.to)];
}
givenBeforeHeld.needs = oneOf('flying');
