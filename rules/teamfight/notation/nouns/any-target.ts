import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';

/** `any targeted ally`, `any of the targets`: of those whom the text has chosen before. */
export function anyTarget(cursor: Cursor, { named }: Context): Who['side'] | undefined {
  if (named.target !== 'target') return undefined;
  if (cursor.takeAny('any target', 'any of the? targets', 'any targeted unit')) return 'any';
  if (!cursor.take('any targeted ally|enemy')) return undefined;
  return cursor.before?.text === 'ally' ? 'ally' : 'enemy';
}
