import type { Node, Ref } from '../../program.ts';
import { aim, onto } from '../nouns/object.ts';
import { possessive } from '../nouns/pronoun.ts';
import { isMore, kindsNamed } from '../nouns/token-kinds.ts';
import { beginning } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

const verbs = 'lose|loses|remove|removes|clear|clears|discard|discards|purge|purges|cleanse|cleanses|strip|strips';

/** `loses all tokens`, `remove all tokens and conditions from the target`, `lose a counter`: of more kinds than conditions. */
export function kindsLost(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take(verbs)) return undefined;
    // "The target has no passives and loses all tokens": nobody says so of you.
    const clears = /^(?:clear|purge|cleanse)/.test(cursor.before?.text ?? '');
    const theirs = cursor.before?.text === 'loses' && (context.them === 'target' || context.them === 'each');
    const any = cursor.take('any number of');
    const all = !any && cursor.takeAny('all of', 'all');
    const few = !any && !all && (cursor.take('#') || cursor.take('a|an|one'));
    const count = any ? 'any' : few ? (cursor.numbers[0] ?? 1) : 'all';
    const owner = possessive(cursor, context);
    if (!any && !all && !few && owner === undefined) return undefined;
    const kinds = kindsNamed(cursor);
    if (kinds === undefined || !isMore(kinds)) return undefined;
    const gone = (from: Ref): Node[] => [{ clause, node: 'clear', from, count, kinds }];
    const away = owner === undefined && subject === undefined && cursor.take('from') ? aim(asked) : undefined;
    // Who chooses what somebody else loses is not said, but of what is cleared whoever clears it.
    const isSaid = count === 'all' || away?.ref === 'you' || (any && clears);
    if (away !== undefined) return isSaid ? onto(away, gone(away.ref)) : undefined;
    if (cursor.sees('from|on|of|in')) return undefined;
    // "Range 3, 2dmg, lose all tokens" is said to whoever plays the card.
    const from = owner ?? subject ?? (theirs && context.them ? context.them : 'you');
    if (subject !== undefined && owner !== undefined && owner !== subject) return undefined;
    if (subject === undefined && owner === undefined && context.them !== undefined && !theirs) return undefined;
    if (owner !== undefined && owner !== 'you' && subject === undefined && count !== 'all') return undefined;
    return { nodes: gone(from), own: from === 'you' };
  });
}
kindsLost.begins = beginning(verbs);
