import type { Node, Rule, Use, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import type { Word } from '../words/words.ts';

const paying = oneOf('action');

/**
 * `You can spend a Standard Action to remove this`, `cleared as a Free Action`, `you or an adjacent ally can use a Move Action to clear
 * this`: what rids the bearer of a token or condition.
 */
export function shakenOff(cursor: Cursor, { slot }: Context, self: Word, clause: number): Rule[] | undefined {
  if ((slot !== 'token' && slot !== 'condition') || cursor.lacks(paying)) return undefined;
  return cursor.try((): Rule[] | undefined => {
    const paid =
      payingFirst(cursor) ?? offeredFirst(cursor) ?? payingThere(cursor) ?? fromReach(cursor) ?? removedBy(cursor);
    const by = paid?.by ?? helpers(cursor);
    const action = paid?.action ?? (by === undefined ? asAction(cursor) : spending(cursor));
    if (action === undefined || !cursor.done) return undefined;
    const plain: Use = { clause, action };
    const ability = (who: Who, body: Node, use = plain): Rule => ({
      ...{ clause, rule: 'ability', who, name: `End ${self.name}` },
      program: { use, body: [body], rules: [] },
    });
    const lose = (from: 'you' | 'target'): Node => ({ clause, node: 'lose', token: self.ref, from, count: 'all' });
    const own = by === undefined || by.own ? [ability({ side: 'you' }, lose('you'), ofBearer(plain, self))] : [];
    if (by?.beside === undefined) return own;
    const { beside: side, far: max = 1 } = by;
    const who: Who = { side, except: ['you'], places: [{ range: { max } }] };
    const target: Who = { side, except: ['you'], if: [{ is: 'has', of: 'each', token: self.ref }] };
    const help: Node = { clause, node: 'target', who: target, range: { max }, sight: false, then: [lose('target')] };
    return [...own, ability(who, help)];
  });
}

/** "You cannot act. You can spend a Move Action to remove this": what forbids all else forbids not that. */
const ofBearer = (use: Use, { ref, text }: Word): Use => (forbids.test(text) ? { ...use, despite: [ref] } : use);

const forbids =
  /\b(?:cannot|can't|can’t) (?:act|do anything|(?:take|use|spend) (?:any )?(?:\w+ )?(?:action|abilit))|\bno (?:\w+ )?actions?\b|\blose your \w+ action|-\s?\d \w+ action/i;

interface Helpers {
  readonly own: boolean;
  /** Somebody adjacent, on either side or on one, as the bearer sees it. */
  readonly beside?: 'any' | 'ally' | 'enemy';
  /** Or so far away. */
  readonly far?: number;
}

interface Paid {
  readonly by: Helpers;
  readonly action: Use['action'] | undefined;
}

/** `Standard Action in range 1 to remove`: whoever is so near, the bearer among them. */
const payingThere = (cursor: Cursor): Paid | undefined =>
  cursor.try(() => {
    const behind = cursor.take(
      'remove|clear|end this|it? with|for|by|using a|an free|move|standard action in|within range #',
    );
    if (!behind && !cursor.take('free|move|standard action in|within range #')) return undefined;
    const by: Helpers = { own: true, beside: 'any', far: cursor.numbers.at(-1) ?? 1 };
    const action = said(cursor);
    if (behind) return cursor.done ? { by, action } : undefined;
    cursor.take('of you|them|it');
    return cursor.take('to remove|clear|end this|it? token|condition?') && cursor.done ? { by, action } : undefined;
  });

/** `Can be removed with a Standard Action by an adjacent unit`, `by an ally in range 2 spending a Move Action`. */
const removedBy = (cursor: Cursor): Paid | undefined =>
  cursor.try(() => {
    const early = cursor.try(() => {
      if (!cursor.take('this|it? can|may? be? removed|cleared|ended by')) return undefined;
      const by = helpers(cursor);
      const pays = by?.beside && cursor.take('spending|using|with|for|as a|an free|move|standard action');
      return pays ? { by, action: said(cursor) } : undefined;
    });
    if (early !== undefined) return early;
    const action = asAction(cursor);
    const by = action && cursor.take('by') ? helpers(cursor) : undefined;
    return by?.beside && { by, action };
  });

/** `Standard Action: Remove from adjacent unit`: whoever is next to the bearer does. */
function payingFirst(cursor: Cursor): Paid | undefined {
  return cursor.try(() => {
    // "Standard Action by an adjacent ally: remove this".
    const named = cursor.try(() => {
      if (!cursor.take('free|move|standard action by')) return undefined;
      const kind = cursor.tokens[cursor.at - 3]?.text as Use['action'];
      const by = helpers(cursor);
      return by?.beside && !by.own && cursor.take(': remove|clear|end|lose this|it') && cursor.done
        ? { by, action: kind }
        : undefined;
    });
    if (named !== undefined) return named;
    if (!cursor.take('free|move|standard action :')) return undefined;
    const action = said(cursor);
    // "Move Action: clear this".
    if (cursor.try(() => (cursor.take('remove|clear|end|lose this|it') && cursor.done) || undefined))
      return { by: { own: true }, action };
    if (!cursor.take('remove|clear|end this|it? from')) return undefined;
    const by = helpers(cursor);
    return by?.beside && !by.own ? { by, action } : undefined;
  });
}

/** `As a Standard Action, an adjacent ally may remove this`, `spend a Standard Action to clear this`. */
const offeredFirst = (cursor: Cursor): Paid | undefined =>
  cursor.try((): Paid | undefined => {
    if (cursor.take('spend|use a|an|your free|move|standard action to')) {
      const action = said(cursor);
      return cursor.take('remove|clear|end this|it') && cursor.done ? { by: { own: true }, action } : undefined;
    }
    if (!cursor.take('as|with|for|using a|an|their free|move|standard action ,?')) return undefined;
    const action = said(cursor);
    const by = helpers(cursor);
    return by && cursor.take('can|may remove|clear|end this|it') && cursor.done ? { by, action } : undefined;
  });

/** `Its allies can remove this from range 1 as a Standard Action`: those of the bearer who are so near. */
const fromReach = (cursor: Cursor): Paid | undefined =>
  cursor.try(() => {
    if (!cursor.take("its|their|your|target's|bearer's allies can|may remove|clear|end this|it")) return undefined;
    cursor.take('token|condition');
    if (!cursor.take('from|in|within range #')) return undefined;
    const by: Helpers = { own: false, beside: 'ally', far: cursor.numbers.at(-1) ?? 1 };
    return cursor.take('as|with|for|using a|an free|move|standard action') ? { by, action: said(cursor) } : undefined;
  });

/** `you`, `you or an adjacent ally`, `an adjacent unit`, `adjacent allies`. */
function helpers(cursor: Cursor): Helpers | undefined {
  const own = cursor.take('you');
  const joined = !own || cursor.takeAny(', or', 'or');
  if (!joined) return { own };
  const named = cursor.takeAny(
    'an|any? adjacent ally|allies|unit|units|enemy|enemies',
    'a|an|any ally|allies|unit|units|enemy|enemies adjacent|next to you|them',
    'allies|units|enemies adjacent|next to you|them',
  );
  const apart = named ? undefined : inReach(cursor);
  if (!named && apart === undefined) return undefined;
  const word = cursor.tokens
    .slice(0, cursor.at)
    .findLast(({ text }) => /^(?:all(?:y|ies)|enem(?:y|ies)|units?)$/.test(text))?.text;
  const beside = word?.startsWith('all') ? 'ally' : word?.startsWith('enem') ? 'enemy' : 'any';
  // "Any unit in range 1 (or yourself)".
  const itself = !own && cursor.takeAny('( or you|yourself )', 'or you|yourself', '( you|yourself included )');
  cursor.take(',');
  return { own: own || itself, beside, ...(apart !== undefined && { far: apart }) };
}

/** `allies in range 2`, `an ally within range 3 of you`: how far away they may be. */
const inReach = (cursor: Cursor): number | undefined =>
  cursor.takeAny(
    'a|an|any? ally|allies|unit|units|enemy|enemies in|within range # of you',
    'a|an|any? ally|allies|unit|units|enemy|enemies in|within range #',
  )
    ? cursor.numbers.at(-1)
    : undefined;

/** `can spend a Standard Action to remove this`. */
function spending(cursor: Cursor): Use['action'] | undefined {
  const direct = cursor.try((): Use['action'] | undefined => {
    if (
      !cursor.takeAny('can|may remove|clear|end this|it token|condition?') ||
      !cursor.take('as|with|for|using a|an free|move|standard action')
    )
      return undefined;
    return said(cursor);
  });
  if (direct !== undefined) return direct;
  if (!cursor.take('can|may spend|use|take a|an|your|their free|move|standard action to')) return undefined;
  const action = said(cursor);
  return cursor.takeAny('remove|clear|lose|end this|it token|condition?') ? action : undefined;
}

/** `clear as a Free Action`, `can be removed as a Standard Action`. */
function asAction(cursor: Cursor): Use['action'] | undefined {
  if (!cursor.takeAny('this|it? can|may be removed|cleared|ended', 'cleared|removed', 'clear|remove this?'))
    return undefined;
  return cursor.takeAny(
    'as|with|for|using a|an free|move|standard action',
    'by spending|using|taking a|an free|move|standard action',
  )
    ? said(cursor)
    : undefined;
}

const said = ({ tokens, at }: Cursor): Use['action'] | undefined => {
  const word = tokens.slice(0, at).findLast(({ text }) => /^(?:free|move|standard)$/.test(text))?.text;
  return word === 'free' || word === 'move' || word === 'standard' ? word : undefined;
};
