import type { Means, Place, Ref, Who } from '../../program.ts';
import { kindOf, ownAbility } from '../abilities/means.ts';
import { offeredByRules } from '../abilities/offered-by-rules.ts';
import type { Context } from '../context.ts';
import { inRange } from '../nouns/range.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Occasion, type Setting, whom } from './occasion.ts';
import { atAttack, attackedFrom, isAnswered, isToCome } from './targeted.ts';

/** `with a default ability`: what it is done with. */
export const withAbility = (cursor: Cursor, context: Context): { readonly means: Means } | undefined =>
  cursor.try(() => {
    const named = cursor.try(() =>
      cursor.take('with') && (cursor.take('your') || true) ? ownAbility(cursor, context) : undefined,
    );
    if (named !== undefined) return { means: { named } };
    if (!cursor.take('with a|an|any|your')) return undefined;
    const means = kindOf(cursor);
    return means && { means };
  });

const outcomes = 'hit|missed|attacked';

/** `is hit by an enemy`, `are missed`: seen from whom it is done to. */
export function hit(cursor: Cursor, context: Context, who: Who, set: Setting, bare = false): Occasion | undefined {
  return cursor.try(() => {
    // "When hit": of whoever the text stands with.
    if (!cursor.take(bare ? outcomes : `is|are|get|gets ${outcomes}`)) return undefined;
    const said = cursor.before?.text;
    const on = said === 'hit' ? 'hits' : said === 'missed' ? 'misses' : 'attacks';
    const bySome = !cursor.takeAny('by an attack', 'by attacks') && cursor.take('by');
    // "Hit by a default ability": with such a one, whosever it is.
    const means = bySome ? cursor.try(() => meansOf(cursor)) : undefined;
    let by: Who | undefined = bySome && means === undefined ? whom(cursor, context) : { side: 'any' };
    const far = by !== undefined && who.side === 'you' ? cursor.try(() => attackedFrom(cursor)) : undefined;
    if (by !== undefined && far !== undefined) by = { ...by, places: [...(by.places ?? []), { range: far }] };
    if (by === undefined || cursor.sees('with|for|from|while|by')) return undefined;
    if (on === 'attacks' && isToCome(cursor)) return means === undefined ? atAttack(who, by) : undefined;
    // T-190: an instant without a number comes before what it answers.
    const before = on === 'attacks' && means === undefined && isAnswered(cursor, context, by);
    const mine = who.side === 'you';
    const named: Record<string, Ref> = { attacker: 'trigger', ...(mine ? {} : { unit: 'other' }) };
    if (by.side === 'enemy' || by.side === 'ally') named[by.side] = 'trigger';
    if (who.side === 'enemy' || who.side === 'ally') named[who.side] = 'other';
    // "When an ally is hit by an enemy": of two others "it" could be either.
    if (bySome && means === undefined && !mine && by.side !== 'you')
      return set(before ? atAttack(who, by).trigger : { on, who: by, to: who }, {
        them: undefined,
        side: undefined,
        named,
      });
    const such = means && { means };
    return set(before ? atAttack(who, by).trigger : { on, who: by, to: who, ...such }, {
      them: mine ? 'trigger' : 'other',
      side: mine ? by.side : who.side,
      named,
    });
  });
}

/** `an undefendable ability`, `a melee attack`: one of which more is said than that it is one. */
function meansOf(cursor: Cursor): Means | undefined {
  cursor.take('a|an|any');
  const means = kindOf(cursor);
  return means !== undefined && Object.keys(means).some((key) => key !== 'attack') ? means : undefined;
}

/** `in range 3`, `within range 3 of you`, `in LoS`, behind what somebody uses. */
function whereUsed(cursor: Cursor): Place | undefined {
  if (cursor.takeAny('in|within your? los', 'in|within your? line of sight')) return { sight: true };
  const range = inRange(cursor);
  if (range === undefined) return undefined;
  cursor.take('of you');
  return cursor.sees('of|or|and|against|on') ? undefined : { range };
}

/** `use a default ability`, `uses Long Shot`: once it is through. `Use a Move Action`: as soon as it is paid. */
export function uses(cursor: Cursor, context: Context, who: Who, set: Setting): Occasion | undefined {
  return cursor.try(() => {
    if (cursor.takeAny('uses|use|takes|take|spends|spend a|any|your|its|their standard|move action')) {
      const action = cursor.tokens[cursor.at - 2]?.text === 'move' ? 'move' : 'standard';
      if (cursor.sees('ability|to|on|against|with|that|as|in|within|while|from|for')) return undefined;
      return set({ on: 'spends-action', who, action });
    }
    const offered = cursor.try(() => {
      const verb = cursor.take('uses|use');
      const name = offeredByRules(cursor, context.words, !verb);
      return name !== undefined && (cursor.done || cursor.sees(',|:')) ? name : undefined;
    });
    if (offered !== undefined) return set({ on: 'uses-ability', who, means: { named: offered } });
    if (!cursor.take('uses|use')) return undefined;
    const named =
      who.side === 'you' ? cursor.try(() => (cursor.take('your') || true) && ownAbility(cursor, context)) : undefined;
    if (named === undefined) cursor.take('a|an|any');
    const instant = cursor.take('instant ability?') ? { instant: true } : undefined;
    const means = named === undefined ? (instant ?? kindOf(cursor)) : { named };
    // "An enemy uses an ability in range 3": of where that one stands.
    const there = who.side === 'you' ? undefined : cursor.try(() => whereUsed(cursor));
    if (there !== undefined) who = { ...who, places: [...(who.places ?? []), there] };
    // "On an enemy", "as a reaction": more than that it is used.
    if (means === undefined || cursor.sees('on|against|with|targeting|that|as|in|within|while|from|for'))
      return undefined;
    return set({ on: 'uses-ability', who, ...(Object.keys(means).length > 0 && { means }) });
  });
}
