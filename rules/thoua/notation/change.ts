import type { Action, Amount, ConditionRules, Effect, Modifier, Rule } from '../program.ts';
import { elements } from '../types.ts';
import { doneWith, nothing, parted, withSentence } from './action.ts';
import { added, amount, diceOnly, duration, signed } from './amounts.ts';
import type { Context } from './context.ts';
import { effects } from './effects.ts';
import { rulesOf } from './held.ts';
import { NUM, numberOf, words } from './phrase.ts';
import { modifiers, statList } from './stats.ts';

/**
 * A sentence of a special, done to the whole action that it changes: `Add ...`, `Change ... to ...`, or something more that is done.
 * Undefined where it is not understood, or speaks of something that the action does not have.
 */
export function changed(action: Action, text: string, context: Context): Action | undefined {
  const added = /^add (.+)$/.exec(text)?.[1];
  if (added !== undefined) return withAdded(action, added, context);
  const change = /^change (.+)$/.exec(text)?.[1];
  if (change !== undefined) return withChange(action, change, context);
  return withMore(action, text, context, true);
}

const ELEMENT = '(?:(earth|fire|water|wind) )?';

// ---------------------------------------------------------------------------------------------- something is added

function withAdded(action: Action, text: string, context: Context): Action | undefined {
  const [, name, rule] = /^to (?:the )?([a-z][a-z' -]*?) condition:? (.+)$/.exec(text) ?? [];
  if (name !== undefined && rule !== undefined) {
    const rules = rulesOf(rule, { ...context, place: 'condition' }, name);
    return rules && inConditions(action, name, (one) => ({ ...one, rules: [...one.rules, ...rules] }));
  }
  const damage = words(`${ELEMENT}damage`, (element) => ({ element }))(text);
  const more = damage && added(damage.rest);
  if (damage && more?.rest === '') return withDice(action, damage.value.element, (old) => sum(old, more.value));
  const heal = words('(?:heals?|healing)', () => true)(text);
  const healed = heal && added(heal.rest);
  if (healed?.rest === '') return withHeals(action, (old) => sum(old, healed.value));
  const range = words('range \\+(\\d{1,2})', Number)(text);
  if (range?.rest === '' && context.ability?.range !== undefined)
    return { ...action, range: context.ability.range + range.value };
  return withMore(action, text, context, false);
}

const sum = (one: Amount, other: Amount): Amount => ({
  dice: [...one.dice, ...other.dice],
  flat: one.flat + other.flat,
});

/** Something more that is done. @param isPlain whether it is said without "Add": then damage needs no success (rule 28) */
function withMore(action: Action, text: string, context: Context, isPlain: boolean): Action | undefined {
  if (context.place === 'passive') return withSentence(action, text, context);
  const said = effects(text, context);
  const done = said && doneWith(said, context);
  if (!done) return undefined;
  // A roll of its own is none that a special could add.
  if (done.some((one) => one.do === 'damage' && one.element !== undefined)) return undefined;
  const { opposed } = action;
  if (!opposed) return { ...action, effects: [...action.effects, ...done] };
  const isDamage = (one: Effect) => one.do === 'damage' && one.who !== 'self';
  const [needs, always] = parted(done);
  const withRoll = isPlain ? needs : [...needs, ...always.filter(isDamage)];
  const without = isPlain ? always : always.filter((one) => !isDamage(one));
  return {
    ...action,
    opposed: { ...opposed, success: [...opposed.success, ...withRoll] },
    effects: [...action.effects, ...without],
  };
}

// ---------------------------------------------------------------------------------------------- something is another

function withChange(action: Action, text: string, context: Context): Action | undefined {
  const whole = /^(?:the )?effect to (.+)$/.exec(text)?.[1];
  if (whole !== undefined) return withSentence(nothing, whole, context);
  const cost = words(`(?:the )?ap cost to ${NUM}`, numberOf)(text);
  if (cost?.rest === '') return { ...action, actionPoints: cost.value };
  const range = words(`(?:the )?range to ${NUM}`, numberOf)(text);
  if (range?.rest === '') return { ...action, range: range.value };
  const cooldown = words(`(?:the )?cooldown to ${NUM}`, numberOf)(text);
  if (cooldown?.rest === '') return { ...action, cooldown: cooldown.value };
  const [, name, behind = ''] = /^(?:the )?([a-z][a-z' -]*?) condition to (.+)$/.exec(text) ?? [];
  if (name !== undefined) return conditionChanged(action, name, behind);
  const turns = words('(?:the )?duration to', () => true)(text);
  const lasts = turns && duration(`for ${turns.rest}`);
  if (lasts?.rest === '') return withTurns(action, lasts.value);
  const damage = words(`(?:the )?${ELEMENT}damage to`, (element) => ({ element }))(text);
  const dice = damage && diceOnly(damage.rest);
  if (damage && dice?.rest === '') return withDice(action, damage.value.element, () => dice.value);
  const heal = words('(?:the )?(?:heals?|healing) to', () => true)(text);
  const healed = heal && amount(heal.rest);
  if (healed?.rest === '') return withHeals(action, () => healed.value);
  const temporary = words('(?:the )?temporary hp to', () => true)(text);
  const points = temporary && amount(temporary.rest);
  if (points?.rest === '')
    return everyRule(action, (one) => (one.rule === 'temporary-hp' ? { ...one, amount: points.value } : undefined));
  const numbers = newNumbers(text);
  return numbers && withNumbers(action, numbers);
}

/** `Burn Condition to 5 Turns`, `Chill Condition to Fire EM +10 and Water EM -10`. */
function conditionChanged(action: Action, name: string, text: string): Action | undefined {
  const lasts = duration(`for ${text}`);
  if (lasts?.rest === '') {
    return everyEffect(action, (one) =>
      one.do === 'condition' && one.condition.name.toLowerCase() === name ? { ...one, turns: lasts.value } : undefined,
    );
  }
  const numbers = newNumbers(`to ${text}`);
  return numbers && inConditions(action, name, (one) => ruleNumbers(one, numbers));
}

/** `to All EM +10`, `Attack Rolls and Status Rolls to +1d8`. */
function newNumbers(text: string): Modifier[] | undefined {
  const whole = modifiers(text.replace(/^to /, ''));
  if (whole?.rest === '') return whole.value;
  const named = statList(text);
  const by = named && /^to /.test(named.rest) ? signed(named.rest.slice('to '.length)) : undefined;
  if (!named || by?.rest !== '') return undefined;
  return named.value.map((stat) => ({ stat, ...by.value }));
}

/** Whether a new number takes the place of an old one: that of the same thing in the same direction. */
const replaces = (next: Modifier, old: Modifier): boolean => next.stat === old.stat && next.sign === old.sign;

/** Modifiers with the new numbers in their places; undefined where none of them is there. */
function replaced(old: readonly Modifier[], next: readonly Modifier[], found: Set<Modifier>): Modifier[] | undefined {
  let any = false;
  const all = old.map((one) => {
    const by = next.find((other) => replaces(other, one));
    if (!by) return one;
    any = true;
    found.add(by);
    return by;
  });
  return any ? all : undefined;
}

/** All of the new numbers must have an old one to take the place of. */
function withNumbers(action: Action, next: readonly Modifier[]): Action | undefined {
  const found = new Set<Modifier>();
  const inEffects = everyEffect(action, (one) => {
    const all = one.do === 'modify' ? replaced(one.modifiers, next, found) : undefined;
    return all && one.do === 'modify' ? { ...one, modifiers: all } : undefined;
  });
  const inRules = everyRule(inEffects ?? action, (one) => {
    const all = one.rule === 'modify' ? replaced(one.modifiers, next, found) : undefined;
    return all && one.rule === 'modify' ? { ...one, modifiers: all } : undefined;
  });
  return found.size === next.length ? (inRules ?? inEffects) : undefined;
}

function ruleNumbers(condition: ConditionRules, next: readonly Modifier[]): ConditionRules | undefined {
  const found = new Set<Modifier>();
  const rules = condition.rules.map((one): Rule => {
    const all = one.rule === 'modify' ? replaced(one.modifiers, next, found) : undefined;
    return all && one.rule === 'modify' ? { ...one, modifiers: all } : one;
  });
  return found.size === next.length ? { ...condition, rules } : undefined;
}

// ---------------------------------------------------------------------------------------------- where it is changed

/** The dice of the ability; of damage without a roll its amount. */
function withDice(action: Action, element: string | undefined, change: (old: Amount) => Amount): Action | undefined {
  const { opposed } = action;
  const isKnown = elements.some((one) => one === element);
  if (opposed?.damage !== undefined && (!isKnown || element === opposed.damage)) {
    const others = [...action.effects, ...opposed.success].some((one) => one.do === 'damage');
    // Which of two damages is meant nobody knows.
    return others && !isKnown ? undefined : { ...action, opposed: { ...opposed, dice: change(opposed.dice) } };
  }
  if (isKnown) return undefined;
  return everyEffect(action, (one) => (one.do === 'damage' ? { ...one, amount: change(one.amount) } : undefined));
}

const withHeals = (action: Action, change: (old: Amount) => Amount): Action | undefined =>
  everyEffect(action, (one) => (one.do === 'heal' ? { ...one, amount: change(one.amount) } : undefined));

const withTurns = (action: Action, turns: number): Action | undefined =>
  everyEffect(action, (one) => ('turns' in one ? { ...one, turns } : undefined));

const inConditions = (
  action: Action,
  name: string,
  change: (old: ConditionRules) => ConditionRules | undefined,
): Action | undefined =>
  everyEffect(action, (one) => {
    if (one.do !== 'condition' || one.condition.name.toLowerCase() !== name) return undefined;
    const condition = change(one.condition);
    return condition && { ...one, condition };
  });

/** Changes the effects that the change knows; undefined where it knows none. */
function everyEffect(action: Action, change: (one: Effect) => Effect | undefined): Action | undefined {
  let any = false;
  const each = (all: readonly Effect[]) =>
    all.map((one) => {
      const next = change(one);
      any ||= next !== undefined;
      return next ?? one;
    });
  const { opposed } = action;
  const next: Action = {
    ...action,
    ...(opposed && { opposed: { ...opposed, success: each(opposed.success) } }),
    effects: each(action.effects),
  };
  return any ? next : undefined;
}

/** Changes the rules that the change knows, also those in conditions and auras; undefined where it knows none. */
function everyRule(action: Action, change: (one: Rule) => Rule | undefined): Action | undefined {
  let any = false;
  const each = (all: readonly Rule[]): Rule[] =>
    all.map((one) => {
      const next = change(one);
      any ||= next !== undefined;
      return next ?? (one.rule === 'aura' ? { ...one, rules: each(one.rules) } : one);
    });
  const inside = everyEffect(action, (one) => {
    if (one.do === 'condition') return { ...one, condition: { ...one.condition, rules: each(one.condition.rules) } };
    return one.do === 'aura' ? { ...one, rules: each(one.rules) } : undefined;
  });
  const next = { ...(inside ?? action), rules: each(action.rules) };
  return any ? next : undefined;
}
