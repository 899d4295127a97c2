import type { Node, Ref } from '../../program.ts';
import { type Head, headOf } from '../nouns/head.ts';
import { type Noun, noun } from '../nouns/noun.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

/** A movement that is read: whose it is, and how that unit goes. */
export interface Moves {
  readonly asked: Asked;
  readonly who: Ref;
  readonly how: Extract<Node, { node: 'move' }>['how'];
}

/** `teleport adjacent to the furthest enemy`, `move directly to the target`. */
export function nextTo({ asked, who, how }: Moves): Effect | undefined {
  const { cursor, context, clause } = asked;
  return cursor.try((): Effect | undefined => {
    const bare = cursor.try(() => besideThem(asked));
    if (bare !== undefined)
      return reaching({ asked, who, how }, bare, (adjacentTo) => ({ clause, node: 'move', who, how, adjacentTo }));
    const till = cursor.take('directly|straight? towards|toward');
    const close = cursor.take('as close|near as possible to');
    if (!till && !close && !cursor.takeAny('directly? adjacent|next to', 'directly to')) return undefined;
    const whom = noun(cursor, context);
    if (whom === undefined || whom.many === 'each') return undefined;
    // How far somebody may walk who has not been chosen in some range is not said.
    if (close && how === 'walk' && whom.ref !== 'target') return undefined;
    // "Towards the target until you are next to it": as far as that is.
    if (till && !untilBeside(cursor)) return undefined;
    const straight = how !== 'teleport' && cursor.take('in a straight? line') ? { straight: true } : {};
    const move = { clause, node: 'move', who, how, ...straight } as const;
    return reaching({ asked, who, how }, whom, (adjacentTo) => ({ ...move, adjacentTo }));
  });
}

/** `fly adjacent`, behind somebody who was chosen: to them. */
function besideThem({ cursor, context }: Asked): Ref | undefined {
  if (context.them !== 'target' || context.pair || !cursor.take('directly? adjacent')) return undefined;
  return cursor.done || cursor.sees(',|and|then') ? context.them : undefined;
}

/** `until you are adjacent to it`, `until adjacent`, `until you reach them`. */
const untilBeside = (cursor: Cursor): boolean =>
  cursor.takeAny(
    ",? until you're? adjacent|next to it|them",
    ",? until you're? adjacent",
    ',? until you are adjacent|next to it|them',
    ',? until you are adjacent',
    ',? until you reach|contact|touch|meet|hit it|them',
    ',? until in? contact',
  );

/** `the unit with your Mark`: the one that has it, wherever that is. What a summon's hero has given is not its own. */
function theMarked({ context, clause }: Asked, { who, ref, range, seen, area }: Noun): Head | undefined {
  const [asked, ...more] = who.if ?? [];
  if (ref !== undefined || range || seen || area || more.length > 0 || asked?.is !== 'has' || !asked.yours)
    return undefined;
  if (context.words.all.some(({ kind, ref: one }) => kind === 'summon' && one === context.bearer)) return undefined;
  const then: Node[] = [];
  return { node: { clause, node: 'target', who, sight: false, then }, then };
}

/** `towards an enemy`: any of them, wherever it is. */
function anyOf({ clause }: Asked, { who, many, range, seen, area, max, forced, of }: Noun): Head | undefined {
  const plain = many === 'one' && !range && !seen && !area && max === undefined && forced === undefined && !of;
  if (!plain || Object.keys(who).length !== 1 || !/^(?:enemy|ally)$/.test(who.side)) return undefined;
  const then: Node[] = [];
  return { node: { clause, node: 'target', who, sight: false, then }, then };
}

/** A movement that needs somebody to go by, who is known or is a target that is chosen first; `far` where it says how far at most. */
export function reaching(
  { asked, who }: Moves,
  whom: Noun | Ref,
  move: (ref: Ref) => Node,
  far = false,
): Effect | undefined {
  const { cursor, clause } = asked;
  // The nearest to whoever moves is another one than the nearest to you.
  if (typeof whom !== 'string' && whom.forced === 'nearest' && who !== 'you') return undefined;
  const ref = typeof whom === 'string' ? whom : whom.ref;
  if (ref !== undefined) return ref === who ? undefined : { nodes: [move(ref)], own: who === 'you' };
  const marked =
    typeof whom === 'string' ? undefined : (theMarked(asked, whom) ?? (far ? anyOf(asked, whom) : undefined));
  const head = marked ?? (typeof whom === 'string' ? undefined : headOf(whom, clause, cursor));
  if (head === undefined || head.node.node !== 'target' || (head.node.max ?? 1) !== 1) return undefined;
  // Whoever is chosen as the goal would be who moves.
  if (who === 'target') return undefined;
  head.then.push(move('target'));
  if (who === 'you' && head.node.who.side !== 'ally') Object.assign(head.node, { approach: true });
  // Behind an ally it would not be sure whom "heal 2" is for.
  const { side } = head.node.who;
  const struck = side === 'enemy' || (side === 'any' && cursor.sees(',|and # dmg|damage'));
  const open = who === 'you' && struck ? { head } : {};
  return { nodes: [head.node as Node], own: who === 'you', ...open };
}
