import type { Out } from '../sentences/desk.ts';
import { isOfChosenThere } from '../sentences/else-later.ts';
import { elseOf } from '../sentences/else-of.ts';
import type { Flow } from '../sentences/flow.ts';

/** `If you do, range 3, 2dmg. If you don't, 1dmg`: done to whom only the one answer has chosen, the other answer is never so. */
export function asksOtherAnswer({ out }: Flow, { nodes }: Out): boolean {
  const last = out.nodes.at(-1);
  const [other] = nodes;
  if (last?.node !== 'if' || other?.node !== 'if' || elseOf([last], nodes) === undefined) return false;
  return isOfChosenThere(last.then, other.then);
}
