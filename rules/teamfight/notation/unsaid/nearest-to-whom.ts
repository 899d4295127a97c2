import type { Node } from '../../program.ts';
import type { Desk } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';

/**
 * `Line 4, 2dmg. The furthest enemy is Slowed`, `summon a Wolf in range 3. The nearest enemy takes 1dmg`: of those in the line or of all, and near to you or to
 * what has come or was chosen. "Move towards the nearest enemy" is nearest to whoever goes, and who is drawn towards a piece is nearest to you.
 */
export function isNearestToWhom(
  last: Node | undefined,
  read: readonly Node[],
  { tokens }: Desk,
  { from, to }: Sentence,
): boolean {
  if (!read.some(isNearest)) return false;
  if (last?.node !== 'area' && last?.node !== 'target' && last?.node !== 'space') return false;
  const said = tokens.slice(from, to);
  if (said.some(({ text }) => /^towards?$/.test(text))) return false;
  return said.some(
    ({ text }, n) =>
      /^(?:nearest|closest|furthest|farthest)$/.test(text) &&
      !/^(?:to|from)$/.test(before(tokens, from + n)) &&
      noun.test(tokens[from + n + 1]?.text ?? '') &&
      !/^(?:to|from|hit|in|within|of|there|with)$/.test(tokens[from + n + 2]?.text ?? ''),
  );
}

const isNearest = (node: Node): boolean =>
  node.node === 'target' && (node.forced === 'nearest' || node.forced === 'furthest') && node.from === undefined;

const before = (tokens: Desk['tokens'], at: number): string =>
  tokens[tokens[at - 1]?.text === 'the' ? at - 2 : at - 1]?.text ?? '';

const noun = /^(?:enemy|ally|unit|hero|summon)$/;
