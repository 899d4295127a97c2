import { isOwnerless } from '../nouns/ownerless.ts';
import { oneOf } from '../words/cursor.ts';
import { wordLike } from '../words/token.ts';
import { type Notes, type Read, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import { ofClause } from './of-clause.ts';
import type { Sentence } from './sentence.ts';

/** `Each player chooses a hero; it heals 2`, `each player chooses one of their heroes. That hero moves 1.`: what is done to the one who is chosen. */
export function playerChooses(flow: Flow, sentences: readonly Sentence[], index: number, read: Read): number {
  const { desk, out, context } = flow;
  const [first, second] = [sentences[index] as Sentence, sentences[index + 1]];
  if (second === undefined || !isOwnerless(context)) return 0;
  if (first.opens || second.bullet || second.opens || !/^(?:it|they|that)$/.test(desk.tokens[second.from]?.text ?? ''))
    return 0;
  const asked = desk.tokens.slice(first.from, first.to);
  const like = asked.at(-1);
  if (like === undefined || !asked.some(({ text }) => /^players?$/.test(text))) return 0;
  const tokens = [...asked, wordLike(like, ','), ...desk.tokens.slice(second.from, second.to)];
  const before = desk.sheet.clauses.slice();
  const notes: Notes = {};
  const found = read({ ...desk, tokens, notes }, [{ ...first, from: 0, to: tokens.length, bullet: false }], context);
  const isRead = desk.sheet.clauses.slice(before.length).every(({ status }) => status === 'run');
  desk.sheet.clauses.splice(0, desk.sheet.clauses.length, ...before);
  const isWhole = isRead && !found.fault && found.until === undefined && Object.keys(notes).length === 0;
  if (!isWhole || found.nodes.length + found.held.length === 0) return 0;
  const clause = ran(desk, first.from, second.to);
  ofClause([found.nodes, found.held], clause);
  out.nodes.push(...found.nodes);
  out.held.push(...found.held);
  return 2;
}
playerChooses.several = true;
playerChooses.needs = oneOf('choose chooses pick picks select selects');
