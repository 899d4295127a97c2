import type { Action, Effect, Opposed, Rule, Who } from '../program.ts';
import { diceOnly } from './amounts.ts';
import type { Context } from './context.ts';
import { effects, sideOf } from './effects.ts';
import { rulesOf } from './held.ts';
import type { Said } from './said.ts';
import { reached } from './who.ts';

export const nothing: Action = { effects: [], rules: [] };

/** A sentence of what an ability does, added to what it does before; undefined where it is not understood. */
export function withSentence(action: Action, text: string, context: Context): Action | undefined {
  const { ability } = context;
  if (context.place === 'passive') return withRules(action, text, context);
  if (!ability) return undefined;
  const [, dice, behind] = /^(\d*d\d+(?: ?\+ ?\d*d\d+)*),? if successful[:,]? (.+)$/.exec(text) ?? [];
  if (dice !== undefined && behind !== undefined) return withControl(action, dice, behind, context);
  const said = effects(text, context);
  return said && withSaid(action, said, context);
}

const sides = { enem: 'enemies', all: 'allies', target: 'all' } as const;

function withRules(action: Action, text: string, context: Context): Action | undefined {
  const { ability, reasons } = context;
  if (ability?.shape !== 'aura') {
    const rules = rulesOf(text, context);
    return rules && { ...action, rules: [...action.rules, ...rules] };
  }
  // In an aura everything is said of those inside.
  const [, named] = /\b(enem|all|target)(?:y|ies|s)? in (?:the )?aura\b/.exec(text) ?? [];
  const side = named === undefined ? sideOf(reached(context)) : sides[named as keyof typeof sides];
  const rules = rulesOf(text, { ...context, place: 'aura', side });
  if (!rules) return undefined;
  if (ability.range === undefined) {
    reasons.push('an aura needs a range');
    return undefined;
  }
  const { name, range } = ability;
  return { ...action, rules: [...action.rules, { rule: 'aura', name, side, range, rules }] };
}

/** `1d12, if successful: Enemy takes Defense Rolls -2 for 3 Turns`. */
function withControl(action: Action, dice: string, text: string, context: Context): Action | undefined {
  const { ability, reasons } = context;
  const rolled = diceOnly(dice);
  if (rolled?.rest !== '') return undefined;
  if (ability?.roll === undefined) {
    reasons.push('this ability has no roll');
    return undefined;
  }
  if (action.opposed) {
    reasons.push('an ability is rolled once');
    return undefined;
  }
  const said = effects(text, context);
  const success = said && doneWith(said, context);
  if (!success) return undefined;
  const others = success.flatMap((one): Who[] =>
    'who' in one && one.who !== 'self' && one.who !== 'bearer' ? [one.who] : [],
  );
  return { ...action, opposed: { dice: rolled.value, who: widest(others) ?? reached(context), success } };
}

/** Those whom all of what is said reaches. */
function widest(all: readonly Who[]): Who | undefined {
  const [first] = all;
  if (first === undefined || all.every((one) => one === first)) return first;
  if (all.includes('all')) return 'all';
  const others = new Set(all.filter((one) => one !== 'target'));
  return others.size === 1 ? [...others][0] : 'all';
}

/** Adds what is said: damage of an element is rolled against, what comes with it needs that roll (rule 26), the rest is done in any case. */
function withSaid(action: Action, said: readonly Said[], context: Context): Action | undefined {
  const { ability, reasons } = context;
  let { opposed } = action;
  const rest: Said[] = [];
  for (const one of said) {
    const isRolled = one.is === 'effect' && one.effect.do === 'damage' && one.effect.element !== undefined;
    if (!isRolled) {
      rest.push(one);
      continue;
    }
    const rolled = opposedBy(one.effect, ability?.roll !== undefined, opposed, reasons);
    if (!rolled) return undefined;
    opposed = rolled;
  }
  const done = doneWith(rest, context);
  if (!done) return undefined;
  const [needs, always] = ability?.type === 'damage' && opposed ? parted(done) : [[], done];
  return {
    ...action,
    ...(opposed && { opposed: { ...opposed, success: [...opposed.success, ...needs] } }),
    effects: [...action.effects, ...always],
  };
}

function opposedBy(
  effect: Effect,
  hasRoll: boolean,
  before: Opposed | undefined,
  reasons: Context['reasons'],
): Opposed | undefined {
  if (effect.do !== 'damage' || effect.element === undefined) return undefined;
  const { amount, element, who } = effect;
  const why = !hasRoll
    ? 'damage of an element is rolled against, and this ability has no roll'
    : before
      ? 'an ability is rolled once'
      : amount.dice.length === 0
        ? 'damage of an element needs a die'
        : undefined;
  if (why !== undefined) {
    reasons.push(why);
    return undefined;
  }
  return { dice: amount, who, damage: element, success: [] };
}

/** What is done only to those who were beaten, and what is done in any case. */
export function parted(all: readonly Effect[]): readonly [Effect[], Effect[]] {
  const needs = (one: Effect) => 'who' in one && one.who !== 'self' && one.do !== 'damage' && one.do !== 'heal';
  return [all.filter(needs), all.filter((one) => !needs(one))];
}

/** What is said as effects of an ability in use: what lasts must say how long. */
export function doneWith(said: readonly Said[], context: Context): Effect[] | undefined {
  const { ability } = context;
  // What is rolled against stays with whom it was given to; what is not moves along with the user (rule 21).
  const isAura = ability?.shape === 'aura' && ability.type === 'support';
  const all = said.map((one): Effect | undefined => {
    if (one.is === 'effect') return one.effect;
    if (one.turns === undefined) {
      context.reasons.push('for how many turns is not said');
      return undefined;
    }
    const { who, turns } = one;
    if (one.is === 'condition') return { do: 'condition', who, condition: one.condition, turns };
    const name = ability?.name ?? '';
    if (isAura && who !== 'self') {
      const rule: Rule = one.is === 'rule' ? one.rule : { rule: 'modify', modifiers: one.modifiers };
      return { do: 'aura', name, side: sideOf(who), rules: [rule], turns };
    }
    if (one.is === 'modifiers') return { do: 'modify', who, modifiers: one.modifiers, turns };
    return { do: 'condition', who, condition: { name, rules: [one.rule] }, turns };
  });
  return all.includes(undefined) ? undefined : (all as Effect[]);
}
