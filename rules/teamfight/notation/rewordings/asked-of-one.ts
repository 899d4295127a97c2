import { type Noun, noun } from '../nouns/noun.ts';
import { wordOf } from '../words/by-ref.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/**
 * `If the unit with your Hex is in range 3, they take 1dmg and you heal 1`, `if your summoner is adjacent, he gains a Coin`: that one is named first,
 * asked then, and done something to.
 */
export const askedOfOne: Rewording = (tokens, context, { tail }) => {
  const [like] = tokens;
  if (like?.text !== 'if' || tail?.node.node === 'target' || tail?.node.node === 'space') return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const cursor = new Cursor(tokens, 1, comma);
  if (comma < 4 || !cursor.sees('the|your')) return undefined;
  const from = cursor.at;
  const one = cursor.try(() => noun(cursor, context));
  const is = tokens[cursor.at];
  if (one === undefined || !isAlone(one) || !/^(?:is|are|isn't|aren't)$/.test(is?.text ?? '')) return undefined;
  const does = tokens.slice(comma + 1);
  if (!does.some(({ text }) => spoken.test(text))) return undefined;
  return [
    ...tokens.slice(from, cursor.at),
    ...wordsLike(like, ': if they'),
    wordLike(like, /n't$/.test(is?.text ?? '') ? "aren't" : 'are'),
    ...tokens.slice(cursor.at + 1, comma + 1),
    ...does.map((token) => (/^(?:he|she)$/.test(token.text) ? wordLike(token, 'they') : token)),
  ];
};

const spoken = /^(?:they|them|it|he|she|him|remove)$/;

/** Whoever bears a token of yours, your summons, or who summoned you: nobody who would be chosen. */
const isAlone = ({ who, ref, range, area }: Noun): boolean =>
  ref === undefined &&
  range === undefined &&
  area === undefined &&
  (who.summoner === true || (who.card !== undefined && who.yours === true) || bears(who.if));

const bears = (asked: Noun['who']['if']): boolean => asked?.length === 1 && asked[0]?.is === 'has';

/** `Else, remove Hex`, behind what is done to whoever has it: they lose it. */
export const elseRemoved: Rewording = (tokens, { words }, { before }) => {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('else|otherwise ,?')) return undefined;
  const from = cursor.at;
  const like = tokens[from];
  if (like === undefined || !cursor.take('remove your|the?')) return undefined;
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['token', 'condition']);
  if (found === undefined || found.to !== tokens.length || wordOf(words, found.word.ref, 'token')?.stance)
    return undefined;
  const named = before.findLastIndex(({ text }, at) => text === 'your' && before[at - 1]?.text === 'with');
  const same = named < 0 ? undefined : wordAt(words, before, named + 1, before.length, ['token', 'condition']);
  if (same?.word.ref !== found.word.ref) return undefined;
  return [...tokens.slice(0, from), ...wordsLike(like, 'they lose'), ...(tokens.slice(cursor.at) as Token[])];
};
