import type { Node } from '../program.ts';
import { chosen } from './displacement.ts';
import type { Asked, Effect } from './effect.ts';
import { type Head, ignoresWalls, spaceAlone } from './head.ts';
import { distance } from './range.ts';
import { wordAt } from './words.ts';

/** Summons, markers and objects that come and go. */
export function pieces(asked: Asked): Effect | undefined {
  return summon(asked) ?? place(asked) ?? remove(asked);
}

/** The space that a piece is put on: `in an empty space in range 2`, `in range 4`, the space named before. */
function site({ cursor, clause, context }: Asked): Head | 'bound' | undefined {
  if (cursor.take('in|into|on')) {
    const space = spaceAlone(cursor, clause);
    if (space !== undefined) return space;
    if (cursor.takeAny('los', 'line of sight')) return at({}, !ignoresWalls(cursor), clause);
    if (cursor.take('your space')) return undefined;
    if (!cursor.take('range')) return undefined;
    const far = distance(cursor);
    return far && at(far, !ignoresWalls(cursor), clause);
  }
  return context.centre === 'space' && context.them === undefined ? 'bound' : undefined;
}

function at(range: { min?: number; max?: number }, sight: boolean, clause: number): Head {
  const then: Node[] = [];
  return { node: { clause, node: 'space', range, sight, then }, then };
}

/** `(max 2, remove oldest)`: the oldest goes anyway, and where it does not say so one cannot have more. */
function most({ cursor }: Asked): number | undefined {
  if (cursor.takeAny('( max # , remove oldest )', '( max # , replace old|oldest )', '( max # )'))
    return cursor.numbers[0];
  return undefined;
}

function summon(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if ((subject !== undefined && subject !== 'you') || !cursor.take('summon')) return undefined;
  const count = cursor.take('#') ? (cursor.numbers[0] ?? 1) : 1;
  if (count === 1) cursor.takeAny('a|an|the');
  const card = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['summon']);
  if (card === undefined) return undefined;
  cursor.at = card.to;
  const before = most(asked);
  const where = site(asked);
  if (where === undefined) return undefined;
  const max = before ?? most(asked);
  const node: Node = {
    clause,
    node: 'summon',
    card: card.word.ref,
    ...(max === undefined ? {} : { max }),
    ...(count === 1 ? {} : { count }),
  };
  return { nodes: [within(where, node)], own: true };
}

function within(where: Head | 'bound', node: Node): Node {
  if (where === 'bound') return node;
  // A unit comes into an empty space, whether the text says so or not.
  const space = node.node === 'summon' ? { ...where.node, empty: true } : where.node;
  return { ...space, then: [node] } as Node;
}

function place(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if ((subject !== undefined && subject !== 'you') || !cursor.take('place|create')) return undefined;
  cursor.takeAny('a|an|the|your|one');
  const size = cursor.take('size #') ? cursor.numbers[0] : undefined;
  const marker = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
  if (marker === undefined) return undefined;
  cursor.at = marker.to;
  // A size that is not the piece's own would be another piece.
  if (size !== undefined && size !== (marker.word.fields.size ?? 1)) return undefined;
  const ref = marker.word.ref;
  if (cursor.takeAny('on|in each space', 'in each')) {
    if (context.centre === undefined) return undefined;
    return { nodes: [{ clause, node: 'place', marker: ref, on: 'space' }], spaces: true };
  }
  const before = most(asked);
  const where = site(asked);
  if (where === undefined) return undefined;
  const max = before ?? most(asked);
  const node: Node = { clause, node: 'place', marker: ref, on: 'space', ...(max === undefined ? {} : { max }) };
  return { nodes: [within(where, node)], own: true };
}

function remove(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  const destroys = cursor.take('destroy|sacrifice');
  if (!destroys && !cursor.take('remove')) return undefined;
  if (context.marker !== undefined && !destroys && cursor.take('it|this|them')) {
    return { nodes: [{ clause, node: 'remove', what: 'marker' }], own: true };
  }
  const named = cursor.try((): Effect | undefined => {
    const all = cursor.take('all');
    const yours = cursor.take('your');
    if (!all) cursor.take('the');
    const marker = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
    if (marker === undefined) return undefined;
    cursor.at = marker.to;
    // To be destroyed can set something off, which is not the same as being taken away.
    if (destroys && (marker.word.fields.object || /destroy|death/i.test(marker.word.text))) return undefined;
    if (!all) {
      return marker.word.ref === context.marker?.ref && !destroys
        ? { nodes: [{ clause, node: 'remove', what: 'marker' }], own: true }
        : undefined;
    }
    if (context.slot === 'marker' && marker.word.ref === context.marker?.ref && !cursor.sees('in|within')) {
      return { nodes: [{ clause, node: 'remove', what: 'marker' }], own: true };
    }
    const range = cursor.try(() => (cursor.take('in|within range') ? distance(cursor) : undefined));
    if (range === undefined && cursor.sees('in|within')) return undefined;
    return {
      nodes: [
        {
          clause,
          node: 'remove',
          what: { marker: marker.word.ref, ...(yours ? { yours } : {}), ...(range ? { places: [{ range }] } : {}) },
        },
      ],
      own: true,
    };
  });
  if (named !== undefined) return named;
  return destroys ? chosen(asked, (who) => ({ clause, node: 'kill', who })) : undefined;
}
