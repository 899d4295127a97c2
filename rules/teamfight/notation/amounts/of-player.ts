import type { Count } from '../../program.ts';
import type { Context } from '../context.ts';
import { takesControl } from '../match/told.ts';
import { isAtRoundEnd } from '../nouns/player-with-more.ts';
import type { Cursor } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

/** `Living hero they have`, `control point they hold`, `Coin their heroes have`: what a player has, behind "for each". */
export function ofPlayer(cursor: Cursor, { words, byPlayer }: Context): Count | undefined {
  if (!byPlayer) return undefined;
  const heroes = cursor.try((): Count | undefined => {
    cursor.takeAny('of their|your');
    const alive = cursor.take('living|surviving|remaining');
    if (!cursor.take('hero|heroes')) return undefined;
    const behind = cursor.takeAny(
      'they|you have left|alive',
      'they|you still have',
      'still? alive',
      'that|who is|are? still? alive',
      'that|who survives|survived',
      'left',
    );
    if (alive && !behind) cursor.takeAny('they|you have', 'of theirs|yours');
    return alive || behind ? { count: 'units', who: { side: 'friend', kind: 'hero' } } : undefined;
  });
  if (heroes !== undefined) return heroes;
  const held = cursor.try((): Count | undefined => {
    if (!takesControl(cursor) || isAtRoundEnd(cursor)) return undefined;
    return cursor.takeAny('that? they|you|it hold|holds|control|controls|own|owns|have', 'held|controlled|owned')
      ? { count: 'claims', side: 'friend' }
      : undefined;
  });
  return held ?? cursor.try(() => tokensHeld(cursor, words));
}

function tokensHeld(cursor: Cursor, words: Context['words']): Count | undefined {
  const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['counter', 'condition', 'token']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  const heroes = cursor.takeAny(
    'that? their|your|its heroes have|hold|carry',
    'on their|your|its heroes',
    'held|carried by their heroes',
  );
  const units = !heroes && cursor.takeAny('that? their|your|its units have|hold|carry', 'on their|your|its units');
  return heroes || units
    ? { count: 'tokens-of', token: found.word.ref, who: { side: 'friend', kind: heroes ? 'hero' : 'unit' } }
    : undefined;
}
