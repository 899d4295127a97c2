import type { Node } from '../../program.ts';
import { aim, onto } from '../nouns/object.ts';
import { most } from '../pieces/most.ts';
import { wasAimed } from '../pieces/site.ts';
import { beginning } from '../words/cursor.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

/**
 * `Attach a Burr to the target`, `stick your Flare to an enemy in range 2 with +1def`: a piece that goes where its bearer goes. What
 * has health of its own is a unit and sticks to nobody.
 */
export function attaching(asked: Asked): Effect | undefined {
  const { cursor, context, clause, subject } = asked;
  return cursor.try((): Effect | undefined => {
    if ((subject !== undefined && subject !== 'you') || !cursor.take('attach|stick|fasten|pin')) return undefined;
    cursor.take('a|an|the|your');
    const marker = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (marker === undefined || !sticks(marker.word)) return undefined;
    cursor.at = marker.to;
    const before = most(asked);
    if (!cursor.take('to|on|onto')) return undefined;
    const { them, chosen } = context;
    const there =
      chosen &&
      them === undefined &&
      cursor.takeAny(
        'them|it|someone|anyone',
        'the|that unit|character|enemy|target',
        'a|one unit|character there',
        'whoever is there|in it',
      );
    const placed = { clause, node: 'place' as const, marker: marker.word.ref, attached: true };
    if (!there) {
      const whom = aim(asked);
      if (whom === undefined || whom.ref === 'space' || whom.ref === 'marker' || whom.ref === 'you') return undefined;
      const max = before ?? most(asked);
      return onto(whom, [{ ...placed, on: whom.ref, ...max }]);
    }
    const def = cursor.take('with + # def') ? cursor.numbers[0] : undefined;
    const max = before ?? most(asked);
    const then: Node[] = [{ ...placed, on: 'target', ...max }];
    const attack = def === undefined ? {} : { attack: { def: { base: def } } };
    const target: Node = {
      clause,
      node: 'target',
      who: { side: 'any' },
      range: { max: 0 },
      from: 'space',
      sight: false,
      ...attack,
      then,
    };
    return { nodes: [target], own: true };
  });
}
attaching.begins = beginning('attach|stick|fasten|pin');

const sticks = ({ fields }: Word): boolean => fields.object !== true && (fields.size ?? 1) <= 1;

/** `it drops in that space`: what was to stick to somebody and does not. */
export function dropping({ cursor, context, clause }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const { marker, strewn, chosen } = context;
    if (marker === undefined || strewn) return undefined;
    const before = cursor.tokens.slice(0, cursor.at).map(({ text }) => text);
    // "On a miss, put it on the space": what would have stuck to the target.
    if (wasAimed(context) && /\bmiss(?:es|ed)?\b/.test(before.join(' '))) {
      const there =
        cursor.take('put|place|leave|drop it') &&
        cursor.takeAny('there', 'on|in|into the|that|their target|targeted|chosen? space', 'on|in target space');
      return there ? { nodes: [{ clause, node: 'place', marker: marker.ref, on: 'space' }], own: true } : undefined;
    }
    if (!chosen) return undefined;
    if (!cursor.tokens.slice(0, cursor.at).some(({ text }) => /^(?:attach|stick|fasten|pin)$/.test(text)))
      return undefined;
    if (!cursor.take('it drops|falls|lands|stays in|on|to that|the targeted|target|chosen? space')) return undefined;
    const place: Node = { clause, node: 'place', marker: marker.ref, on: 'space' };
    return {
      nodes: [{ clause, node: 'if', if: [{ is: 'not', of: { is: 'attached' } }], then: [place], else: [] }],
      own: true,
    };
  });
}
dropping.begins = beginning('it|put|place|leave|drop');
