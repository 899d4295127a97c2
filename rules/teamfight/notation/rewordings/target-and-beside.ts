import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `3dmg to target, 1dmg to adjacent units`, `3dmg to the target and 1dmg to others adjacent`: to the target, as that was named right before. */
export function targetAndBeside(tokens: readonly Token[]): Token[] | undefined {
  const both = targetAndNearest(tokens);
  if (both !== undefined) return both;
  const target = tokens.findIndex(({ text }) => text === 'target');
  const like = tokens[target];
  const named = new Cursor(tokens, tokens[target - 1]?.text === 'the' ? target - 2 : target - 1, target);
  if (
    like === undefined ||
    target < 3 ||
    !named.take('to') ||
    !/^(?:dmg|damage)$/.test(tokens[named.at - 2]?.text ?? '')
  )
    return undefined;
  const cursor = new Cursor(tokens, target + 1, tokens.length);
  if (!cursor.takeAny(', and|then', ',', 'and|then')) return undefined;
  const from = cursor.at;
  if (!cursor.take('deal? # irreducible? dmg|damage to all|each|any?')) return undefined;
  const amount = tokens.slice(from, cursor.at);
  const near = cursor.take('adjacent|nearby');
  if (!cursor.take('units|enemies|allies|others|enemy|unit')) return undefined;
  const who = tokens[cursor.at - 1] as Token;
  if (!near && !cursor.take('adjacent|nearby')) return undefined;
  if (cursor.sees('to|of')) return undefined;
  return [
    ...tokens.slice(0, from),
    ...amount,
    who,
    ...wordsLike(like, 'adjacent to the target'),
    ...tokens.slice(cursor.at),
  ];
}

const taken: Readonly<Record<string, string>> = {
  gain: 'gains',
  get: 'gets',
  become: 'becomes',
  take: 'takes',
  lose: 'loses',
};

/** `Range 4, the target and the nearest enemy in range 2 of it gain Hook until your next turn`: first the one, and then the other. */
function targetAndNearest(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'target' && tokens[n + 1]?.text === 'and');
  const like = tokens[at];
  const cursor = new Cursor(tokens, at + 2, tokens.length);
  if (like === undefined || !cursor.take('the nearest|closest other? enemy|ally|unit')) return undefined;
  const who = tokens[cursor.at - 1] as Token;
  const place = cursor.at;
  while (!cursor.done && taken[cursor.peek()?.text ?? ''] === undefined) {
    if (cursor.sees(',|and|or|to|.')) return undefined;
    cursor.at += 1;
  }
  const verb = cursor.peek();
  if (verb === undefined) return undefined;
  const does = tokens.slice(cursor.at + 1);
  if (does.some(({ text }) => /^(?:,|and|then|it|them|they|each)$/.test(text))) return undefined;
  const where = tokens.slice(place, cursor.at).map((token) => (/^(?:it|them)$/.test(token.text) ? like : token));
  const of = where.at(-1) === like ? [...where.slice(0, -1), ...wordsLike(like, 'the target')] : where;
  const from = tokens[at - 1]?.text === 'the' ? at - 1 : at;
  const one = wordLike(verb, taken[verb.text] ?? '');
  return [
    ...tokens.slice(0, from),
    ...[...wordsLike(like, 'the target'), one, ...does, ...wordsLike(like, ', the nearest other')],
    ...[who, ...of, one, ...does],
  ];
}
