import type { Who } from '../../program.ts';
import { beginning, type Cursor, oneOf } from '../words/cursor.ts';

export const seen = oneOf('los sight walls');

/** `does not need LoS`, `no line of sight needed`, in a sentence of its own too: `this ignores walls`. */
export function needsNoSight(cursor: Cursor): boolean {
  if (cursor.lacks(seen)) return false;
  return cursor.try(() => (saysSo(cursor) && (cursor.done || cursor.sees(',|and|.')) ? true : undefined)) ?? false;
}
needsNoSight.begins = beginning(
  "goes|passes|shoots|it|this|they|you|does|do|doesn't|don't|los|sight|line|without|needs|requires|no|walls|ignore|ignores|ignoring",
);

function saysSo(cursor: Cursor): boolean {
  if (cursor.takeAny('goes|passes|shoots through walls', 'it|this|they goes|passes|shoots through walls')) return true;
  cursor.takeAny('this ability|attack', 'this|it|you');
  if (cursor.take("does|do|doesn't|don't not? need|require")) {
    const negative = /n't$|^not$/.test(cursor.tokens[cursor.at - 2]?.text ?? '');
    return negative && cursor.takeAny('los', 'line of sight', 'sight');
  }
  if (
    cursor.takeAny(
      'los|sight is? not needed|required',
      'line of sight is? not needed|required',
      'without needing|requiring los|sight',
      'without needing|requiring line of sight',
    )
  )
    return true;
  if (cursor.takeAny('needs|requires no los', 'needs|requires no line of sight')) return true;
  if (cursor.takeAny('no|without los needed|required?', 'no|without line of sight needed|required?')) return true;
  if (
    cursor.takeAny(
      "walls don't|cannot|can't block|stop this|it|them",
      'walls do not block|stop this|it|them',
      "walls don't|cannot|can't block|stop the line|attack|area|beam|shot",
      'walls do not block|stop the line|attack|area|beam|shot',
    )
  )
    return true;
  // "You ignore walls" could be of where one goes.
  if (cursor.before?.text !== 'you' && cursor.take('ignore walls')) return true;
  return cursor.takeAny(
    'ignores|ignoring walls',
    'ignore|ignores|ignoring los',
    'ignore|ignores|ignoring line of sight',
  );
}

/** The same group wherever it is, seen or not. */
export function whereverSeen({ places, ...who }: Who): Who {
  const blind = places?.map(({ sight: _, ...place }) => place);
  return blind === undefined ? who : { ...who, places: blind };
}
