import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

const verbs = 'takes|is|are|take|gains|gain|loses|lose|heals|heal|gets|get|becomes|become';

/**
 * `You can move through enemies. They take 1dmg`, `the first one each turn takes 1dmg`, `the first enemy you move through each turn is Slowed`, in a text
 * that only stands: when you move through one.
 */
export function whomPassed(tokens: readonly Token[], { slot }: Context, { before }: About): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || (slot !== 'passive' && slot !== 'token' && slot !== 'condition')) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const named = cursor.take('the first enemy|ally|unit you move|pass|walk|fly through each|every turn');
  const one = named ? tokens[2]?.text : passed(before);
  if (one === undefined) return undefined;
  const isFirst = named || cursor.takeAny('the first one|enemy|ally|unit each|every turn', 'the first each turn');
  if (!isFirst && !cursor.takeAny('they', 'each of? them?', 'each one')) return undefined;
  if (!cursor.sees(verbs)) return undefined;
  const article = one === 'unit' ? 'a' : 'an';
  const when = `when you move through ${article} ${one} ,`;
  return [
    ...wordsLike(like, isFirst ? `the first time you move through ${article} ${one} each turn , it` : `${when} it`),
    ...tokens
      .slice(cursor.at)
      .map((token, n) => (n === 0 ? { ...token, text: third[token.text] ?? token.text } : token)),
  ];
}
whomPassed.begins = beginning('the|they|each');

const third: Readonly<Record<string, string>> = {
  take: 'takes',
  are: 'is',
  gain: 'gains',
  lose: 'loses',
  heal: 'heals',
  get: 'gets',
};

/** Whom the sentence before lets one move through, where it says nothing more. */
function passed(before: readonly Token[]): 'enemy' | 'ally' | 'unit' | undefined {
  const ends = before.at(-1)?.text === '.' ? before.length - 1 : before.length;
  const begins = before.findLastIndex(({ text, kind }, n) => n < ends && (text === '.' || kind === 'line')) + 1;
  const cursor = new Cursor(before, begins, ends);
  if (!cursor.take('you can|may move|walk|pass|fly through enemies|allies|units') || !cursor.done) return undefined;
  const who = cursor.before?.text;
  return who === 'enemies' ? 'enemy' : who === 'allies' ? 'ally' : 'unit';
}
