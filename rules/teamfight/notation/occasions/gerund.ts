import type { Trigger } from '../../program.ts';
import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { markOf, type Token } from '../words/token.ts';
import { withAbility } from './deeds.ts';
import { happening } from './happening.ts';
import { namesOf, type Occasion } from './occasion.ts';
import { participles } from './participles.ts';
import { atAttack } from './targeted.ts';

/** Where there is still something to change there is no "after". */
const before: ReadonlySet<Trigger['on']> = new Set<Trigger['on']>(['targeted', 'would-take', 'would-die']);

/** `After you use a default ability`: once it has happened, as "when" is. */
export function after(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(() => {
    if (!cursor.take('after')) return undefined;
    const set = happening(cursor, context);
    return set && (before.has(set.trigger.on) || set.trigger.on === 'rolls') ? undefined : set;
  });
}

/** `Before you attack`, `before an enemy in range 2 uses a default ability`: it is used, and nothing of it has happened. `Before you move`, `before you are damaged`. */
export function beforeUse(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(() => (cursor.take('before') ? asBegun(happening(cursor, context)) : undefined));
}

/** Of an attack it is not known yet whom it will be on. */
function asBegun(set: Occasion | undefined): Occasion | undefined {
  if (set === undefined || set.if !== undefined || set.also !== undefined) return undefined;
  const { trigger } = set;
  if (trigger.on === 'damaged') return { ...set, trigger: { ...trigger, on: 'would-take' } };
  // Whom it is on is known, and nothing is rolled yet.
  if (trigger.on === 'attacks' && trigger.to !== undefined && trigger.means === undefined)
    return atAttack(trigger.to, trigger.who);
  if (trigger.on === 'moves') return { ...set, trigger: { on: 'begins-move', who: trigger.who } };
  const isAttack = trigger.on === 'attacks' && trigger.to === undefined;
  if (!isAttack && !(trigger.on === 'uses-ability')) return undefined;
  const { who } = trigger;
  const means = isAttack ? { ...trigger.means, attack: true } : trigger.means;
  const isYou = who.side === 'you';
  return {
    trigger: { on: 'begins-use', who, ...(means && { means }) },
    ...(!isYou && { them: 'trigger' as const, side: who.side, named: namesOf(who) }),
  };
}

/** `On killing an enemy`, `after taking damage`, `upon being hit`: what you do, told as a thing. */
export function gerund(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(() => {
    const first = cursor.peek();
    const second = cursor.peek(1);
    const verb = second && participles[second.text];
    if (first === undefined || second === undefined || verb === undefined) return undefined;
    if (!cursor.take('on|upon|after|when|whenever|before')) return undefined;
    const tokens = [...cursor.tokens];
    const said = (token: Token, text: string): Token => ({ ...token, kind: 'word', text, mark: markOf(text) });
    tokens[cursor.at - 1] = said(first, 'you');
    tokens[cursor.at] = said(second, verb);
    const told = new Cursor(tokens, cursor.at - 1, cursor.end);
    const set = happening(told, context);
    if (set === undefined || (first.text === 'after' && before.has(set.trigger.on))) return undefined;
    cursor.at = told.at;
    return first.text === 'before' ? asBegun(set) : set;
  });
}

/** `On kill`, `on crit`, `on hit with a default attack`: what your attacks do, on a card that has no attack of its own to speak of. */
export function onOutcome(cursor: Cursor, context: Context): Occasion | undefined {
  const { slot, rolled } = context;
  if (rolled || (slot !== 'passive' && slot !== 'token' && slot !== 'condition')) return undefined;
  if (!cursor.take('on|upon a? hit|miss|crit|kill')) return undefined;
  const said = cursor.before?.text;
  const on = said === 'hit' ? 'hits' : said === 'miss' ? 'misses' : said === 'crit' ? 'crits' : 'kills';
  const used = cursor.sees('with') ? withAbility(cursor, context) : undefined;
  const means = used && Object.keys(used.means).length > 0 ? used : undefined;
  return { trigger: { on, who: { side: 'you' }, ...means }, them: 'other', named: { target: 'other', unit: 'other' } };
}
