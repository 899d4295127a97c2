import type { Direction, Node } from '../../program.ts';
import { aim, onto } from '../nouns/object.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

const ways: Readonly<Record<string, Extract<Direction, 'north' | 'east' | 'south' | 'west'>>> = {
  north: 'north',
  northwards: 'north',
  up: 'north',
  upwards: 'north',
  top: 'north',
  east: 'east',
  eastwards: 'east',
  right: 'east',
  south: 'south',
  southwards: 'south',
  down: 'south',
  downwards: 'south',
  bottom: 'south',
  west: 'west',
  westwards: 'west',
  left: 'west',
};

/** `east`, `to the north`, `towards the top`: which way that is on the map as it is drawn. */
export function compassWay(cursor: Cursor): (typeof ways)[string] | undefined {
  return cursor.try(() => {
    cursor.takeAny('to|towards|toward the?', 'in direction of?');
    const way = ways[cursor.peek()?.text ?? ''];
    if (way === undefined) return undefined;
    cursor.at += 1;
    return cursor.done || cursor.sees(',|.|and|until|if|;|)') ? way : undefined;
  });
}

/**
 * `Are moved 2 east`, `is pushed 1 to the north`, `push all heroes 1 west`: on a map, where nobody chooses how far; they go the whole way, as far as there
 * is room.
 */
export function swept(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (!isOwnerless(context) && !(isPlace.has(context.slot) && context.self?.owners.length === 0)) return undefined;
  return cursor.try((): Effect | undefined => {
    const isDone = subject !== undefined;
    const passive = isDone && cursor.take('are|is also? pushed|moved|swept|carried|blown|shoved|dragged');
    if (
      !passive &&
      !(isDone && cursor.take('drift|drifts|slide|slides')) &&
      !(!isDone && cursor.take('push|move|shove'))
    )
      return undefined;
    const isPush = /^(?:push|shove)/.test(cursor.before?.text ?? '');
    const whom = isDone ? undefined : aim(asked);
    const who = whom?.ref ?? subject;
    if (who === undefined || who === 'you') return undefined;
    const upTo = cursor.take('up to');
    const bare = cursor.takeAny('a space', 'one space');
    if (!bare && !cursor.take('# spaces|space?')) return undefined;
    const [base = 1] = bare ? [] : cursor.numbers;
    const direction = compassWay(cursor);
    if (direction === undefined || upTo) return undefined;
    const node: Node = {
      clause,
      node: 'push',
      who,
      distance: { base },
      direction,
      of: who,
      exactly: true,
      ...(!isPush && { moved: true }),
    };
    return whom === undefined ? { nodes: [node] } : onto(whom, [node]);
  });
}
swept.begins = beginning('are|is|drift|drifts|slide|slides|push|move|shove');

const isPlace: ReadonlySet<string> = new Set(['terrain', 'marker', 'hazard']);
