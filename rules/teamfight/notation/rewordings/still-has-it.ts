import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

const kinds = ['token', 'condition', 'counter'] as const;

/** `At the start of its turn, if it still has it, 2dmg`, `if they have the Hook`: the one token that the text has given before. */
export function stillHasIt(tokens: readonly Token[], { words }: Context, { before }: About): Token[] | undefined {
  const has = tokens.findIndex(({ text }, at) => having.words.has(text) && asksWhom.test(tokens[at - 1]?.text ?? ''));
  const like = tokens[has + 1];
  if (has < 2 || like === undefined) return undefined;
  const from = tokens.slice(0, has).findLastIndex(({ text }) => text === 'if' || text === 'while');
  if (from < 0 || has - from > 4 || tokens[0] === tokens[from]) return undefined;
  const given = namesIn(before, words);
  const [only] = given;
  if (only === undefined || given.length > 1) return undefined;
  const name = only.name
    .toLowerCase()
    .split(' ')
    .map((text) => wordLike(like, text));
  const to = like.text === 'the' ? wordAt(words, tokens, has + 2, tokens.length, kinds) : undefined;
  if (like.text !== 'it' && to?.word.ref !== only.ref) return undefined;
  return [...tokens.slice(0, has + 1), wordLike(like, 'a'), ...name, ...tokens.slice(to?.to ?? has + 2)];
}

const having = oneOf('has have');
stillHasIt.needs = having;
const asksWhom = /^(?:it|they|target|still)$/;

/** What a text has given so far, each once. */
function namesIn(tokens: readonly Token[], words: Context['words']): readonly Word[] {
  const found: Word[] = [];
  const cursor = new Cursor(tokens, 0, tokens.length);
  for (; cursor.at < tokens.length; cursor.at++) {
    const { at } = cursor;
    if (cursor.take('give|gives|get|gets|gain|gains')) {
      cursor.takeAny('them|it|the|target', 'the target');
      cursor.takeAny('a|an|your|the|one', '#');
      const named = wordAt(words, tokens, cursor.at, tokens.length, kinds);
      if (named !== undefined && !found.some(({ ref }) => ref === named.word.ref)) found.push(named.word);
    }
    cursor.at = at;
  }
  return found;
}
