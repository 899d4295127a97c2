import { all } from '../play/condition.ts';
import type { Happening } from '../play/happening.ts';
import { eachStanding } from '../play/standing.ts';
import { boundBy, waitsFor } from '../play/waits-for.ts';
import { worthOf } from './follow.ts';
import type { Thought } from './thought.ts';

/** Responses to responses are not followed further. */
const deepest = 2;

/** What everything that a supposed happening sets off by itself is worth: kegs, traps, last words. */
export function responsesTo(thought: Thought, happening: Happening): number {
  if (thought.depth >= deepest) return 0;
  const { on, unit } = happening;
  let worth = 0;
  thought.depth++;
  eachStanding(
    thought,
    `when:${on}`,
    (rules, standing) => {
      for (const rule of rules) {
        if (rule.rule !== 'when' || rule.trigger.on !== on) continue;
        const bound = boundBy(happening, standing.bound.marker);
        const self = { unit: standing.unit, seat: standing.seat, bound };
        if (!waitsFor(thought, rule.trigger, happening, self) || !all(thought, rule.if, self)) continue;
        const given = worthOf(thought, rule.then, self);
        // Who may do without it does without what harms him.
        worth += rule.may && given > 0 !== (standing.seat === thought.seat) ? 0 : given;
      }
    },
    on === 'dies' || on === 'destroyed' ? unit : -1,
  );
  thought.depth--;
  return worth;
}
