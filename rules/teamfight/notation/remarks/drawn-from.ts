import type { Node } from '../../program.ts';
import { type Origin, originOrYou } from '../nouns/origin.ts';
import { placeRef } from '../nouns/place-of.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

/** What is drawn, and how it is said that it begins elsewhere. */
const drawn = [
  'the? line|path|burst|area|range can|may also? start|begin|originate from|at|in|on',
  'the? line|path|burst|area|range|this can|may also? be drawn|measured|used from',
  'you can|may also? draw|measure the? line|path|burst|area|range|this and? los? from',
  'you can|may also? use this from',
  'this can|may also? originate|start from',
  'can|may also? originate|start|be? drawn|used from|at',
];

/** `Line 5, 2dmg. Line can start from a Mine`, `this may be used from your Turret`: the player chooses from where, which may be where you are. */
export function drawnFrom({ desk, out, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (desk.standing || bullet || opens) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.takeAny(...drawn)) return false;
  const [only, ...more] = out.nodes.filter(isAimed);
  if (only === undefined || more.length > 0) return false;
  // Where a piece is meant that the text has placed, it is known which.
  const there =
    placeRef(new Cursor(desk.tokens, cursor.at, to), context) === undefined ? originOrYou(cursor, context) : undefined;
  if (there === undefined) return false;
  cursor.take('instead');
  const harder = cursor.done ? undefined : defThere(cursor);
  if (!cursor.done || (harder !== undefined && only.node !== 'target')) return false;
  const clause = ran(desk, from, to);
  const index = out.nodes.indexOf(only);
  out.nodes[index] =
    harder === undefined
      ? originChosen(there, clause, [only])
      : either(only, originChosen(notYou(there), clause, [withDef(only, harder)]), clause);
  return true;
}
drawnFrom.begins = beginning(...drawn);
drawnFrom.needs = oneOf('can may');

/** `, with +2def`, `at +1def`: of the attack from there alone. */
const defThere = (cursor: Cursor): number | undefined =>
  cursor.try(() => {
    cursor.take(',');
    return cursor.takeAny('with|at|but with? + # def', 'with|at + # def') ? cursor.numbers[0] : undefined;
  });

const withDef = (node: Node, more: number): Node => {
  const { attack = {} } = node as Extract<Node, { node: 'target' }>;
  const { def = { base: 0 } } = attack;
  return { ...node, attack: { ...attack, def: { ...def, base: def.base + more } } } as Node;
};

/** From there and not from where you are. */
function notYou(there: Origin): Origin {
  const { or, ...rest } = there;
  if (or?.side === 'you') return rest;
  const [both] = or?.if ?? [];
  const other =
    both?.is === 'any' ? both.of.flatMap((one) => (one.is === 'unit' && one.who.side !== 'you' ? [one.who] : [])) : [];
  return other[0] === undefined ? there : { ...rest, or: other[0] };
}

const either = (here: Node, elsewhere: Node, clause: number): Node => ({
  clause,
  node: 'choose',
  count: 1,
  options: [
    { clause, label: 'from where you are', then: [here] },
    { clause, label: 'from there', then: [elsewhere] },
  ],
});

const originChosen = (there: Origin, clause: number, then: readonly Node[]): Node =>
  ({
    clause,
    node: 'space',
    sight: false,
    ...there,
    then: [{ clause, node: 'from-place', at: 'space', then }],
  }) as Node;

/** What is drawn from whoever acts. Where an area lies around a piece, its user may be in it (T-102). */
const isAimed = (node: Node): boolean =>
  (node.node === 'area' &&
    node.of === 'you' &&
    (/^(?:line|path)$/.test(node.shape.shape) || node.who.side !== 'any')) ||
  (node.node === 'target' && node.from === undefined && node.range !== undefined);
