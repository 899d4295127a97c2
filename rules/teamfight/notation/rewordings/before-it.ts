import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

/** `You may move 1 before the ability resolves`, as an answer to an attack: what may still change it comes before that anyway. */
export function beforeIt(tokens: readonly Token[], { underWay }: Context): readonly Token[] | undefined {
  if (underWay !== 'attack') return undefined;
  const at = tokens.findIndex(({ text }) => text === 'before');
  if (at < 0) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  const said = cursor.takeAny(
    'before the|that|this ability|attack|effect resolves|happens|hits|lands',
    'before it resolves|happens|hits|lands',
    'before resolution',
  );
  if (!said) return undefined;
  if (at > 0) return cursor.done ? tokens.slice(0, tokens[at - 1]?.text === ',' ? at - 1 : at) : undefined;
  return cursor.take(',') ? tokens.slice(cursor.at) : undefined;
}
beforeIt.needs = oneOf('before');
