import type { Cursor } from '../words/cursor.ts';
import { numberWord, type Token } from '../words/token.ts';

/**
 * `If they have 1 Rust, ... If they have two Rust, ...`: each number brings something else, so that it is that number. Where a text asks for one only, whoever
 * has 4 has 3.
 */
export const asksOthers = ({ tokens }: Cursor, count: number, behind = /^(?:have|has)$/): boolean =>
  tokens.some((token, n) => {
    if (!behind.test(tokens[n - 1]?.text ?? '') || /^(?:health|hp)$/.test(tokens[n + 1]?.text ?? '')) return false;
    const other = numberAt(token, tokens[n + 1]);
    if (other === undefined || other === count) return false;
    return other > count || !/^(?:or|\+)$/.test(tokens[n + 1]?.text ?? '');
  });

/** "If it has one," is any number of what was named before. */
const numberAt = ({ kind, value, text }: Token, next: Token | undefined): number | undefined =>
  kind === 'number' ? value : next?.kind === 'word' ? numberWord(text) : undefined;
