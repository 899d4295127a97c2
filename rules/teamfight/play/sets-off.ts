import type { SetsOff } from '../board/reach.ts';
import type { Condition, Trigger } from '../program.ts';
import { copyBound } from './bound.ts';
import { all } from './condition.ts';
import { stepsOver } from './edge-crossing.ts';
import { hazardousSpaces } from './hazard.ts';
import { has } from './holds.ts';
import { sizeOf } from './piece.ts';
import type { Look, Self } from './play.ts';
import { reactionsTo } from './reactions.ts';
import { eachStanding, nothing } from './standing.ts';
import { comesNear, inPlace, isRegion, isUnit, spacesOfUnit, squareAt, staysIn } from './who.ts';

/** Triggers take the lower bits, hazardous spaces the upper ones; what is left over shares the last bit of its kind. */
const triggerBits = 16;
const allBits = 30;
/** The bits that stand for hazards. */
export const hazardBits = (1 << allBits) - (1 << triggerBits);

/** How many things a mask of them holds. */
export function countBits(mask: number): number {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
}

type Crossing = Extract<Trigger, { on: 'enters' | 'leaves' }>;

/**
 * What each step of a walk of the unit whose turn it is sets off: hazards that it enters, responses to its coming and going. Undefined
 * where nothing on the map waits for a step.
 */
export function setsOff(look: Look): SetsOff | undefined {
  const { state } = look;
  const id = state.turn?.unit ?? -1;
  const size = sizeOf(look, id);
  const heeded = !has(look, id, 'unheeded') && !has(look, id, 'heeded-at-will');
  const crossings = heeded ? crossingsOf(look, id, size) : [];
  const hazards = hazardousSpaces(look, id);
  if (crossings.length === 0 && hazards.length === 0) return undefined;
  return (from, to) => {
    let bits = 0;
    for (let index = 0; index < crossings.length; index++) {
      if (crossings[index]!(from, to)) bits |= 1 << Math.min(index, triggerBits - 1);
    }
    for (let index = 0; index < hazards.length; index++) {
      if (!covers(look, to, size, hazards[index]!)) continue;
      bits |= 1 << (triggerBits + Math.min(index, allBits - triggerBits - 1));
    }
    return bits;
  };
}

const covers = (look: Look, at: number, size: number, space: number): boolean =>
  size === 1 ? at === space : squareAt(look, at, size).includes(space);

/** Whether a step makes one response happen, for every response to coming or going that this unit could set off. */
function crossingsOf(look: Look, id: number, size: number): ((from: number, to: number) => boolean)[] {
  const found: ((from: number, to: number) => boolean)[] = [];
  const add = (trigger: Crossing, conditions: readonly Condition[] | undefined, standing: Self): void => {
    const bound = copyBound(nothing);
    bound.trigger = id;
    bound.marker = standing.bound.marker;
    const self: Self = { unit: standing.unit, seat: standing.seat, bound };
    if (!isUnit(look, id, trigger.who, self) || !all(look, conditions, self)) return;
    /** 0 unknown, 1 outside, 2 inside. */
    const known: number[] = [];
    const inside = (at: number): boolean => {
      known[at] ??= inPlace(look, squareAt(look, at, size), trigger.place, self) ? 2 : 1;
      return known[at] === 2;
    };
    const { range } = trigger.place;
    const isSpace = range === undefined || range.max === 0;
    if (
      trigger.on === 'enters' &&
      isSpace &&
      trigger.place.of === 'marker' &&
      stepsOver(look, self, size, -1, -1) === false
    )
      found.push((from, to) => stepsOver(look, self, size, from, to) === true);
    else if (trigger.on === 'leaves')
      found.push(
        (from, to) => inside(from) && !(trigger.whole && staysIn(look, squareAt(look, to, size), trigger.place, self)),
      );
    else if (isSpace && !isRegion(trigger.place)) found.push((_, to) => inside(to));
    else if (typeof trigger.place.of === 'object') {
      found.push((from, to) =>
        comesNear(look, squareAt(look, from, size), squareAt(look, to, size), trigger.place, self),
      );
    } else found.push((from, to) => inside(to) && !inside(from));
  };
  const { game, state } = look;
  const unnoticed = has(look, id, 'unnoticed');
  eachStanding(look, 'when:passes', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'when' || rule.trigger.on !== 'passes' || !isUnit(look, id, rule.trigger.who, self)) continue;
      const { to: whom = { side: 'any' } } = rule.trigger;
      const passed = state.units.flatMap((unit, other) =>
        other !== id && unit.at >= 0 && isUnit(look, other, whom, self) ? spacesOfUnit(look, unit) : [],
      );
      if (passed.length > 0) found.push((_, to) => squareAt(look, to, size).some((space) => passed.includes(space)));
    }
  });
  for (const on of ['enters', 'leaves'] as const) {
    eachStanding(look, `when:${on}`, (rules, self) => {
      if (unnoticed && (on === 'leaves' || (self.unit >= 0 && self.bound.marker === -1))) return;
      for (const rule of rules) {
        if (rule.rule === 'when' && rule.trigger.on === on) add(rule.trigger, rule.if, self);
      }
    });
    const reactions = reactionsTo(game, on);
    if (reactions === undefined || unnoticed) continue;
    for (let unit = 0; unit < state.units.length; unit++) {
      const { card, seat, at } = state.units[unit]!;
      if (at < 0) continue;
      for (const ability of reactions.get(card) ?? []) {
        const { trigger, needs } = game.cards[card]!.abilities[ability]!.program.use!;
        if (trigger?.on === on) add(trigger, needs, { unit, seat: seat < 0 ? state.first : seat, bound: nothing });
      }
    }
  }
  return found;
}
