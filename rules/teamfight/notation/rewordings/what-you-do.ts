import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const verbs: Readonly<Record<string, string>> = {
  pushed: 'push',
  pulled: 'pull',
  damaged: 'damage',
  hit: 'hit',
  healed: 'heal',
};

const singular: Readonly<Record<string, string>> = {
  are: 'is',
  take: 'takes',
  lose: 'loses',
  gain: 'gains',
  heal: 'heals',
};

/** `Enemies pushed by you are Slowed`: when you push one, it is. */
export function thoseYou(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [whom, done] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const one = cursor.take('enemies')
    ? 'an enemy'
    : cursor.take('allies')
      ? 'an ally'
      : cursor.take('units')
        ? 'a unit'
        : '';
  const verb = verbs[done?.text ?? ''];
  if (slot !== 'passive' || whom === undefined || one === '' || verb === undefined) return undefined;
  cursor.at += 1;
  if (!cursor.take('by you')) return undefined;
  const does = tokens[cursor.at];
  const said = singular[does?.text ?? ''];
  if (does === undefined || said === undefined) return undefined;
  return [...wordsLike(whom, `when you ${verb} ${one} , it`), wordLike(does, said), ...tokens.slice(cursor.at + 1)];
}
thoseYou.begins = beginning('enemies|allies|units');

/** `While an enemy in range 2 is Slowed, you have +1 damage`: while there is one. */
export function whileOneIs(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const [first] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (first === undefined || !cursor.take('while|if a|an|any enemy|ally|unit')) return undefined;
  const who = tokens[2] as Token;
  const from = cursor.at;
  if (!cursor.takeAny('in|within range #', 'in|within burst #', 'adjacent to you')) return undefined;
  const where = tokens.slice(from, cursor.at);
  if (!cursor.take('is')) return undefined;
  const { at } = cursor;
  const state = wordAt(words, tokens, at, tokens.length, ['condition', 'token']);
  if (state === undefined || tokens[state.to]?.text !== ',') return undefined;
  const there = wordsLike(first, 'there is a');
  return [first, ...there, ...tokens.slice(at, state.to), who, ...where, ...tokens.slice(state.to)];
}
whileOneIs.begins = beginning('while|if');
