import type { Program, Rule } from '../../program.ts';
import type { Sheet } from '../sentences/sheet.ts';
import { wordOf } from '../words/by-ref.ts';
import { ownReading } from '../words/piece.ts';
import type { Words } from '../words/words.ts';

type Answer = Extract<Rule, { rule: 'when' }>;

/**
 * `A unit gains a fifth Card: They lose all Cards and take 5 damage`, of a Card whose own text says that of whoever has five: it comes once, by
 * the token, and the passive is a reminder of it. Undefined where the token says nothing of the kind.
 */
export function reachedAsTold(sheet: Sheet, read: Program, words: Words): Program | undefined {
  const [rule, ...more] = read.rules;
  if (rule?.rule !== 'when' || more.length > 0 || read.body.length > 0) return undefined;
  const { trigger } = rule;
  if (trigger.on !== 'gains' || trigger.token === undefined || trigger.reach === undefined) return undefined;
  const { token, reach } = trigger;
  const word = wordOf(words, token, 'token', 'counter');
  const own = word && ownReading(word, words).program.rules.filter((one) => reachesSo(one, token, reach));
  if (own === undefined || !own.some((one) => done(one) === done(rule))) return undefined;
  for (const clause of sheet.clauses) clause.status = 'reminder';
  return { ...read, rules: [] };
}

/** `You deal +1 damage per Spite`, of a Spite that says this of its bearer, or of who has it from itself: it comes once, by the token. */
export function saidByToken(rule: Rule, words: Words): boolean {
  if (rule.rule !== 'change' || rule.who.side !== 'you' || Object.keys(rule.who).length > 1) return false;
  const [term, ...more] = rule.add?.terms ?? [];
  if (term?.per?.count !== 'tokens' || term.per.on !== 'you' || more.length > 0) return false;
  const { token } = term.per;
  const word = wordOf(words, token, 'token', 'counter');
  const own = word && ownReading(word, words).program.rules;
  return (
    own?.some((one) => {
      if (one.rule !== 'change') return false;
      const [asked, ...others] = one.who.if ?? [];
      const isGiver = asked?.is === 'gave' && asked.token === token && others.length === 0;
      return plainly(isGiver ? { ...one, who: rule.who } : one) === plainly(rule);
    }) ?? false
  );
}

/** A rule, whatever clause it stands in. */
const plainly = (rule: Rule): string => JSON.stringify(rule, (key, value) => (key === 'clause' ? undefined : value));

/** Without what its tokens say themselves, of which it is a reminder. */
export function withoutTold(sheet: Sheet, read: Program, words: Words): Program {
  const told = read.rules.filter((rule) => saidByToken(rule, words));
  for (const { clause } of told) {
    const said = sheet.clauses[clause];
    if (said !== undefined) said.status = 'reminder';
  }
  return told.length === 0 ? read : { ...read, rules: read.rules.filter((rule) => !told.includes(rule)) };
}

const reachesSo = (rule: Rule, token: string, reach: number): rule is Answer =>
  rule.rule === 'when' &&
  rule.trigger.on === 'gains' &&
  rule.trigger.token === token &&
  'reach' in rule.trigger &&
  rule.trigger.reach === reach;

/** What comes of it, as whoever has the tokens would say it, whatever clauses it stands in. */
const done = ({ then, if: asked }: Answer): string =>
  JSON.stringify({ then, asked }, (key, value) => (key === 'clause' ? undefined : value === 'trigger' ? 'you' : value));
