import type { Node } from '../../program.ts';
import type { Draft } from '../nouns/head.ts';
import { needsNoSight, seen } from '../phrases/no-sight.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor } from '../words/cursor.ts';

/** `At the start of your next turn, burst 2, 3dmg. Ignores walls`: said of what is laid then, where it is the last thing that is done. */
export function noSightLater(desk: Desk, nodes: readonly Node[], { from, to, bullet, opens }: Sentence): boolean {
  const last = nodes.at(-1);
  if (desk.standing || bullet || opens || last?.node !== 'later') return false;
  const laid = last.then.at(-1);
  if (laid?.node !== 'area' && laid?.node !== 'target') return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!needsNoSight(cursor) || !cursor.done) return false;
  (laid as Draft<typeof laid>).sight = false;
  ran(desk, from, to);
  return true;
}
noSightLater.needs = seen;
