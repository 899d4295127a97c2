import type { Node, Rule } from '../../program.ts';
import type { About } from '../states/predicate.ts';
import { Cursor } from '../words/cursor.ts';
import { limit } from './able.ts';
import { asAction } from './as-action.ts';
import { isLimited, kindOf, ownAbility } from './means.ts';

/** `use Long Shot as a Move Action`, `use Long Shot as a Free Action once per turn`. */
export function otherCost({ cursor, context, clause, who }: About): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    if (who.side !== 'you' || !cursor.take('use')) return undefined;
    cursor.take('your');
    const named = ownAbility(cursor, context);
    if (named === undefined) cursor.take('a|an|one');
    const means = named === undefined ? kindOf(cursor) : { named };
    if (means === undefined) return undefined;
    // "Use Jab once per turn as a Free Action": how often may stand first.
    const early = limit(cursor) ?? onceNow(cursor);
    const action = cursor.sees('as') ? asAction(cursor) : undefined;
    if (action === undefined) return undefined;
    const perTurn = early ?? limit(cursor) ?? onceNow(cursor);
    // Of several abilities "once per turn" is a limit of all together.
    if (perTurn === undefined ? action === 'free' && !isLimited(context, named) : named === undefined) return undefined;
    return [{ clause, rule: 'cost', who, means, action, ...(perTurn !== undefined && { perTurn }) }];
  });
}

/** `make a default attack as a Free Action once per turn`: a further ability. Without a limit it would never end. */
export function freeUse({ cursor, clause, who }: About): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    if (!cursor.takeAny('use|make a|one default ability|attack|action', 'use|make your? default abilities|attacks'))
      return undefined;
    const which = /^attack/.test(cursor.before?.text ?? '') ? 'attack' : 'default';
    const single = /^(?:a|one)$/.test(cursor.tokens[cursor.at - 3]?.text ?? '');
    const early = onceNow(cursor);
    const action = cursor.take('for free') ? 'free' : cursor.sees('as') ? asAction(cursor) : undefined;
    if (action === undefined) return undefined;
    const perTurn = early ?? limit(cursor) ?? onceNow(cursor) ?? (single && isOfOneTurn(cursor) ? 1 : undefined);
    if (perTurn === undefined) return undefined;
    const name = which === 'default' ? 'Default ability' : 'Default attack';
    const body: readonly Node[] = [{ clause, node: 'use-ability', who: 'you', which, free: true }];
    return [{ clause, rule: 'ability', who, name, program: { use: { clause, action, perTurn }, body, rules: [] } }];
  });
}

/** `once`, of what holds in this turn only: as often as "once per turn" is. */
const onceNow = (cursor: Cursor): number | undefined =>
  cursor.try(() => {
    if (!cursor.take('once')) return undefined;
    return saysSomewhere(cursor, ['this turn', 'end of the|this|your? turn']) ? 1 : undefined;
  });

/** `This turn you may use a default ability as a Free Action`: one, in the one turn for which that holds. */
const isOfOneTurn = (cursor: Cursor): boolean =>
  saysSomewhere(cursor, ['this turn', 'on|in|during your next turn', 'end of the|this|your? turn']);

/** Whether one of these stands anywhere in the sentence. */
function saysSomewhere({ tokens, at, end }: Cursor, patterns: readonly string[]): boolean {
  const begins = tokens.findLastIndex(({ text, kind }, n) => n < at && (text === '.' || kind === 'line')) + 1;
  const said = new Cursor(tokens, begins, end);
  for (; !said.done; said.at += 1) if (patterns.some((pattern) => said.sees(pattern))) return true;
  return false;
}
