import type { Node } from '../../program.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { canGoOn, howOften, type Links, mostAgain, near, type Target } from '../sentences/links.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import type { Words } from '../words/words.ts';

/**
 * `Repeat up to 3 times, +1dmg each time, on another enemy in range 2 of the last target`, behind one attack: one after the other, each with so much
 * more or less than the one before, and none on whom it has hit already.
 */
export function repeatsGrowing(desk: Desk, nodes: Node[], sentence: Sentence, words: Words): boolean {
  const [only] = nodes;
  if (only?.node !== 'target' || nodes.length > 1 || desk.standing || sentence.bullet || sentence.opens) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  cursor.take('then');
  if (!cursor.take('repeat') || !canGoOn(only)) return false;
  cursor.takeAny('this|the attack|effect|ability', 'this|it');
  const count = howOften(cursor);
  if (count === undefined || count > mostAgain) return false;
  const before = growth(cursor);
  cursor.take(',');
  const links = near(cursor, count, only, words);
  if (links === undefined || links.missed || links.of !== 'last') return false;
  const more = before ?? growth(cursor);
  if (more === undefined || !cursor.done) return false;
  const deals = only.then.filter(({ node }) => node === 'damage');
  if (deals.length !== 1 || !only.then.every(({ node }) => /^(?:damage|give|push)$/.test(node))) return false;
  const clause = ran(desk, sentence.from, sentence.to);
  nodes.push(next(only, links, more, 1, clause));
  return true;
}
repeatsGrowing.begins = beginning('then|repeat');
repeatsGrowing.needs = oneOf('each every');

/** `, +1dmg each time`, `dealing 1 less damage each time`: how much more each does. */
function growth(cursor: Cursor): number | undefined {
  return cursor.try(() => {
    cursor.takeAny(',? with|dealing|for|at', ',');
    if (!cursor.takeAny('+|- # dmg|damage', '# more|less|fewer|extra|additional dmg|damage')) return undefined;
    const said = cursor.tokens.slice(cursor.at - 3, cursor.at).map(({ text }) => text);
    const [n = 0] = cursor.numbers;
    if (!cursor.take('each|every time|repeat|repetition|bounce|jump')) return undefined;
    return said.some((text) => /^(?:-|less|fewer)$/.test(text)) ? -n : n;
  });
}

/** The attack on the one that is `n` further, and what may come behind it. */
function next(first: Target, links: Links, more: number, n: number, clause: number): Node {
  const meant = links.who ?? first.who;
  const again = structuredClone(first);
  const then = again.then.map((node) =>
    node.node === 'damage'
      ? { ...node, clause, amount: { ...node.amount, base: Math.max(0, node.amount.base + n * more) } }
      : { ...node, clause },
  );
  const target: Target = {
    ...again,
    clause,
    range: links.range,
    from: 'target',
    who: { ...meant, except: ['target'], if: [{ is: 'not', of: { is: 'was-hit', of: 'each' } }] },
    then,
  };
  const further = n < links.count ? [next(first, links, more, n + 1, clause)] : [];
  return { clause, node: 'may', then: [target, ...further] };
}
