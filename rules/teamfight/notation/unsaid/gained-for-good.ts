import { answers } from '../sentences/answering.ts';
import type { Out } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';

/** "When an ally dies, gain +1 speed. +1dmg", "... You deal +1 damage", in one line: gained too, or always so. */
export function gainedForGood(flow: Flow, { first }: Sentence, { held, nodes }: Out): boolean {
  if (first || !answers(flow) || nodes.length > 0 || held.length === 0) return false;
  const answer = flow.out.held.at(-1)?.rule;
  const last = answer?.rule === 'when' ? answer.then.at(-1) : undefined;
  if (last?.node !== 'lasting' || last.until.moment !== 'game-end') return false;
  return held.every(({ rule }) => rule.rule === 'change' || rule.rule === 'is');
}
