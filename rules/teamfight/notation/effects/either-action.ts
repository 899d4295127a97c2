import type { Option } from '../../program.ts';
import { beginning, oneOf } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

const needs = oneOf('or');

/**
 * `loses a Move or Standard Action (their choice)`, `lose a Move Action or a Standard Action`: one of both, as whoever loses it wants. Of somebody else
 * it has to be said who chooses.
 */
export function eitherAction({ cursor, context, clause, subject }: Asked): Effect | undefined {
  if (cursor.lacks(needs)) return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('lose|loses')) return undefined;
    // "2dmg and loses ...": whoever it is said of, and never you.
    const theirs = cursor.before?.text === 'loses';
    const first = kind(cursor);
    if (first === undefined || !cursor.take('or')) return undefined;
    const second = kind(cursor);
    if (second === undefined || second === first || cursor.before?.text !== 'action') return undefined;
    if (subject === undefined && theirs && (context.them === 'trigger' || context.them === 'other')) return undefined;
    const who = subject ?? (theirs ? context.them : context.them === undefined ? 'you' : undefined);
    if (who === undefined) return undefined;
    const mine = who === 'you';
    const comes = (): boolean => cursor.takeAny('this turn', 'on|in|during their|its|your next turn', 'next turn');
    const said = comes();
    const whose = chooses(cursor);
    if (!said) comes();
    const whoChooses = whose ?? (chooses(cursor) || (mine ? 'own' : undefined));
    // "Your choice" is of whoever acts; of oneself both are the same.
    if (whoChooses === undefined) return undefined;
    const option = (action: 'move' | 'standard'): Option => ({
      clause,
      label: action === 'move' ? 'Move Action' : 'Standard Action',
      then: [{ clause, node: 'gain-action', who, action, count: -1 }],
    });
    const owner = !mine && whoChooses === 'own' ? { who } : {};
    return {
      nodes: [{ clause, node: 'choose', ...owner, count: 1, options: [option(first), option(second)] }],
      own: mine,
    };
  });
}
eitherAction.begins = beginning('lose|loses');

/** `a Move`, `their next Standard Action`: which of both. */
function kind(cursor: Asked['cursor']): 'move' | 'standard' | undefined {
  cursor.takeAny('their|its|your next?', 'a|an|one|1');
  const action = cursor.take('move') ? 'move' : cursor.take('standard') ? 'standard' : undefined;
  if (action !== undefined) cursor.take('action');
  return action;
}

/** `(their choice)`, `of their choice`, `, target's choice`: of whoever loses it, or of whoever acts. */
function chooses(cursor: Asked['cursor']): 'own' | 'acting' | undefined {
  return cursor.try(() => {
    const opens = cursor.take('(');
    if (!opens) cursor.takeAny(',', 'of');
    const own = cursor.takeAny('their|its choice', "the? target's|unit's choice", 'they choose');
    if (!own && !cursor.takeAny('your choice', 'you choose')) return undefined;
    if (opens && !cursor.take(')')) return undefined;
    return own ? 'own' : 'acting';
  });
}
