import type { Context } from '../context.ts';
import { oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

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
