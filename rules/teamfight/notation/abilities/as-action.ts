import type { Cursor } from '../words/cursor.ts';

/** `can be used as a Move Action`, `costs a Free Action instead`, `is a Free Action`, `costs no action`. */
export function costs(cursor: Cursor): 'free' | 'move' | 'standard' | undefined {
  return cursor.try(() => {
    const none = cursor.takeAny(
      'costs|cost no action|actions',
      'does|do not cost an|any action|actions',
      "doesn't|don't cost an|any action|actions",
      'does|do not use|spend|take up? an|any action|actions',
      "doesn't|don't use|spend|take up? an|any action|actions",
      'is|are free',
    );
    if (none && !cursor.sees('action|actions|and|to')) return 'free' as const;
    if (!cursor.takeAny('can|may be used', 'cost|costs only?', 'are|is')) return undefined;
    const action = asAction(cursor);
    if (action !== undefined) cursor.take('instead');
    return action;
  });
}

/** `as a Move Action`, the article or the conjunction left out where it was taken already. */
export function asAction(cursor: Cursor): 'free' | 'move' | 'standard' | undefined {
  cursor.take('as');
  cursor.take('a|an');
  if (!cursor.take('free|move|standard action|actions')) return undefined;
  const said = cursor.tokens[cursor.at - 2]?.text;
  return said === 'free' || said === 'move' ? said : 'standard';
}
