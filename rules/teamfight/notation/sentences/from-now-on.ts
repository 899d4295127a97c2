import type { Node, Rule } from '../../program.ts';
import { lasting } from '../phrases/wrap.ts';
import type { Out } from './desk.ts';
import { whatIsDone } from './overshield-ends.ts';
import { speaksOf } from './uses.ts';

/**
 * `For the rest of the game, you deal +1 damage. At the end of your turn, take 1 damage.`: beside what holds to the end of the game, what comes then comes
 * in each turn from now on. False where it undoes something, or speaks of whom this text has met, so that once could be meant.
 */
export function fromNowOn({ nodes, held }: Out): boolean {
  const rules: (Rule | undefined)[] = nodes.map(eachTurn);
  if (rules.length === 0 || rules.some((rule) => rule === undefined)) return false;
  held.push(...(rules as Rule[]).map((rule) => ({ rule, of: 'you' as const })));
  nodes.splice(0);
  return true;
}

/** The same "at the start of your turn" before the first thing that holds for good: none comes any more in the turn in which it is used. */
export function fromTheFirst(before: Node[], clause: number): void {
  for (const [index, node] of before.entries()) {
    const rule = node.node === 'later' && node.at.moment === 'turn-start' ? eachTurn(node) : undefined;
    const [lasts] = rule === undefined ? [] : lasting([{ rule, of: 'you' }], { moment: 'game-end' }, clause);
    if (lasts !== undefined) before[index] = lasts;
  }
}

function eachTurn(node: Node): Rule | undefined {
  if (node.node !== 'later' || !node.at.thisTurn || node.at.of !== 'you' || node.at.passing) return undefined;
  const { clause, at, then } = node;
  if (at.moment !== 'turn-start' && at.moment !== 'turn-end') return undefined;
  if (speaksOf(then, 'target') || speaksOf(then, 'each') || speaksOf(then, 'space')) return undefined;
  if (undoes.test(JSON.stringify(then))) return undefined;
  return { clause, rule: 'when', trigger: { on: at.moment, who: { side: 'you' } }, then };
}

/**
 * `At the end of your turn, gain 1 overshield, max 4`: more than that one time brings, so that it comes in each turn from now on, whatever lasts
 * beside it.
 */
export const growsOn = ({ nodes }: Out): boolean =>
  nodes.length > 0 &&
  nodes.every((node) => node.node === 'later' && eachTurn(node) !== undefined && isPartOfMost(node));

/** Whether overshield has an end that lies above what comes at once. */
const isPartOfMost = (node: Node): boolean =>
  whatIsDone(node).some(
    (done) => done.node === 'overshield' && done.most !== undefined && (done.amount.base ?? 0) < done.most,
  );

const undoes = /"node":"(?:remove|lose|kill|stance|depart|transform|end-turn|return)"|"started"|"marker"/;
