import type { Node } from '../../program.ts';
import type { Desk } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/** All of a kind that one has laid, whenever that was. */
type AllGone = Extract<Node, { node: 'remove' }> & { readonly what: { readonly marker: string; readonly yours: true } };

/**
 * `Place up to 3 Snares in range 3. Destroy them at the start of your next turn`, `3x3 becomes Fire. At the start of your next turn, enemies in it take
 * 2dmg, then remove it`: each of those, and none that lay there before.
 */
export function goesWithEach(flow: Flow, sentence: Sentence, nodes: readonly Node[]): boolean {
  const { desk, out } = flow;
  const [later, ...more] = nodes;
  const gone = later?.node === 'later' ? later.then.at(-1) : undefined;
  if (later?.node !== 'later' || gone === undefined || more.length > 0) return false;
  const first = later.then.slice(0, -1);
  if (!isAllGone(gone) || !saysIt(desk, sentence) || isOfThem(gone, first)) return false;
  const lists = out.nodes.slice(-1).flatMap((node) => placedIn(node, gone.what.marker));
  for (const list of lists) {
    const at = list.findLastIndex((one) => one.node === 'place' && one.marker === gone.what.marker);
    list.splice(at + 1, 0, { ...later, then: [{ ...gone, what: 'marker' }] });
  }
  if (lists.length > 0 && first.length > 0) out.nodes.push({ ...later, then: first });
  return lists.length > 0;
}

/** `Then remove it`, of what is known only as all that one has laid. */
export function removesAllOfIt({ desk, out }: Flow, sentence: Sentence, nodes: readonly Node[]): boolean {
  if (!saysIt(desk, sentence)) return false;
  return nodes.some((node) => {
    const then = node.node === 'later' ? node.then : nodes;
    const gone = then.find(isAllGone);
    if (gone === undefined || isWithThem(gone, then)) return false;
    const isPlain = node.node === 'later' && then.at(-1) === gone && !isOfThem(gone, then.slice(0, -1));
    return !isPlain || placedIn(out.nodes.at(-1), gone.what.marker).length === 0;
  });
}

/** What is done with such pieces themselves before they go, or comes of their end, cannot come in another order. */
const isOfThem = (gone: AllGone, first: readonly Node[]): boolean =>
  first.length > 0 && (gone.destroyed === true || JSON.stringify(first).includes(`"${gone.what.marker}"`));

/** `Each deals burst 1, 2dmg, then remove them`: all of those that have done it. */
const isWithThem = ({ what }: AllGone, nodes: readonly Node[]): boolean =>
  nodes.some((node) => node.node === 'each-piece' && node.marker === what.marker);

const isAllGone = (node: Node): node is AllGone =>
  node.node === 'remove' && typeof node.what === 'object' && 'yours' in node.what && node.what.yours === true;

/** `remove it`, `destroy them`, and not "remove all of them". */
const saysIt = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  tokens
    .slice(from, to)
    .some(
      ({ text }, at, said) =>
        /^(?:it|them)$/.test(text) &&
        /^(?:removed?|destroy|detonate)$/.test(said[at - 1]?.text ?? '') &&
        said[at + 1]?.text !== 'all',
    );

/** Where the text lays such pieces on the spaces that it has chosen. */
function placedIn(node: Node | undefined, marker: string): Node[][] {
  const lists = node?.node === 'space' ? [node.then] : node?.node === 'area' ? [node.spaces ?? []] : [];
  return lists.flatMap((list) => [
    ...(list.some((one) => one.node === 'place' && one.marker === marker) ? [list as Node[]] : []),
    ...list.flatMap((one) => placedIn(one, marker)),
  ]);
}
