import type { Means, Rule, Who } from '../../program.ts';
import { kindOf, ownAbility } from '../abilities/means.ts';
import { around } from '../nouns/around.ts';
import { type Noun, noun, standingWho } from '../nouns/noun.ts';
import type { Cursor } from '../words/cursor.ts';
import type { About } from './predicate.ts';

type Duty = Extract<Rule, { rule: 'duty' }>;
type Said = Omit<Duty, 'clause' | 'rule' | 'who'>;

/** What somebody must do while it can, behind `must`: `target you if able`, `attack an adjacent unit`, `move towards the nearest enemy`. */
export function duty(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  return cursor.try((): Rule[] | undefined => {
    able(cursor);
    const said = targets(about) ?? uses(about) ?? walks(about);
    if (said === undefined) return undefined;
    able(cursor);
    cursor.takeAny(', spending|using actions as normal', ', paying for it as normal');
    return [{ clause, rule: 'duty', who, ...said }];
  });
}

/** `if able`, `if possible`: nobody must do what cannot be done. */
export const able = (cursor: Cursor): boolean =>
  cursor.takeAny(',? if able|possible', ',? if they|it|you can|is|are able?', ',? when|whenever|where possible');

/** `target you with their attacks`, `choose you as the target`. */
function targets(about: About): Said | undefined {
  const { cursor } = about;
  return cursor.try((): Said | undefined => {
    const chooses = cursor.take('choose');
    if (!chooses && !cursor.take('target')) return undefined;
    const whom = oneOf(about);
    if (whom === undefined || whom.nearest) return undefined;
    if (chooses && !cursor.take('as the|their|its target')) return undefined;
    const kind = cursor.try(() => (cursor.take('with all? a|an|their|its|your?') ? kindOf(cursor) : undefined));
    const means = kind && /^attacks?$/.test(cursor.before?.text ?? '') ? { ...kind, attack: true } : kind;
    if (cursor.sees('with') && !cursor.sees('with their|its|his|her|your next attack')) return undefined;
    return { must: 'target', whom: whom.who, ...(means && Object.keys(means).length > 0 && { means }) };
  });
}

/** `attack you`, `use a default attack targeting you`, `use Chain Axe on an adjacent unit as many times as possible`. */
function uses(about: About): Said | undefined {
  const { cursor } = about;
  return cursor.try((): Said | undefined => {
    const attacks = cursor.take('attack');
    const means = attacks ? { attack: true } : named(about);
    if (means === undefined) return undefined;
    const aimed = attacks || cursor.take('on|against|targeting|at');
    const whom = aimed ? oneOf(about) : undefined;
    if (aimed && (whom === undefined || whom.nearest)) return undefined;
    const always = cursor.takeAny('as many times|often as possible', 'as often as they|you|it can');
    return { must: 'use', means, ...(whom && { whom: whom.who }), ...(always && { always }) };
  });
}

function named({ cursor, context, who }: About): Means | undefined {
  if (!cursor.take('use|make')) return undefined;
  const own = who.side === 'you' ? ownAbility(cursor, context) : undefined;
  if (own !== undefined) return { named: own };
  if (!cursor.take('a|an|one|their|its|your')) return undefined;
  const means = kindOf(cursor);
  return means && Object.keys(means).length > 0 ? means : undefined;
}

/** `move towards you`, `move away from you`, `use all resources to move towards the nearest unit`. */
function walks(about: About): Said | undefined {
  const { cursor } = about;
  return cursor.try((): Said | undefined => {
    const always = cursor.take('use|spend all of? its|their|your? resources|actions|movement to');
    // A Move Action is what a movement costs anyway.
    if (!always) cursor.take('use|spend its|their|your|a|the move action|movement to');
    const away = cursor.takeAny('move directly? away from', 'move farther|further away? from', 'flee from');
    if (!away && !cursor.takeAny('move directly? closer|nearer to', 'move directly? toward|towards')) return undefined;
    const whom = oneOf(about);
    return whom && { must: 'move', whom: whom.who, ...(away && { away }), ...(always && { always }) };
  });
}

/** Whom it is done to: you, one of a group; of the nearest one only for a movement. */
function oneOf({ cursor, context, who: doer }: About): { readonly who: Who; readonly nearest: boolean } | undefined {
  return cursor.try(() => {
    const found = noun(cursor, context);
    if (found === undefined || found.fromYou) return undefined;
    const who = whoOf({ ...around(found, context), forced: undefined } as Noun);
    // Each of a group would have its own place to measure from.
    if (who?.places !== undefined && doer.side !== 'you') return undefined;
    if (who === undefined || (found.forced !== undefined && found.forced !== 'nearest')) return undefined;
    if (who.side === 'any' && cursor.take(', allied or hostile|enemy')) return { who, nearest: true };
    return { who, nearest: found.forced === 'nearest' };
  });
}

const whoOf = (found: Noun): Who | undefined =>
  found.ref === 'you' || found.ref === undefined ? standingWho(found) : undefined;
