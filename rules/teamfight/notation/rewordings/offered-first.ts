import { ownAbility } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const many: Readonly<Record<string, string>> = { ally: 'allies', enemy: 'enemies', unit: 'units', hero: 'heroes' };

/**
 * `As a Standard Action, an adjacent enemy may remove this`, `an adjacent enemy may spend a Standard Action to remove this`, in the text of a piece: any of
 * those may.
 */
export function offeredFirst(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0] as Token;
  if (slot !== 'marker') return undefined;
  const first = cursor.take('as|for|with|using a|an|their standard|move|free action');
  if (first) cursor.take(',');
  const before = tokens.slice(0, cursor.at);
  if (!cursor.take('an adjacent ally|enemy|unit|hero')) return undefined;
  const who = many[cursor.before?.text ?? ''] ?? '';
  if (first) {
    const said = tokens.slice(cursor.at);
    if (!cursor.take('may|can remove|destroy this|it') || !(cursor.done || cursor.sees('.'))) return undefined;
    return [...before, ...wordsLike(like, `adjacent ${who}`), ...said];
  }
  if (!cursor.take('may|can spend|use|take a|an|their standard|move|free action to')) return undefined;
  const action = tokens.slice(cursor.at - 3, cursor.at - 1);
  const said = tokens.slice(cursor.at);
  if (!cursor.take('remove|destroy this|it') || !(cursor.done || cursor.sees('.'))) return undefined;
  return [...wordsLike(like, 'as a'), ...action, ...wordsLike(like, `, adjacent ${who} may`), ...said];
}
offeredFirst.begins = beginning('as|for|with|using|an');

/** `While this is in play, you have +1 speed`, in a piece's own text, which holds for no longer anyway. */
export function whileInPlay(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'marker') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const said =
    cursor.takeAny('while|if this is in play', 'while|if this is on the map|board') ||
    cursor.takeAny('as long as this is in play', 'as long as this is on the map|board');
  if (!said || !cursor.take(',')) return undefined;
  return cursor.sees('you|your|allies|enemies|units|each|all') ? tokens.slice(cursor.at) : undefined;
}
whileInPlay.begins = beginning('while|if|as');

/** `Summon a Wolf here`, in a piece's own text: on its space, where that is free. */
export function summonHere(tokens: readonly Token[], { slot, words }: Context, source: string): Token[] | undefined {
  const here = tokens.findIndex(({ text }, at) => text === 'here' && at > 2);
  if (slot !== 'marker' || here < 0) return undefined;
  if (!(tokens[here + 1] === undefined || /^[.,]$/.test(tokens[here + 1]?.text ?? ''))) return undefined;
  // Whoever has come there stands in the way.
  const line = source.slice(0, tokens[here]?.from).split('\n').at(-1) ?? '';
  if (/\b(?:enters?|steps?|walks?|moves?|ends)\b/i.test(line)) return undefined;
  const summon = tokens.findLastIndex(({ text }, at) => at < here && /^(?:summon|spawn)$/.test(text));
  const cursor = new Cursor(tokens, summon + 1, here);
  if (summon < 0 || !cursor.take('a|an|one|your')) return undefined;
  if (wordAt(words, tokens, cursor.at, here, ['summon'])?.to !== here) return undefined;
  return [...tokens.slice(0, here), ...wordsLike(tokens[here] as Token, 'in this space'), ...tokens.slice(here + 1)];
}
summonHere.needs = oneOf('here');

/** `After you move, you can't use Hook`: in a turn in which you have moved. */
export function usedNotThen(tokens: readonly Token[], context: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (context.slot !== 'passive') return undefined;
  if (!cursor.takeAny('after|once you move', 'after|once you have moved', 'after moving')) return undefined;
  if (!cursor.take(", you cannot|can't use")) return undefined;
  const from = cursor.at - 3;
  if (ownAbility(cursor, context) === undefined) return undefined;
  const said = tokens.slice(from, cursor.at);
  cursor.takeAny('this turn', 'that turn', 'in that turn');
  if (!(cursor.done || cursor.sees('.'))) return undefined;
  return [...said, ...wordsLike(tokens[0] as Token, 'if you moved this turn'), ...tokens.slice(cursor.at)];
}
usedNotThen.begins = beginning('after|once');
usedNotThen.needs = oneOf('use');
