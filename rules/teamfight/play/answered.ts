import type { Condition } from '../program.ts';
import { isByMeans } from './means.ts';
import type { Look, Self } from './play.ts';
import { unitOf } from './who.ts';

/** Whether an instant comes while an ability of somebody else is under way (T-190): behind it, or at the start of a turn, there is none. */
export function answers(look: Look, { aims, area, means }: Extract<Condition, { is: 'answers' }>, self: Self): boolean {
  const { stack } = look.state;
  for (let at = stack.length - 1; at >= 0; at--) {
    const { begun, source, frames } = stack[at]!;
    if (!begun || source.ability < 0 || frames.length === 0 || source.unit === self.unit) continue;
    if (means !== undefined && !isByMeans(look, means, source.unit, source.ability)) return false;
    const target = frames.findLast(({ over }) => over === 'targets');
    if (area) return target === undefined;
    if (aims === undefined) return true;
    return target?.items?.[0] === unitOf(aims, self);
  }
  return false;
}
