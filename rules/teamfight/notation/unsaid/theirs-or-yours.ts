import type { Node, Rule } from '../../program.ts';
import type { Desk } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { topic, topicsOf } from '../words/topics.ts';

/**
 * `When they next move, take 1 damage`, `at the start of its next turn, lose a Standard Action`, where nobody is named as the one who does: what
 * is bad for whoever it comes to, when somebody else does something or has a turn. With `side` what helps an ally then, too.
 */
export function isTheirsOrYours(
  { tokens }: Desk,
  { from, to }: Sentence,
  nodes: readonly Node[],
  side: string | undefined,
): boolean {
  if ((topicsOf(tokens, from, to) & waiting) === 0) return false;
  const [first] = tokens.slice(from, to);
  if (!begins.test(first?.text ?? '')) return false;
  if (tokens.slice(from, to).some(({ text }) => yours.test(text))) return false;
  return nodes.some((node) => comesToYou(node, side === 'ally'));
}

const waiting = topic('take lose heal takes loses');

const begins = /^(?:at|when|whenever|until|each|the|if)$/;

const yours = /^(?:you|yourself)$/;

/** What comes to you at a moment of theirs, or when they do something. */
function comesToYou(node: Node, helps: boolean): boolean {
  if (node.node === 'later')
    return 'of' in node.at && node.at.of === 'target' && node.then.some((one) => isBad(one) || (helps && heals(one)));
  if (node.node === 'lasting')
    return node.rules.some((rule) => isOfTarget(rule) && rule.then.some((one) => isBad(one)));
  return 'then' in node && node.then.some((one) => comesToYou(one, helps));
}

const isOfTarget = (rule: Rule): rule is Extract<Rule, { rule: 'when' }> =>
  rule.rule === 'when' &&
  'who' in rule.trigger &&
  rule.trigger.who?.if?.some((one) => one.is === 'same' && one.as === 'target') === true;

const isBad = (node: Node): boolean =>
  (node.node === 'damage' && node.to === 'you') ||
  (node.node === 'lose' && node.from === 'you') ||
  (node.node === 'gain-action' && node.who === 'you' && Number(node.count) < 0);

const heals = (node: Node): boolean => node.node === 'heal' && node.to === 'you';
