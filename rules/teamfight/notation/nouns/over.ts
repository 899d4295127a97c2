import type { Node, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { pronoun } from './pronoun.ts';

/** `, where the line must include the triggering unit`: whom the area that was laid last has to cover. Undefined where it says nothing of that. */
export function covering(cursor: Cursor, context: Context): Ref | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny(',? where the|this|that line|area must', ',? the|this|that line|area must')) return undefined;
    if (!cursor.take('include|cover|contain|hit')) return undefined;
    const who = cursor.take('the triggering unit|character|enemy') ? context.them : pronoun(cursor, context)?.ref;
    return who === 'trigger' || who === 'target' ? who : undefined;
  });
}

/** Lays the last area of some nodes over what is named; false where there is none that can be laid so. */
export function over(nodes: readonly Node[], ref: Ref): boolean {
  const last = nodes.at(-1);
  if (last?.node !== 'area' || (last.shape.shape !== 'line' && last.shape.shape !== 'rectangle')) return false;
  (last as { over?: Ref }).over = ref;
  return true;
}
