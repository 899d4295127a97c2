import type { Token } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';
import { asOwn, isOwn } from './as-own.ts';
import { saysAlike } from './says-alike.ts';

/** `(+1 damage received)`, `(-1 damage dealt)`, `(-1 speed)`, right behind a token or condition: a change that its own text says, too. */
export function changeRepeated(tokens: readonly Token[], from: number, to: number, words: Words): boolean {
  const inside = tokens.slice(from + 1, to);
  const stop = inside.findIndex(({ text }) => text === '.');
  // "(-1 speed. Clear when healed)": what comes behind the change is reminded of as all that such a text says.
  const [sign, many, ...what] = stop < 0 ? inside : inside.slice(0, stop);
  if (sign === undefined || many?.kind !== 'number' || what.length === 0 || what.length > 3) return false;
  for (let at = Math.max(0, from - 4); at < from; at++) {
    const named = wordAt(words, tokens, at, from, ['condition', 'token']);
    if (named?.to !== from) continue;
    const change = `${sign.text}${many.text} ${what.map(({ text }) => (text === 'dmg' ? 'damage' : text)).join(' ')}`;
    const rules = asOwn(inFull(change), named.word, words);
    return rules !== undefined && isOwn(rules, named.word, words) && saysAlike(inside, named.word.text);
  }
  return false;
}

/** The same with its verb. */
function inFull(change: string): string {
  const way = /^(.*) (received|taken|dealt)$/.exec(change);
  if (way === null) return `You have ${change}`;
  return `You ${way[2] === 'dealt' ? 'deal' : 'receive'} ${way[1]}`;
}
