import type { Node } from '../program.ts';
import { chosen } from './chosen.ts';
import type { Context } from './context.ts';
import { type Asked, type Effect, effect } from './effect.ts';
import { area, type Head, ignoresWalls, spaceAlone } from './head.ts';
import { placeRef } from './noun-place.ts';
import { possessive } from './pronoun.ts';
import { distance } from './range.ts';
import { wordAt } from './words.ts';

/** Summons, markers and objects that come and go. */
export function pieces(asked: Asked): Effect | undefined {
  return summon(asked) ?? place(asked) ?? becomes(asked) ?? gone(asked) ?? blast(asked) ?? remove(asked);
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
  if ((subject !== undefined && subject !== 'you') || !cursor.take('place|create|summon|put|leave|spawn'))
    return undefined;
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
  const on = cursor.try(() => {
    if (!cursor.take('in|on|at|into')) return undefined;
    const whose = possessive(cursor, context);
    return whose !== undefined && cursor.take('space') ? whose : undefined;
  });
  const where = on === undefined ? site(asked) : 'bound';
  if (where === undefined) return undefined;
  const more = where === 'bound' ? undefined : further(asked);
  const max = before ?? most(asked);
  const node: Node = { clause, node: 'place', marker: ref, on: on ?? 'space', ...(max === undefined ? {} : { max }) };
  if (more !== undefined && where !== 'bound') {
    const then: Node[] = [node, { ...more, then: [node] }];
    return { nodes: [{ ...where.node, then } as Node], own: true };
  }
  return { nodes: [within(where, node)], own: on === undefined || on === 'you' };
}

/** `, and up to two more within range 1`: of the first. */
function further({ cursor, clause }: Asked): Extract<Node, { node: 'space' }> | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny(', and up to # more', 'and up to # more', ', up to # more')) return undefined;
    const [count = 1] = cursor.numbers;
    if (!cursor.takeAny('in|within|at range')) return undefined;
    const far = distance(cursor);
    if (far === undefined) return undefined;
    if (cursor.take('of') && !cursor.takeAny('the first', 'it')) return undefined;
    return { clause, node: 'space', range: far, from: 'space', sight: true, count, min: 0, then: [] };
  });
}

/** `Target's space becomes Mud`, `your space gains a Web`. */
function becomes({ cursor, context, clause }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const whose = possessive(cursor, context);
    if (whose === undefined || !cursor.take('space becomes|gains')) return undefined;
    cursor.take('a|an');
    const ground = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker']);
    if (ground === undefined) return undefined;
    cursor.at = ground.to;
    return { nodes: [{ clause, node: 'place', marker: ground.word.ref, on: whose }], own: whose === 'you' };
  });
}

/** `It is removed`, `the Snare is destroyed`, `this explodes`. */
function gone({ cursor, context, clause }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (context.marker === undefined) return undefined;
    if (!cursor.take('the marker|object|piece|mine') && placeRef(cursor, context) !== 'marker') return undefined;
    const destroyed = cursor.takeAny('is destroyed', 'explodes', 'detonates');
    if (!destroyed && !cursor.takeAny('is removed', 'disappears', 'vanishes')) return undefined;
    return { nodes: [{ clause, node: 'remove', what: 'marker', ...(destroyed && { destroyed }) }], own: true };
  });
}

/** `It deals Burst 1, 2dmg`: an area around the piece. */
function blast({ cursor, context, clause, hurt }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (context.marker === undefined) return undefined;
    // A unit does not deal an area, so "it" is the piece.
    const it = context.slot === 'marker' && cursor.take('it|this');
    if (!it && !cursor.take('the marker|object|piece|mine') && placeRef(cursor, context) !== 'marker') return undefined;
    if (!cursor.take('deals|does|makes')) return undefined;
    const shape = area(cursor);
    if (shape === undefined) return undefined;
    const inside: Context = { ...context, them: 'each', side: 'any', centre: 'marker', named: {} };
    const then: Node[] = [];
    for (;;) {
      const more = cursor.try(() => {
        if (!cursor.takeAny(', and', ',', 'and') && then.length > 0) return undefined;
        const found = effect({ cursor, context: inside, clause, subject: undefined, hurt });
        return found?.own ? undefined : found;
      });
      if (more === undefined) break;
      then.push(...more.nodes);
    }
    if (then.length === 0) return undefined;
    return {
      nodes: [{ clause, node: 'area', shape, of: 'marker', sight: true, who: { side: 'any' }, then }],
      own: true,
    };
  });
}

function remove(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  const given = cursor.take('sacrifice');
  const destroys = given || cursor.take('destroy|detonate');
  if (!destroys && !cursor.take('remove')) return undefined;
  if (context.marker !== undefined && cursor.takeAny('it|this|them', 'the marker|mine')) {
    return { nodes: [{ clause, node: 'remove', what: 'marker', ...(destroys && { destroyed: true }) }], own: true };
  }
  const named = cursor.try((): Effect | undefined => {
    const all = cursor.take('all');
    const yours = cursor.take('your');
    if (!all) cursor.take('the');
    const marker = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
    if (marker === undefined) return undefined;
    cursor.at = marker.to;
    if (!all) {
      return marker.word.ref === context.marker?.ref
        ? { nodes: [{ clause, node: 'remove', what: 'marker', ...(destroys && { destroyed: true }) }], own: true }
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
          // To be destroyed can set something off, which is not the same as being taken away.
          ...(destroys && { destroyed: true }),
          what: { marker: marker.word.ref, ...(yours ? { yours } : {}), ...(range ? { places: [{ range }] } : {}) },
        },
      ],
      own: true,
    };
  });
  if (named !== undefined) return named;
  const lying = chosenPiece(asked, destroys);
  if (lying !== undefined) return lying;
  // What one sacrifices is one's own: `life.ts`.
  return destroys && !given ? chosen(asked, (who) => ({ clause, node: 'kill', who })) : undefined;
}

/** `a Snare in range 2`, `any number of your Snares`: markers that are chosen. "To" tells what that is for, where it lay. */
function chosenPiece(asked: Asked, destroys: boolean): Effect | undefined {
  const { cursor, context, clause } = asked;
  return cursor.try((): Effect | undefined => {
    const any = cursor.take('any number of');
    const upTo = !any && cursor.take('up to #') ? (cursor.numbers[0] ?? 1) : undefined;
    if (!any && upTo === undefined && !cursor.takeAny('one of', 'a|an|one')) return undefined;
    const yours = cursor.take('your');
    const marker = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    // Objects with health are units, and are targets as those are.
    if (marker === undefined || marker.word.fields.object) return undefined;
    cursor.at = marker.to;
    const far = cursor.try(() => (cursor.take('in|within range') ? distance(cursor) : undefined));
    if (far === undefined && cursor.sees('in|within|on|with')) return undefined;
    cursor.takeAny(', one at a time');
    const what = {
      marker: marker.word.ref,
      ...(yours && { yours }),
      places: [{ range: { max: 0 }, of: 'space' as const }],
    };
    const then: Node[] = [{ clause, node: 'remove', ...(destroys && { destroyed: true }), what }];
    if (cursor.take('to')) {
      const there = cursor.take('teleport to its|that space')
        ? [{ clause, node: 'move', who: 'you', how: 'teleport', toSpace: true } as const]
        : effect(asked)?.nodes;
      if (there === undefined) return undefined;
      then.push(...there);
    }
    const count = any ? 99 : upTo;
    const range = far === undefined ? { range: {} } : { range: far };
    return {
      nodes: [
        {
          clause,
          node: 'space',
          ...range,
          sight: far !== undefined,
          on: marker.word.ref,
          ...(yours && { yours }),
          ...(count !== undefined && { count, min: 0 }),
          then,
        },
      ],
      own: true,
    };
  });
}
