import type { Amount, Node } from '../../program.ts';
import { againstSome, damage, ifConditions } from '../amounts/amount.ts';
import { atDistance } from '../amounts/at-distance.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { replaced } from '../sentences/instead.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';

/** `2dmg, or 4dmg if the target is Slowed`: the one or the other, as is asked. */
export function orElse(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (otherNumber(desk, cursor, run)) return true;
  const start = cursor.at;
  const { them } = run.context;
  const clause = desk.sheet.next;
  const question = cursor.try((): Node | undefined => {
    // "1dmg and Slow, or 3dmg if ...": it could be instead of both.
    if (them === undefined || run.into.length !== 1 || !cursor.take('or')) return undefined;
    const first = ifConditions(cursor, run.context);
    if (first !== undefined) cursor.take(',');
    cursor.take('deal|deals');
    const said = damage(cursor, run.context);
    cursor.take('instead');
    // "3dmg to the target or 1dmg to each enemy in burst 1 of it": to others, and nothing that the target is.
    if (them === 'target' && cursor.sees('to|against each|every|all')) return undefined;
    const asked =
      first ?? atDistance(cursor, run.context) ?? ifConditions(cursor, run.context) ?? againstSome(cursor, run.context);
    if (said === undefined || asked === undefined || cursor.sees('or')) return undefined;
    // "Heal an ally 2 or deal 2dmg to an enemy": no ally is one.
    const open = run.head?.node;
    const side = open !== undefined && 'who' in open && open.who.side !== 'any' ? open.who.side : run.context.side;
    const never = side === 'enemy' ? 'ally' : side === 'ally' || side === 'friend' ? 'enemy' : undefined;
    if (never !== undefined && JSON.stringify(asked).includes(`"side":"${never}"`)) return undefined;
    const dealt: Node = {
      clause,
      node: 'damage',
      to: them,
      amount: said.amount,
      ...(said.irreducible && { irreducible: true }),
    };
    return { clause, node: 'if', if: asked, then: [dealt], else: [] };
  });
  if (question === undefined || !replaced(run.into, question)) {
    cursor.at = start;
    return false;
  }
  ran(desk, start, cursor.at);
  return true;
}
orElse.begins = beginning('or|#');

/** `4dmg to Slowed enemies, 2dmg to others`, `4dmg against summons, otherwise 2dmg`: the one or the other, by who the target is. */
function bySort(desk: Desk, cursor: Cursor, run: Run): boolean {
  const start = cursor.at;
  const { them } = run.context;
  const clause = desk.sheet.next;
  const question = cursor.try((): Node | undefined => {
    if ((them !== 'target' && them !== 'each') || run.into.length > 0) return undefined;
    const dealt = (): Node | undefined => {
      cursor.take('deal|deals');
      if (!cursor.take('# dmg|damage')) return undefined;
      return { clause, node: 'damage', to: them, amount: { base: cursor.numbers[0] ?? 0 } };
    };
    const first = dealt();
    const asked = first && againstSome(cursor, run.context);
    if (first === undefined || asked === undefined || !cursor.take(',|and|but|;')) return undefined;
    cursor.take('and|but');
    const before = cursor.take('otherwise|else ,?');
    const other = dealt();
    const others = cursor.takeAny(
      'to|against all? the? others',
      'to|against everyone|everybody|anyone|anybody else',
      'to|against other|others units|unit|targets|target|enemies|enemy',
      'to|against any|all other units|unit|targets|target|enemies|enemy',
      'otherwise',
    );
    if (other === undefined || before === others || !cursor.done) return undefined;
    return { clause, node: 'if', if: asked, then: [first], else: [other] };
  });
  if (question === undefined) return false;
  run.into.push(question);
  ran(desk, start, cursor.at);
  return true;
}

/** `Range 4 centered 3x3, 4dmg to the center, 2dmg to others`: by where in the area somebody stands. */
function byCenter(desk: Desk, cursor: Cursor, run: Run): boolean {
  const area = run.head?.node;
  if (area?.node !== 'area' || run.into !== run.head?.then || run.into.length > 0) return false;
  if (area.shape.shape !== 'burst' && !(area.shape.shape === 'rectangle' && area.shape.centred)) return false;
  if (area.range === undefined && area.of === 'you') return false;
  const start = cursor.at;
  if (!cursor.take('# dmg|damage to')) return false;
  const [inner = 0] = cursor.numbers;
  cursor.takeAny('units|anyone|anybody|whoever in|on', 'the? unit in|on');
  const said =
    cursor.takeAny('the? center|centre|middle space?', 'the? central space', 'its center|centre|middle') &&
    cursor.takeAny(', and', ',', 'and', 'but') &&
    cursor.take('# dmg|damage to');
  const [outer = 0] = cursor.numbers;
  if (
    !said ||
    !cursor.takeAny(
      'all? the? others',
      'the rest',
      'everyone|anyone|everybody else',
      'other units|spaces',
      'the? other units|spaces',
    )
  ) {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  const from = area.range === undefined ? area.of : 'space';
  const dealt = (base: number): Node => ({ clause, node: 'damage', to: 'each', amount: { base } });
  run.into.push({
    clause,
    node: 'if',
    if: [{ is: 'distance', from, to: 'each', range: { max: 0 } }],
    then: [dealt(inner)],
    else: [dealt(outer)],
  });
  return true;
}

/** `Fly 4, or 6 if you have a Coin`, `heal 2, 4 if ...`, `push 1, 3 instead if ...`: the same with another number. */
function otherNumber(desk: Desk, cursor: Cursor, { into, context }: Run): boolean {
  const only = into.at(-1);
  const done = only && withNumber(only);
  if (only === undefined || done === undefined) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const question = cursor.try((): Node | undefined => {
    const or = cursor.take('or');
    const first = or ? ifConditions(cursor, context) : undefined;
    if (first !== undefined) cursor.take(',');
    // "Heal 2, or if you have a Coin, heal 4": the same verb once more.
    const again = or ? verbOf(only) : undefined;
    if (again !== undefined) cursor.take(again);
    if (!cursor.take('#') || cursor.sees('dmg|damage')) return undefined;
    const [number = 0] = cursor.numbers;
    cursor.take('spaces|space');
    // "2dmg, 4 if it is Slowed": so much more, or so much instead.
    if (!cursor.take('instead') && !or && only.node === 'damage') return undefined;
    const asked = first ?? ifConditions(cursor, context);
    return asked && { clause, node: 'if', if: asked, then: [done(number)], else: [only] };
  });
  if (question === undefined || cursor.sees('or')) {
    cursor.at = start;
    return false;
  }
  into[into.length - 1] = question;
  ran(desk, start, cursor.at);
  return true;
}

/** How it is said that something is done by a number. */
function verbOf(node: Node): string | undefined {
  if (node.node === 'heal') return 'heal|heals';
  if (node.node === 'move') return { walk: 'move', fly: 'fly', teleport: 'teleport' }[node.how];
  if (node.node !== 'push' || node.moved) return undefined;
  return node.direction === 'away' ? 'push' : node.direction === 'towards' ? 'pull' : undefined;
}

/** What moves, heals or harms by a plain number, with another one. */
export function withNumber(node: Node): ((base: number) => Node) | undefined {
  const isPlain = (amount: Amount | 'full' | 'half' | undefined): boolean =>
    typeof amount === 'object' && amount.terms === undefined && !amount.half;
  if ((node.node === 'move' || node.node === 'push') && isPlain(node.distance))
    return (base) => ({ ...node, distance: { base } });
  if ((node.node === 'heal' || node.node === 'overshield') && isPlain(node.amount))
    return (base) => ({ ...node, amount: { base } });
  if (node.node === 'give' && isPlain(node.count)) return (base) => ({ ...node, count: { base } });
  if (node.node === 'damage' && isPlain(node.amount)) return (base) => ({ ...node, amount: { base } });
  if (node.node === 'may' && node.then.length === 1) {
    const inner = withNumber(node.then[0] as Node);
    return inner && ((base) => ({ ...node, then: [inner(base)] }));
  }
  return undefined;
}

/** `4dmg to Slowed enemies, 2dmg to others`: by where in the area they stand, or by who they are. */
export function byWhom(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (!cursor.sees('# dmg|damage against|to|vs|versus')) return false;
  return byCenter(desk, cursor, run) || bySort(desk, cursor, run);
}
byWhom.begins = beginning('#');
