import type { Node } from '../program.ts';
import type { Context } from './context.ts';
import { Cursor } from './cursor.ts';
import { type Desk, reminded } from './desk.ts';
import { pieceProgram } from './piece.ts';
import { same } from './repeat.ts';
import type { Sentence } from './sentence.ts';
import { said } from './statement.ts';
import { wordAt } from './words.ts';

/**
 * `Units with a Fuse are Slowed`, behind what gives a Fuse: what the token's own text says in other words. Where it does not, it is by
 * hand.
 */
export function bearers(desk: Desk, nodes: readonly Node[], context: Context, sentence: Sentence): boolean {
  if (desk.standing || sentence.opens || sentence.bullet) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  cursor.takeAny('a|any|the|each');
  if (!cursor.take('unit|units|enemy|enemies|target with')) return false;
  cursor.takeAny('a|an|the|your|this');
  const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['token']);
  if (token === undefined || !isGiven(nodes, token.word.ref)) return false;
  cursor.at = token.to;
  const found = said(cursor, context, desk.sheet.next, 'target');
  if (found === undefined || !cursor.done) return false;
  const own = pieceProgram(token.word, context.words).rules;
  if (!found.rules.every((rule) => own.some((other) => same(rule, other)))) return false;
  reminded(desk, sentence.from, sentence.to);
  return true;
}

const isGiven = (nodes: readonly Node[], token: string): boolean =>
  nodes.some((node) => (node.node === 'give' && node.token === token) || ('then' in node && isGiven(node.then, token)));
