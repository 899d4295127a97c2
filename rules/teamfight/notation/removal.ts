import type { Node } from '../program.ts';
import { blast, blastOf } from './blast.ts';
import { chosen } from './chosen.ts';
import { type Asked, type Effect, effect } from './effect.ts';
import { placeRef } from './noun-place.ts';
import { pieceNamed } from './piece-name.ts';
import { distance } from './range.ts';
import { wordAt } from './words.ts';

/** Pieces that leave the map, and what they do when they go. */
export function removal(asked: Asked): Effect | undefined {
  return gone(asked) ?? blast(asked) ?? remove(asked);
}

/** `It is removed`, `the Snare is destroyed`, `this explodes`. */
function gone(asked: Asked): Effect | undefined {
  const { cursor, context, clause } = asked;
  return cursor.try((): Effect | undefined => {
    if (context.marker === undefined || context.strewn) return undefined;
    // Only a piece is destroyed, whoever else "it" could be.
    const it = cursor.sees('it is destroyed|detonated') && cursor.take('it');
    if (!it && !cursor.take('the marker|object|piece|mine') && placeRef(cursor, context) !== 'marker') return undefined;
    const destroyed = cursor.takeAny('is destroyed', 'explodes', 'detonates');
    // "It explodes, dealing 2dmg to all in burst 1" is more than that.
    if (destroyed && cursor.sees(',|:|for|in|dealing')) return undefined;
    if (!destroyed && !cursor.takeAny('is removed', 'disappears', 'vanishes')) return undefined;
    const nodes: Node[] = [{ clause, node: 'remove', what: 'marker', ...(destroyed && { destroyed }) }];
    // "It is destroyed and deals burst 1, 2dmg": the same piece.
    const done = cursor.try(() => (cursor.take('and') ? blastOf(asked) : undefined));
    return { nodes: [...nodes, ...(done ?? [])], own: true };
  });
}

function remove(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  if (subject !== undefined && subject !== 'you') return undefined;
  const given = cursor.take('sacrifice');
  const destroys = given || cursor.take('destroy|detonate');
  if (!destroys && !cursor.take('remove')) return undefined;
  if (
    context.marker !== undefined &&
    !context.strewn &&
    (cursor.takeAny('it|this') || (!cursor.sees('each') && pieceNamed(cursor, context)))
  ) {
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
    const adjacent = cursor.take('adjacent');
    const marker = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    // Objects with health are units, and are targets as those are.
    if (marker === undefined || marker.word.fields.object) return undefined;
    cursor.at = marker.to;
    const named = cursor.try(() => (cursor.take('in|within range') ? distance(cursor) : undefined));
    if (named === undefined && cursor.sees('in|within|on|with')) return undefined;
    const far = adjacent ? { max: 1 } : named;
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
