import type { Condition, Node } from '../../program.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const needed = oneOf('row consecutively twice once different');

/**
 * `You can't use this on the same ally twice in a row`: whoever was its target the last time is none now. `Each enemy can be targeted once per
 * game`: nor is whoever was one before.
 */
export function notAgain({ desk, out, context }: Flow, { from, to, opens, bullet }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (desk.standing || opens || bullet || cursor.lacks(needed)) return false;
  const since = cursor.try(() => onceEach(cursor));
  if (since === undefined && !says(cursor)) return false;
  // In the turns of others nobody keeps count.
  if (since === 'turn' && (context.instant || context.anyTurn || desk.reacts)) return false;
  // "Three times: range 4, 2dmg. You cannot target the same unit twice in a row": of these three.
  const isInUse = context.anew === true;
  if (isInUse && desk.tokens.slice(from, to).some(({ text }) => /^(?:game|turn)$/.test(text))) return false;
  if (!sparesAimed(out.nodes, since, isInUse)) return false;
  ran(desk, from, to);
  return true;
}
notAgain.needs = needed;

/** Since when nobody is its target again: ever before, or in the turn that runs; without either the last time. */
export type Spared = 'game' | 'turn' | undefined;

/** Leaves out whom the one target of these nodes has been before; with `now` in the same use. */
export function sparesAimed(nodes: readonly Node[], since: Spared, now = false): boolean {
  const targets = nodes.filter((node) => node.node === 'target');
  const [only] = targets;
  const others = JSON.stringify(nodes).split('"node":"target"').length > 2;
  if (only === undefined || others || only.links !== undefined || (only.max ?? 1) > 1) return false;
  const before: Condition =
    since === 'turn'
      ? { is: 'dealt-with', of: 'each', how: 'target', when: 'turn', own: true }
      : { is: 'aimed-last', of: 'each', ...(since === 'game' && { ever: true }), ...(now && { now }) };
  const fresh: Condition = { is: 'not', of: before };
  const node: Node = { ...only, who: { ...only.who, if: [...(only.who.if ?? []), fresh] } };
  Object.assign(only, node);
  return true;
}

const whom = 'unit|target|enemy|ally|hero|one';

/** `Cannot target the same enemy twice in a row`, `can't be used on the same target twice consecutively`. */
function says(cursor: Cursor): boolean {
  return (
    onTheSame(cursor) && cursor.takeAny('twice in a row', 'twice consecutively', 'two times in a row') && cursor.done
  );
}

const onTheSame = (cursor: Cursor): boolean => {
  cursor.takeAny('you', 'this|it ability?');
  return (
    cursor.take(`cannot|can't be used on the same ${whom}`) ||
    cursor.take(`cannot|can't use this ability? on the same ${whom}`) ||
    cursor.take(`cannot|can't target|choose the same ${whom}`)
  );
};

/** `Can't target the same unit twice`, `can only target each enemy once per game`, `must target a different unit each time`, `once per enemy`. */
function onceEach(cursor: Cursor): Spared {
  const start = cursor.at;
  if (onTheSame(cursor) && cursor.takeAny('twice', 'more than once')) return inWhich(cursor);
  cursor.at = start;
  cursor.takeAny('you', 'this|it ability?');
  const often =
    cursor.take(`can|may only? target each|every|a ${whom} only? once`) ||
    cursor.take(`can|may only? be used only? once per|for|on each? ${whom}`) ||
    cursor.take(`can|may only? be used on each|every ${whom} once`) ||
    cursor.take(`each ${whom} can only? be targeted only? once`) ||
    cursor.take(`each ${whom} can only? be targeted by this ability? only? once`) ||
    cursor.take(`each ${whom} can only? be its|the target of this only? once`) ||
    cursor.take(`once per|for each? ${whom}`) ||
    cursor.take(`once per|each turn per|for each? ${whom}`);
  if (cursor.before !== undefined && cursor.tokens.slice(start, cursor.at).some(({ text }) => text === 'turn'))
    return cursor.done ? 'turn' : undefined;
  const other = !often && cursor.takeAny(`must|can only? target a? different|new ${whom}|units|targets each time|use`);
  return often || other ? inWhich(cursor) : undefined;
}

/** `per game`, `in a turn`, behind how often: nothing is the game. */
function inWhich(cursor: Cursor): Spared {
  const turn = cursor.takeAny('per|each|in|a a? turn', 'in the same turn', 'this turn');
  if (!turn) cursor.takeAny('per|each|in|a a|the? game', 'this game');
  return cursor.done ? (turn ? 'turn' : 'game') : undefined;
}
