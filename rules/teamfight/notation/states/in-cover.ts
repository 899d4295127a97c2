import type { Condition, Rule, Who } from '../../program.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import type { Statement } from './statement.ts';

/** Where it is said of somebody that they are in cover or are not, from which word to which. */
export interface Cover {
  readonly from: number;
  readonly to: number;
  readonly isNone: boolean;
}

const there = ['in|behind cover', 'with cover', 'that|who are|is in|behind cover', 'that|who have|has cover'];
const none = [
  'without cover',
  'not|outside in|of cover',
  'out of cover',
  'in no cover',
  "that|who aren't|isn't in|behind cover",
  'that|who are|is not in|behind cover',
  "that|who don't|doesn't have cover",
  'that|who do|does not have cover',
  'that|who have|has no cover',
];

/** `in cover`, `without cover`, `that have no cover from you`, behind those of whom it is said. */
export function coverOf({ tokens, at, end }: Cursor): Cover | undefined {
  for (let from = at + 1; from < end; from++) {
    const cursor = new Cursor(tokens, from, end);
    const isNone = cursor.takeAny(...none);
    if (!isNone && !cursor.takeAny(...there)) continue;
    cursor.take('from you');
    // "In cover from enemies in range 2", "with cover or Armor".
    return cursor.sees('from|against|by|or') ? undefined : { from, to: cursor.at, isNone };
  }
  return undefined;
}

/** That those who are asked about have cover from the bearer, or have none. */
export const coveredFromYou = ({ isNone }: Cover, of: 'each' | 'target'): Condition => {
  const covered: Condition = { is: 'covered', of, from: 'you' };
  return isNone ? not(covered) : covered;
};

/** `While you are in cover`, `if you have cover`, at the beginning or the end of a sentence. */
function yourCover({ tokens, at, end }: Cursor): Cover | undefined {
  for (let from = at; from < end; from++) {
    if (!/^(?:while|when|if|as)$/.test(tokens[from]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, from, end);
    cursor.takeAny('while|when|if you are|have', 'as long as you are|have', 'while|when|if');
    const said = cursor.before?.text === 'have' ? cursor.take('cover') : cursor.take('in|behind cover');
    if (!said) continue;
    return from === at
      ? cursor.take(',')
        ? { from, to: cursor.at, isNone: false }
        : undefined
      : closing(cursor, from);
  }
  return undefined;
}

const closing = (cursor: Cursor, from: number): Cover | undefined =>
  cursor.done || cursor.sees('.') ? { from, to: cursor.at, isNone: false } : undefined;

const verbs = oneOf(
  "have has get gets gain gains deal deals take takes receive receives are is can cannot can't ignore ignores",
);

/**
 * `Enemies in cover take +1 damage from you`, `your attacks have +1 crit against enemies without cover`, `while in cover, you take -1 damage`: what is
 * said of those who have cover. Whose attacks that is from is whoever makes them, so that only what attacks do can hang on it.
 */
export function inCover(cursor: Cursor, read: (cut: Cursor) => Statement | undefined): Statement | undefined {
  const own = yourCover(cursor);
  const cover = own ?? coverOf(cursor);
  if (cover === undefined) return undefined;
  return cursor.try((): Statement | undefined => {
    const { tokens, at, end } = cursor;
    const length = cover.to - cover.from;
    const cut = new Cursor([...tokens.slice(0, cover.from), ...tokens.slice(cover.to)], at, end - length);
    const said = read(cut);
    if (said === undefined || said.of !== 'you' || said.until !== undefined || cut.at < cover.from) return undefined;
    const isSubject = own !== undefined || new Cursor(tokens, at, cover.from).lacks(verbs);
    const rules = said.rules.map((rule) =>
      isSubject ? struckInCover(rule, cover, own !== undefined) : strikesInCover(rule, cover),
    );
    if (rules.some((rule) => rule === undefined)) return undefined;
    cursor.at = cut.at + length;
    return { ...said, rules: rules.flatMap((rule) => rule ?? []) };
  });
}
inCover.needs = oneOf('cover');

const numbers: ReadonlySet<string> = new Set(['damage-received', 'damage-softened', 'crit-received', 'def']);
const flags: ReadonlySet<string> = new Set(['armor', 'resistance', 'immune-damage']);

/** What somebody meets who has cover from whoever attacks. */
function struckInCover(rule: Rule, { isNone }: Cover, isOwn: boolean): Rule | undefined {
  const meets =
    (rule.rule === 'change' && numbers.has(rule.what)) || (rule.rule === 'is' && flags.has(rule.flag)) || undefined;
  if (!meets || (rule.rule !== 'change' && rule.rule !== 'is') || (isOwn && rule.who.side !== 'you')) return undefined;
  const covered: Condition = { is: 'covered', of: 'each', from: 'other' };
  return { ...rule, if: [...(rule.if ?? []), isNone ? not(covered) : covered] };
}

/** What the bearer does to those who have cover from it, or suffers from them. */
function strikesInCover(rule: Rule, cover: Cover): Rule | undefined {
  if ((rule.rule !== 'change' && rule.rule !== 'is') || rule.against === undefined || rule.who.side !== 'you')
    return undefined;
  const { against } = rule;
  const who: Who = { ...against, if: [...(against.if ?? []), coveredFromYou(cover, 'each')] };
  return against.side === 'you' ? undefined : { ...rule, against: who };
}
