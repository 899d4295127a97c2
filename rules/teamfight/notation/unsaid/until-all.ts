import type { Node } from '../../program.ts';
import type { Desk } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';

/**
 * `Until you move, you have Armor and enemies in range 2 are Slowed`, `... and gain 2 overshield`: what is done beside what holds could be for so long, too.
 * "Until you attack, you are Invisible, then move 2" is done now.
 */
export function isUntilOfAll({ tokens }: Desk, { from, to }: Sentence, [first, ...more]: readonly Node[]): boolean {
  if (tokens[from]?.text !== 'until' || first?.node !== 'lasting' || first.until.moment !== 'event') return false;
  const done = more.filter((node) => node.node !== 'lasting' && node.node !== 'move');
  return done.length > 0 && !tokens.slice(from, to).some(({ text }) => text === 'then');
}

/** `Take a Coin from each ally in range 3. Heal 1 for each`: for each ally, or for each Coin. */
export function isForEachTaken(before: Node | undefined, nodes: readonly Node[]): boolean {
  if (before?.node !== 'each' || before.then.length === 0 || !before.then.every(({ node }) => node === 'shift'))
    return false;
  return JSON.stringify(nodes).includes('"count":"hit"');
}
