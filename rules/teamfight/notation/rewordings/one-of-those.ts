import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import { calledShort } from './called-short.ts';

/** `Each Snare deals burst 1, 1dmg. You may teleport to one of them`: of those pieces, as nobody teleports onto a unit. */
export function oneOfThose(
  tokens: readonly Token[],
  { words }: Context,
  before: readonly Token[],
): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => text === 'one' && tokens[n + 1]?.text === 'of' && tokens[n + 2]?.text === 'them',
  );
  const like = tokens[at];
  if (like === undefined || tokens[at - 1]?.text !== 'to' || !/^teleports?$/.test(tokens[at - 2]?.text ?? ''))
    return undefined;
  if (tokens[at + 3] !== undefined && !/^[,.]$/.test(tokens[at + 3]?.text ?? '')) return undefined;
  const names = new Set<string>();
  before.forEach((token, n) => {
    if (!/^(?:each|every|all)$/.test(token.text)) return;
    const from = before[n + 1]?.text === 'of' ? n + 3 : n + 1;
    const found = wordAt(words, before, from, before.length, ['marker']);
    if (found !== undefined && !found.word.fields.object) names.add(found.word.name);
  });
  const [name, ...more] = names;
  if (name === undefined || more.length > 0) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, `a ${name.toLowerCase()}`), ...tokens.slice(at + 3)];
}
oneOfThose.needs = oneOf('one');

/** `Each of your Wolves moves 1. One of them uses Bite`: one of those summons, which are all of one's own. */
export function oneOfYours(tokens: readonly Token[], context: Context, before: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('then');
  const [like, from] = [tokens[cursor.at], cursor.at];
  if (like === undefined || !cursor.take('one of them') || cursor.done) return undefined;
  const stop = before.findLastIndex(({ text }, at) => text === '.' && at < before.length - 1);
  const said = new Cursor(before, stop + 1, before.length);
  if (!said.takeAny('each of your', 'all of? your', 'your')) return undefined;
  const many = calledShort(before.slice(said.at - 1), context) ?? before.slice(said.at - 1);
  const summon = wordAt(context.words, many, 1, many.length, ['summon']);
  const name = summon ? many.slice(1, summon.to) : many[1]?.text === 'summons' ? many.slice(1, 2) : undefined;
  // Somebody else could be meant of whom that sentence speaks, too.
  if (name === undefined || before.slice(said.at).some(({ text }) => /^(?:allies|enemies|units|targets)$/.test(text)))
    return undefined;
  return [...tokens.slice(0, from), ...wordsLike(like, 'one of your'), ...name, ...tokens.slice(cursor.at)];
}
oneOfYours.begins = beginning('one|then');
