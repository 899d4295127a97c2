import type { Amount, Attack, Condition } from '../program.ts';
import { bonus, counting, ifConditions, type Term } from './amount.ts';
import { conditions } from './condition.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { type Desk, ran, reminded } from './desk.ts';
import { ignoresWalls } from './head.ts';
import type { Run } from './run.ts';

/** Parentheses remind, unless they begin like a limit. */
export function aside(desk: Desk, cursor: Cursor): boolean {
  const start = cursor.at;
  let depth = 0;
  for (let at = start; at < cursor.end; at++) {
    const { text } = cursor.tokens[at] ?? { text: '' };
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (depth > 0) continue;
    const first = cursor.tokens[start + 1]?.text ?? '';
    // "(6hp->2dmg, 8hp->3dmg)" are examples of what was said.
    const examples = cursor.tokens
      .slice(start, at)
      .some(({ text }, n, all) => text === '>' && all[n - 1]?.text === '-');
    if (isAbsence(desk, cursor, start, at)) {
      cursor.at = at + 1;
      reminded(desk, start, cursor.at);
      return true;
    }
    if (
      !examples &&
      /^(?:max|min|up|but|except|not|only|unless|if|no|even|triggering|at least|allied|enemies|allies|once|\d|half|one)$/.test(
        first,
      )
    )
      return false;
    cursor.at = at + 1;
    reminded(desk, start, cursor.at);
    return true;
  }
  return false;
}

/** `(No instants, no reactions, etc)` behind who cannot act: what that means. */
function isAbsence(desk: Desk, cursor: Cursor, from: number, to: number): boolean {
  const before = desk.source.slice(0, cursor.tokens[from]?.from ?? 0);
  if (!/\b(?:cannot|can't|can’t) act\b[^.]*\.?\s*$/i.test(before)) return false;
  return cursor.tokens
    .slice(from + 1, to)
    .every(({ text }) => /^(?:no|instants?|reactions?|free|actions?|abilities|,|and|or|etc|\.)$/.test(text));
}

/** `+2def`, `+3def beyond range 3`, `undefendable`, `+1 crit`, `ignoring walls`: what changes the roll or the reach of the head. */
export function modifier(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const { target, head: open } = run;
  if (
    open !== undefined &&
    open.node.node !== 'each' &&
    (cursor.sees('ignoring walls') || cursor.sees('ignores walls'))
  ) {
    ignoresWalls(cursor);
    open.node.sight = false;
    ran(desk, start, cursor.at);
    return true;
  }
  if (cursor.take('undefendable')) {
    if (target !== undefined) target.attack = { ...target.attack, undefendable: true };
    else if (isEarly(desk, cursor, run)) {
      run.early = { at: run.early?.at ?? start, attack: { ...run.early?.attack, undefendable: true } };
      ran(desk, start, cursor.at);
      return true;
    } else if (open === undefined || run.subject !== undefined) {
      cursor.at = start;
      return false;
    }
    // An area is not rolled for, so there is nothing to leave out.
    if (target === undefined) reminded(desk, start, cursor.at);
    else ran(desk, start, cursor.at);
    return true;
  }
  const drawn = cursor.takeAny('(shield) +? #');
  if (!drawn && !cursor.take('+ #')) return false;
  const [n = 0] = cursor.numbers;
  const key: keyof Attack | undefined = drawn
    ? 'def'
    : cursor.take('def')
      ? 'def'
      : cursor.take('crit')
        ? 'crit'
        : undefined;
  // "+2def until ..." is about whoever it is given to.
  if (key === undefined || cursor.sees('until|till')) {
    cursor.at = start;
    return false;
  }
  if (target === undefined) {
    if (!isEarly(desk, cursor, run)) {
      cursor.at = start;
      return false;
    }
    const { at, attack } = run.early ?? { at: start, attack: {} };
    run.early = { at, attack: { ...attack, [key]: plus(attack[key], n, undefined) } };
    ran(desk, start, cursor.at);
    return true;
  }
  const asked = attackConditions(cursor, run.context);
  target.attack = { ...target.attack, [key]: plus(target.attack?.[key], n, asked) };
  ran(desk, start, cursor.at);
  return true;
}

/** `+2def, Range 4, 3dmg`: nothing of the ability stands before it, and a comma behind it. */
const isEarly = (desk: Desk, cursor: Cursor, { head, subject, out, context }: Run): boolean =>
  !desk.standing &&
  head === undefined &&
  subject === undefined &&
  context.them === undefined &&
  out.nodes.length === 0 &&
  out.held.length === 0 &&
  cursor.sees(',|range|ranged|unlimited|infinite|global');

function attackConditions(cursor: Cursor, context: Context): readonly Condition[] | undefined {
  if (cursor.take('beyond range #')) {
    return [{ is: 'distance', from: 'you', to: 'target', range: { min: (cursor.numbers[0] ?? 0) + 1 } }];
  }
  return ifConditions(cursor, context);
}

function plus(old: Amount | undefined, n: number, asked: readonly Condition[] | undefined): Amount {
  const base = (old?.base ?? 0) + (asked ? 0 : n);
  const terms = [...(old?.terms ?? []), ...(asked ? [{ each: n, if: asked }] : [])];
  return terms.length > 0 ? { base, terms } : { base };
}

/** `+1dmg if target is alone`, as a phrase or sentence of its own: it belongs to the damage before it. */
export function addition(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const surplus = cursor.try(() => more(cursor, run.context));
  if (surplus === undefined && !cursor.sees('+ # dmg')) return false;
  const lists = [run.into, run.out.nodes, run.tail?.then ?? []];
  const list = lists.find((nodes) => nodes.filter(({ node }) => node === 'damage').length === 1);
  const index = list?.findIndex(({ node }) => node === 'damage') ?? -1;
  const last = list?.[index];
  if (list === undefined || last?.node !== 'damage') {
    cursor.at = start;
    return false;
  }
  // What stands between may change what is asked: "2dmg, push 1, +1dmg if they are adjacent to an ally".
  const moves = list.slice(index + 1).some(({ node }) => node !== 'give' && node !== 'heal');
  const term = surplus ?? bonus(cursor, run.context);
  if (term === undefined || (moves && (term.if !== undefined || term.per !== undefined))) {
    cursor.at = start;
    return false;
  }
  list[index] = { ...last, amount: { ...last.amount, terms: [...(last.amount.terms ?? []), term] } };
  ran(desk, start, cursor.at);
  return true;
}

/** `If the target is Slowed, deal 2 more`, `deal an additional 2 damage if ...`: what is asked stands before or behind it. */
function more(cursor: Cursor, context: Context): Term | undefined {
  const first = cursor.take('if') ? conditions(cursor, context) : undefined;
  if (/^if$/.test(cursor.tokens[cursor.at - 1]?.text ?? '')) return undefined;
  if (first !== undefined) cursor.take(',|then');
  cursor.take('deal|deals');
  const plus = first !== undefined && cursor.take('+ # dmg|damage');
  const said =
    plus ||
    cursor.takeAny(
      'an? additional|extra|further # dmg|damage',
      '# additional|extra|more|further dmg|damage',
      '# dmg|damage more|extra',
      '# more',
    );
  if (!said) return undefined;
  const [each = 0] = cursor.numbers;
  const per = counting(cursor, context);
  const asked = first ?? ifConditions(cursor, context);
  if (asked === undefined && per === undefined) return undefined;
  return { each, ...per, ...(asked ? { if: asked } : {}) };
}
