import type { Node, Rule, Trigger, Who } from '../../program.ts';
import { clearedBy } from '../phrases/run.ts';
import type { Token } from '../words/token.ts';
import type { Desk, Out } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/** "At the start of your next turn, destroy it": what was done last is that a piece goes, and whether it is destroyed. */
export const goesLast = (nodes: readonly Node[]): boolean | 'destroyed' => {
  const last = nodes.at(-1);
  if (last?.node === 'later') return goesLast(last.then) && (last.then.length === 1 ? goesLast(last.then) : true);
  return last?.node === 'remove' && last.what === 'marker' && (last.destroyed ? 'destroyed' : true);
};

/** "Destroy a Mine in range 2", "if the target is a Barrel, destroy it": what was done last. */
export function razedLast(nodes: readonly Node[]): boolean {
  const last = nodes.at(-1);
  if (last?.node === 'space') return last.then.some(({ node }) => node === 'remove');
  if (last?.node === 'if') return razedLast(last.then) || last.then.some(({ node }) => node === 'kill');
  return last?.node === 'may' && razedLast(last.then);
}

/** "Detonate all Mines. Enemies adjacent to a Mine": none is left, where none was placed behind that. */
export const clearedLast = (nodes: readonly Node[]): string | undefined => {
  const last = nodes.findLast(({ node }) => node === 'remove' || node === 'place');
  return last?.node === 'remove' ? clearedBy(last) : undefined;
};

/** "2dmg. Lose all Coins. Heal that much": as many as went, and not as much as was dealt. */
export const wentLast = ({ desk, out, tail }: Flow, { from, to }: Sentence): boolean =>
  [tail?.then.at(-1), out.nodes.at(-1)].some(wentAll) && desk.tokens.slice(from, to).some(isSoMuch);

const wentAll = (node: Node | undefined): boolean =>
  ((node?.node === 'lose' || node?.node === 'clear') && node.count === 'all') ||
  (node?.node === 'remove' && typeof node.what === 'object');

const isSoMuch = ({ text }: Token, at: number, said: readonly Token[]): boolean =>
  text === 'that' && /^m(?:any|uch)$/.test(said[at + 1]?.text ?? '');

/** `Until the start of your next turn, you have Armor. Then 2dmg`: now, or when that is over. */
export function isThenOfUntil({ tokens, standing }: Desk, nodes: readonly Node[], { from }: Sentence): boolean {
  const last = nodes.at(-1);
  if (standing || tokens[from]?.text !== 'then') return false;
  return (
    (last?.node === 'lasting' && last.until.moment !== 'game-end') ||
    (last?.node === 'give' && last.until !== undefined)
  );
}

/** `At the start of your next turn, teleport to it`, `now and at the start of your turns, 2dmg`: a sentence that begins with a moment to come. */
export const beginsLater = ({ tokens, standing }: Desk, { from }: Sentence, { nodes }: Out): boolean => {
  if (standing) return false;
  if (tokens[from]?.text !== 'now') return tokens[from]?.text === 'at' && nodes.at(-1)?.node === 'later';
  const [and, at] = tokens.slice(from + 1, from + 4).filter(({ text }) => text !== ',');
  return and?.text === 'and' && at?.text === 'at';
};

/** `Burst 1, 2dmg`, behind such a sentence in its line: at once, or when that moment comes. */
export const isNowOrLater = ({ desk, later }: Flow, { from, line }: Sentence, nodes: readonly Node[]): boolean =>
  later === line && nodes.length > 0 && !/^(?:at|when|until|on)$/.test(desk.tokens[from]?.text ?? '');

/**
 * `At the start of your next turn, teleport adjacent to them. Enemies in burst 1, 3dmg`: around where you come to then. The list that it goes on in.
 */
export function whereYouArrive(
  { desk, later }: Flow,
  { from, line, bullet, opens }: Sentence,
  nodes: readonly Node[],
  before: readonly Node[],
): Node[] | undefined {
  const [area, ...more] = nodes;
  const last = before.at(-1);
  if (later !== line || bullet || opens || last?.node !== 'later' || area?.node !== 'area' || more.length > 0)
    return undefined;
  if (area.of !== 'you' || area.range !== undefined || area.shape.shape !== 'burst') return undefined;
  if (/^(?:at|when|until|on|now|if)$/.test(desk.tokens[from]?.text ?? '')) return undefined;
  const arrives = /"node":"move","who":"you","how":"(?:teleport|fly)"/.test(JSON.stringify(last.then.at(-1)));
  return arrives ? (last.then as Node[]) : undefined;
}

/**
 * `Remove yourself from the board. At the start of your next turn, place yourself adjacent to them. If they are an enemy, 3dmg`: who is away until
 * then does nothing before. The list that it goes on in.
 */
export function whenBack({ later }: Flow, { line, bullet }: Sentence, before: readonly Node[]): Node[] | undefined {
  const last = before.at(-1);
  if (later !== line || bullet || last?.node !== 'later') return undefined;
  const { moment, of } = last.at;
  const isAway = before.some(
    (node) =>
      node.node === 'depart' &&
      node.who === 'you' &&
      node.until.moment === moment &&
      'of' in node.until &&
      node.until.of === of,
  );
  return isAway ? (last.then as Node[]) : undefined;
}

/** Somebody else whom the answer before speaks of, and of which side that is. */
interface Comer {
  readonly them: 'trigger' | 'other';
  readonly side: Who['side'];
}

/** Who else has done what the answer before it waits for, or to whom you have done it: "2dmg" and "they" are of that unit. */
export const whoCame = ({ held }: Out): Comer | undefined => comerOf(held.at(-1)?.rule);

/** The same of one answer. */
export function comerOf(rule: Rule | undefined): Comer | undefined {
  if (rule?.rule !== 'when') return undefined;
  // "Enemies in burst 2 take 1dmg. They are Slowed" is said of those.
  if (rule.then.some(({ node }) => node === 'area' || node === 'each' || node === 'target')) return undefined;
  const found = somebodyElse(rule.trigger);
  return found?.side === 'you' ? undefined : found;
}

function somebodyElse(trigger: Trigger): Comer | undefined {
  switch (trigger.on) {
    case 'enters':
    case 'leaves':
    case 'moves':
    case 'passes':
    case 'turn-start':
    case 'turn-end':
      return { them: 'trigger', side: trigger.who.side };
    case 'damaged':
      return trigger.who.side === 'you' && trigger.by ? { them: 'other', side: trigger.by.side } : undefined;
    case 'targeted':
      if (trigger.by.side === 'you') return { them: 'other', side: trigger.who.side };
      return trigger.who.side === 'you' ? { them: 'trigger', side: trigger.by.side } : undefined;
    case 'attacks':
    case 'misses':
      if (trigger.who.side === 'you') return { them: 'other', side: trigger.to?.side ?? 'any' };
      return trigger.to?.side === 'you' ? { them: 'trigger', side: trigger.who.side } : undefined;
    case 'deals-damage':
    case 'hits':
    case 'crits':
      if (trigger.on !== 'deals-damage' && trigger.to?.side === 'you')
        return { them: 'trigger', side: trigger.who.side };
      return trigger.who.side === 'you' ? { them: 'other', side: trigger.to?.side ?? 'any' } : undefined;
    default:
      return undefined;
  }
}
