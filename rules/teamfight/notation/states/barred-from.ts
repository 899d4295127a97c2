import type { Place } from '../../program.ts';
import type { Context } from '../context.ts';
import { kindNamed } from '../nouns/kind-of-place.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Statement } from './statement.ts';

/** `You cannot enter the enemy deploy zone`, `you may not enter Mud`: whoever moves you, that is as blocking terrain to you. */
export function barredFrom(cursor: Cursor, context: Context, clause: number): Statement | undefined {
  return cursor.try((): Statement | undefined => {
    if (!cursor.takeAny("you cannot|can't|never enter", 'you may not enter', 'you are not allowed to enter'))
      return undefined;
    const place = kindNamed(cursor, context) ?? ground(cursor, context);
    if (place === undefined || !(cursor.done || cursor.sees(',|and|while|in|during'))) return undefined;
    return { of: 'you', rules: [{ clause, rule: 'barred', who: { side: 'you' }, place }] };
  });
}
barredFrom.needs = oneOf('enter');

/** `Mud`, `a Totem`, `spaces with a Totem`: where such a piece or ground lies. */
function ground(cursor: Cursor, { words }: Context): Place | undefined {
  cursor.takeAny('spaces? with|of a|an|any', 'spaces? with|of', 'a|an|any|the');
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['terrain', 'marker']);
  if (found === undefined || found.word.fields.object) return undefined;
  cursor.at = found.to;
  cursor.take('space|spaces');
  return { on: found.word.ref };
}
