import type { Node, Ref } from '../../program.ts';
import { cooldownIn } from '../abilities/cooldown.ts';
import type { Context } from '../context.ts';
import { possessive } from '../nouns/pronoun.ts';
import { kindsNamed } from '../nouns/token-kinds.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';

type Shift = Extract<Node, { node: 'shift' }>;

/** What goes from one unit to another, and how much of it. */
export interface Goods {
  readonly count: Shift['count'];
  readonly may?: true;
  readonly what: Shift['what'];
  /** Whose it is, where that stands before it: `your`, `all of their`. */
  readonly of?: Ref;
  /** Nothing else stands before it: `your Hook`, `their Coins`. */
  readonly bare?: true;
}

/** `a Coin`, `up to 2 of your Coins`, `all tokens`, `one of their conditions`, `any number of Coins`, `their Hook`. */
export function goods(cursor: Cursor, context: Context): Goods | undefined {
  const any = cursor.takeAny('any number|amount of', 'as many', 'any of');
  const all = !any && cursor.takeAny('all of', 'all', 'every');
  const upTo = !any && !all && cursor.take('up to #');
  const counted = upTo || (!any && !all && cursor.take('#'));
  const one = !any && !all && !counted && cursor.take('a|an|one');
  const number = counted ? (cursor.numbers[0] ?? 1) : 1;
  if (counted || one) cursor.take('of');
  // "Any Coins" could be some of them.
  const of = possessive(cursor, context);
  if (of === undefined && (upTo || counted || one) && cursor.before?.text === 'of') return undefined;
  if (of === undefined) cursor.take('the');
  const kinds = kindsNamed(cursor);
  if (kinds !== undefined) {
    if (!any && !all && !counted && !one && (of === undefined || !/s$/.test(cursor.before?.text ?? '')))
      return undefined;
    const count = any ? 'any' : counted || one ? number : 'all';
    return { count, what: kinds, ...(upTo && { may: true as const }), ...(of && { of }) };
  }
  const found = wordNamed(cursor, context);
  const bare = (!any && !all && !counted && !one) || undefined;
  if (found === undefined || (bare && of === undefined && found.kind !== 'condition')) return undefined;
  const count = any ? 'any' : all || (bare && isAll(found, cursor)) ? 'all' : number;
  const said = { ...(upTo && { may: true as const }), ...(of && { of }), ...(bare && { bare }) };
  return { count, what: { token: found.ref }, ...said };
}

/** `Coins`, `Slow`: one thing by its name. */
export function tokenNamed(cursor: Cursor, context: Context): { readonly token: string } | undefined {
  const found = wordNamed(cursor, context);
  return found && { token: found.ref };
}

function wordNamed(cursor: Cursor, { words }: Context): Word | undefined {
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
  // What lies on abilities is nobody's.
  if (found === undefined || found.word === cooldownIn(words)) return undefined;
  cursor.at = found.to;
  cursor.take('token|tokens|counter|counters|condition');
  return found.word;
}

/** `Their Coins`, `its Fuel`, `their Slow`: all that there is of it; `their Hook` is one. */
const isAll = ({ kind }: Word, { before }: Cursor): boolean => kind !== 'token' || /s$/.test(before?.text ?? '');
