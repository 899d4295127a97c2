import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

const losing = oneOf('remove removed lose lost spend spent discard discarded clear cleared had');
const verbs = /^(?:remove|lose|loses|spend|spends|discard|discards|clear|clears)$/;

/** `you removed 2 or more`, `you cleared any`, `you spent at least 3 Coins`, `they lost 1 token`: of those that the text takes away before. */
export function haveLost(cursor: Cursor, { words, them }: Context): Condition | undefined {
  if (cursor.lacks(losing)) return undefined;
  const { tokens, at } = cursor;
  return cursor.try((): Condition | undefined => {
    const theirs = (them === 'target' || them === 'each') && cursor.takeAny('they|it', 'the target');
    // "Remove all Hooks from the target. If they had 2 or more": as many as they lost.
    const had = theirs && cursor.take('had');
    // "Lose all Coins. If you had 3 or more": of one's own.
    const mine = !theirs && cursor.take('you had');
    if (mine && hasLost(cursor, at)) return undefined;
    const done = had || mine;
    if (!done && !cursor.take('you|this|it? removed|remove|lost|lose|spent|spend|discarded|discard|cleared|clears'))
      return undefined;
    // "Range 3, 2dmg. Lose all Coins. If they lost 2": whose they are must be who has lost them.
    if (theirs && !hasLost(cursor, at)) return undefined;
    const least = cursor.take('at least');
    // "If you cleared any".
    const any = !least && !theirs && cursor.take('any');
    if (!any && !cursor.take('#')) return undefined;
    const [min = 1] = any ? [] : cursor.numbers;
    const more = any || cursor.take('or more') || cursor.take('+');
    const word = wordAt(words, tokens, cursor.at, cursor.end, ['counter', 'token', 'condition']);
    if (word !== undefined) cursor.at = word.to;
    else cursor.take('token|tokens|of them');
    cursor.takeAny('in? this way', 'so');
    if (!cursor.done && !cursor.sees(',|:') && !cursor.sees('it|this is')) return undefined;
    const before = lastLost(cursor, words, at);
    if (before === undefined || (word !== undefined && word.word.ref !== before)) return undefined;
    return { is: 'lost', min, ...(least || more ? {} : { max: min }) };
  });
}

/** `each enemy loses all Hooks`, `remove all Hooks from the target`: somebody else was said to lose them. */
const hasLost = ({ tokens }: Cursor, at: number): boolean => {
  const verb = tokens.slice(0, at).findLastIndex(({ text }) => verbs.test(text));
  if (/s$/.test(tokens[verb]?.text ?? '') || tokens.slice(verb, at).some(({ text }) => text === 'from')) return true;
  const from = tokens.slice(0, verb).findLastIndex(({ kind }) => kind !== 'word' && kind !== 'number') + 1;
  return tokens.slice(from, verb).some(({ text }) => others.test(text));
};

const others = /^(?:they|it|target|enemy|enemies|ally|allies|unit|units|hero|heroes|others)$/;

/** The counter or token that is taken away last before a place. */
function lastLost({ tokens, end }: Cursor, words: Context['words'], at: number): string | undefined {
  const verb = tokens.slice(0, at).findLastIndex(({ text }) => verbs.test(text));
  if (verb < 0) return undefined;
  for (let n = verb + 1; n < Math.min(verb + 6, at); n++) {
    const word = wordAt(words, tokens, n, end, ['counter', 'token', 'condition']);
    if (word !== undefined) return word.word.ref;
  }
  return undefined;
}
