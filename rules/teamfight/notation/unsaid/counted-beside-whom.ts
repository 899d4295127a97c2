import type { Node, Rule } from '../../program.ts';
import type { Desk, Out } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';

/** `Each ally in range 3 heals 1 for each adjacent enemy`, `your Wolf has +1 damage for each enemy in range 2`: beside each of those, or beside you. */
export function isCountedBesideEither(desk: Desk, sentence: Sentence, { nodes, held }: Out): boolean {
  if (countsNear(desk, sentence, beside) && (nodes.some(isOfOthers) || held.some(({ rule }) => answersOthers(rule))))
    return true;
  return countsNear(desk, sentence, near) && held.some(({ rule }) => holdsForOthers(rule));
}

/** `for each adjacent enemy`, `per ally in range 2`, and not "for each enemy adjacent to it". */
function countsNear({ tokens }: Desk, { from, to }: Sentence, counted: RegExp): boolean {
  const said = tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
  const at = said.search(counted);
  // "Each adjacent enemy takes 1dmg for each other adjacent enemy": all of them are beside you.
  return at >= 0 && !said.slice(0, at).includes('adjacent');
}

const whom = '(?:enemy|ally|unit|hero|summon)';
const beside = new RegExp(`(?:for each|per|for every) adjacent ${whom}`);
const near = new RegExp(`(?:for each|per|for every) (?:adjacent ${whom}|${whom} (?:in|within) range \\d+(?! of\\b))`);

/** "Range 3, 1dmg for each adjacent ally": allies with whom one attacks are beside oneself. */
const isOfOthers = (node: Node): boolean =>
  ('to' in node &&
    typeof node.to === 'string' &&
    (node.node === 'damage' ? /^(?:each|trigger|other)$/ : /^(?:each|target|trigger|other)$/).test(node.to) &&
    countsUnits(node)) ||
  ('then' in node && node.then.some(isOfOthers));

const answersOthers = (rule: Rule): boolean => rule.rule === 'when' && rule.then.some(isOfOthers);

const holdsForOthers = (rule: Rule): boolean => rule.rule === 'change' && rule.who.side !== 'you' && countsUnits(rule);

const countsUnits = (part: unknown): boolean =>
  /"count":"units","who":\{[^{}]*"places":\[\{"range":\{"max":\d+\}(?:,"sight":\w+)?\}\]/.test(JSON.stringify(part));
