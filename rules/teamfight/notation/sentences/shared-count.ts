import type { Rule } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Out } from './desk.ts';

/**
 * `You have +1 speed and +1 damage per Coin`: with one verb, and no comma between them, both are so much for each. "You have +1 speed, and
 * +1 damage per Coin" are not.
 */
export function sharesCount({ tokens, end }: Pick<Cursor, 'tokens' | 'end'>, from: number, { held }: Out): void {
  if (held.length < 2) return;
  for (let at = from + 3; at + 3 < end; at++) {
    if (tokens[at]?.text !== 'and' || !isSign(tokens[at + 1]?.text) || tokens[at + 2]?.kind !== 'number') continue;
    const behind = tokens.slice(at + 3, end).map(({ text }) => text);
    const per = behind.findIndex(
      (text, n) => text === 'per' || (text === 'for' && /^e(?:ach|very)$/.test(behind[n + 1] ?? '')),
    );
    const first = tokens.slice(from, at).findLastIndex(({ text }) => isSign(text));
    const plain = tokens.slice(from + first, at).every(({ text }) => text !== ',' && text !== 'and');
    if (per < 0 || per > 3 || behind.slice(0, per).includes(',') || first < 0 || at - from - first > 5 || !plain)
      continue;
    const last = held.findLastIndex(({ rule }) => termsOf(rule) !== undefined);
    const before = held[last - 1];
    const terms = termsOf(held[last]?.rule);
    const [term] = terms ?? [];
    if (before === undefined || term === undefined || before.rule.rule !== 'change') return;
    const { add } = before.rule;
    if (add === undefined || add.terms !== undefined || before.of !== held[last]?.of) return;
    const rule: Rule = { ...before.rule, add: { base: 0, terms: [{ ...term, each: add.base }] } };
    held[last - 1] = { ...before, rule };
    return;
  }
}

const isSign = (text: string | undefined): boolean => text === '+' || text === '-';

/** What a change grows by, where it is nothing but so much for each. */
function termsOf(rule: Rule | undefined) {
  if (rule?.rule !== 'change' || rule.add === undefined || rule.add.base !== 0) return undefined;
  const { terms = [] } = rule.add;
  return terms.length === 1 && terms[0]?.per !== undefined ? terms : undefined;
}
