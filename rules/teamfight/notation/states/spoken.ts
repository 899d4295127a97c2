import type { Node, Rule, Who } from '../../program.ts';
import type { Held } from '../sentences/desk.ts';

/** The target, seen from who speaks: rules that last know it, or whom they take for it. */
export const target: Who = { side: 'any', if: [{ is: 'same', of: 'each', as: 'target' }] };

/** Who speaks, in what is said of somebody else: "they cannot target you". */
export const speaker: Who = { side: 'any', if: [{ is: 'same', of: 'each', as: 'you' }] };

/**
 * Rules as their bearer sees them. "The target deals -1 damage to you" speaks of the target and of who says it: such rules are told from
 * the speaker, who knows whom they are about. Undefined where they are about a group of their own.
 */
export function spoken(held: readonly Held[]): Held[] | undefined {
  const found: Held[] = [];
  for (const one of held) {
    if (one.of === 'you' || !isOfSpeaker(one.rule)) {
      found.push(one);
      continue;
    }
    const { rule, of } = one;
    if (rule.rule === 'is' && rule.who === speaker) {
      const mine: Rule = { ...rule, who: { side: 'you' }, against: target };
      found.push({ rule: mine, of: 'you', ...(of !== 'target' && { knows: of }) });
      continue;
    }
    // "The target can only target you", "attacks against them ignore cover": it is whom everybody stands against.
    if ((rule.rule === 'is' || rule.rule === 'change') && rule.against?.side === 'you' && rule.who.side === 'any') {
      if (rule.against.places !== undefined) return undefined;
      found.push({ rule: { ...rule, against: target } as Rule, of: 'you', ...(of !== 'target' && { knows: of }) });
      continue;
    }
    if (!('who' in rule) || rule.who.side !== 'you') return undefined;
    // "From adjacent enemies": whose enemies they are the speaker says, but not to whom they are adjacent.
    const other = 'against' in rule ? rule.against : rule.rule === 'duty' ? rule.whom : undefined;
    if (other?.places !== undefined) return undefined;
    found.push({ rule: { ...rule, who: target } as Rule, of: 'you', ...(of !== 'target' && { knows: of }) });
  }
  return found;
}

/** `You deal +1 damage to them`, behind what somebody has set off: what lasts remembers that one as it does a target. */
export function remembering(node: Lasting): Lasting {
  if (node.knows !== undefined) return node;
  // "Until your next turn, when an enemy misses you, target the triggering unit": the one that sets that off.
  const said = JSON.stringify(node.rules.map(withoutAnswer));
  const knows = (['trigger', 'other'] as const).find((ref) => said.includes(`"as":"${ref}"`));
  if (knows === undefined) return node;
  const known = JSON.parse(said.replaceAll(`"as":"${knows}"`, '"as":"target"')) as Rule[];
  return { ...node, knows, rules: known.map((rule, n) => withAnswer(rule, node.rules[n])) };
}

const withoutAnswer = (rule: Rule): Rule => (rule.rule === 'when' ? { ...rule, then: [] } : rule);

const withAnswer = (rule: Rule, said: Rule | undefined): Rule =>
  rule.rule === 'when' && said?.rule === 'when' ? { ...rule, then: said.then } : rule;

type Lasting = Extract<Node, { node: 'lasting' }>;

/** Whether a rule of somebody else names the speaker, or a side as the speaker sees it. */
function isOfSpeaker(rule: Rule): boolean {
  // Where somebody has to act, "adjacent" is adjacent to that unit; only sides are seen by who speaks.
  if (rule.rule === 'duty') return rule.whom !== undefined && rule.whom.side !== 'any';
  const { who: _, ...said } = rule as Rule & { who?: Who };
  if (JSON.stringify(said).includes('"you"')) return true;
  const against = 'against' in rule ? rule.against : undefined;
  if (against === undefined) return false;
  return against.side !== 'any' || against.yours === true;
}
