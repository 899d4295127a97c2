import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';

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
    const exactly = !least && !any && cursor.take('exactly');
    const either = !least && !any && cursor.take('# or #') ? cursor.numbers : undefined;
    if (either !== undefined && either[1] !== (either[0] ?? 0) + 1) return undefined;
    if (!any && either === undefined && !cursor.take('#')) return undefined;
    const [min = 1, max = min] = any ? [] : cursor.numbers;
    const more = any || (!exactly && !either && (cursor.take('or more') || cursor.take('+')));
    const word = wordAt(words, tokens, cursor.at, cursor.end, ['counter', 'token', 'condition']);
    if (word !== undefined) cursor.at = word.to;
    else cursor.take('token|tokens|of them');
    cursor.takeAny('in? this way', 'so');
    if (!cursor.done && !cursor.sees(',|:') && !cursor.sees('it|this is')) return undefined;
    const before = lastLost(tokens.slice(0, at), words)?.word.ref;
    if (before === undefined || (word !== undefined && word.word.ref !== before)) return undefined;
    return { is: 'lost', min, ...(least || more ? {} : { max }) };
  });
}

/** `each enemy loses all Hooks`, `remove all Hooks from the target`: somebody else was said to lose them. */
const hasLost = ({ tokens }: Cursor, at: number): boolean => {
  const before = tokens.slice(0, at);
  return isOfOthers(
    before,
    before.findLastIndex(({ text }) => verbs.test(text)),
  );
};

function isOfOthers(before: readonly Token[], verb: number): boolean {
  if (/s$/.test(before[verb]?.text ?? '') || before.slice(verb).some(({ text }) => text === 'from')) return true;
  if (before.slice(verb + 1, verb + 4).some(({ text }) => /^(?:their|target's)$/.test(text))) return true;
  const from = before.slice(0, verb).findLastIndex(({ kind }) => kind !== 'word' && kind !== 'number') + 1;
  return before.slice(from, verb).some(({ text }) => others.test(text));
}

const others = /^(?:they|it|target|enemy|enemies|ally|allies|unit|units|hero|heroes|others)$/;

/** What the text takes away last, as it is named there, and whether it is said to be somebody else's. */
export function lastLost(
  before: readonly Token[],
  words: Context['words'],
): { readonly word: Word; readonly name: readonly Token[]; readonly theirs: boolean } | undefined {
  const verb = before.findLastIndex(({ text }) => verbs.test(text));
  if (verb < 0) return undefined;
  for (let n = verb + 1; n < Math.min(verb + 6, before.length); n++) {
    const found = wordAt(words, before, n, before.length, ['counter', 'token', 'condition']);
    if (found !== undefined)
      return { word: found.word, name: before.slice(n, found.to), theirs: isOfOthers(before, verb) };
  }
  return undefined;
}
