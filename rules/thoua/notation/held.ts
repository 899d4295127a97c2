import type { BearerEvent, Condition, Effect, Rule } from '../program.ts';
import { type Element, rolls } from '../types.ts';
import { diceOnly } from './amounts.ts';
import { conditions } from './conditions.ts';
import type { Context } from './context.ts';
import { effects, throughOf } from './effects.ts';
import { words } from './phrase.ts';
import type { Said } from './said.ts';

/** Whose turns and rolls are spoken of: those of who has it. */
const OF = "(?:the |its |their )?(?:(?:character|target|bearer|self)(?:'s)? )?";

/**
 * A sentence that says what holds, for who has a passive ability, an artifact or a condition.
 * @param name of the condition that it belongs to, which it can end
 */
export function rulesOf(text: string, context: Context, name?: string): Rule[] | undefined {
  const [, start, behind] = new RegExp(`^at the (start|end) of ${OF}turns?,? (.+)$`).exec(text) ?? [];
  if (start !== undefined && behind !== undefined) return atMoment(start, behind, context);
  const [, before, end] = new RegExp(`^(.+?),? at the (start|end) of ${OF}turns?$`).exec(text) ?? [];
  if (before !== undefined && end !== undefined) return atMoment(end, before, context);
  return (
    twice(text, name) ??
    through(text) ??
    extra(text, context) ??
    onEvent(text, context, name) ??
    whenever(text, context) ??
    turnsChanged(text) ??
    held(effects(text, context), context)
  );
}

function atMoment(moment: string, text: string, context: Context): Rule[] | undefined {
  const said = effects(text, context);
  if (!said) return undefined;
  // Rule 38: a number that is lowered there lasts as long as what lowers it.
  const lasting = said.filter((one) => one.is === 'modifiers' && one.turns === undefined);
  const done = doneOnce(said.filter((one) => !lasting.includes(one)));
  const rules = lasting.length === 0 ? [] : held(lasting, context);
  if (!done || !rules) return undefined;
  const at: Rule[] =
    done.length === 0 ? [] : [{ rule: 'at', moment: moment === 'start' ? 'turn-start' : 'turn-end', do: done }];
  return [...at, ...rules];
}

/** What is done once, of which nothing holds. */
function doneOnce(said: readonly Said[]): Effect[] | undefined {
  const all = said.map((one): Effect | undefined => {
    if (one.is === 'effect') return one.effect;
    if (one.is === 'modifiers' && one.turns !== undefined)
      return { do: 'modify', who: one.who, modifiers: one.modifiers, turns: one.turns };
    if (one.is === 'condition' && one.turns !== undefined)
      return { do: 'condition', who: one.who, condition: one.condition, turns: one.turns };
    return undefined;
  });
  return all.includes(undefined) ? undefined : (all as Effect[]);
}

/** What holds, of which nothing is done once. */
function held(said: readonly Said[] | undefined, context: Context, when?: readonly Condition[]): Rule[] | undefined {
  if (!said) return undefined;
  const if_ = when === undefined ? {} : { when };
  const all = said.map((one): Rule | undefined => {
    const own = one.who === 'self' || one.who === 'bearer' || context.place === 'aura';
    if (!own) return undefined;
    if (one.is === 'modifiers' && one.turns === undefined) return { ...if_, rule: 'modify', modifiers: one.modifiers };
    return one.is === 'rule' && one.turns === undefined ? { ...one.rule, ...if_ } : undefined;
  });
  if (!all.includes(undefined)) return all as Rule[];
  context.reasons.push('when this happens is not said');
  return undefined;
}

/** `roll twice and take the higher result` in the next roll. */
function twice(text: string, name: string | undefined): Rule[] | undefined {
  const found =
    /^(?:during|in|for|on) (?:the )?(?:target|character|bearer)(?:'s)? next (?:(attack|status|defen[cs]e|resistance|die) )?rolls?, (?:it |they )?rolls? twice and (?:take|takes|keep|keeps|use|uses) the (higher|lower) (?:result|roll|total)(?: and (?:then )?removes? (?:the )?([a-z][a-z' -]*?) condition)?$/.exec(
      text,
    );
  if (!found) return undefined;
  const [, roll, keep, ends] = found;
  // Without a condition there is nothing that ends with the roll.
  if (name === undefined || (ends !== undefined && ends !== name)) return undefined;
  const named = rolls.find((one) => one === roll?.replace('defense', 'defence'));
  return [{ rule: 'roll-twice', keep: keep as 'higher' | 'lower', rolls: named ? [named] : rolls }];
}

function through(text: string): Rule[] | undefined {
  const [, what] =
    /^during (?:a |its |their )?movement actions?, (?:(?:self|character|target|the target|it) )?may move through (enemies and obstacles|obstacles and enemies|enemies|obstacles)$/.exec(
      text,
    ) ?? [];
  return what === undefined ? undefined : [{ rule: 'move-through', what: throughOf(what) }];
}

/** `When using Fell Claw on a Target with a Penalty, Add Fire Damage +2d4`. */
function extra(text: string, context: Context): Rule[] | undefined {
  const [, ability, whom, by = ''] =
    /^when using ([a-z][a-z' -]*?) on an? (?:target|enemy) (?:with|that has) ((?:an? |the )[a-z][a-z' -]*?), (?:add|adds) (?:(?:earth|fire|water|wind) )?damage \+ ?(.+)$/.exec(
      text,
    ) ?? [];
  const found = ability === undefined ? undefined : diceOnly(by);
  if (ability === undefined || found?.rest !== '' || whom === undefined) return undefined;
  const asked = { ...context, place: 'condition' as const };
  const when = conditions(`target has ${whom}`, asked);
  if (when?.rest !== '') return undefined;
  const ofTarget = when.value.map((one) => ('of' in one ? { ...one, of: 'target' as const } : one));
  return [
    {
      when: ofTarget,
      rule: 'extra-damage',
      ...(ability === 'an ability' || ability === 'abilities' ? {} : { ability }),
      amount: found.value,
    },
  ];
}

const events: readonly (readonly [RegExp, (element: string | undefined) => BearerEvent])[] = [
  [
    /^takes? (?:(earth|fire|water|wind) )?damage$/,
    (element) => ({ event: 'takes-damage', ...(element !== undefined && { element: element as Element }) }),
  ],
  [/^would take damage$/, () => ({ event: 'would-take-damage' })],
  [
    /^(?:leaves|moves (?:from|out of|away from)) (?:its|their|the|a)(?: current)? space$|^(?:moves|is moved|moves or is moved)$/,
    () => ({ event: 'leaves-space' }),
  ],
  [
    /^uses an? (?:(damage|control|support) )?ability$/,
    (type) => ({
      event: 'uses-ability',
      ...(type !== undefined && { type: type as 'damage' | 'control' | 'support' }),
    }),
  ],
];

/** `When Target takes Fire Damage, remove Root Condition`. */
function onEvent(text: string, context: Context, name: string | undefined): Rule[] | undefined {
  const [, happens = '', does = ''] =
    /^when(?:ever)? (?:the )?(?:target|bearer|self|character) ([^,]+), (.+)$/.exec(text) ?? [];
  for (const [look, make] of events) {
    const found = look.exec(happens);
    if (!found) continue;
    const said = effects(does, context);
    const all = said && doneOnce(said);
    if (!all) return undefined;
    const isEnd = (one: Effect) => one.do === 'remove' && one.condition === name;
    const ends = all.some(isEnd);
    return [{ rule: 'on', event: make(found[1]), do: all.filter((one) => !isEnd(one)), ends }];
  }
  return undefined;
}

/** `While Self has no Ally within 2 Spaces, Self gains Attack Rolls +3`; of artifacts with a colon. */
function whenever(text: string, context: Context): Rule[] | undefined {
  if (context.place === 'condition' || context.place === 'aura') return undefined;
  const when = conditions(text, context);
  const behind = when && /^ ?[,:] (.+)$/.exec(when.rest)?.[1];
  if (!when || behind === undefined) return undefined;
  const said = effects(behind, context);
  return held(said, context, when.value);
}

/** `Conditions given to Enemy: Add Turn +2`. */
function turnsChanged(text: string): Rule[] | undefined {
  const found = words(
    '(conditions|bonuses|penalties) (given to|gained from) (?:an? |the )?(enemy|enemies|ally|allies|anybody): add turns? ([+-])(\\d{1,2})',
    (what, way, other, sign, by): Rule => ({
      rule: 'turns',
      what: what as 'conditions' | 'bonuses' | 'penalties',
      way: way === 'given to' ? 'given' : 'gained',
      other: other.startsWith('enem') ? 'enemy' : other.startsWith('all') ? 'ally' : 'any',
      by: sign === '-' ? -Number(by) : Number(by),
    }),
  )(text);
  return found?.rest === '' ? [found.value] : undefined;
}
