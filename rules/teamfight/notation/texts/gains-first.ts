import type { Node, Rule } from '../../program.ts';

/**
 * `Until the start of your next turn, nothing affects you. Gain a Ward`: what the same text gives you or heals is had, though nothing that comes after it
 * would be; so it comes before what keeps it off.
 */
export function gainsFirst(body: readonly Node[]): readonly Node[] {
  const at = body.findIndex((node) => node.node === 'lasting' && node.of === 'you' && node.rules.some(keepsOff));
  if (at < 0) return body;
  const behind = body.slice(at + 1);
  const own = behind.filter(isForYou);
  return own.length === 0
    ? body
    : [...body.slice(0, at), ...own, body[at] as Node, ...behind.filter((node) => !isForYou(node))];
}

const keepsOff = (rule: Rule): boolean =>
  rule.rule === 'is' && rule.who.side === 'you' && rule.token === undefined && flags.has(rule.flag);

const flags: ReadonlySet<string> = new Set(['immune-tokens', 'immune-conditions', 'no-healing']);

const isForYou = (node: Node): boolean => (node.node === 'give' || node.node === 'heal') && node.to === 'you';
