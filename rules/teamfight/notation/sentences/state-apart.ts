import type { Out } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/** What joins a state to what is done before it. */
const joints = /^(?:,|and|then|also)$/;

/**
 * `Range 3, 2dmg and they cannot heal`, where nothing says for how long that is: what is done before it is done all the same. The sentence up to that, and
 * the rest of it; undefined where the state is not the last that it says.
 */
export function stateApart(
  { desk, tail }: Flow,
  sentence: Sentence,
  read: Out,
): readonly [Sentence, Sentence] | undefined {
  const { tokens, sheet, standing, holds } = desk;
  // What is done to those in an area that is rolled for stands there already.
  const isDone = read.nodes.length > 0 || tail?.node.node === 'area';
  const { from, to, bullet, opens } = sentence;
  const { held, until, asked } = read;
  const first = held[0]?.rule.clause;
  if (standing || holds || bullet || opens || first === undefined || !isDone) return undefined;
  if (until !== undefined || asked !== undefined || !held.every(({ rule }) => rule.clause >= first)) return undefined;
  const begins = sheet.clauses[first]?.from ?? -1;
  const at = tokens.findIndex((token, n) => n > from && n < to && token.from >= begins);
  let end = at;
  while (end > from && joints.test(tokens[end - 1]?.text ?? '')) end -= 1;
  if (at < 0 || end === at || end === from) return undefined;
  return [
    { ...sentence, to: end },
    { ...sentence, from: at, first: false },
  ];
}
