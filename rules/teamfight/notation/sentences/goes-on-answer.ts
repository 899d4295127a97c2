import { Cursor, oneOf } from '../words/cursor.ts';
import { wordLike } from '../words/token.ts';
import type { Read } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const spoils = oneOf('cancel cancelled canceled negated interrupted misses');

/**
 * `If an adjacent enemy targeted you, the ability is cancelled. They take 3dmg.`, in an instant: they are whom the question is about, so that all of
 * it is under that. Nothing where that is not understood so.
 */
export function goesOnAnswer(flow: Flow, sentences: readonly Sentence[], index: number, read: Read): number {
  const { desk, out, context } = flow;
  const [first, second] = [sentences[index] as Sentence, sentences[index + 1]];
  if (
    second === undefined ||
    !context.instant ||
    desk.tokens[first.from]?.text !== 'if' ||
    desk.tokens[second.from]?.text !== 'they' ||
    desk.standing ||
    flow.tail !== undefined ||
    context.them !== undefined
  )
    return 0;
  if (first.opens || first.bullet || second.opens || second.bullet) return 0;
  const asked = desk.tokens.slice(first.from, first.to);
  const like = asked.at(-1);
  if (
    like === undefined ||
    !new Cursor(asked, 0, asked.length).holds(spoils) ||
    !asked.some(({ text }) => /^(?:enemy|attacker)$/.test(text))
  )
    return 0;
  const tokens = [...desk.tokens, ...asked, wordLike(like, ','), ...desk.tokens.slice(second.from, second.to)];
  const whole: Sentence = { ...first, from: desk.tokens.length, to: tokens.length };
  const mark = desk.sheet.next;
  const notes = { ...desk.notes };
  const found = read({ ...desk, tokens, notes }, [whole], context);
  const isRead = desk.sheet.clauses.slice(mark).every(({ status }) => status !== 'manual');
  if (found.fault || !isRead || found.held.length > 0 || found.nodes.length !== 1) {
    desk.sheet.backTo(mark);
    return 0;
  }
  Object.assign(desk.notes, notes);
  out.nodes.push(...found.nodes);
  return 2;
}
goesOnAnswer.several = true;
goesOnAnswer.begins = oneOf('if');
goesOnAnswer.needs = spoils;
