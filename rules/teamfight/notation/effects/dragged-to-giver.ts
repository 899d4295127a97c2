import type { Context } from '../context.ts';
import { giver, whoGave } from '../nouns/giver.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

const dragged = "are|is|be|get|you|you're pushed|pulled|dragged|moved #";

/**
 * `be pulled 2 towards Ada`, `you are pushed 1 away from the giver`, in the text of a token: its bearer goes all the way, as nobody else decides how far.
 */
export function draggedToGiver({ cursor, context, clause, subject }: Asked): Effect | undefined {
  const { slot } = context;
  if ((slot !== 'token' && slot !== 'condition') || (subject !== undefined && subject !== 'you')) return undefined;
  return cursor.try((): Effect | undefined => {
    if (cursor.sees('you are')) cursor.take('you');
    if (!cursor.take(dragged)) return undefined;
    const [base = 0] = cursor.numbers;
    cursor.take('space|spaces');
    const direction = cursor.take('towards|toward') ? 'towards' : cursor.take('away? from') ? 'away' : undefined;
    const whom =
      direction &&
      (giver(cursor, context)?.who ?? (isNamed(cursor, context) ? whoGave(context.self?.ref ?? '') : undefined));
    if (direction === undefined || whom === undefined) return undefined;
    const push = {
      clause,
      node: 'push',
      who: 'you',
      distance: { base },
      direction,
      of: 'each',
      exactly: true,
    } as const;
    return { nodes: [{ clause, node: 'each', who: whom, then: [push] }], own: true };
  });
}

/** `him`, of the hero who alone gives the token, and was named before. */
function isNamed(cursor: Cursor, { self, words }: Context): boolean {
  const owner = self?.owners.length === 1 ? self.owners[0] : undefined;
  if (owner === undefined || !cursor.take('him|her')) return false;
  return cursor.tokens.some(
    (_, at) => at < cursor.at && wordAt(words, cursor.tokens, at, cursor.at, ['hero'])?.word.ref === owner,
  );
}

draggedToGiver.begins = beginning(dragged);
