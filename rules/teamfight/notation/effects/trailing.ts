import type { Node } from '../../program.ts';
import { beginning } from '../words/cursor.ts';
import type { Asked, Effect } from './effect.ts';

const into = 'into|to|through each|every|the space|spaces that? you leave|left|vacate|exit';

/** `the target is moved into each space you leave`, `it follows into each space you left`: behind a way of yours, along that. */
export function trailing({ cursor, context, clause, subject }: Asked): Effect | undefined {
  return cursor.try((): Effect | undefined => {
    const { them } = context;
    const said =
      subject !== undefined && subject !== 'you'
        ? cursor.takeAny(
            'is|are moved|pulled|dragged|drawn along? behind? you?',
            'follows|follow|trails|trail behind? you?',
            'moves|move along? behind? you?',
          )
        : cursor.takeAny(
            'drag|pull|move|draw it|them along? behind? you?',
            'drag|pull|move|draw the? target along? behind? you?',
          );
    if (!said || !cursor.take(into)) return undefined;
    const who = subject === undefined || subject === 'you' ? them : subject;
    if (who === undefined || who === 'you' || (!cursor.done && !cursor.sees(',|.|and|then'))) return undefined;
    const node: Node = { clause, node: 'move', who, how: 'walk', trailing: true, exactly: true };
    return { nodes: [node] };
  });
}
trailing.begins = beginning('is|are|follow|follows|trail|trails|move|moves|drag|pull|draw');
