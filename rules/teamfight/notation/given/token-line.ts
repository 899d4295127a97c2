import { reminded } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { readText } from '../texts/read-text.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';
import { ownReading } from '../words/piece.ts';
import { isStance, type Words, wordAt } from '../words/words.ts';
import { same } from './repeat.ts';

/**
 * `Owl Form: You are Flying, and deal +1 damage`, a line of its own that says once more what a token is: the token's own text is what is
 * played, so both must say the same. Returns how many sentences that line has, 0 where it is something else.
 */
export function tokenLine({ desk, context }: Flow, sentences: readonly Sentence[], index: number): number {
  const { words, self, slot } = context;
  const first = sentences[index] as Sentence;
  if (self !== undefined || !first.first || first.bullet || first.opens) return 0;
  if (slot !== 'ability' && slot !== 'default' && slot !== 'passive') return 0;
  const found = wordAt(words, desk.tokens, first.from, first.to, ['token', 'condition']);
  if (found === undefined || found.word.text === '' || found.to >= first.to || desk.tokens[found.to]?.text !== ':')
    return 0;
  let to = index + 1;
  while (to < sentences.length && !sentences[to]?.first) to += 1;
  const end = sentences[to - 1]?.to ?? first.to;
  const [from, last] = [desk.tokens[found.to + 1]?.from ?? 0, desk.tokens[end - 1]?.to ?? 0];
  const text = desk.source.slice(from, last);
  const said = readText({ slot: 'token', name: found.word.name, text }, words, found.word);
  const own = ownReading(found.word, words);
  const isRead = [said, own].every(({ clauses }) => clauses.every(({ status }) => status !== 'manual'));
  const { rules, until } = said.program;
  const agrees = rules.length > 0 && rules.every((rule) => own.program.rules.some((other) => same(rule, other)));
  if (!isRead || !agrees || (until !== undefined && !same(until, own.program.until))) return 0;
  reminded(desk, first.from, end);
  return to - index;
}
tokenLine.needs = oneOf(':');

/** How a sentence begins that says how many stances one is in. */
export const stanceRule = beginning('when|whenever|if|you|only');

/** `When you enter a Form, exit the other one`, `you can be in one Form only`: one stance ends the other anyway. */
export const oneStance = (cursor: Cursor, words: Words): boolean =>
  !cursor.misses(stanceRule) &&
  cursor.try(() => {
    const entering = cursor.take('when|whenever|if');
    if (entering) {
      cursor.take('an? ability of yours has');
      if (!cursor.take('you enter a|an|one|another|any')) return undefined;
    } else if (!cursor.takeAny('you can|may only be in one', 'you can|may be in only one', 'only one'))
      return undefined;
    const kind = cursor.peek()?.text ?? '';
    if (!isKindOfStance(words, kind)) return undefined;
    cursor.at += 1;
    const said = entering
      ? cursor.takeAny(
          ', you? exit|leave the other|others one?',
          ', you? exit|leave any other one?',
          ', you? exit|leave your other|current|previous one?',
        )
      : cursor.takeAny('at a time', 'at once', 'can be active at a time|once') || cursor.take('only');
    return said && cursor.done ? true : undefined;
  }) === true;

/** `form`, where stances of the set are called so. */
const isKindOfStance = (words: Words, kind: string): boolean =>
  kind === 'stance' ||
  (kind !== '' &&
    words.all.filter((word) => isStance(word) && word.name.toLowerCase().endsWith(` ${kind}`)).length > 1);
