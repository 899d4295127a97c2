import type { Token } from '../words/token.ts';

/** What is given up, said as a thing that is simply done. */
export const pays = /^(?:lose|spend|discard|remove|pay)$/;

/** Whether `If you do, ... instead` behind a stop asks what is given up in place of a death: both are read together. */
export function asksWhetherPaid(tokens: readonly Token[], from: number, behind: readonly Token[]): boolean {
  const [first, second, third] = behind;
  if (first?.text !== 'if' || second?.text !== 'you' || !/^(?:do|did)$/.test(third?.text ?? '')) return false;
  const comma = tokens.findIndex(({ text }, at) => at > from && text === ',');
  const waits = tokens.some(({ text }, n) => n >= from && n < comma && text === 'would');
  return waits && pays.test(tokens[comma + 1]?.text ?? '') && !tokens.slice(comma + 1).some(({ text }) => text === ',');
}
