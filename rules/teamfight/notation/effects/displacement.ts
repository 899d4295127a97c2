import type { Node } from '../../program.ts';
import { noun } from '../nouns/noun.ts';
import { relocating } from '../pieces/relocating.ts';
import { beginning } from '../words/cursor.ts';
import { carried } from './carried.ts';
import type { Asked, Effect, EffectForm } from './effect.ts';
import { swap } from './exchange.ts';
import { either, forced } from './forced.ts';
import { pushedWithYou } from './pushed-with-you.ts';
import { setDown } from './riding.ts';
import { swept } from './swept.ts';
import { trailing } from './trailing.ts';
import { travel } from './travel.ts';

/** Pushes, pulls, moves, flights, teleports, swaps. */
export const displacements = (): readonly EffectForm[] => [
  either,
  setDown,
  trailing,
  pushedWithYou,
  swept,
  forced,
  swap,
  players,
  carried,
  relocating,
  travel,
];

/** On rules cards a player moves a unit: `move one of their units that stands in Shallows up to 3 spaces`. */
function players({ cursor, context, clause }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    if (context.slot !== 'rules' || !cursor.take('move')) return undefined;
    const found = noun(cursor, context);
    if (
      found === undefined ||
      found.ref !== undefined ||
      found.many === 'each' ||
      found.area ||
      found.range ||
      found.seen
    ) {
      return undefined;
    }
    cursor.take('up to');
    if (!cursor.take('# spaces|space')) return undefined;
    const [base = 0] = cursor.numbers;
    const then: Node[] = [{ clause, node: 'move', who: 'target', how: 'walk', distance: { base } }];
    return { nodes: [{ clause, node: 'target', who: found.who, sight: false, then }] };
  });
}
players.begins = beginning('move');
