import { leavingWords } from '../given/explained.ts';
import { oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Flow } from './flow.ts';
import { type Sentence, scopeOf } from './sentence.ts';

/**
 * `Enter Boulder Stance:`, and as the last line below it "Exit at the end of your next turn", of which the stance's own text says nothing: the
 * card tells that, as if it stood behind the scope.
 */
export function exitOutside({ desk, context }: Flow, sentences: readonly Sentence[], index: number) {
  const head = sentences[index] as Sentence;
  const { tokens } = desk;
  if (!head.opens || desk.standing || context.self !== undefined) return undefined;
  const enter = tokens.findIndex(({ text }, at) => at >= head.from && at < head.to && text === 'enter');
  const last = index + (enter < 0 ? 0 : scopeOf(sentences, index));
  const exit = sentences[last];
  if (last < index + 2 || exit === undefined || !exit.first || exit.bullet || exit.indent <= head.indent)
    return undefined;
  const words = tokens.slice(exit.from, exit.from + 3).map(({ text }) => text);
  if (!leavingWords.test(words.join(' '))) return undefined;
  const stance = wordAt(context.words, tokens, enter + 1, head.to, ['stance']);
  if (stance === undefined || stance.word.text === '' || leavingWords.test(stance.word.text)) return undefined;
  return [...sentences.slice(0, last), { ...exit, indent: head.indent }, ...sentences.slice(last + 1)];
}
exitOutside.several = true;
exitOutside.needs = oneOf('enter');
