import type { Node } from '../../program.ts';
import type { Desk, Out } from '../sentences/desk.ts';
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

/**
 * `Your next attack deals +2 damage and heals you 1`, `... and you gain a Coin`, `until your next turn, attacks against you have +2def and you gain a Coin`:
 * with such an attack, or now. "... and move 2" is told to whoever plays the card.
 */
export function isWithThatAttack({ tokens }: Desk, { from, to }: Sentence, { nodes, held }: Out): boolean {
  const answers = held.flatMap(({ rule }) => (rule.rule === 'when' ? rule.then : []));
  const all = [...nodes, ...answers].flatMap((node) => (node.node === 'target' ? node.then : [node]));
  if (!all.some(({ node }) => node === 'lasting') || all.every(({ node }) => node === 'lasting')) return false;
  const said = tokens.slice(from, to).map(({ text }) => text);
  const of = said.findIndex((text, at) => attacks.test(text) && isSubject(said, at));
  if (of < 0 || said.includes('then')) return false;
  const and = said.findIndex((text, at) => at > of && text === 'and' && does.test(said[at + 1] ?? ''));
  return and > 0;
}

const attacks = /^(?:attacks?|abilit(?:y|ies))$/;

/** "Your next attack", "attacks against you". */
const isSubject = (said: readonly string[], at: number): boolean =>
  said[at - 1] === 'next' || /^(?:against|targeting)$/.test(said[at + 1] ?? '');

const does = /^(?:you|they|it|heals|gains|gives|restores|grants)$/;

/** `For the next 3 rounds, at the start of your turn, gain a Coin`: those rounds are over as such a turn starts, which may be the third of them. */
export const endsAsItComes = (nodes: readonly Node[]): boolean =>
  nodes.some(
    (node) =>
      node.node === 'lasting' &&
      node.until.moment === 'turn-start' &&
      node.rules.some(
        (rule) => rule.rule === 'when' && rule.trigger.on === 'turn-start' && rule.trigger.who?.side === 'you',
      ),
  );

/** `Take a Coin from each ally in range 3. Heal 1 for each`: for each ally, or for each Coin. */
export function isForEachTaken(before: Node | undefined, nodes: readonly Node[]): boolean {
  if (before?.node !== 'each' || before.then.length === 0 || !before.then.every(({ node }) => node === 'shift'))
    return false;
  return JSON.stringify(nodes).includes('"count":"hit"');
}
