import type { Node, Who } from '../../program.ts';
import type { Draft } from '../nouns/head.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

/**
 * `burst 1, 4dmg, centered on their space`: where the area lies that the sentence has laid from nowhere else. In the text of what a unit
 * bears that unit is in it, since it is none of its own.
 */
export function centredBehind(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  // Whoever is in the area has not been named before it.
  const context = run.base;
  const node = run.head?.node as Draft<Extract<Node, { node: 'area' }>> | undefined;
  if (node?.node !== 'area' || node.range !== undefined || node.shape.shape !== 'burst') return false;
  if (!cursor.takeAny('centered|centred|center on|at|around', 'which|that is centered|centred on|at|around'))
    return false;
  const place = cursor.try(() => {
    const of = possessive(cursor, context);
    return of !== undefined && cursor.take('space|location|position') ? of : undefined;
  });
  const of = place ?? pronoun(cursor, context)?.ref;
  if (of === undefined || of === 'each' || (node.of !== 'you' && node.of !== of)) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  node.of = of;
  const { slot } = context;
  if (of === 'you' && (slot === 'token' || slot === 'condition') && isEverybody(node.who)) {
    node.who = { side: 'any' };
    node.user = true;
  }
  return true;
}
centredBehind.begins = beginning('centered|centred|center|which|that');

const isEverybody = ({ side, except: _, ...more }: Who): boolean => side === 'any' && Object.keys(more).length === 0;
