import { phrases } from '../phrases/phrases.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { wordLike } from '../words/token.ts';
import type { Desk } from './desk.ts';
import type { Flow, InOtherWords } from './flow.ts';
import type { Sentence } from './sentence.ts';
import { Sheet } from './sheet.ts';

/** How a line begins that is under no clause before it. */
const apart = /^(?:else|otherwise|if|when|whenever|while|at)$/;
const clause = 'when|whenever|if|while|at|the';

/**
 * `When you deal damage` in a line of its own and `heal 1` in the next one: as if a comma stood between them, where the first says nothing alone.
 * Undefined where that cannot be read so, and where more stands in the second line.
 */
export function clauseAlone(
  { desk, tail, context }: Flow,
  sentences: readonly Sentence[],
  index: number,
): InOtherWords | undefined {
  const [first, behind, more] = sentences.slice(index, index + 3);
  if (first === undefined || behind === undefined || first.opens || behind.opens || first.bullet || behind.bullet)
    return undefined;
  if (!behind.first || behind.paragraph !== first.paragraph || behind.indent < first.indent) return undefined;
  // A third line could be under the same clause.
  const third = more?.paragraph === behind.paragraph ? desk.tokens[more.from]?.text : undefined;
  if (third !== undefined && (more?.line === behind.line || !apart.test(third))) return undefined;
  const said = desk.tokens.slice(first.from, first.to);
  const like = said.at(-1);
  const start = new Cursor(said, 0, said.length);
  if (like === undefined || !start.sees(clause) || said.some(({ text }) => text === ',' || text === ':'))
    return undefined;
  if (start.sees('the') && !start.sees('the next|first time')) return undefined;
  // "At the start of your turn" may begin what is told of several lines.
  const ownStop = desk.source.slice(like.to, desk.tokens[behind.from]?.from ?? like.to).includes('.');
  if (ownStop) return undefined;
  const both = [...said, wordLike(like, ','), ...desk.tokens.slice(behind.from, behind.to)];
  const tokens = [...desk.tokens, ...both];
  const sentence: Sentence = { ...first, from: desk.tokens.length, to: tokens.length };
  const isRead = (all: readonly (typeof like)[], from: number): boolean => {
    const trial: Desk = { ...desk, tokens: all, sheet: new Sheet(), notes: { ...desk.notes } };
    const cursor = new Cursor(all, from, all.length);
    const { fault, held, nodes } = phrases(trial, cursor, tail?.context ?? context, undefined, tail);
    return !fault && cursor.done && held.length + nodes.length > 0;
  };
  if (isRead([...desk.tokens, ...said], desk.tokens.length) || !isRead(tokens, sentence.from)) return undefined;
  return { desk: { ...desk, tokens }, sentence, taken: 2 };
}
clauseAlone.begins = beginning(clause);
clauseAlone.several = true;
