import type { BearerEvent, Effect } from '../program.ts';
import type { Cast, Due, Frame, Held } from '../state.ts';
import type { AbilityType, Element } from '../types.ts';
import { holds } from './holds.ts';
import type { Look } from './look.ts';
import { castOf, sourcesOf } from './sources.ts';

/** Something that happens because of what happened to a figure. */
interface Trigger extends Due {
  readonly held: Held | undefined;
  readonly ends: boolean;
}

/** What an event sets off for its bearer, in the order in which the rules came. */
export function triggersOf(
  look: Look,
  figure: number,
  event: BearerEvent['event'],
  detail?: Element | AbilityType,
): Trigger[] {
  const found: Trigger[] = [];
  for (const { rules, by, name, held } of sourcesOf(look, figure)) {
    for (const rule of rules) {
      if (rule.rule !== 'on' || rule.event.event !== event || !fits(rule.event, detail)) continue;
      const cast = castOf(figure, by);
      if (rule.when && !holds(look, rule.when, cast)) continue;
      found.push({ name, do: rule.do, cast, held, ends: rule.ends });
    }
  }
  return found;
}

function fits(event: BearerEvent, detail: string | undefined): boolean {
  if (event.event === 'takes-damage') return event.element === undefined || event.element === detail;
  return event.event !== 'uses-ability' || event.type === undefined || event.type === detail;
}

/** What comes to a figure at the start or end of its turn. */
export function dueAt(look: Look, figure: number, moment: 'turn-start' | 'turn-end'): Due[] {
  const found: Due[] = [];
  for (const { rules, by, name } of sourcesOf(look, figure)) {
    for (const rule of rules) {
      if (rule.rule !== 'at' || rule.moment !== moment) continue;
      const cast = castOf(figure, by);
      if (!rule.when || holds(look, rule.when, cast)) found.push({ name, do: rule.do, cast });
    }
  }
  return found;
}

/** Effects that are still to be done. */
export const effectsFrame = (list: readonly Effect[], cast: Cast, name = ''): Frame => ({
  at: 'effects',
  list,
  cast,
  name,
  next: 0,
});
