import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import type { Tail } from './desk.ts';

/**
 * `If there's only one, push it 2`, `if there are two or more, heal 1`, behind an area that hurts all who are in it and rolls for nobody: of
 * those whom it has hit.
 */
export function howManyThere(tokens: readonly Token[], tail: Tail | undefined): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.takeAny('if there is|are', "if there's|theres")) return undefined;
  if (!tail?.hurt || (tail.node.node !== 'area' && tail.node.node !== 'each')) return undefined;
  if ('attack' in tail.node && tail.node.attack !== undefined) return undefined;
  const { at } = cursor;
  const one = cursor.takeAny('only|exactly|just one', 'only|exactly|just 1');
  if (!one && !cursor.takeAny('at least #', '# or more', '# +')) return undefined;
  const count = tokens.slice(at, cursor.at).filter(({ text }) => text !== 'just');
  const { side } = tail.node.who;
  const [single, several] = side === 'enemy' ? ['enemy', 'enemies'] : side === 'ally' ? ['ally', 'allies'] : units;
  if (!cursor.take(`${single}|${several}`)) cursor.take('unit|units|target|targets');
  cursor.takeAny('in|inside the area', 'in|inside it', 'hit', 'there');
  const like = tokens[at] as Token;
  if (!cursor.sees(',')) return undefined;
  const only = /^(?:only|exactly)$/.test(count[0]?.text ?? '') || !one ? [] : [wordLike(like, 'only')];
  const named = [wordLike(like, one ? single : several), wordLike(like, one ? 'is' : 'are'), wordLike(like, 'hit')];
  return [tokens[0] as Token, ...only, ...count, ...named, ...tokens.slice(cursor.at)];
}

const units = ['unit', 'units'] as const;
