import type { Condition } from '../program.ts';
import type { Bound } from '../resolution.ts';
import { isByMeans } from './means.ts';
import type { Look, Self } from './play.ts';
import { unitOf } from './who.ts';

type Answers = Extract<Condition, { is: 'answers' }>;
type Answered = NonNullable<Bound['answered']>;

/**
 * Whether an instant comes while an ability of somebody else is under way (T-190): behind it, or at the start of a turn, there is none. What is
 * asked of that ability can be asked behind it, too.
 */
export function answers(look: Look, { aims, area, means, now }: Answers, self: Self): boolean {
  const isAsked = aims !== undefined || means !== undefined || area;
  const one = answeredBy(look, self.unit) ?? (isAsked && !now ? self.bound.answered : undefined);
  if (one === undefined) return false;
  if (means !== undefined && !isByMeans(look, means, one.unit, one.ability)) return false;
  if (area) return one.target < 0;
  return aims === undefined || one.target === unitOf(aims, self);
}

/** The ability of somebody else that is under way. */
export function answeredBy({ state: { stack } }: Pick<Look, 'state'>, unit: number): Answered | undefined {
  for (let at = stack.length - 1; at >= 0; at--) {
    const { begun, source, frames } = stack[at]!;
    if (!begun || source.ability < 0 || frames.length === 0 || source.unit === unit) continue;
    const target = frames.findLast(({ over }) => over === 'targets');
    return { unit: source.unit, ability: source.ability, target: target?.items?.[0] ?? -1 };
  }
  return undefined;
}
