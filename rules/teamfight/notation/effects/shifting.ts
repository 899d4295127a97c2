import type { Node, Option, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { aim, onto } from '../nouns/object.ts';
import { possessive, pronoun } from '../nouns/pronoun.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

type Shift = Extract<Node, { node: 'shift' }>;
type Moved = Pick<Shift, 'count' | 'may' | 'what'>;

const verbs = 'move|transfer|pass|shift|give';

/**
 * `Move a condition from you to the target`, `transfer any number of tokens from the target to you`, `give all your conditions to an ally in
 * range 2`: what one unit has goes to another.
 */
export function shifting(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take(verbs)) return undefined;
    const gives = cursor.before?.text === 'give';
    const handed = cursor.try(() => thisOne(asked));
    if (handed !== undefined) return handed;
    const owned = cursor.try(() => ofSomebody(cursor, context));
    const what = owned?.moved ?? (gives ? undefined : moved(cursor, context));
    if (what === undefined) return undefined;
    const from = owned?.from ?? (cursor.take('from') ? pronoun(cursor, context)?.ref : undefined);
    if (from === undefined || !cursor.take('to|onto')) return undefined;
    const whom = aim(asked);
    if (whom === undefined || whom.ref === from || whom.ref === 'each') return undefined;
    const node: Node = { clause, node: 'shift', from, to: whom.ref, ...what };
    const back = whom.head === undefined && cursor.try(() => turned(cursor, context, from, whom.ref));
    if (!back) return onto(whom, [node]);
    const labelled = (label: string, one: Node): Option => ({ clause, label, then: [one] });
    const options = [
      labelled(`from ${said(from)} to ${said(whom.ref)}`, node),
      labelled(`from ${said(whom.ref)} to ${said(from)}`, { ...node, from: whom.ref, to: from }),
    ];
    return { nodes: [{ clause, node: 'choose', count: 1, options }] };
  });
}
shifting.begins = beginning(verbs);

/** `pass this to an adjacent unit`, `give them this`, in the text of a token. */
function thisOne(asked: Asked): Effect | undefined {
  const { cursor, context, clause } = asked;
  const { self, slot } = context;
  if (self === undefined || (slot !== 'token' && slot !== 'condition')) return undefined;
  const first = cursor.take('this|it token?') && cursor.take('to');
  const whom = first || !cursor.sees('this') ? aim(asked) : undefined;
  if (whom === undefined || whom.ref === 'you' || whom.ref === 'each' || (!first && !cursor.take('this token?')))
    return undefined;
  return onto(whom, [{ clause, node: 'shift', from: 'you', to: whom.ref, count: 1, what: { token: self.ref } }]);
}

/** `all your conditions`, `one of their conditions`: of whom they are stands before what they are. */
function ofSomebody(cursor: Cursor, context: Context): { readonly moved: Moved; readonly from: Ref } | undefined {
  const all = cursor.takeAny('all of?');
  const any = !all && cursor.take('any number of');
  const upTo = !all && !any && cursor.take('up to # of');
  const one = !all && !any && !upTo && cursor.takeAny('one|# of');
  if (!all && !any && !upTo && !one) return undefined;
  const count = all ? 'all' : any ? 'any' : (cursor.numbers[0] ?? 1);
  const from = possessive(cursor, context);
  const what = from && kind(cursor, context);
  return from && what && { from, moved: { count, ...(upTo && { may: true as const }), ...what } };
}

/** `a condition`, `up to 2 conditions`, `any number of tokens`, `all Slow`. */
function moved(cursor: Cursor, context: Context): Moved | undefined {
  const any = cursor.take('any number of');
  const upTo = !any && cursor.take('up to #');
  const all = !any && !upTo && cursor.take('all');
  const one = !any && !upTo && !all && (cursor.take('#') || cursor.take('a|an|one'));
  // "Move Slow from you": all that there is of it.
  const named = !any && !upTo && !all && !one ? kind(cursor, context) : undefined;
  if (!any && !upTo && !all && !one)
    return named && typeof named.what === 'object' ? { count: 'all', ...named } : undefined;
  const number = /^(?:a|an|one)$/.test(cursor.before?.text ?? '') ? 1 : (cursor.numbers[0] ?? 1);
  const what = kind(cursor, context);
  const count = any ? 'any' : all ? 'all' : number;
  return what && { count, ...(upTo && { may: true as const }), ...what };
}

function kind(cursor: Cursor, { words }: Context): Pick<Shift, 'what'> | undefined {
  if (cursor.take('condition|conditions')) return { what: 'condition' };
  if (cursor.takeAny('conditions and|or tokens', 'tokens and|or conditions', 'token|tokens')) return {};
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  return { what: { token: found.word.ref } };
}

/** `, or from the target to you`: the other way round. */
function turned(cursor: Cursor, context: Context, from: Ref, to: Ref): true | undefined {
  if (!cursor.takeAny(', or from', 'or from')) return undefined;
  if (pronoun(cursor, context)?.ref !== to || !cursor.take('to')) return undefined;
  return pronoun(cursor, context)?.ref === from ? true : undefined;
}

const said = (ref: Ref): string => (ref === 'you' ? 'you' : 'the target');

const besideCounters = beginning('(|not|no|counters');

/** `Not counters`, behind tokens that are moved: they never are. */
export const keepsCounters = (cursor: Cursor): boolean =>
  !cursor.misses(besideCounters) &&
  cursor.takeAny('( not counters )', 'not counters', 'no counters', 'counters stay', 'counters cannot be moved') &&
  cursor.done;
