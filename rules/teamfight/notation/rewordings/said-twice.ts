import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `1dmg irreducible + 1dmg irreducible per DoT`: all of it is. */
export function irreducibleTwice(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const bare = cursor.take('+ # irreducible');
    const named = !bare && cursor.takeAny('+ # dmg|damage irreducible', '+ # irreducible dmg|damage');
    if (!bare && !named) continue;
    const before = new Cursor(tokens, Math.max(0, at - 3), at);
    if (!before.takeAny('# dmg|damage irreducible', '# irreducible dmg|damage') || !cursor.sees('per|for|if'))
      return undefined;
    return [...tokens.slice(0, at + 2), ...wordsLike(tokens[at] as Token, 'dmg'), ...tokens.slice(cursor.at)];
  }
  return undefined;
}

const numbers = 'speed|range|def|crit|damage|dmg';

/** `+1 speed and range`: so much of both. */
export function numberOfBoth(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take(`+|- # ${numbers} and`)) continue;
    const second = cursor.at;
    if (!cursor.take(numbers) || cursor.sees('of|dealt|received|from|to')) return undefined;
    return [...tokens.slice(0, second), ...tokens.slice(at, at + 2), ...tokens.slice(second)];
  }
  return undefined;
}

/** `Your max health is increased by 1 and you heal 1`: so much more is gained. */
export function morePossible(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (
      !cursor.takeAny(
        'increase your max|maximum health|hp by #',
        'your max|maximum health|hp is permanently? increased|raised by #',
        'your max|maximum health|hp increases|rises|grows permanently? by #',
      )
    )
      continue;
    const number = tokens[cursor.at - 1] as Token;
    const plus: Token = { ...wordLike(number, '+'), kind: 'sign' };
    return [
      ...tokens.slice(0, at),
      wordLike(number, 'gain'),
      plus,
      number,
      ...wordsLike(number, 'max health'),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}

/** `Excess damage is dealt to an adjacent enemy`: it is dealt. */
export function excessDealt(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const excess = cursor.takeAny('the|any|all? excess damage', 'the excess', 'any|all? damage beyond what is needed');
    if (!excess || !cursor.takeAny('is|are dealt to', 'carries|spills|goes over? to', 'hits')) continue;
    const like = tokens[at] as Token;
    return [
      ...(at === 0 ? wordsLike(like, 'on kill ,') : tokens.slice(0, at)),
      ...wordsLike(like, 'deal the excess damage to'),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}

/** `LoS, 2dmg`, `in LoS: 3x3, 1dmg`: at whatever range one sees. */
export function inSightAlone(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'ability' && slot !== 'default') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.takeAny('anywhere|anyone in', 'in');
  if (!cursor.takeAny('los', 'line of sight') || !(cursor.sees(',|:') || cursor.sees('# x #'))) return undefined;
  return [...wordsLike(tokens[0] as Token, 'unlimited range'), ...tokens.slice(cursor.at)];
}

/** `On your last use, +2dmg`: as a question that may add to what stands before it. */
export function askedOfUse(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'ability' && slot !== 'default') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('on|with the|your|its first|second|third|fourth|fifth|last|final use of? this? ,')) return undefined;
  const like = tokens[0] as Token;
  return [
    ...wordsLike(like, 'if this is the'),
    tokens[2] as Token,
    ...wordsLike(like, 'use ,'),
    ...tokens.slice(cursor.at),
  ];
}
