import type { Node } from '../../program.ts';
import type { Asked } from '../effects/effect.ts';
import type { Head } from '../nouns/head.ts';
import { wordAt } from '../words/words.ts';

/** `on each Mud space`, `on every empty space with a Spring`, `on all Springs`: all spaces on which that lies, wherever they are. */
export const eachSuchSpace = ({ cursor, context, clause }: Asked): Head | undefined =>
  cursor.try((): Head | undefined => {
    if (!cursor.take('in|into|on|onto|at') || !cursor.take('each|every|all')) return undefined;
    const empty = cursor.take('empty|free|unoccupied');
    const before = cursor.take('space|spaces') && cursor.take('with|of');
    if (!before && cursor.before?.text.startsWith('space')) return undefined;
    if (before) cursor.take('a|an');
    const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker']);
    if (found === undefined || found.word.fields.object) return undefined;
    cursor.at = found.to;
    // "Mud spaces" is a name of it, too.
    const named = cursor.take('space|spaces') || /^spaces?$/.test(cursor.before?.text ?? '');
    // Ground covers many spaces: "on each Mud" could be one of each stretch.
    if (!named && !before && found.word.kind === 'terrain') return undefined;
    if (cursor.sees('in|within|adjacent|next|of|near|that|with|you')) return undefined;
    const then: Node[] = [];
    const node = {
      clause,
      node: 'space' as const,
      sight: false,
      ...(empty && { empty }),
      every: true as const,
      places: [{ on: found.word.ref }],
      then,
    };
    return { node, then };
  });
